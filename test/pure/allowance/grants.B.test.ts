/** Section B of the allowance page: what a rule grants, when, and how it is rounded. */
import { describe, expect, test } from 'vitest'
import { adjustment, compute, dated, entriesOf, id, onManual, onRule, revisedRule, rule, statement, year, yearOf, type SomeTerms } from './given'

/** Twelve dates, one a month. */
const firsts = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`)

describe('the worked table', () => {
  const april = { kind: 'fixed', month: 4, day: 1 } as const
  const rows: [string, string, string | null, SomeTerms, 'days' | 'hours', number, number, number][] = [
    ['30 a year, 15 Mar to 31 Dec', '2026-03-15', null, { amount: 30 }, 'days', 2026, 23.87, 24], // (17/31 + 9)/12; 292/365
    ['30 a year, 15 Feb to 31 Dec', '2026-02-15', null, { amount: 30 }, 'days', 2026, 26.25, 26.3], // (14/28 + 10)/12; 320/365
    ['28 a year, 1 Nov to 31 Dec', '2026-11-01', null, { amount: 28 }, 'days', 2026, 4.67, 4.68], // 2/12; 61/365
    ['30 a year, 1 Jan to 20 May', '2026-01-01', '2026-05-20', { amount: 30 }, 'days', 2026, 11.61, 11.51], // (4 + 20/31)/12; 140/365
    ['25 a year, 31 Jan to 31 Dec', '2026-01-31', null, { amount: 25 }, 'days', 2026, 22.98, 22.95], // (1/31 + 11)/12; 335/365
    ['9600 min, 15 Mar to 31 Dec', '2026-03-15', null, { amount: 9600 }, 'hours', 2026, 7639, 7680],
    ['30, year Apr 2027 to Mar 2028, 15 Feb to 31 Mar 2028', '2028-02-15', '2028-03-31', { amount: 30, yearStart: april },
      'days', 2027, 3.79, 3.77], // (15/29 + 1)/12; 46/366
  ]
  for (const [name, from, to, some, unit, label, month, day] of rows) {
    test(`B1: ${name}, by month: ${month}`, () => {
      const terms = rule({ ...some, prorationBasis: 'month' })
      expect(yearOf(label, { unit, rules: [terms], assignments: [onRule(terms, from, to)] }).ruleAllowance).toBe(month)
    })
    test(`B2: ${name}, by day: ${day}`, () => {
      const terms = rule({ ...some, prorationBasis: 'day' })
      expect(yearOf(label, { unit, rules: [terms], assignments: [onRule(terms, from, to)] }).ruleAllowance).toBe(day)
    })
  }
  test.each([
    ['B1', 'month', 10.93, 16.34, 27.27], // (5 + 14/30)/12*24 = 10.9333; (16/30 + 6)/12*30 = 16.3333; together 27.2667
    ['B2', 'day', 10.85, 16.44, 27.29], // 165/365*24 = 10.8493; 200/365*30 = 16.4384; together 27.2877
  ] as const)('%s: 24 to 14 Jun, then 30, whole year, by %s', (_, prorationBasis, first, second, sum) => {
    const before = rule({ amount: 24, prorationBasis }, 'before')
    const after = rule({ amount: 30, prorationBasis }, 'after')
    const got = yearOf(2026, { rules: [before, after], assignments: [onRule(before, '2026-01-01', '2026-06-14'), onRule(after, '2026-06-15')] })
    expect(dated(got, 'grant')).toEqual([['2026-01-01', first], ['2026-06-15', second]])
    expect(got.ruleAllowance).toBe(sum)
  })
})

describe('B1 beyond the table', () => {
  test('B1: the basis month is the default reading of whole years: exactly the amount', () => {
    expect(compute().map((one) => one.ruleAllowance)).toEqual([30, 30])
  })

  test('B1: employment dates cut a span like assignment dates do', () => {
    expect(yearOf(2026, { employmentStartDate: '2026-03-15' }).ruleAllowance).toBe(23.87) // as the first row
    expect(yearOf(2026, { employmentEndDate: '2026-05-20' }).ruleAllowance).toBe(11.61) // as the fourth row
  })

  test('B1: February of a leap year has 29 days', () => {
    const terms = rule()
    // (15/29 + 10)/12*30 = 10.517241/12*30 = 26.2931
    expect(yearOf(2028, { rules: [terms], assignments: [onRule(terms, '2028-02-15')], asOf: '2028-02-15' }).ruleAllowance).toBe(26.29)
  })

  test('B1: one covered day is 1/31 of a month', () => {
    expect(yearOf(2026, { employmentEndDate: '2026-01-01' }).ruleAllowance).toBe(0.08) // 1/31/12*30 = 0.0806
  })

  test('B1: a year from 1 March has calendar months', () => {
    const march = rule({ yearStart: { kind: 'fixed', month: 3, day: 1 } })
    // 1 March to 15 April: (1 + 15/30)/12*30 = 3.75
    expect(yearOf(2026, { rules: [march], assignments: [onRule(march, '2026-03-01', '2026-04-15')] }).ruleAllowance).toBe(3.75)
  })

  test('B1: a year from 15 March has months from the 15th', () => {
    const mid = rule({ yearStart: { kind: 'fixed', month: 3, day: 15 } })
    // 15 March to 14 April is whole, 15 to 29 April is 15 of 30 days: 1.5/12*30
    expect(yearOf(2026, { rules: [mid], assignments: [onRule(mid, '2026-03-15', '2026-04-29')] }).ruleAllowance).toBe(3.75)
  })

  test('B1: a year from 31 January has months from 28 February and 31 March, clamped', () => {
    const last = rule({ yearStart: { kind: 'fixed', month: 1, day: 31 } })
    // 31 January to 27 February is whole, 28 February to 15 March is 16 of 31 days: 1.516129/12*30 = 3.7903
    expect(yearOf(2026, { rules: [last], assignments: [onRule(last, '2026-01-31', '2026-03-15')] }).ruleAllowance).toBe(3.79)
    // 31 March to 10 April is 11 of the 30 days through 29 April: 2 + 11/30 = 2.366667/12*30 = 5.9167
    expect(yearOf(2026, { rules: [last], assignments: [onRule(last, '2026-01-31', '2026-04-10')] }).ruleAllowance).toBe(5.92)
  })

  test('B1: the twelfth month of a clamped year ends with the nominal year', () => {
    const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } })
    const facts = { rules: [anniversary], assignments: [onRule(anniversary, '2024-02-29')], employmentStartDate: '2024-02-29' }
    // The year 28 February 2027 to 28 February 2028: its twelfth month runs from 28 January, 32 days.
    // Through 12 February: 11 + 16/32 = 11.5; 11.5/12*30 = 28.75
    expect(yearOf(2027, { ...facts, employmentEndDate: '2028-02-12', asOf: '2028-01-01' }).ruleAllowance).toBe(28.75)
    // The year 29 February 2028 to 27 February 2029: its months begin on the 29th, the twelfth has 30 days.
    // Through 12 February 2029: 29 January to 12 February = 15 of 30, again 11.5
    expect(yearOf(2028, { ...facts, employmentEndDate: '2029-02-12', asOf: '2029-01-01' }).ruleAllowance).toBe(28.75)
  })

  test('B1: a 29 February anniversary grants whole years whole', () => {
    const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } })
    const years = compute({ rules: [anniversary], assignments: [onRule(anniversary, '2024-02-29')], employmentStartDate: '2024-02-29', asOf: '2028-12-31' })
    expect(years.map((one) => one.ruleAllowance)).toEqual([30, 30, 30, 30, 30, 30])
  })
})

describe('B2 beyond the table', () => {
  test('B2: a leap year has 366 days', () => {
    const terms = rule({ prorationBasis: 'day' })
    // 1 July to 31 December 2028: 184/366*30 = 15.0820
    expect(yearOf(2028, { rules: [terms], assignments: [onRule(terms, '2028-07-01')], asOf: '2028-07-01' }).ruleAllowance).toBe(15.08)
  })

  test('B2: what counts is whether the nominal year holds 29 February, not its label', () => {
    const march = rule({ prorationBasis: 'day', yearStart: { kind: 'fixed', month: 3, day: 1 } })
    // March 2028 to February 2029 has 365 days; 1 September to 28 February = 181; 181/365*30 = 14.8767
    expect(yearOf(2028, { rules: [march], assignments: [onRule(march, '2028-09-01')], asOf: '2028-09-01' }).ruleAllowance).toBe(14.88)
    // March 2027 to February 2028 has 366 days; 1 September to 29 February = 182; 182/366*30 = 14.9180
    expect(yearOf(2027, { rules: [march], assignments: [onRule(march, '2027-09-01')], asOf: '2027-09-01' }).ruleAllowance).toBe(14.92)
  })

  test('B2: whole years, leap or not, grant exactly the amount', () => {
    const terms = rule({ prorationBasis: 'day', amount: 25 })
    const years = compute({ rules: [terms], assignments: [onRule(terms, '2027-01-01')], asOf: '2028-06-30' })
    expect(years.map((one) => one.ruleAllowance)).toEqual([25, 25, 25])
  })
})

describe('B3', () => {
  const monthly = (some: SomeTerms = {}, name = 'rule') => rule({ cycle: 'monthly', amount: 2.5, ...some }, name)
  const biWeekly = (some: SomeTerms = {}, name = 'rule') => rule({ cycle: 'bi_weekly', amount: 1, ...some }, name)

  test('B3: monthly without an anchor grants on the first of each calendar month', () => {
    expect(dated(yearOf(2026, { rules: [monthly()] }), 'grant')).toEqual(firsts.map((date) => [date, 2.5]))
  })

  test('B3: a month begun on the 15th is not granted at its start, but at its end, and whole', () => {
    const start = monthly()
    expect(yearOf(2026, { rules: [start], assignments: [onRule(start, '2026-03-15')] }).ruleAllowance).toBe(22.5) // April to December
    const end = monthly({ grantTiming: 'end' })
    expect(yearOf(2026, { rules: [end], assignments: [onRule(end, '2026-03-15')] }).ruleAllowance).toBe(25) // March to December
  })

  test('B3: the proration basis is ignored for monthly and bi-weekly cycles', () => {
    for (const cycle of [monthly, biWeekly]) {
      const amounts = (['month', 'day'] as const).map((prorationBasis) => {
        const terms = cycle({ prorationBasis })
        return dated(yearOf(2026, { rules: [terms], assignments: [onRule(terms, '2026-03-15', '2026-10-20')] }), 'grant')
      })
      expect(amounts[0]).toEqual(amounts[1])
    }
  })

  test('B3: monthly periods run from the day of the anchor, before it too', () => {
    const terms = monthly({ accrualAnchorDate: '2030-05-15' })
    expect(dated(yearOf(2026, { rules: [terms] }), 'grant')).toEqual(firsts.map((date) => [date.replace(/01$/, '15'), 2.5]))
    const end = monthly({ accrualAnchorDate: '2030-05-15', grantTiming: 'end' })
    expect(dated(yearOf(2026, { rules: [end] }), 'grant')).toEqual(firsts.map((date) => [date.replace(/01$/, '14'), 2.5]))
  })

  test('B3: an anchor on a 31st is clamped in shorter months', () => {
    const terms = monthly({ accrualAnchorDate: '2026-01-31' })
    expect(dated(yearOf(2026, { rules: [terms] }), 'grant').map(([date]) => date)).toEqual([
      '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30',
      '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31',
    ])
  })

  test('B3: the periods of an anchor on a 31st end the day before the next one starts', () => {
    const terms = monthly({ accrualAnchorDate: '2026-01-31', grantTiming: 'end' })
    expect(dated(yearOf(2026, { rules: [terms] }), 'grant').map(([date]) => date)).toEqual([
      '2026-01-30', '2026-02-27', '2026-03-30', '2026-04-29', '2026-05-30', '2026-06-29',
      '2026-07-30', '2026-08-30', '2026-09-29', '2026-10-30', '2026-11-29', '2026-12-30',
    ])
  })

  test('B3: in a leap year the anchor on a 31st falls on 29 February', () => {
    const terms = monthly({ accrualAnchorDate: '2026-01-31' })
    const got = yearOf(2028, { rules: [terms], asOf: '2028-01-01' })
    expect(dated(got, 'grant')[1]).toEqual(['2028-02-29', 2.5])
  })

  test('B3: bi-weekly periods are counted from the anchor', () => {
    const got = yearOf(2026, { rules: [biWeekly({ accrualAnchorDate: '2026-01-09' })] })
    // days 9, 23, ... 359 of the year: 9 + 14*25 = 359, the next would be 373
    expect(got.ruleAllowance).toBe(26)
    expect(dated(got, 'grant').slice(0, 3).map(([date]) => date)).toEqual(['2026-01-09', '2026-01-23', '2026-02-06'])
  })

  test('B3: bi-weekly periods run backwards from the anchor too', () => {
    // 1 July is day 182 = 13*14 of 2026: grants on days 14, 28, ... 364
    const got = yearOf(2026, { rules: [biWeekly({ accrualAnchorDate: '2026-07-01' })] })
    expect(dated(got, 'grant')[0]).toEqual(['2026-01-14', 1])
    expect(dated(got, 'grant')[12]).toEqual(['2026-07-01', 1])
    expect(got.ruleAllowance).toBe(26)
  })

  test('B3: without an anchor bi-weekly periods start with the assignment, even if the employment starts later', () => {
    const got = yearOf(2026, { rules: [biWeekly()], employmentStartDate: '2026-01-10' })
    // from 1 January: 1 January (before the employment), 15 January, 29 January ...
    expect(dated(got, 'grant').slice(0, 2).map(([date]) => date)).toEqual(['2026-01-15', '2026-01-29'])
    expect(got.ruleAllowance).toBe(26) // 27 dates in 2026 less the first
  })

  test('B3: without an anchor a revision does not restart the bi-weekly periods', () => {
    const revised = revisedRule([[null, { cycle: 'bi_weekly', amount: 1 }], ['2026-03-01', { cycle: 'bi_weekly', amount: 2 }]])
    const got = yearOf(2026, { rules: [revised] })
    // 1, 15, 29 January, 12, 26 February at 1; the other 22 of 27 at 2
    expect(got.ruleAllowance).toBe(49)
    expect(dated(got, 'grant')[5]).toEqual(['2026-03-12', 2])
  })

  test('B3: two assignments without an anchor each start their own bi-weekly periods', () => {
    const terms = biWeekly()
    const got = yearOf(2026, { rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-01-20'), onRule(terms, '2026-01-21')] })
    expect(dated(got, 'grant').slice(0, 4).map(([date]) => date)).toEqual(['2026-01-01', '2026-01-15', '2026-01-21', '2026-02-04'])
  })

  test('B3: bi-weekly at the end of the period: its fourteenth day', () => {
    const got = yearOf(2026, { rules: [biWeekly({ accrualAnchorDate: '2026-01-01', grantTiming: 'end' })] })
    expect(dated(got, 'grant')[0]).toEqual(['2026-01-14', 1])
    expect(dated(got, 'grant').at(-1)).toEqual(['2026-12-30', 1]) // day 364
    expect(got.ruleAllowance).toBe(26)
  })
})

describe('B4', () => {
  test('B4: a yearly grant at the start is dated on the first day of the span in each nominal year', () => {
    const years = compute({ employmentStartDate: '2026-03-15' })
    expect(years.map((one) => dated(one, 'grant'))).toEqual([[['2026-03-15', 23.87]], [['2027-01-01', 30]]])
  })

  test('B4: a yearly grant at the end is dated on the last day of the span in each nominal year', () => {
    const years = compute({ rules: [rule({ grantTiming: 'end' })], employmentEndDate: '2027-06-30', asOf: '2028-01-01' })
    expect(years.map((one) => dated(one, 'grant'))).toEqual([[['2026-12-31', 30]], [['2027-06-30', 15]]])
  })

  test.each([
    ['start', 6, 6, 30], // A: 1 January to 1 June; B: 1 July to 1 December; 6*2 + 6*3
    ['end', 5, 7, 31], // A: 31 January to 31 May; B: 30 June to 31 December; 5*2 + 7*3
  ] as const)('B4: a change in the middle of a month, timing %s: exactly one span grants each month', (grantTiming, byFirst, bySecond, sum) => {
    const first = rule({ cycle: 'monthly', amount: 2, grantTiming }, 'first')
    const second = rule({ cycle: 'monthly', amount: 3, grantTiming }, 'second')
    const got = yearOf(2026, { rules: [first, second], assignments: [onRule(first, '2026-01-01', '2026-06-15'), onRule(second, '2026-06-16')] })
    const causes = entriesOf(got, 'grant').map((entry) => entry.causeId)
    expect(causes).toEqual([...Array.from({ length: byFirst }, () => first.id), ...Array.from({ length: bySecond }, () => second.id)])
    expect(got.ruleAllowance).toBe(sum)
  })

  test('B4: a leaver of 29 June gets no June grant at the end of the month, one of 30 June does', () => {
    const end = rule({ cycle: 'monthly', amount: 2.5, grantTiming: 'end' })
    expect(yearOf(2026, { rules: [end], employmentEndDate: '2026-06-29' }).ruleAllowance).toBe(12.5)
    expect(yearOf(2026, { rules: [end], employmentEndDate: '2026-06-30' }).ruleAllowance).toBe(15)
  })

  test('B4: a starter of 1 March gets the March grant at the start of the month, one of 2 March does not', () => {
    const start = rule({ cycle: 'monthly', amount: 2.5 })
    expect(yearOf(2026, { rules: [start], employmentStartDate: '2026-03-01' }).ruleAllowance).toBe(25)
    expect(yearOf(2026, { rules: [start], employmentStartDate: '2026-03-02' }).ruleAllowance).toBe(22.5)
  })
})

describe('B5', () => {
  test('B5: 27 bi-weekly grants in 2026 from 1 January, 26 in 2027', () => {
    const years = compute({ rules: [rule({ cycle: 'bi_weekly', amount: 1, accrualAnchorDate: '2026-01-01' })] })
    expect(years.map((one) => one.ruleAllowance)).toEqual([27, 26]) // 1 + 26*14 = day 365; then 14 January 2027 to 30 December
    expect(dated(years[0]!, 'grant').at(-1)).toEqual(['2026-12-31', 1])
    expect(dated(years[1]!, 'grant')[0]).toEqual(['2027-01-14', 1])
  })

  test('B5: a grant on 31 December belongs to the old year, one on 1 January to the new', () => {
    const end = compute({ rules: [rule({ cycle: 'monthly', amount: 2, grantTiming: 'end' })] })
    expect(dated(year(end, 2026), 'grant').at(-1)).toEqual(['2026-12-31', 2])
    const start = compute({ rules: [rule({ cycle: 'monthly', amount: 2 })] })
    expect(dated(year(start, 2027), 'grant')[0]).toEqual(['2027-01-01', 2])
  })

  test('B5: the grant at the end of a July year lies in the long year that contains its date', () => {
    const january = rule({ grantTiming: 'end' }, 'january')
    const july = rule({ grantTiming: 'end', yearStart: { kind: 'fixed', month: 7, day: 1 } }, 'july')
    const years = compute({
      rules: [january, july], assignments: [onRule(january, '2026-01-01', '2026-06-30'), onRule(july, '2026-07-01')], asOf: '2027-07-01',
    })
    expect(years.slice(0, 2).map((one) => dated(one, 'grant'))).toEqual([[['2026-06-30', 15], ['2027-06-30', 30]], [['2028-06-30', 30]]])
  })
})

describe('B6', () => {
  const grants = (some: SomeTerms) => dated(yearOf(2026, { rules: [rule(some)] }), 'grant').map(([, amount]) => amount)

  test('B6: twelve months of 2.083333 grant exactly 25', () => {
    // running totals 2.08 4.17 6.25 8.33 10.42 12.50 14.58 16.67 18.75 20.83 22.92 25.00
    expect(grants({ cycle: 'monthly', amount: 2.083333 })).toEqual([2.08, 2.09, 2.08, 2.08, 2.09, 2.08, 2.08, 2.09, 2.08, 2.08, 2.09, 2.08])
    expect(yearOf(2026, { rules: [rule({ cycle: 'monthly', amount: 2.083333 })] }).ruleAllowance).toBe(25)
  })

  test('B6: 100 minutes in three parts of 100/3 each: whole minutes by the running total', () => {
    const hundred = rule({ amount: 100 })
    const got = yearOf(2026, {
      unit: 'hours', rules: [hundred],
      assignments: [onRule(hundred, '2026-01-01', '2026-04-30'), onRule(hundred, '2026-05-01', '2026-08-31'), onRule(hundred, '2026-09-01')],
    })
    // totals 33.33 -> 33, 66.67 -> 67, 100
    expect(dated(got, 'grant').map(([, amount]) => amount)).toEqual([33, 34, 33])
  })

  test('B6: splitting a year between two equal rules grants exactly the full amount', () => {
    const [first, second] = [rule({}, 'first'), rule({}, 'second')]
    const got = yearOf(2026, { rules: [first, second], assignments: [onRule(first, '2026-01-01', '2026-03-14'), onRule(second, '2026-03-15')] })
    // (2 + 14/31)/12*30 = 6.1290; the rest of 30
    expect(dated(got, 'grant')).toEqual([['2026-01-01', 6.13], ['2026-03-15', 23.87]])
    expect(got.ruleAllowance).toBe(30)
  })

  test('B6: seven days in three parts of 7/3 each: the parts differ, the sum does not', () => {
    const three = rule({ amount: 7 })
    const got = yearOf(2026, {
      rules: [three],
      assignments: [onRule(three, '2026-01-01', '2026-04-30'), onRule(three, '2026-05-01', '2026-08-31'), onRule(three, '2026-09-01')],
    })
    // totals 2.3333 -> 2.33, 4.6667 -> 4.67, 7
    expect(dated(got, 'grant').map(([, amount]) => amount)).toEqual([2.33, 2.34, 2.33])
    expect(got.ruleAllowance).toBe(7)
  })

  test('B6: exactly half a step rounds up, also where binary fractions fall short of the half', () => {
    // 6/12 of 30.01 = 15.005; of 2.01 = 1.005
    expect(yearOf(2026, { rules: [rule({ amount: 30.01 })], employmentStartDate: '2026-07-01' }).ruleAllowance).toBe(15.01)
    expect(yearOf(2026, { rules: [rule({ amount: 2.01 })], employmentStartDate: '2026-07-01' }).ruleAllowance).toBe(1.01)
  })

  test('B6: minutes round half up to whole minutes', () => {
    // 6/12 of 9601 = 4800.5
    expect(yearOf(2026, { unit: 'hours', rules: [rule({ amount: 9601 })], employmentStartDate: '2026-07-01' }).ruleAllowance).toBe(4801)
  })

  test.each([
    ['half_up', 0.5, 26.5], ['down', 0.5, 26], ['up', 0.5, 26.5], // 26.25 is half way between 26 and 26.5
    ['half_up', 1, 26], ['down', 1, 26], ['up', 1, 27],
    ['half_up', 0.1, 26.3], ['down', 0.1, 26.2], ['up', 0.25, 26.25],
  ] as const)('B6: 26.25 rounded %s to %f is %f', (mode, step, expected) => {
    expect(yearOf(2026, { rules: [rule({ rounding: { mode, step } })], employmentStartDate: '2026-02-15' }).ruleAllowance).toBe(expected)
  })

  test('B6: a rule may round minutes to quarters of an hour', () => {
    const quarters = rule({ amount: 9600, rounding: { step: 15, mode: 'half_up' } })
    // 7638.71 minutes = 509.2 quarters -> 509*15
    expect(yearOf(2026, { unit: 'hours', rules: [quarters], employmentStartDate: '2026-03-15' }).ruleAllowance).toBe(7635)
  })

  test('B6: twelve months of 2.5 in whole days are 3 and 2 by turns', () => {
    // totals 2.5 -> 3, 5, 7.5 -> 8, 10, ...
    expect(grants({ cycle: 'monthly', amount: 2.5, rounding: { step: 1, mode: 'half_up' } })).toEqual([3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2])
  })

  test('B6: rounding up rounds the total up once, not every part', () => {
    // totals 2.08 -> 3, 4.17 -> 5, 6.25 -> 7, ... 24.999996 -> 25
    expect(grants({ cycle: 'monthly', amount: 2.083333, rounding: { step: 1, mode: 'up' } })).toEqual([3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
  })

  test('B6: rounding down keeps what is cut off for the next grant; a grant of 0 is listed', () => {
    // totals .3 .6 .9 1.2 1.5 1.8 2.1 2.4 2.7 3.0 3.3 3.6
    expect(grants({ cycle: 'monthly', amount: 0.3, rounding: { step: 1, mode: 'down' } })).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0])
  })

  test('B6: each nominal year starts a new total', () => {
    const years = compute({ rules: [rule({ cycle: 'monthly', amount: 0.3, rounding: { step: 1, mode: 'down' } })] })
    // the 0.6 cut off in 2026 is not granted in 2027: again 3
    expect(years.map((one) => one.ruleAllowance)).toEqual([3, 3])
  })

  test('B6: bi-weekly grants share the total of their nominal year', () => {
    // 26 * 0.333333 = 8.666658; 26 parts of 0.33 would be 8.58
    expect(yearOf(2026, { rules: [rule({ cycle: 'bi_weekly', amount: 0.333333, accrualAnchorDate: '2026-01-09' })] }).ruleAllowance).toBe(8.67)
  })

  test('B6: each grant is rounded with the terms in force', () => {
    const fine = rule({ amount: 24 }, 'fine')
    const coarse = rule({ amount: 30, rounding: { step: 0.5, mode: 'half_up' } }, 'coarse')
    const got = yearOf(2026, { rules: [fine, coarse], assignments: [onRule(fine, '2026-01-01', '2026-06-14'), onRule(coarse, '2026-06-15')] })
    // totals 10.9333 and 27.2667: by halves 11 and 27.5, so the second grant is 16.5
    expect(dated(got, 'grant')).toEqual([['2026-01-01', 10.93], ['2026-06-15', 16.5]])
    expect(got.ruleAllowance).toBe(27.43)
  })

  test('B6: a monthly and a yearly rule of nominal years with the same first day share the total', () => {
    const monthly = rule({ cycle: 'monthly', amount: 0.833333 }, 'monthly')
    const yearly = rule({ amount: 20 }, 'yearly')
    const got = yearOf(2026, { rules: [monthly, yearly], assignments: [onRule(monthly, '2026-01-01', '2026-04-30'), onRule(yearly, '2026-05-01')] })
    // totals 0.833333 -> .83, 1.666666 -> 1.67, 2.499999 -> 2.50, 3.333332 -> 3.33, then + 13.3333 = 16.666665 -> 16.67
    expect(dated(got, 'grant').map(([, amount]) => amount)).toEqual([0.83, 0.84, 0.83, 0.83, 13.34])
  })

  test('B6: nominal years with different first days do not share a total', () => {
    const january = rule({ amount: 10 }, 'january')
    const july = rule({ amount: 20, yearStart: { kind: 'fixed', month: 7, day: 1 } }, 'july')
    const got = yearOf(2026, { rules: [january, july], assignments: [onRule(january, '2026-01-01', '2026-04-30'), onRule(july, '2026-05-01')] })
    // 4/12 of 10 = 3.3333; May and June 2/12 of 20 = 3.3333 in the nominal year from July 2025; shared it would be 3.34
    expect(dated(got, 'grant')).toEqual([['2026-01-01', 3.33], ['2026-05-01', 3.33], ['2026-07-01', 20]])
    expect(got.ruleAllowance).toBe(26.66)
  })

  test('B6: a nominal year that lies in two allowance years keeps one total', () => {
    const july = { kind: 'fixed', month: 7, day: 1 } as const
    const [first, middle, last] = [rule({ amount: 10, yearStart: july }, 'first'), rule({ amount: 12 }, 'middle'), rule({ amount: 20, yearStart: july }, 'last')]
    const years = compute({
      rules: [first, middle, last],
      assignments: [onRule(first, '2025-09-01', '2025-12-31'), onRule(middle, '2026-01-01', '2026-04-30'), onRule(last, '2026-05-01')],
    })
    expect(dated(year(years, 2025), 'grant')).toEqual([['2025-09-01', 3.33]]) // 4/12 of 10
    // 4/12 of 12; then 2/12 of 20 = 3.3333 on top of 3.3333 of the nominal year from July 2025: 6.67 - 3.33
    expect(dated(year(years, 2026), 'grant')).toEqual([['2026-01-01', 4], ['2026-05-01', 3.34], ['2026-07-01', 20]])
  })
})

describe('B7', () => {
  test('B7: manual grants nothing, not even a grant of 0', () => {
    const years = compute({ rules: [], assignments: [onManual('2026-01-01')] })
    expect(years.map((one) => [one.year, one.ruleAllowance, one.accrued, entriesOf(one, 'grant').length])).toEqual([[2026, 0, 0, 0], [2027, 0, 0, 0]])
  })

  test('B7: from a rule to manual in the middle of the year: the rule grants its half', () => {
    const terms = rule()
    const got = yearOf(2026, { rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-06-30'), onManual('2026-07-01')] })
    expect(got.ruleAllowance).toBe(15)
  })

  test('B7: adjustments still count on manual', () => {
    const got = yearOf(2026, { rules: [], assignments: [onManual('2026-01-01')], adjustments: [adjustment('2026-02-01', 12)] })
    expect([got.ruleAllowance, got.adjustments, got.allowance, got.remaining]).toEqual([0, 12, 12, 12])
  })
})

describe('B8', () => {
  const monthly = rule({ cycle: 'monthly', amount: 2.5 })

  test('B8: the rule allowance counts future grants, accrued only those through asOf', () => {
    const got = yearOf(2026, { rules: [monthly], asOf: '2026-06-30' })
    expect([got.ruleAllowance, got.accrued]).toEqual([30, 15])
    expect(entriesOf(got, 'grant').map((entry) => entry.accrued)).toEqual([true, true, true, true, true, true, false, false, false, false, false, false])
  })

  test('B8: a grant dated on asOf has accrued', () => {
    expect(yearOf(2026, { rules: [monthly], asOf: '2026-07-01' }).accrued).toBe(17.5)
    const end = rule({ cycle: 'monthly', amount: 2.5, grantTiming: 'end' })
    expect(yearOf(2026, { rules: [end], asOf: '2026-06-29' }).accrued).toBe(12.5)
    expect(yearOf(2026, { rules: [end], asOf: '2026-06-30' }).accrued).toBe(15)
  })

  test('B8: a past year has accrued whole, a future one not at all', () => {
    const years = compute({ rules: [monthly], asOf: '2027-01-31' })
    expect(years.map((one) => one.accrued)).toEqual([30, 2.5, 0])
  })

  test('B8: accrued is the same in both accrual modes', () => {
    expect(yearOf(2026, { rules: [monthly], accrualMode: 'accrued' }).accrued).toBe(15)
  })

  test('B8: only grants say whether they have accrued', () => {
    const got = yearOf(2026, { rules: [monthly], adjustments: [adjustment('2026-02-01', 1)] })
    expect(got.entries.filter((entry) => entry.kind !== 'grant').map((entry) => entry.accrued)).toEqual(
      got.entries.filter((entry) => entry.kind !== 'grant').map(() => null))
  })

  test('B8: allowance = rule allowance + adjustments', () => {
    const got = yearOf(2026, { adjustments: [adjustment('2026-02-01', 2.5), adjustment('2026-09-01', -1)] })
    expect([got.ruleAllowance, got.adjustments, got.allowance]).toEqual([30, 1.5, 31.5])
  })

  test('B8: a grant entry names its rule and its running balance', () => {
    const got = yearOf(2026, { rules: [rule({ cycle: 'monthly', amount: 2.5 }, 'monthly')] })
    expect(entriesOf(got, 'grant')[1]).toMatchObject({ date: '2026-02-01', amount: 2.5, balance: 5, causeId: id('monthly'), accrued: true })
    expect(statement(got)[11]).toEqual(['2026-12-01', 'grant', 2.5, 30])
  })
})

test('B6: a rounding step of zero is a programmer error, not a figure', () => {
  expect(() => compute({ rules: [rule({ rounding: { step: 0, mode: 'half_up' } })] })).toThrow('expected a rounding step above 0, got 0')
})
