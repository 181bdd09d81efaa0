/** GET and POST /members/{member_id}/adjustments, DELETE /adjustments/{id} (allowances C1, C2; decisions 4, 6, 60). */
import { describe, expect, test } from 'vitest'
import type { NewAdjustment } from '../../../../../src/administration/adjustments/newAdjustment'
import type { Member } from '../../../../../src/records'
import { createAdjustment, deleteAdjustment, getMemberAllowances, listAdjustments } from '../../../../../src/services'
import {
  ada, adjusted, annual, bob, boss, entry, failureOf, id, made, member, now, overtime, request, root, start, valueOf,
} from '../figures/given'

const nobody = member('Nobody')
const body: NewAdjustment = { allowanceTypeId: annual.id, date: '2026-01-10', expiryDate: '2026-06-30', amount: 3, reason: ' Bonus ' }

describe('POST /members/{member_id}/adjustments', () => {
  test('C1: stores the adjustment, answers it, and logs it', async () => {
    const { ports, saved } = start()
    const stored = { ...body, id: made(1), memberId: ada.id, reason: 'Bonus', createdAt: now }
    const before = saved()
    expect(valueOf(await createAdjustment(ports, root.id, ada.id, body))).toStrictEqual(stored)
    expect(saved()).toStrictEqual({
      ...before, adjustments: [stored],
      auditEntries: [entry(2, 'adjustment_created', { adjustment_id: made(1), date: '2026-01-10', expiry_date: '2026-06-30', amount: 3 }, 'Bonus')],
    })
  })

  test('spec, Allowance model: the allowance is the rule allowance and the adjustments', async () => {
    const { ports } = start()
    await createAdjustment(ports, root.id, ada.id, body)
    const years = valueOf(await getMemberAllowances(ports, root.id, ada.id))
    expect(years.find(({ year }) => year === 2026)).toMatchObject({ ruleAllowance: 20, adjustments: 3, allowance: 23 })
  })

  test.each<[string, Member, Member, Partial<NewAdjustment>, string]>([
    ['an unknown caller', nobody, ada, {}, 'UNAUTHORIZED'], ['a manager', boss, ada, {}, 'FORBIDDEN'], ['the member', ada, ada, {}, 'FORBIDDEN'],
    ['an unknown member', root, nobody, {}, 'NOT_FOUND'], ['an unknown member and a fault', root, nobody, { amount: 0 }, 'NOT_FOUND'],
    ['an unknown type', root, ada, { allowanceTypeId: id('none') }, 'BAD_REQUEST'], ['C2: an expiry before the date', root, ada, { expiryDate: '2026-01-09' }, 'BAD_REQUEST'],
    ['half a minute', root, ada, { allowanceTypeId: overtime.id, amount: 1.5 }, 'BAD_REQUEST'],
  ])('D6: %s writes nothing', async (_, caller, of, some, code) => {
    const { ports, saved } = start()
    const before = saved()
    expect(failureOf(await createAdjustment(ports, caller.id, of.id, { ...body, ...some })).code).toBe(code)
    expect(saved()).toStrictEqual(before)
  })
})

describe('GET /members/{member_id}/adjustments', () => {
  const [early, late, twin] = [adjusted('early', '2025-03-01', 1), adjusted('late', '2026-03-01', 2), adjusted('twin', '2026-03-01', 5, { allowanceTypeId: overtime.id })]

  test('all of the member, by date, then id', async () => {
    const { ports } = start({ adjustments: [twin, late, { ...early, id: id('of bob'), memberId: bob.id }, early] })
    expect(valueOf(await listAdjustments(ports, root.id, ada.id))).toStrictEqual([early, late, twin])
  })

  test.each([[nobody, ada, 'UNAUTHORIZED'], [boss, ada, 'FORBIDDEN'], [ada, ada, 'FORBIDDEN'], [root, nobody, 'NOT_FOUND']] as const)(
    'D6: %#', async (caller, of, code) => {
      const { ports } = start()
      expect(failureOf(await listAdjustments(ports, caller.id, of.id)).code).toBe(code)
    })
})

describe('DELETE /adjustments/{id}', () => {
  const bonus = adjusted('bonus', '2026-01-10', 3, { expiryDate: '2026-06-30', reason: 'Bonus' })
  const other = adjusted('other', '2026-01-11', 1)

  test.each([[' By mistake ', 'By mistake'], [null, null]])('removes it, answers it, and logs it with the reason %j', async (reason, stored) => {
    const { ports, saved } = start({ adjustments: [bonus, other] })
    const before = saved()
    expect(valueOf(await deleteAdjustment(ports, root.id, bonus.id, { reason }))).toStrictEqual(bonus)
    expect(saved()).toStrictEqual({
      ...before, adjustments: [other],
      auditEntries: [entry(1, 'adjustment_deleted', { adjustment_id: bonus.id, date: '2026-01-10', expiry_date: '2026-06-30', amount: 3 }, stored)],
    })
  })

  test('D60: allowed when it uncovers bookings; the balance goes negative', async () => {
    // 20, 5 carried and the bonus of 5 just cover six weeks.
    const spring = request('spring', ada, '2026-03-02', '2026-04-10')
    const { ports, saved } = start({ adjustments: [{ ...bonus, amount: 5 }], requests: [spring, request('summer', ada, '2025-06-02', '2025-06-17')] })
    const remaining = async () => valueOf(await getMemberAllowances(ports, root.id, ada.id)).find(({ year }) => year === 2026)?.remaining
    expect(await remaining()).toBe(0)
    valueOf(await deleteAdjustment(ports, root.id, bonus.id, { reason: null }))
    expect(await remaining()).toBe(-5)
    expect(saved().requests).toHaveLength(2)
  })

  test.each([[nobody, bonus.id, 'UNAUTHORIZED'], [boss, bonus.id, 'FORBIDDEN'], [ada, bonus.id, 'FORBIDDEN'], [root, id('none'), 'NOT_FOUND']] as const)(
    'D6: %# writes nothing', async (caller, adjustmentId, code) => {
      const { ports, saved } = start({ adjustments: [bonus] })
      const before = saved()
      expect(failureOf(await deleteAdjustment(ports, caller.id, adjustmentId, { reason: null })).code).toBe(code)
      expect(saved()).toStrictEqual(before)
    })

  test('deleted twice: NOT_FOUND, and one entry', async () => {
    const { ports, saved } = start({ adjustments: [bonus] })
    await deleteAdjustment(ports, root.id, bonus.id, { reason: null })
    expect(failureOf(await deleteAdjustment(ports, root.id, bonus.id, { reason: null })).code).toBe('NOT_FOUND')
    expect(saved().auditEntries).toHaveLength(1)
  })
})
