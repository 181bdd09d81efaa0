/** GET /members/{id} and GET /members/custom_id/{custom_id} (spec: Member; decisions 6, 42, 53). */
import { derivedId } from '../../../../src/allowance/derivedId'
import { describe, expect, test } from 'vitest'
import type { Ports } from '../../../../src/ports'
import type { AllowanceType, Id, Member, WorkspaceSnapshot } from '../../../../src/records'
import { type MemberDetails, getMember, getMemberByCustomId } from '../../../../src/services'
import { adjustment, handSet, onRule, rule } from '../../allowance/given'
import { ada, annual, bavaria, bob, boss, cleo, company, failureOf, id, member, olaf, open, request, root, sales, valueOf, workshop } from '../reads/given'

const details = async (of: Member, some: Partial<WorkspaceSnapshot> = {}, caller = root): Promise<MemberDetails> =>
  valueOf(await getMember(open(company(some)).ports, caller.id, of.id))

/** Both ways to read a member: what a caller is answered. */
async function answers(caller: Member, of: Member): Promise<readonly string[]> {
  const { ports } = open(company())
  const results = [await getMember(ports, caller.id, of.id), await getMemberByCustomId(ports, caller.id, of.customId ?? '')]
  return results.map((result) => (result.ok ? result.value?.member.name ?? 'null' : result.failure.code))
}

describe('D53: who reads a member', () => {
  test.each([['an admin', root], ['a manager of one of her departments', boss], ['she herself', ada]] as const)('%s', async (_, caller) => {
    expect(await answers(caller, ada)).toStrictEqual(['Ada', 'Ada'])
  })

  test.each([['a colleague', bob], ['a manager of another department', olaf], ['a member of another department', cleo]] as const)('not %s: known is FORBIDDEN', async (_, caller) => {
    expect(await answers(caller, ada)).toStrictEqual(['FORBIDDEN', 'FORBIDDEN'])
  })

  test('D6: unknown is NOT_FOUND by id and null by custom id, for everybody', async () => {
    for (const caller of [root, boss, ada]) expect(await answers(caller, member('Nobody', { customId: 'N-1' }))).toStrictEqual(['NOT_FOUND', 'null'])
  })

  test('D6: a caller who is unknown is UNAUTHORIZED, whatever they ask for', async () => {
    expect(await answers(member('Nobody'), ada)).toStrictEqual(['UNAUTHORIZED', 'UNAUTHORIZED'])
    expect(await answers(member('Nobody'), member('None', { customId: 'N-1' }))).toStrictEqual(['UNAUTHORIZED', 'UNAUTHORIZED'])
  })
})

describe('what is answered', () => {
  test('the record, its departments in order, and the holiday calendar by id and name', async () => {
    expect(await details(ada)).toStrictEqual({
      member: ada, approvers: [], holidayCalendar: { id: bavaria.id, name: 'Bavaria' }, allowances: [],
      departments: [{ id: workshop.id, name: 'Workshop', isHidden: false }, { id: sales.id, name: 'Sales', isHidden: false }],
    })
    expect(await details(bob)).toMatchObject({ departments: [{ id: sales.id, name: 'Sales' }], holidayCalendar: null })
  })

  test('D42: the approvers in the order in which they are asked', async () => {
    const asked = { ...ada, approverIds: [olaf.id, boss.id, cleo.id] }
    const ref = ({ id: of, name, email, customId }: Member) => ({ id: of, name, email, customId })
    expect((await details(asked, { members: [root, asked, boss, cleo, olaf] })).approvers).toStrictEqual([ref(olaf), ref(boss), ref(cleo)])
  })

  test('the same in whichever order a store answers', async () => {
    const asked = { ...ada, approverIds: [olaf.id, boss.id] }
    const { ports } = open(company({ members: [root, asked, boss, olaf] }))
    const reversed = <T>(query: (ids: readonly Id[]) => Promise<readonly T[]>) => async (ids: readonly Id[]) => [...await query(ids)].reverse()
    for (const turned of [false, true]) {
      const either: Ports = {
        ...ports,
        unitOfWork: {
          ...ports.unitOfWork,
          read: (work) => ports.unitOfWork.read(({ members, departments, ...others }) => work(turned ? {
            ...others, members: { ...members, byIds: reversed(members.byIds) }, departments: { ...departments, byIds: reversed(departments.byIds) },
          } : { ...others, members, departments })),
        },
      }
      const read = valueOf(await getMember(either, root.id, ada.id))
      expect(read.approvers.map(({ name }) => name)).toStrictEqual(['Olaf', 'Boss'])
      expect(read.departments.map(({ name }) => name)).toStrictEqual(['Workshop', 'Sales'])
    }
  })

  test('D42: the managers of the configured department, which need not be one of the member', async () => {
    const managed: Member = { ...ada, departmentIds: [sales.id], approverConfig: { type: 'department', departmentId: workshop.id, identityProviderSyncLevel: null } }
    const behind = { ...workshop, managers: [{ memberId: cleo.id, predecessorMemberId: boss.id }, { memberId: boss.id, predecessorMemberId: null }] }
    const read = await details(managed, { members: [root, cleo, managed, boss], departments: [behind, sales] })
    expect(read.approvers.map(({ name }) => name)).toStrictEqual(['Boss', 'Cleo'])
    expect(read.departments.map(({ name }) => name)).toStrictEqual(['Sales'])
  })
})

describe('spec: Member allowance entry', () => {
  const hers = { memberId: ada.id, allowanceTypeId: annual.id }
  const thirty = { ...rule(), allowanceTypeId: annual.id }
  const facts: Partial<WorkspaceSnapshot> = {
    rules: [thirty], assignments: [{ ...onRule(thirty, '2026-01-01'), ...hers }],
    // Monday and Tuesday of next week.
    requests: [request('next', ada, '2026-03-09', '2026-03-10')],
  }
  const figures = async (some: Partial<WorkspaceSnapshot> = {}) => (await details(ada, { ...facts, ...some })).allowances

  test('the years of the fold as of now, oldest first, without entries', async () => {
    const years = await figures()
    expect(years.map(({ year, allowance, broughtForward, taken, remaining, compensatoryTimeOff }) =>
      [year, allowance, broughtForward, taken, remaining, compensatoryTimeOff])).toStrictEqual([[2026, 30, 0, 2, 28, 0], [2027, 30, 28, 0, 58, 0]])
    expect(years[0]).toMatchObject({ allowanceType: annual, id: derivedId(ada.id, annual.id, 2026), createdAt: null, updatedAt: null, from: '2026-01-01', to: '2026-12-31' })
    expect(years[0]).not.toHaveProperty('entries')
  })

  test('a year that was set by hand has the id and times of its record, and of no other', async () => {
    const row = { ...handSet(2027, { broughtForward: 3, compensatoryTimeOff: 1 }), ...hers, updatedAt: '2026-02-01T00:00:00.000Z' }
    const others = [
      { ...handSet(2026, {}), ...hers, memberId: bob.id, id: id('of bob') }, { ...handSet(2026, {}), ...hers, allowanceTypeId: id('other') },
    ]
    const [first, second] = await figures({ memberAllowances: [...others, row] })
    expect(first).toMatchObject({ year: 2026, id: derivedId(ada.id, annual.id, 2026) })
    expect(second).toMatchObject({ year: 2027, id: row.id, createdAt: row.createdAt, updatedAt: row.updatedAt, broughtForward: 3, remaining: 34 })
  })

  test('of each type that the member can use, by position; those switched off are left out', async () => {
    const type = (name: string, position: number): AllowanceType => ({ ...annual, id: id(name), position })
    const [late, early, off] = [type('late', 3), type('early', 0), type('off', 2)]
    const configured: Member = {
      ...ada, allowanceTypeConfigurations: [{ id: id('row'), allowanceTypeId: off.id, default: true, disabled: true, createdAt: ada.createdAt }],
    }
    const rules = [late, annual, off, early].map((of) => ({ ...rule({}, `rule ${of.position}`), allowanceTypeId: of.id }))
    const assignments = rules.map((of) => ({ ...onRule(of, '2026-01-01'), id: of.id, memberId: ada.id, allowanceTypeId: of.allowanceTypeId }))
    const read = await details(configured, { rules, assignments, allowanceTypes: [late, annual, off, early], members: [root, configured] })
    expect([...new Set(read.allowances.map(({ allowanceType }) => allowanceType.id))]).toStrictEqual([early.id, annual.id, late.id])
  })

  test('"now" is the date in the member\'s zone: what expires is gone the day after', async () => {
    const expiring = { ...adjustment('2026-01-01', 5, '2026-03-01'), ...hers }
    const remaining = async (timeZone: string | null) => {
      const there = { ...ada, timeZone }
      return (await details(there, { ...facts, requests: [], adjustments: [expiring], members: [root, there] })).allowances[0]?.remaining
    }
    // 09:00 on 2 March in UTC is 23:00 on 1 March in Honolulu.
    expect(await remaining(null)).toBe(30)
    expect(await remaining('Pacific/Honolulu')).toBe(35)
  })
})

test('reads write nothing and load the member only', async () => {
  const { ports, queries, saved } = open(company())
  await getMember(ports, root.id, ada.id)
  expect(saved()).toStrictEqual(company())
  expect(queries).not.toContain('members.page')
  expect(queries).not.toContain('requests.within')
  expect(failureOf(await getMember(ports, ada.id, root.id)).code).toBe('FORBIDDEN')
})
