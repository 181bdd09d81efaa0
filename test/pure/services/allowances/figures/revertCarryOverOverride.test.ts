/** POST /allowances/{id}/revert-carryover-override (spec: Allowance Management; allowances C4; decisions 4, 6). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivedId } from '../../../../../src/allowance/derivedId'
import type { Member, WorkspaceSnapshot } from '../../../../../src/records'
import { getAllowanceBreakdown, getMemberAllowances, revertCarryOverOverride, setMemberAllowance } from '../../../../../src/services'
import {
  ada, adjusted, annual, boss, entry, failureOf, id, member, now, request, root, row, start, summer, valueOf, workspace,
} from './given'

const nobody = member('Nobody')
const overridden = row(2026, { broughtForwardOverride: 9, compensatoryTimeOff: 2 })

describe('C4: dropping a hand-set carry-over', () => {
  test('answers the value before, keeps the rest of the row, and logs both values', async () => {
    const { ports, saved } = start({ memberAllowances: [row(2025), overridden] })
    const before = saved()
    expect(valueOf(await revertCarryOverOverride(ports, root.id, overridden.id))).toStrictEqual({ broughtForward: 9 })
    expect(saved()).toStrictEqual({
      ...before,
      memberAllowances: [row(2025), { ...overridden, broughtForwardOverride: null, updatedAt: now }],
      auditEntries: [entry(1, 'carryover_override_reverted', { member_allowance_id: id('row 2026'), year: 2026, brought_forward: { from: 9, to: 5 } })],
    })
  })

  test('recomputes this and all later years', async () => {
    const { ports } = start({ memberAllowances: [overridden], requests: [summer, request('long', ada, '2026-02-02', '2026-03-06')] })
    const figures = async () => valueOf(await getMemberAllowances(ports, root.id, ada.id)).map(({ broughtForward, remaining }) => [broughtForward, remaining])
    // 25 days off in 2026, all of them before the carry-over expires.
    expect(await figures()).toEqual([[0, 8], [9, 6], [5, 25]])
    await revertCarryOverOverride(ports, root.id, overridden.id)
    expect(await figures()).toEqual([[0, 8], [5, 2], [2, 22]])
  })

  test.each([0, -3])('of %d as of any other', async (broughtForwardOverride) => {
    const { ports, saved } = start({ memberAllowances: [{ ...overridden, broughtForwardOverride }] })
    expect(valueOf(await revertCarryOverOverride(ports, root.id, overridden.id))).toStrictEqual({ broughtForward: broughtForwardOverride })
    expect(saved().auditEntries[0]?.changes).toMatchObject({ brought_forward: { from: broughtForwardOverride, to: 5 } })
  })

  test('of a year that the member does not have: from what was set to nothing', async () => {
    const { ports, saved } = start({ memberAllowances: [row(2020, { broughtForwardOverride: 4 })] })
    expect(valueOf(await revertCarryOverOverride(ports, root.id, id('row 2020')))).toStrictEqual({ broughtForward: 4 })
    expect(saved().auditEntries[0]?.changes).toMatchObject({ year: 2020, brought_forward: { from: 4, to: 0 } })
  })

  test('D4, legacy model: nothing is carried, so 0 is left', async () => {
    const rows = [row(2025, { allowance: 20 }), row(2026, { allowance: 20, broughtForwardOverride: 4 })]
    const { ports, saved } = start({ workspace: workspace({ allowanceModel: 'legacy' }), memberAllowances: rows })
    expect(valueOf(await revertCarryOverOverride(ports, root.id, id('row 2026')))).toStrictEqual({ broughtForward: 4 })
    expect(saved().auditEntries[0]?.changes).toMatchObject({ brought_forward: { from: 4, to: 0 } })
  })
})

test('without one: answers what the year brings forward, writes nothing, logs nothing', async () => {
  const { ports, saved, queries } = start({ memberAllowances: [row(2026)] })
  const before = saved()
  expect(valueOf(await revertCarryOverOverride(ports, root.id, id('row 2026')))).toStrictEqual({ broughtForward: 5 })
  expect(saved()).toStrictEqual(before)
  expect(queries.filter((query) => /save|add|remove/.test(query))).toEqual([])
})

test.each<[string, Member, string, string]>([
  ['an unknown caller', nobody, overridden.id, 'UNAUTHORIZED'], ['D53: a manager', boss, overridden.id, 'FORBIDDEN'],
  ['the member', ada, overridden.id, 'FORBIDDEN'], ['D6: an unknown id', root, id('none'), 'NOT_FOUND'],
  ['D4: the derived id of a year without a row', root, derivedId(ada.id, annual.id, 2027), 'NOT_FOUND'],
])('%s: writes nothing', async (_, caller, of, code) => {
  const { ports, saved } = start({ memberAllowances: [overridden] })
  const before = saved()
  expect(failureOf(await revertCarryOverOverride(ports, caller.id, of)).code).toBe(code)
  expect(saved()).toStrictEqual(before)
})

describe('C4: there and back', () => {
  async function thereAndBack(some: Partial<WorkspaceSnapshot>, year: number, broughtForward: number): Promise<void> {
    const { ports, saved } = start(some)
    // The row that was made, and its times, stay.
    const figures = async () => valueOf(await getMemberAllowances(ports, root.id, ada.id)).map(({ createdAt, updatedAt, ...year }) => year)
    const breakdown = async () => valueOf(await getAllowanceBreakdown(ports, root.id, ada.id, annual.id, year))
    const before = [await figures(), await breakdown()] as const
    const set = valueOf(await setMemberAllowance(ports, root.id, ada.id, annual.id, year, { broughtForward }))
    expect(set).toMatchObject({ broughtForward, broughtForwardOverridden: true, id: before[1].memberAllowanceId })
    expect(valueOf(await revertCarryOverOverride(ports, root.id, before[1].memberAllowanceId ?? ''))).toStrictEqual({ broughtForward })
    expect([await figures(), await breakdown()]).toStrictEqual(before)
    const own = { from: before[1].figures?.broughtForward, to: broughtForward }
    expect(saved().auditEntries.map(({ eventType, changes }) => [eventType, changes?.['brought_forward']])).toEqual([
      ['carryover_overridden', own], ['carryover_override_reverted', { from: own.to, to: own.from }],
    ])
  }

  test('an example: 9 instead of 5 in 2026', async () => {
    await thereAndBack({}, 2026, 9)
  })

  test('property: a hand-set carry-over and its revert restore every figure of every year', async () => {
    const day = fc.integer({ min: 1, max: 28 }).map((of) => String(of).padStart(2, '0'))
    const dates = fc.tuple(fc.integer({ min: 2025, max: 2028 }), fc.constantFrom('01', '02', '03', '06', '12'), day).map((parts) => parts.join('-'))
    const adjustments = fc.array(fc.record({ date: dates, amount: fc.integer({ min: -8, max: 8 }).filter((of) => of !== 0), lasts: fc.boolean() }), { maxLength: 3 })
    const amount = fc.integer({ min: -20_000_000, max: 60_000_000 }).map((micro) => micro / 1_000_000 + 0)
    await fc.assert(fc.asyncProperty(adjustments, fc.array(dates, { maxLength: 4 }), fc.integer({ min: 2025, max: 2029 }), amount, async (some, starts, year, set) => {
      await thereAndBack({
        adjustments: some.map(({ date, amount: of, lasts }, index) =>
          adjusted(`a${index}`, date, of, { expiryDate: lasts && of > 0 ? `${Number(date.slice(0, 4)) + 1}-02-15` : null })),
        requests: [summer, ...starts.map((date, index) => request(`r${index}`, ada, date))],
      }, year, set)
    }), { numRuns: 40 })
  })
})
