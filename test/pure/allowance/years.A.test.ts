/** Section A of the allowance page: where years start and end, which exist, which are listed. */
import { expect, test } from 'vitest'
import { adjustment, booking, compute, dated, labels, onManual, onRule, outline, revisedRule, rule, yearOf } from './given'

const january = rule({}, 'january')
const july = rule({ yearStart: { kind: 'fixed', month: 7, day: 1 } }, 'july')

test('Vocabulary: the first revision is valid since ever, whatever its date', () => {
  const late = revisedRule([['2030-01-01', { amount: 24 }]])
  expect(yearOf(2026, { rules: [late] }).ruleAllowance).toBe(24)
})

test('Vocabulary: revisions count in order of their dates, null first, not in list order', () => {
  const shuffled = revisedRule([['2027-01-01', { amount: 28 }], [null, { amount: 20 }], ['2026-01-01', { amount: 24 }]])
  const years = compute({ rules: [shuffled], assignments: [onRule(shuffled, '2025-01-01')] })
  expect(years.map((one) => one.ruleAllowance)).toEqual([20, 24, 28])
})

test('Vocabulary: of two revisions with one date the later in the list holds', () => {
  const twice = revisedRule([[null, { amount: 20 }], ['2026-01-01', { amount: 24 }], ['2026-01-01', { amount: 26 }]])
  expect(yearOf(2026, { rules: [twice] }).ruleAllowance).toBe(26)
})

test('Vocabulary: of two revisions without a date the later in the list holds', () => {
  const twice = revisedRule([[null, { amount: 20 }], [null, { amount: 22 }]])
  expect(yearOf(2026, { rules: [twice] }).ruleAllowance).toBe(22)
})

test('Vocabulary: assignment and employment dates are inclusive on both ends', () => {
  // Only 30 June 2026: 1/30 of a month, 1/360 of the year: 30/360 = 0.083333 -> 0.08
  const facts = { rules: [january], assignments: [onRule(january, '2026-01-01', '2026-06-30')], employmentStartDate: '2026-06-30' }
  expect(yearOf(2026, facts).ruleAllowance).toBe(0.08)
})

test('Vocabulary: an assignment of a rule that is not the first is found by its id', () => {
  const other = rule({ amount: 12 }, 'other')
  expect(yearOf(2026, { rules: [january, other], assignments: [onRule(other, '2026-01-01')] }).ruleAllowance).toBe(12)
})

test('A1: a fiscal year starts on the first day of the workspace month', () => {
  const years = compute({ rules: [january], assignments: [onRule(january, '2026-04-01')], fiscalYearStartMonth: 4 })
  expect(outline(years)).toEqual(['2026: 2026-04-01 to 2027-03-31', '2027: 2027-04-01 to 2028-03-31'])
})

test('A1: a fixed start ignores the fiscal year of the workspace', () => {
  const mid = rule({ yearStart: { kind: 'fixed', month: 9, day: 15 } })
  const years = compute({ rules: [mid], assignments: [onRule(mid, '2025-09-15')], fiscalYearStartMonth: 4 })
  expect(outline(years)).toEqual(['2025: 2025-09-15 to 2026-09-14', '2026: 2026-09-15 to 2027-09-14'])
})

test('A1: fixed 31 April falls on 30 April', () => {
  const thirtyFirst = rule({ yearStart: { kind: 'fixed', month: 4, day: 31 } })
  const years = compute({ rules: [thirtyFirst], assignments: [onRule(thirtyFirst, '2026-04-30')] })
  expect(outline(years)).toEqual(['2026: 2026-04-30 to 2027-04-29', '2027: 2027-04-30 to 2028-04-29'])
})

test('A1: fixed 29 February falls on 28 February in common years', () => {
  const leapDay = rule({ yearStart: { kind: 'fixed', month: 2, day: 29 } })
  const years = compute({ rules: [leapDay], assignments: [onRule(leapDay, '2027-02-28')], asOf: '2028-03-01' })
  expect(outline(years)).toEqual([
    '2027: 2027-02-28 to 2028-02-28', '2028: 2028-02-29 to 2029-02-27', '2029: 2029-02-28 to 2030-02-27',
  ])
})

test('A1: the employment anniversary starts the year', () => {
  const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } })
  const years = compute({ rules: [anniversary], assignments: [onRule(anniversary, '2024-01-01')], employmentStartDate: '2024-05-10' })
  expect(outline(years)).toEqual([
    '2024: 2024-05-10 to 2025-05-09', '2025: 2025-05-10 to 2026-05-09', '2026: 2026-05-10 to 2027-05-09', '2027: 2027-05-10 to 2028-05-09',
  ])
})

test('A1: an anniversary of 29 February falls on 28 February in common years and on the 29th in leap years', () => {
  const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } })
  const years = compute({
    rules: [anniversary], assignments: [onRule(anniversary, '2024-02-29')], employmentStartDate: '2024-02-29', asOf: '2028-03-01',
  })
  expect(outline(years)).toEqual([
    '2024: 2024-02-29 to 2025-02-27', '2025: 2025-02-28 to 2026-02-27', '2026: 2026-02-28 to 2027-02-27',
    '2027: 2027-02-28 to 2028-02-28', '2028: 2028-02-29 to 2029-02-27', '2029: 2029-02-28 to 2030-02-27',
  ])
})

test('A1: an anniversary without an employment start is the fiscal year of the workspace', () => {
  const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } })
  const years = compute({ rules: [anniversary], assignments: [onRule(anniversary, '2026-04-01')], fiscalYearStartMonth: 4 })
  expect(outline(years)).toEqual(['2026: 2026-04-01 to 2027-03-31', '2027: 2027-04-01 to 2028-03-31'])
})

test('A2: the first year starts with the nominal year, not with the first covered day', () => {
  const years = compute({ rules: [january], assignments: [onRule(january, '2026-03-15')] })
  expect(outline(years)).toEqual(['2026: 2026-01-01 to 2026-12-31', '2027: 2027-01-01 to 2027-12-31'])
})

test('A2: a start in February of an April year lies in the year labelled by the April before', () => {
  const years = compute({ rules: [january], assignments: [onRule(january, '2026-02-15')], fiscalYearStartMonth: 4, asOf: '2026-03-01' })
  expect(outline(years)).toEqual(['2025: 2025-04-01 to 2026-03-31', '2026: 2026-04-01 to 2027-03-31'])
})

test('A2: the first covered day is the later one of assignment and employment', () => {
  const years = compute({ rules: [january], assignments: [onRule(january, '2024-11-01')], employmentStartDate: '2026-02-01' })
  expect(labels(years)).toEqual([2026, 2027])
})

test('A2: from a January rule to a July rule in June: one year of 18 months that grants 1.5 times', () => {
  const years = compute({
    rules: [january, july], assignments: [onRule(january, '2026-01-01', '2026-06-30'), onRule(july, '2026-07-01')], asOf: '2026-12-31',
  })
  expect(outline(years)).toEqual(['2026: 2026-01-01 to 2027-06-30', '2027: 2027-07-01 to 2028-06-30'])
  // 6/12 of 30 on 1 January, all of 30 on 1 July
  expect(years.map((one) => dated(one, 'grant'))).toEqual([[['2026-01-01', 15], ['2026-07-01', 30]], [['2027-07-01', 30]]])
  expect(years.map((one) => one.ruleAllowance)).toEqual([45, 30])
})

test('A2: the same 18 months when one rule changes its year start by a revision', () => {
  const moved = revisedRule([[null, {}], ['2026-07-01', { yearStart: { kind: 'fixed', month: 7, day: 1 } }]])
  const years = compute({ rules: [moved], asOf: '2026-12-31' })
  expect(outline(years)).toEqual(['2026: 2026-01-01 to 2027-06-30', '2027: 2027-07-01 to 2028-06-30'])
  expect(years.map((one) => one.ruleAllowance)).toEqual([45, 30])
})

test('A2: from a July rule to a January rule at New Year: one short year of six months', () => {
  const years = compute({
    rules: [january, july], assignments: [onRule(july, '2025-07-01', '2025-12-31'), onRule(january, '2026-01-01')],
  })
  expect(outline(years)).toEqual(['2025: 2025-07-01 to 2025-12-31', '2026: 2026-01-01 to 2026-12-31', '2027: 2027-01-01 to 2027-12-31'])
  expect(years.map((one) => one.ruleAllowance)).toEqual([15, 30, 30]) // 6/12 of 30 in the short one
})

test('A2: a calendar year without a year start has no boundary and its label is skipped', () => {
  // July rule through March 2026, January rule from April: neither 1 January nor 1 July 2026 starts a year.
  const years = compute({
    rules: [january, july], assignments: [onRule(july, '2025-07-01', '2026-03-31'), onRule(january, '2026-04-01')], asOf: '2027-06-30',
  })
  expect(outline(years)).toEqual(['2025: 2025-07-01 to 2026-12-31', '2027: 2027-01-01 to 2027-12-31', '2028: 2028-01-01 to 2028-12-31'])
  expect(dated(years[0]!, 'grant')).toEqual([['2025-07-01', 22.5], ['2026-04-01', 22.5]]) // 9/12 each
})

test('A2: the first year start of a calendar year is the boundary, a second one in it is none', () => {
  const years = compute({
    rules: [january, july], assignments: [onRule(january, '2026-01-01', '2027-03-31'), onRule(july, '2027-04-01')], asOf: '2027-12-31',
  })
  expect(outline(years)).toEqual(['2026: 2026-01-01 to 2026-12-31', '2027: 2027-01-01 to 2028-06-30', '2028: 2028-07-01 to 2029-06-30'])
  // 3/12 of the January year, 3/12 of the July year 2026 (April to June), all of the July year 2027
  expect(dated(years[1]!, 'grant')).toEqual([['2027-01-01', 7.5], ['2027-04-01', 7.5], ['2027-07-01', 30]])
})

test('A2: a change to the employment anniversary makes one longer year', () => {
  const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } }, 'anniversary')
  const years = compute({
    rules: [january, anniversary], employmentStartDate: '2020-05-10',
    assignments: [onRule(january, '2026-01-01', '2026-12-31'), onRule(anniversary, '2027-01-01')],
  })
  expect(outline(years)).toEqual(['2026: 2026-01-01 to 2027-05-09', '2027: 2027-05-10 to 2028-05-09'])
  // 1 to 9 January = 9/31 of the month from 10 December, then four months: 4.290323/12*30 = 10.7258
  expect(dated(years[0]!, 'grant')).toEqual([['2026-01-01', 30], ['2027-01-01', 10.73]])
})

test('A2: in a gap the terms last in force set the boundary', () => {
  const april = rule({ yearStart: { kind: 'fixed', month: 4, day: 1 } }, 'april')
  const years = compute({
    rules: [january, april], assignments: [onRule(january, '2026-01-01', '2026-06-30'), onRule(april, '2028-05-01')], asOf: '2028-06-30',
  })
  // 1 January 2028 lies in the gap, so the January rule still sets it; the next boundary is 1 April 2029.
  expect(outline(years)).toEqual(['2026: 2026-01-01 to 2026-12-31', '2028: 2028-01-01 to 2029-03-31', '2029: 2029-04-01 to 2030-03-31'])
  expect(dated(years[1]!, 'grant')).toEqual([['2028-05-01', 27.5]]) // 11/12 of the April year
})

test('A2: after the end the terms last in force end the year', () => {
  const years = compute({ rules: [july], assignments: [onRule(july, '2026-07-01', '2027-01-31')], asOf: '2030-01-01' })
  expect(outline(years)).toEqual(['2026: 2026-07-01 to 2027-06-30'])
})

test('A2: manual assignments use the fiscal year of the workspace', () => {
  const years = compute({ rules: [], assignments: [onManual('2026-05-20')], fiscalYearStartMonth: 4 })
  expect(outline(years)).toEqual(['2026: 2026-04-01 to 2027-03-31', '2027: 2027-04-01 to 2028-03-31'])
})

test('A2: from manual in an April workspace to a rule of 1 January', () => {
  const fixed = rule({ yearStart: { kind: 'fixed', month: 1, day: 1 } })
  const years = compute({
    rules: [fixed], assignments: [onManual('2026-04-01', '2026-12-31'), onRule(fixed, '2027-01-01')], fiscalYearStartMonth: 4,
  })
  expect(outline(years)).toEqual(['2026: 2026-04-01 to 2026-12-31', '2027: 2027-01-01 to 2027-12-31'])
})

test('A3: a year without a covered day does not exist', () => {
  const years = compute({
    rules: [january], assignments: [onRule(january, '2026-01-01', '2026-06-30'), onRule(january, '2028-05-01', '2028-12-31')], asOf: '2035-01-01',
  })
  expect(labels(years)).toEqual([2026, 2028])
})

test('A3: one covered day makes a year', () => {
  const years = compute({ employmentEndDate: '2027-01-01', asOf: '2030-01-01' })
  expect(years.map((one) => [one.year, one.ruleAllowance])).toEqual([[2026, 30], [2027, 0.08]]) // 1/31/12*30 = 0.0806
})

test('A3: years before the employment do not exist', () => {
  const years = compute({ rules: [january], assignments: [onRule(january, '2020-01-01')], employmentStartDate: '2026-12-31' })
  expect(labels(years)).toEqual([2026, 2027])
})

test('A3: without an assignment, or with one wholly outside the employment, there is no year', () => {
  expect(compute({ assignments: [] })).toEqual([])
  expect(compute({ employmentEndDate: '2025-12-31' })).toEqual([])
})

test('A3: an adjustment or a booking makes no year', () => {
  const years = compute({
    rules: [january], assignments: [onRule(january, '2026-01-01', '2026-12-31')], asOf: '2030-01-01',
    adjustments: [adjustment('2027-05-01', 5)], bookings: [booking('2027-05-02', 1)],
  })
  expect(labels(years)).toEqual([2026])
})

test('A4: listed are the years through the one after that of asOf', () => {
  const facts = { rules: [january], assignments: [onRule(january, '2020-01-01')] }
  expect(labels(compute({ ...facts, asOf: '2026-06-30' }))).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027])
  expect(labels(compute({ ...facts, asOf: '2020-12-31' }))).toEqual([2020, 2021])
  expect(labels(compute({ ...facts, asOf: '2021-01-01' }))).toEqual([2020, 2021, 2022])
})

test('A4: an asOf before the first year counts as lying in it', () => {
  expect(labels(compute({ rules: [january], assignments: [onRule(january, '2030-03-01')], asOf: '2026-06-30' }))).toEqual([2030, 2031])
})

test('A4: in a gap the listed ones reach the year after the gap', () => {
  const gap = { rules: [january], assignments: [onRule(january, '2026-01-01', '2026-12-31'), onRule(january, '2029-01-01')] }
  expect(labels(compute({ ...gap, asOf: '2026-06-30' }))).toEqual([2026, 2029])
  expect(labels(compute({ ...gap, asOf: '2028-06-30' }))).toEqual([2026, 2029])
  expect(labels(compute({ ...gap, asOf: '2029-01-01' }))).toEqual([2026, 2029, 2030])
})

test('A4: after the last year all are listed', () => {
  expect(labels(compute({ rules: [january], assignments: [onRule(january, '2026-01-01', '2027-03-31')], asOf: '2040-01-01' }))).toEqual([2026, 2027])
})

test('A4: a booking far ahead lists no further year', () => {
  expect(labels(compute({ bookings: [booking('2031-05-01', 1)] }))).toEqual([2026, 2027])
})
