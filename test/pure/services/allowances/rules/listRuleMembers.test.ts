/** Spec: GET /rules/{rule_id}/members, Limits; decisions 6, 53, 58. Today is 2026-07-01 in the workspace. */
import { describe, expect, test } from 'vitest'
import { listRuleMembers } from '../../../../../src/services'
import type { Member } from '../../../../../src/records'
import { id } from '../../../allowance/given'
import { ada, bob, boss, expectAdminsOnly, expectRefusal, gone, more, on, open, root, standard, today, valueOf, yesterday } from '../types/given'

const ref = ({ id: of, name, email, customId }: Member) => ({ id: of, name, email, customId })
const crowd = Array.from({ length: 60 }, (_, n): Member => ({ ...bob, id: id(`m${String(n).padStart(2, '0')}`), name: `Member ${59 - n}`.padEnd(10) }))

type Act = Parameters<Parameters<typeof expectAdminsOnly>[0]>
const list = (limit?: number, ruleId = standard.id) => (...[ports, caller]: Act) => listRuleMembers(ports, caller, ruleId, limit === undefined ? {} : { limit })

async function membersOn(...assignments: readonly ReturnType<typeof on>[]) {
  const { ports } = open({ assignments })
  return valueOf(await listRuleMembers(ports, root.id, standard.id))
}

describe('D58: members whose assignment has not ended', () => {
  test('open, ending today, starting later; not ended yesterday, not on another rule', async () => {
    expect(await membersOn(on(ada, standard, '2025-01-01', yesterday), on(bob, more, today))).toEqual({ total: 0, members: [] })
    expect(await membersOn(on(bob, standard, '2025-01-01', today), on(ada, standard, '2027-01-01'), on(boss, standard, '2020-01-01')))
      .toStrictEqual({ total: 3, members: [ref(ada), ref(bob), ref(boss)] })
  })

  test('somebody with two such assignments counts once', async () => {
    expect(await membersOn(on(ada, standard, '2026-01-01', '2026-07-31'), on(ada, standard, '2027-01-01'))).toStrictEqual({ total: 1, members: [ref(ada)] })
  })

  test('of one name by id', async () => {
    const twins = [{ ...ada, id: id('b'), name: 'Kim' }, { ...ada, id: id('a'), name: 'Kim' }] as const
    const { ports } = open({ members: [root, ...twins], assignments: twins.map((twin) => ({ ...on(twin, standard, today), id: id(`on ${twin.id.slice(0, 4)}`) })) })
    expect(valueOf(await listRuleMembers(ports, root.id, standard.id)).members.map((one) => one.id)).toEqual([id('a'), id('b')])
  })
})

describe('spec: Limits: limit 1 to 50, default 10', () => {
  const some = { members: [root, ...crowd], assignments: crowd.map((member) => ({ ...on(member, standard, today), id: id(`on${member.id.slice(0, 8)}`) })) }

  test.each([[undefined, 10], [1, 1], [10, 10], [50, 50]])('%s: %d of 60, by name, and the total counts all', async (limit, listed) => {
    const { ports } = open(some)
    const { total, members } = valueOf(await list(limit)(ports, root.id))
    expect(total).toBe(60)
    expect(members).toStrictEqual([...crowd].sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, listed).map(ref))
  })

  test.each([0, 51, -1, 1.5, Number.NaN])('BAD_REQUEST: %d', async (limit) => {
    expect(await expectRefusal('BAD_REQUEST', list(limit), root, some)).toEqual([{ path: 'limit', message: `expected a whole number from 1 to 50, got ${limit}` }])
    await expectRefusal('BAD_REQUEST', list(limit, id('none')))
  })
})

test('D6: an unknown or a deleted rule; D53: admins only', async () => {
  await expectRefusal('NOT_FOUND', list(1, id('none')))
  await expectRefusal('NOT_FOUND', list(1, gone.id))
  await expectAdminsOnly(list())
})
