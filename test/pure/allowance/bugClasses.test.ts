/** The bug classes of absence systems (anchors page) that concern balances, one by one. */
import { expect, test } from 'vitest'
import { adjustment, booking, compute, conserved, dated, entriesOf, handSet, labels, onRule, rule, statement, year, yearOf } from './given'

const limited = rule({ carryOver: { limit: 10 } })
const expiring = rule({ amount: 20, carryOver: { limit: 10, expiresAfterMonths: 3 } })
const opening = [handSet(2026, { broughtForward: 10 })]

test('E2, bug class "the cap carried instead of the smaller left-over": 4 left under a cap of 10 carry 4', () => {
  const years = conserved({ rules: [limited], bookings: [booking('2026-08-03', 26)] })
  expect(year(years, 2026)).toMatchObject({ carriedForward: 4, forfeited: 0 })
  expect(year(years, 2027).broughtForward).toBe(4)
})

test('E2, bug class "carry-over applied twice": it opens the next year once, also when the year is computed again', () => {
  const facts = { rules: [limited], bookings: [booking('2026-08-03', 26)], asOf: '2027-06-30' }
  const years = conserved(facts)
  expect(year(years, 2027)).toMatchObject({ broughtForward: 4, allowance: 30, remaining: 34 })
  expect(entriesOf(year(years, 2027), 'brought_forward')).toHaveLength(1)
  expect(year(compute({ ...facts, from: year(years, 2026) }), 2027)).toMatchObject({ broughtForward: 4, remaining: 34 })
})

test('E2, bug class "leave after the boundary subtracted before the cap": a January day is not taken off the old rest', () => {
  // 12 left, cap 10: 10 carried, 2 forfeited; the 5 of January come off the 10, not off the 12
  const years = conserved({ rules: [limited], bookings: [booking('2026-08-03', 18), booking('2027-01-04', 5)], asOf: '2027-02-01' })
  expect(year(years, 2026)).toMatchObject({ taken: 18, carriedForward: 10, forfeited: 2 })
  expect(year(years, 2027)).toMatchObject({ taken: 5, broughtForward: 10, remaining: 35 })
})

test('D1, bug class "late leave in a closed year charged to the new balance": it lowers the old rest first', () => {
  // Entered in 2027 for 2026: 20 of the 30 were forfeited anyway, so the new year loses nothing
  const facts = { rules: [limited], asOf: '2027-06-30' }
  const late = conserved({ ...facts, bookings: [booking('2026-12-15', 5)] })
  expect(year(late, 2026)).toMatchObject({ taken: 5, carriedForward: 10, forfeited: 15 })
  expect(year(late, 2027)).toMatchObject({ taken: 0, broughtForward: 10, remaining: 40 })
})

test('C2, bug class "a whole grant removed although partly used": 8 of 10 used, 2 lapse', () => {
  const got = year(conserved({ rules: [expiring], memberAllowances: opening, bookings: [booking('2026-03-02', 8)] }), 2026)
  expect(got).toMatchObject({ lapsed: 2, remaining: 20 })
})

test('D6, bug class "a negative lapse shown as expired": more used than carried lapses 0, a debt does not lapse', () => {
  const over = year(conserved({ rules: [expiring], memberAllowances: opening, bookings: [booking('2026-03-02', 12)] }), 2026)
  expect([over.lapsed, entriesOf(over, 'lapse')]).toEqual([0, []])
  const debt = year(conserved({ rules: [expiring], memberAllowances: [handSet(2026, { broughtForward: -3 })] }), 2026)
  expect([debt.lapsed, entriesOf(debt, 'lapse'), debt.remaining]).toEqual([0, [], 17])
})

test('D6, bug class "taken leave refunded on expiry": the 8 taken stay taken after 31 March', () => {
  const facts = { rules: [expiring], memberAllowances: opening, bookings: [booking('2026-03-02', 8)] }
  expect(yearOf(2026, { ...facts, asOf: '2026-03-31' })).toMatchObject({ taken: 8, lapsed: 0, remaining: 22 })
  expect(yearOf(2026, { ...facts, asOf: '2026-04-01' })).toMatchObject({ taken: 8, lapsed: 2, remaining: 20 })
})

test('D2, bug class "an absence longer than a lot\'s rest not split": 5 on one day take 3 of a lot and 2 of the next', () => {
  const got = year(conserved({ adjustments: [adjustment('2026-02-01', 3, '2026-03-31')], bookings: [booking('2026-03-31', 5)] }), 2026)
  expect(got).toMatchObject({ lapsed: 0, overdrawn: 0, remaining: 28 })
})

test('D2, bug class "an absence longer than a lot\'s rest not split": an absence across the expiry is split by its days', () => {
  const days = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'].map((date) => booking(date, 1, 'easter'))
  expect(year(conserved({ rules: [expiring], memberAllowances: opening, bookings: days }), 2026)).toMatchObject({ lapsed: 8, remaining: 18 })
})

test('B2, bug class "always 365 days": in 2028 half a year is 183 of 366 days', () => {
  const daily = rule({ amount: 36.6, prorationBasis: 'day' })
  const facts = { rules: [daily], assignments: [onRule(daily, '2028-01-01', '2028-07-01')], asOf: '2028-01-01' }
  expect(yearOf(2028, facts).ruleAllowance).toBe(18.3) // 31+29+31+30+31+30+1 = 183 days
})

test('B2, bug class "the last day dropped": an assignment through 31 December covers it', () => {
  const daily = rule({ amount: 365, prorationBasis: 'day' })
  expect(yearOf(2026, { rules: [daily], assignments: [onRule(daily, '2026-01-01', '2026-12-31')] }).ruleAllowance).toBe(365)
  expect(yearOf(2026, { rules: [daily], assignments: [onRule(daily, '2026-01-01', '2026-12-30')] }).ruleAllowance).toBe(364)
  expect(yearOf(2026, { rules: [daily], employmentStartDate: '2026-12-31' }).ruleAllowance).toBe(1)
  expect(yearOf(2026, { rules: [daily], employmentEndDate: '2026-01-01' }).ruleAllowance).toBe(1)
})

test('B1, bug class "the last day dropped": by month too', () => {
  const monthly = rule({ amount: 372 }) // 31 a month: 1 a day in January
  expect(yearOf(2026, { rules: [monthly], employmentEndDate: '2026-01-31' }).ruleAllowance).toBe(31)
  expect(yearOf(2026, { rules: [monthly], employmentEndDate: '2026-01-30' }).ruleAllowance).toBe(30)
})

test('D2, bug class "the last day dropped": the last usable day is usable, the last day of a year is in it', () => {
  const got = year(conserved({ adjustments: [adjustment('2026-02-01', 1, '2026-12-31')], bookings: [booking('2026-12-31', 1)], asOf: '2027-06-30' }), 2026)
  expect(got).toMatchObject({ taken: 1, lapsed: 0, carriedForward: 30 })
})

test('A1, bug class "29 February crash": year starts, anchors, employment, bookings and expiry on a leap day', () => {
  const leap = [
    rule({ yearStart: { kind: 'fixed', month: 2, day: 29 } }), rule({ yearStart: { kind: 'employment_anniversary' } }),
    rule({ cycle: 'monthly', amount: 2.5, accrualAnchorDate: '2024-02-29' }), rule({ cycle: 'bi_weekly', amount: 1, accrualAnchorDate: '2024-02-29' }),
  ]
  for (const terms of leap) {
    const years = conserved({
      rules: [terms], assignments: [onRule(terms, '2024-02-29')], employmentStartDate: '2024-02-29', adjustments: [adjustment('2024-02-29', 1, '2028-02-29')],
      bookings: [booking('2028-02-29', 1)], asOf: '2029-02-28',
    })
    expect(labels(years)).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030])
    expect(years.reduce((sum, one) => sum + one.lapsed, 0)).toBe(0) // the adjustment is used on its last day
  }
})

test('B3, bug class "day 31 crash": monthly periods from the 31st grant twelve times a year', () => {
  for (const grantTiming of ['start', 'end'] as const) {
    const years = compute({ rules: [rule({ cycle: 'monthly', amount: 2.5, grantTiming, accrualAnchorDate: '2025-12-31' })], asOf: '2028-12-31' })
    expect(years.map((one) => one.ruleAllowance)).toEqual([30, 30, 30, 30])
  }
})

test('A1, bug class "day 31 crash": a year that starts on a 31st', () => {
  const terms = rule({ yearStart: { kind: 'fixed', month: 8, day: 31 } })
  const years = compute({ rules: [terms], assignments: [onRule(terms, '2026-08-31')], asOf: '2026-09-01' })
  expect(years.map((one) => [one.from, one.to, one.ruleAllowance])).toEqual([['2026-08-31', '2027-08-30', 30], ['2027-08-31', '2028-08-30', 30]])
})

test('D7, bug class "daily runs that differ from one catch-up run": a run on each day sees the same lines as the last one', () => {
  const facts = {
    rules: [expiring], memberAllowances: opening, adjustments: [adjustment('2026-02-01', 3, '2026-05-31'), adjustment('2026-11-01', 2, '2027-01-31')],
    bookings: [booking('2026-03-02', 4), booking('2026-05-04', 2), booking('2026-12-28', 1)],
  }
  const lines = (asOf: string) => statement(yearOf(2026, { ...facts, asOf }))
  const catchUp = lines('2027-12-31')
  for (let day = Date.UTC(2026, 0, 1); day <= Date.UTC(2027, 1, 1); day += 86_400_000) {
    expect(lines(new Date(day).toISOString().slice(0, 10))).toEqual(catchUp)
  }
})

test('H2, bug class "stored durations patched when a holiday moves": the balance is that of the new bookings alone', () => {
  const before = compute({ bookings: [booking('2026-05-14', 0, 'may'), booking('2026-05-15', 1, 'may')] })
  const moved = [booking('2026-05-14', 1, 'may'), booking('2026-05-15', 0, 'may')]
  expect(year(before, 2026).remaining).toBe(29)
  expect(year(compute({ bookings: moved }), 2026)).toMatchObject({ taken: 1, remaining: 29 })
  expect(dated(year(compute({ bookings: moved }), 2026), 'booking')).toEqual([['2026-05-14', -1]])
})

test('D1, bug class "half-day leave not additive": two halves take what a whole takes', () => {
  const whole = yearOf(2026, { bookings: [booking('2026-03-02', 1)] })
  const halves = yearOf(2026, { bookings: [booking('2026-03-02', 0.5, 'morning'), booking('2026-03-02', 0.5, 'afternoon')] })
  expect([halves.taken, halves.remaining]).toEqual([whole.taken, whole.remaining])
})

test('E2, bug class "zero read as unlimited": limit 0 carries nothing, a hand-set 0 opens at nothing', () => {
  const years = conserved({ rules: [rule({ carryOver: { limit: 0 } })] })
  expect(year(years, 2026)).toMatchObject({ carriedForward: 0, forfeited: 30 })
  expect(year(years, 2027).broughtForward).toBe(0)
  expect(yearOf(2027, { memberAllowances: [handSet(2027, { broughtForward: 0 })] }).remaining).toBe(30)
})

test('B5, bug class "the grant on the carry-over day swept up by the carry-over": 1 January belongs to the new year', () => {
  const monthly = rule({ cycle: 'monthly', amount: 1, carryOver: { limit: 100, expiresAfterMonths: 1 } })
  const years = conserved({ rules: [monthly], asOf: '2027-02-01' })
  // 12 carried, not 13; they lapse on 1 February, the grants of January and February do not
  expect(year(years, 2026)).toMatchObject({ ruleAllowance: 12, carriedForward: 12 })
  expect(statement(year(years, 2027)).slice(0, 4)).toEqual([
    ['2027-01-01', 'brought_forward', 12, 12], ['2027-01-01', 'grant', 1, 13], ['2027-02-01', 'lapse', -12, 1], ['2027-02-01', 'grant', 1, 2],
  ])
})
