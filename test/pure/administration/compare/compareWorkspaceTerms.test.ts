/** What-if for a workspace: who is affected, and the totals. */
import { describe, expect, test } from 'vitest'
import { type ComparisonTotal, type MemberComparison, type TermsChanges, type WorkspaceSnapshot, compareWorkspaceTerms } from '../../../../src/index'
import { id, onManual, onRule, rule, terms } from '../../allowance/given'
import { deepFrozen } from '../../purity/poisoned'
import { absent, asOf, calendar, company, moved, overtime, person, standard, vacation } from './given'

interface Outcome {
  readonly members: readonly MemberComparison[]
  readonly totals: readonly ComparisonTotal[]
}

function compared(snapshot: WorkspaceSnapshot, changes: TermsChanges, query: { asOf?: string; memberId?: string } = {}): Outcome {
  const result = compareWorkspaceTerms(deepFrozen(snapshot), deepFrozen(changes), { asOf, ...query })
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  const members: MemberComparison[] = []
  let step = result.value.next()
  for (; step.done !== true; step = result.value.next()) members.push(step.value)
  return { members, totals: step.value }
}

const namesOf = ({ members }: Outcome): string[] => members.map(({ name }) => name)
/** Year, how many members, and what is not zero. */
const totalsOf = ({ totals }: Outcome): unknown[] => totals.map((total) => [total.year, total.members, moved(total)])

/** On the rule, on another one, on none, off since May, elsewhere on holidays. */
const [ada, ben, cleo, dan, eve] = [
  person('Ada'), person('Ben'), person('Cleo'), person('Dan', { employmentEndDate: '2026-05-31' }), person('Eve', { holidayCalendarId: id('elsewhere') }),
]
const other = rule({ amount: 20, carryOver: { limit: 0 } }, 'other')
const of = (who: typeof ada, assignment: ReturnType<typeof onRule>) => ({ ...assignment, id: id(`of ${who.name}`), memberId: who.id })

const snapshot = company({
  members: [eve, dan, cleo, ben, ada], rules: [standard, other], holidayCalendars: [calendar, { ...calendar, id: id('elsewhere') }],
  assignments: [
    of(ada, onRule(standard, '2026-01-01')), of(ben, onRule(other, '2026-01-01')), of(dan, onRule(standard, '2026-01-01')),
    of(eve, onRule(standard, '2026-01-01')), { ...of(cleo, onManual('2026-01-01')), allowanceTypeId: overtime.id },
  ],
  requests: [ada, ben, eve].map((who) => absent('2026-08-03', '2026-08-07', who.id)),
})

describe('an edit of a rule', () => {
  const edit: TermsChanges = { ruleEdits: [{ ruleId: standard.id, terms: { amount: 30 }, effectiveFrom: '2027-01-01' }] }

  test('reaches those who are on it then, in the order of the file; a leaver is none of them', () => {
    const outcome = compared(snapshot, edit)
    expect(namesOf(outcome)).toEqual(['Eve', 'Ada'])
    expect(totalsOf(outcome)).toEqual([[2027, 2, { ruleAllowance: 4, allowance: 4, remaining: 4, available: 4, forfeited: 4 }]])
    expect(outcome.totals[0]).toMatchObject({ allowanceTypeId: vacation.id, name: 'Vacation', unit: 'days' })
  })

  test('of an affected member the years that stay are told too', () => {
    const [eveOnly] = compared(snapshot, edit, { memberId: eve.id }).members
    expect(eveOnly?.memberId).toBe(eve.id)
    expect(eveOnly?.allowances[0]?.years.map(({ year, difference }) => [year, difference.remaining])).toEqual([[2026, 0], [2027, 2]])
  })

  test('nobody is affected by no changes, by the same terms again, or by an unknown member', () => {
    const nothing: Outcome = { members: [], totals: [] }
    expect(compared(snapshot, {})).toEqual(nothing)
    expect(compared(snapshot, { ruleEdits: [{ ruleId: standard.id, terms: { amount: 28 }, effectiveFrom: '2027-01-01' }] })).toEqual(nothing)
    expect(compared(snapshot, edit, { memberId: id('nobody') })).toEqual(nothing)
  })
})

describe('a public holiday', () => {
  test('reaches those who booked the day, in every calendar or in one', () => {
    expect(namesOf(compared(snapshot, { holidays: [{ date: '2026-08-05', duration: 'full_day' }] }))).toEqual(['Eve', 'Ben', 'Ada'])
    const one = compared(snapshot, { holidays: [{ date: '2026-08-05', duration: 'full_day', holidayCalendarId: calendar.id }] })
    expect(namesOf(one)).toEqual(['Ben', 'Ada'])
    // Each gets a day back. Ben's rule carries nothing, Ada's no more than the 10 it did before.
    expect(totalsOf(one)).toEqual([[2026, 2, { taken: -2, remaining: 2, available: 2, forfeited: 2 }]])
  })
})

describe('new rules and adjustments', () => {
  const adjustment: TermsChanges = { adjustments: [{ allowanceTypeId: vacation.id, date: '2026-06-01', expiryDate: null, amount: 1 }] }

  test('are for everybody who has an assignment of the type on the date and is employed on it', () => {
    expect(namesOf(compared(snapshot, adjustment))).toEqual(['Eve', 'Ben', 'Ada'])
    expect(namesOf(compared(snapshot, { adjustments: [{ ...adjustment.adjustments![0]!, date: '2026-05-31' }] }))).toEqual(['Eve', 'Dan', 'Ben', 'Ada'])
    const newRule = { allowanceTypeId: vacation.id, terms: terms({ amount: 28, carryOver: { limit: 10, expiresAfterMonths: 3 } }), from: '2027-01-01', to: null }
    const outcome = compared(snapshot, { newRules: [newRule] })
    // Eve and Ada change nothing by it; Ben has 28 instead of 20 and carries 10 of them.
    expect(namesOf(outcome)).toEqual(['Ben'])
    expect(totalsOf(outcome)).toEqual([[2027, 1, { ruleAllowance: 8, allowance: 8, remaining: 8, available: 8, carriedForward: 10, forfeited: -2 }]])
  })

  test('are for the member asked for, assigned or not', () => {
    const start: TermsChanges = { newRules: [{ allowanceTypeId: vacation.id, terms: terms({ amount: 12 }), from: '2026-01-01', to: null }] }
    const outcome = compared(snapshot, start, { memberId: cleo.id })
    expect(namesOf(outcome)).toEqual(['Cleo'])
    expect(outcome.members[0]?.allowances.map(({ name }) => name)).toEqual(['Vacation', 'Overtime'])
    expect(outcome.totals.map(({ year, difference }) => [year, difference.ruleAllowance])).toEqual([[2026, 12], [2027, 12]])
  })
})

test('totals are by type position, then by year; those of both units', () => {
  const hours = { ...rule({ amount: 600 }, 'hours'), allowanceTypeId: overtime.id }
  const both = company({
    members: [ada], rules: [standard, hours],
    assignments: [{ ...of(ada, onRule(hours, '2026-01-01')), id: id('hours of Ada'), allowanceTypeId: overtime.id }, of(ada, onRule(standard, '2026-01-01'))],
  })
  const outcome = compared(both, { ruleEdits: [
    { ruleId: hours.id, terms: { amount: 660 }, effectiveFrom: null }, { ruleId: standard.id, terms: { amount: 30 }, effectiveFrom: null },
  ] })
  expect(outcome.totals.map(({ name, unit, year, difference }) => [name, unit, year, difference.ruleAllowance])).toEqual([
    ['Vacation', 'days', 2026, 2], ['Vacation', 'days', 2027, 2], ['Overtime', 'hours', 2026, 60], ['Overtime', 'hours', 2027, 60],
  ])
})
