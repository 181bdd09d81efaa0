/** What-if for one member: hand-worked comparisons (28 days a year, 10 carried over for 3 months, as of 30 June 2026). */
import { describe, expect, test } from 'vitest'
import { type TermsChanges, type TermsFacts, type TypeComparison, compareTerms, memberTime } from '../../../../src/index'
import { adjustment, id, onManual, onRule, revisedRule, rule, terms } from '../../allowance/given'
import { deepFrozen } from '../../purity/poisoned'
import { absent, calendar, given, leave, moved, overtime, person, standard, vacation, yearOf } from './given'

function compared(facts: TermsFacts, changes: TermsChanges): TypeComparison[] {
  const result = compareTerms(deepFrozen(facts), deepFrozen(changes))
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** Twelve days taken in 2026. */
const twelveTaken = [absent('2026-03-02', '2026-03-06'), absent('2026-07-06', '2026-07-10'), absent('2026-09-01', '2026-09-02')]

describe('shape', () => {
  test('by type position; years of both sides; figures without entries', () => {
    const facts = given({ assignments: [onRule(standard, '2026-01-01'), { ...onManual('2026-01-01'), id: id('manual'), allowanceTypeId: overtime.id }] })
    const [first, second] = compared({ ...facts, allowanceTypes: [overtime, vacation] }, {})
    expect([first, second].map((type) => [type?.allowanceTypeId, type?.name, type?.unit])).toEqual([
      [vacation.id, 'Vacation', 'days'], [overtime.id, 'Overtime', 'hours'],
    ])
    expect(first?.years.map(({ year }) => year)).toEqual([2026, 2027])
    const { before, after, difference } = first!.years[0]!
    expect(before).toEqual({
      year: 2026, from: '2026-01-01', to: '2026-12-31', ruleAllowance: 28, adjustments: 0, allowance: 28, broughtForward: 0,
      broughtForwardOverridden: false, compensatoryTimeOff: 0, taken: 0, accrued: 28, lapsed: 0, remaining: 28, available: 28, overdrawn: 0,
      carriedForward: 10, movedOn: 0, forfeited: 18, writtenOff: 0, unusedAtEnd: 0,
    })
    expect(after).toEqual(before)
    expect(difference).toEqual({
      ruleAllowance: 0, adjustments: 0, allowance: 0, broughtForward: 0, compensatoryTimeOff: 0, taken: 0, accrued: 0, lapsed: 0, remaining: 0,
      available: 0, overdrawn: 0, carriedForward: 0, movedOn: 0, forfeited: 0, writtenOff: 0, unusedAtEnd: 0,
    })
  })

  test('a type that is switched off for the member is left out', () => {
    const off = { id: id('off'), allowanceTypeId: vacation.id, default: false, disabled: true, createdAt: standard.createdAt }
    expect(compared(given({ member: person('member', { allowanceTypeConfigurations: [off] }) }), {})).toEqual([])
  })
})

describe('an edit of a rule', () => {
  test('30 instead of 28 days from 2027: 2 more in 2027, nothing in 2026', () => {
    const types = compared(given(), { ruleEdits: [{ ruleId: standard.id, terms: { amount: 30 }, effectiveFrom: '2027-01-01' }] })
    expect(moved(yearOf(2026, types))).toEqual({})
    // 10 are brought forward either way; the limit cuts off what is more at the end.
    expect(moved(yearOf(2027, types))).toEqual({ ruleAllowance: 2, allowance: 2, remaining: 2, available: 2, forfeited: 2 })
    expect(yearOf(2027, types).after?.remaining).toBe(40)
  })

  test('E2, E3: a carry-over limit of 5 instead of 10, from the start of the running year', () => {
    const types = compared(given({ requests: twelveTaken }), { ruleEdits: [{ ruleId: standard.id, terms: { carryOver: { limit: 5 } }, effectiveFrom: null }] })
    // 28 granted, 12 taken: 16 left, of which 10, or 5, are carried.
    expect(moved(yearOf(2026, types))).toEqual({ carriedForward: -5, forfeited: 5 })
    // 5 less come in. They lapse on 31 March unused, so 28 are left at the end of 2027 either way: 10, or 5, of them are carried.
    expect(moved(yearOf(2027, types))).toEqual({ broughtForward: -5, remaining: -5, available: -5, carriedForward: -5, forfeited: 5 })
  })

  test('E3: the limit of the last covered day counts: edited from 2027 it does not touch what 2026 hands on', () => {
    const types = compared(given(), { ruleEdits: [{ ruleId: standard.id, terms: { carryOver: { limit: 5 } }, effectiveFrom: '2027-01-01' }] })
    expect([moved(yearOf(2026, types)), moved(yearOf(2027, types))]).toEqual([{}, { carriedForward: -5, forfeited: 5 }])
  })

  test('H1: without a date it begins with the running nominal year; earlier years stay', () => {
    const facts = given({ assignments: [onRule(standard, '2025-01-01')] })
    const types = compared(facts, { ruleEdits: [{ ruleId: standard.id, terms: { amount: 30 }, effectiveFrom: null }] })
    expect(types[0]!.years.map(({ year, difference }) => [year, difference.ruleAllowance])).toEqual([[2025, 0], [2026, 2], [2027, 2]])
    expect(moved(yearOf(2025, types))).toEqual({})
  })

  test('what is left out of the terms stays as it is on the day on which the edit begins', () => {
    const revised = revisedRule([[null, { amount: 20 }], ['2026-07-01', { amount: 40 }]], 'standard')
    const facts = given({ rules: [revised] })
    const edit = (effectiveFrom: string | null) =>
      compared(facts, { ruleEdits: [{ ruleId: revised.id, terms: { carryOver: { limit: 0 } }, effectiveFrom }] })
    // 2026: half a year of 20, half a year of 40; 40 from 2027 on.
    expect(yearOf(2026, edit('2027-01-01')).after?.ruleAllowance).toBe(30)
    expect(yearOf(2027, edit('2027-01-01')).after).toMatchObject({ ruleAllowance: 40, carriedForward: 0 })
    expect(yearOf(2026, edit(null)).difference.ruleAllowance).toBe(0)
  })

  test('several edits of one rule follow each other', () => {
    const types = compared(given(), { ruleEdits: [
      { ruleId: standard.id, terms: { amount: 30 }, effectiveFrom: '2027-01-01' },
      { ruleId: standard.id, terms: { carryOver: { limit: null } }, effectiveFrom: '2027-01-01' },
    ] })
    expect(yearOf(2027, types).after).toMatchObject({ ruleAllowance: 30, carriedForward: 30, forfeited: 0 })
  })
})

describe('a new rule', () => {
  const thirty = terms({ amount: 30 })
  const newRule = { allowanceTypeId: vacation.id, terms: thirty, from: '2026-06-15', to: null }

  test('D59, B6: 24 days to 14 June, 30 from 15 June: 27.27', () => {
    const four = rule({ amount: 24 }, 'four')
    const types = compared(given({ rules: [four], assignments: [onRule(four, '2026-01-01')] }), { newRules: [newRule] })
    expect(yearOf(2026, types).after?.ruleAllowance).toBe(27.27)
    expect(yearOf(2026, types).difference.ruleAllowance).toBe(3.27)
    expect(yearOf(2027, types).difference.ruleAllowance).toBe(6)
  })

  test('D59: behind its last day there is no rule', () => {
    const types = compared(given(), { newRules: [{ ...newRule, from: '2026-07-01', to: '2026-09-30' }] })
    // Six months of 28, three of 30, and 2027 is no year any more.
    expect(yearOf(2026, types).after?.ruleAllowance).toBe(21.5)
    const { before, after, difference } = yearOf(2027, types)
    expect([before?.ruleAllowance, after, difference.ruleAllowance]).toEqual([28, null, -28])
  })

  test('of a type that the member had nothing of: there is no year before', () => {
    const types = compared(given({ assignments: [] }), { newRules: [{ ...newRule, from: '2026-01-01' }] })
    const { before, after, difference } = yearOf(2026, types)
    expect([before, after?.ruleAllowance, difference.remaining]).toEqual([null, 30, 30])
  })

  test('a gap is filled, and the next rule follows the last one', () => {
    const types = compared(given({ assignments: [onRule(standard, '2026-01-01', '2026-03-31')] }), { newRules: [
      { ...newRule, from: '2026-07-01', to: '2026-12-31' }, { ...newRule, terms: terms({ amount: 12 }), from: '2026-10-01' },
    ] })
    // A quarter of 28, then a quarter of 30, then a quarter of 12.
    expect(yearOf(2026, types).after?.ruleAllowance).toBe(7 + 7.5 + 3)
  })
})

describe('an adjustment', () => {
  test('C1: 3 days more in the year of its date', () => {
    const types = compared(given(), { adjustments: [{ allowanceTypeId: vacation.id, date: '2026-05-01', expiryDate: '2026-12-31', amount: 3 }] })
    expect(moved(yearOf(2026, types))).toEqual({ adjustments: 3, allowance: 3, remaining: 3, available: 3 })
    expect(moved(yearOf(2027, types))).toEqual({})
  })

  test('C2: what outlives the year moves on, beside the limit', () => {
    const types = compared(given(), { adjustments: [{ allowanceTypeId: vacation.id, date: '2026-12-01', expiryDate: '2027-02-28', amount: 0.5 }] })
    expect(moved(yearOf(2026, types))).toEqual({ adjustments: 0.5, allowance: 0.5, remaining: 0.5, movedOn: 0.5 })
    // D6: seen from June it cannot be used yet.
    expect(moved(yearOf(2027, types))).toEqual({ broughtForward: 0.5, remaining: 0.5 })
  })

  test('exactly, where binary fractions are not', () => {
    const facts = given({ adjustments: [adjustment('2026-01-01', 0.1)] })
    const types = compared(facts, { adjustments: [{ allowanceTypeId: vacation.id, date: '2026-01-01', expiryDate: null, amount: 0.2 }] })
    expect(yearOf(2026, types).difference.adjustments).toBe(0.2)
  })
})

describe('a public holiday', () => {
  /** Monday 3 to Friday 7 August 2026. */
  const week = given({ requests: [absent('2026-08-03', '2026-08-07')] })
  const on = (date: string, duration: 'full_day' | 'morning' = 'full_day') => ({ holidays: [{ date, duration }] })

  test('H2: returns a booked day, or half of it', () => {
    expect(yearOf(2026, compared(week, on('2026-08-05'))).before?.taken).toBe(5)
    expect(moved(yearOf(2026, compared(week, on('2026-08-05'))))).toEqual({ taken: -1, remaining: 1, available: 1, forfeited: 1 })
    expect(yearOf(2026, compared(week, on('2026-08-05', 'morning'))).difference.taken).toBe(-0.5)
  })

  test.each([
    ['a weekend', week, on('2026-08-08')],
    ['a day that is not booked', week, on('2026-08-10')],
    ['a day that is a holiday already', { ...week, time: memberTime(week.member, week.workspace, { ...calendar, days: [{ id: id('h'), date: '2026-08-05', duration: 'full_day', names: [] }] }) }, on('2026-08-05', 'morning')],
    ['another calendar', week, { holidays: [{ ...on('2026-08-05').holidays[0]!, holidayCalendarId: id('other') }] }],
    ['a member without a calendar', given({ ...week, member: person('member', { holidayCalendarId: null }) }), on('2026-08-05')],
    ['a leave type that ignores holidays', { ...week, leaveTypes: [{ ...leave, ignorePublicHolidays: true }] }, on('2026-08-05')],
  ])('changes nothing on %s', (_, facts, changes) => {
    expect(moved(yearOf(2026, compared(facts, changes)))).toEqual({})
  })

  test('adds the other half to a half that is known', () => {
    const morning = memberTime(week.member, week.workspace, { ...calendar, days: [{ id: id('h'), date: '2026-08-05', duration: 'morning', names: [] }] })
    const types = compared({ ...week, time: morning }, { holidays: [{ date: '2026-08-05', duration: 'afternoon', holidayCalendarId: calendar.id }] })
    expect([yearOf(2026, types).before?.taken, yearOf(2026, types).after?.taken]).toEqual([4.5, 4])
  })
})
