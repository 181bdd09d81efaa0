/** Section H of the allowance page: changed facts, and computing from a given year on. */
import { describe, expect, test } from 'vitest'
import type { AllowanceInput } from '../../../src/records/index'
import { adjustment, booking, compute, conserved, dated, handSet, labels, onManual, onRule, revisedRule, rule, year, yearOf } from './given'

describe('H1', () => {
  test('H1: a revision from the start of the running nominal year leaves earlier years where they were', () => {
    const before = rule({ amount: 24 })
    const after = revisedRule([[null, { amount: 24 }], ['2026-01-01', { amount: 30 }]])
    const years = (of: typeof before) => compute({ rules: [of], assignments: [onRule(of, '2024-01-01')] })
    expect(years(before).map((one) => one.ruleAllowance)).toEqual([24, 24, 24, 24])
    expect(years(after).map((one) => one.ruleAllowance)).toEqual([24, 24, 30, 30])
    expect(years(after).slice(0, 2)).toEqual(years(before).slice(0, 2))
  })

  test('H1: a revision within the year: each part by its terms, the total rounded once', () => {
    const revised = revisedRule([[null, { amount: 24 }], ['2026-06-15', { amount: 30 }]])
    // as the row of the worked table with two rules: 10.93 and 16.34
    expect(dated(yearOf(2026, { rules: [revised] }), 'grant')).toEqual([['2026-01-01', 10.93], ['2026-06-15', 16.34]])
  })

  test('H1: a revision that is not yet in force changes nothing before it', () => {
    const later = revisedRule([[null, {}], ['2027-01-01', { amount: 24 }]])
    expect(compute({ rules: [later] }).map((one) => one.ruleAllowance)).toEqual([30, 24])
  })
})

describe('H2', () => {
  test('H2: a changed employment date recomputes', () => {
    const facts = { bookings: [booking('2026-08-03', 10)] }
    expect(yearOf(2026, { ...facts, employmentStartDate: '2026-03-15' }).remaining).toBe(13.87) // 23.87 - 10
    expect(yearOf(2026, { ...facts, employmentStartDate: '2026-07-01' }).remaining).toBe(5)
    expect(yearOf(2026, { ...facts, employmentStartDate: '2026-03-15' }).remaining).toBe(13.87)
  })

  test('H2: a holiday that moves changes the bookings and with them all later years', () => {
    const facts = { rules: [rule({ carryOver: { limit: 10 } })], asOf: '2027-06-30' }
    const withHoliday = conserved({ ...facts, bookings: [booking('2026-08-03', 23, 'summer'), booking('2026-08-04', 0, 'summer')] })
    const without = conserved({ ...facts, bookings: [booking('2026-08-03', 23, 'summer'), booking('2026-08-04', 1, 'summer')] })
    expect(withHoliday.map((one) => [one.taken, one.broughtForward])).toEqual([[23, 0], [0, 7], [0, 10]])
    expect(without.map((one) => [one.taken, one.broughtForward])).toEqual([[24, 0], [0, 6], [0, 10]])
  })

  test('H2: nothing is remembered between inputs that share records', () => {
    const shared = rule({ cycle: 'monthly', amount: 2.083333 })
    const one: Partial<AllowanceInput> = { rules: [shared], bookings: [booking('2026-03-02', 3)] }
    const other: Partial<AllowanceInput> = { rules: [shared], employmentEndDate: '2026-09-30', unit: 'days', accrualMode: 'accrued', asOf: '2027-02-01' }
    const [first, second] = [JSON.stringify(compute(one)), JSON.stringify(compute(other))]
    expect([JSON.stringify(compute(one)), JSON.stringify(compute(other)), JSON.stringify(compute(one))]).toEqual([first, second, first])
  })

  test('H2: a record changed in place is read anew', () => {
    const bookings = [booking('2026-03-02', 3)]
    const facts = { bookings }
    expect(yearOf(2026, facts).remaining).toBe(27)
    bookings.push(booking('2026-03-03', 1))
    expect(yearOf(2026, facts).remaining).toBe(26)
  })
})

describe('H3', () => {
  /** Every year as the one to continue after: the rest must come out as it did. */
  function expectResumable(facts: Partial<AllowanceInput>): void {
    const all = conserved(facts)
    expect(all.length).toBeGreaterThan(2)
    all.slice(0, -1).forEach((before, index) => expect(compute({ ...facts, from: before }), `from ${before.year}`).toEqual(all.slice(index + 1)))
  }

  test('H3: the result starts with the year after the given one', () => {
    const all = compute({ asOf: '2028-06-30' })
    expect(labels(compute({ asOf: '2028-06-30', from: year(all, 2026) }))).toEqual([2027, 2028, 2029])
  })

  test('H3: a carried balance', () => {
    expectResumable({ rules: [rule({ carryOver: { limit: 5, expiresAfterMonths: 3 } })], bookings: [booking('2027-02-01', 2), booking('2026-08-03', 28)], asOf: '2028-06-30' })
  })

  test('H3: a carried debt', () => {
    expectResumable({ bookings: [booking('2026-08-03', 70)], asOf: '2028-06-30' })
  })

  test('H3: adjustments that move on, once and twice, keep their dates and their order', () => {
    expectResumable({
      rules: [rule({ carryOver: { limit: 5 } })], asOf: '2028-12-31',
      adjustments: [adjustment('2026-10-01', 3, '2027-02-28', 'c'), adjustment('2026-11-01', 4, '2028-03-31', 'b'), adjustment('2026-11-01', 2, '2028-03-31', 'a')],
      bookings: [booking('2026-12-01', 1), booking('2027-02-01', 2.5), booking('2028-01-10', 1), booking('2028-02-10', 0.5)],
    })
  })

  test('H3: hand-set figures before and after the given year', () => {
    expectResumable({ memberAllowances: [handSet(2026, { broughtForward: 3 }), handSet(2027, { broughtForward: -2, compensatoryTimeOff: 1 }), handSet(2028, { compensatoryTimeOff: -1 })], asOf: '2029-06-30' })
  })

  test('H3: over a gap', () => {
    const terms = rule({ carryOver: { limit: 5, expiresAfterMonths: 2 } })
    expectResumable({ rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-12-31'), onRule(terms, '2029-05-10')], asOf: '2029-06-30' })
  })

  test('H3: past a leaver\'s last year but one', () => {
    expectResumable({ employmentEndDate: '2028-03-31', bookings: [booking('2027-03-01', 5)], asOf: '2030-01-01' })
  })

  test('H3: the running total of a nominal year that began in the year before', () => {
    const july = { kind: 'fixed', month: 7, day: 1 } as const
    const [first, middle, last] = [rule({ amount: 10, yearStart: july }, 'first'), rule({ amount: 12 }, 'middle'), rule({ amount: 20, yearStart: july }, 'last')]
    const facts = {
      rules: [first, middle, last],
      assignments: [onRule(first, '2025-09-01', '2025-12-31'), onRule(middle, '2026-01-01', '2026-04-30'), onRule(last, '2026-05-01')],
    }
    expectResumable(facts)
    const from2026 = compute({ ...facts, from: year(compute(facts), 2025) })
    expect(dated(year(from2026, 2026), 'grant')).toEqual([['2026-01-01', 4], ['2026-05-01', 3.34], ['2026-07-01', 20]]) // 6.67 - 3.33
  })

  test('H3: years whose starts change, and manual ones', () => {
    const january = rule({}, 'january')
    const july = rule({ yearStart: { kind: 'fixed', month: 7, day: 1 }, carryOver: { limit: 3, expiresAfterMonths: 4 } }, 'july')
    expectResumable({
      rules: [january, july], asOf: '2030-06-30', bookings: [booking('2027-08-01', 4), booking('2029-01-03', 40)],
      assignments: [onRule(january, '2026-01-01', '2026-06-30'), onRule(july, '2026-07-01', '2028-03-31'), onManual('2028-04-01', '2028-12-31'), onRule(january, '2029-01-01')],
    })
  })

  test('H3: accrued mode with grants at the end', () => {
    expectResumable({ rules: [rule({ cycle: 'monthly', amount: 2.083333, grantTiming: 'end' })], accrualMode: 'accrued', bookings: [booking('2026-01-15', 4), booking('2027-01-04', 40)], asOf: '2028-06-30' })
  })

  test('H3: the bookings of the years before the given one no longer matter', () => {
    const facts = { asOf: '2028-06-30' }
    const before = year(compute({ ...facts, bookings: [booking('2026-08-03', 10)] }), 2026)
    const resumed = compute({ ...facts, from: before })
    expect(year(resumed, 2027)).toMatchObject({ broughtForward: 20, remaining: 50 })
  })
})
