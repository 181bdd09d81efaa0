/** Section D of the allowance page, and the worked table of section F: how the balance is drawn from. */
import { describe, expect, test } from 'vitest'
import { adjustment, booking, compute, conserved, dated, entriesOf, given, handSet, id, onManual, onRule, rule, statement, year, yearOf } from './given'

/** Grants nothing by itself and never lets anything expire: only what the case names is there. */
const manual = { rules: [], assignments: [onManual('2026-01-01')] }
const threeMonths = rule({ carryOver: { expiresAfterMonths: 3 } })
const broughtForward = (amount: number) => [handSet(2026, { broughtForward: amount })]
const lapses = (of: Parameters<typeof dated>[0]) => dated(of, 'lapse').sort()

describe('D1', () => {
  test('D1: each booked day counts in the year that contains it', () => {
    const years = conserved({ bookings: [booking('2026-12-30', 1), booking('2026-12-31', 1), booking('2027-01-01', 1)] })
    expect(years.map((one) => one.taken)).toEqual([2, 1])
  })

  test('D1: taken counts future bookings too', () => {
    expect(yearOf(2026, { bookings: [booking('2026-03-02', 2), booking('2026-12-24', 0.5)], asOf: '2026-06-30' })).toMatchObject({ taken: 2.5, remaining: 27.5 })
  })

  test('D1: a booking outside the member\'s years has no effect', () => {
    const facts = { employmentEndDate: '2026-12-31', asOf: '2027-12-31' }
    expect(compute({ ...facts, bookings: [booking('2025-12-31', 1), booking('2027-01-01', 1)] })).toEqual(compute(facts))
  })

  test('D1: a booking in the year but outside the covered days counts', () => {
    expect(yearOf(2026, { employmentEndDate: '2026-06-30', bookings: [booking('2026-09-01', 1)] })).toMatchObject({ taken: 1, remaining: 14 })
  })

  test('D1: each booking is one entry that names its request', () => {
    const got = yearOf(2026, { bookings: [booking('2026-03-03', 1, 'trip'), booking('2026-03-02', 0.5, 'trip')] })
    expect(entriesOf(got, 'booking')).toMatchObject([
      { date: '2026-03-02', amount: -0.5, balance: 29.5, causeId: id('trip'), accrued: null },
      { date: '2026-03-03', amount: -1, balance: 28.5, causeId: id('trip'), accrued: null },
    ])
  })

  test('D1: a booking of 0 takes nothing and is not listed', () => {
    expect(compute({ bookings: [booking('2026-03-02', 0)] })).toEqual(compute())
  })
})

describe('D2', () => {
  test('D2: bookings are served in date order, not in the order in which they were requested', () => {
    const facts = { rules: [threeMonths], memberAllowances: broughtForward(5) }
    // The April day was requested first; still the March day draws the carry-over.
    const requestedLate = [booking('2026-04-01', 5, 'a'), booking('2026-03-31', 5, 'b')]
    expect(year(conserved({ ...facts, bookings: requestedLate }), 2026)).toMatchObject({ lapsed: 0, remaining: 25 })
  })

  test('D2: the earlier expiry before the later', () => {
    const adjustments = [adjustment('2026-01-01', 3, '2026-05-31', 'a later'), adjustment('2026-01-01', 3, '2026-03-31', 'b earlier')]
    const got = year(conserved({ ...manual, adjustments, bookings: [booking('2026-02-01', 2)] }), 2026)
    expect(lapses(got)).toEqual([['2026-04-01', -1], ['2026-06-01', -3]])
  })

  test('D2: an adjustment that expires before the carry-over comes first', () => {
    const adjustments = [adjustment('2026-01-01', 3, '2026-02-28')]
    const got = year(conserved({ rules: [threeMonths], memberAllowances: broughtForward(5), adjustments, bookings: [booking('2026-02-01', 3)] }), 2026)
    expect(lapses(got)).toEqual([['2026-04-01', -5]])
  })

  test('D2: carry-over that expires before an adjustment comes first', () => {
    const adjustments = [adjustment('2026-01-01', 3, '2026-04-30')]
    const got = year(conserved({ rules: [threeMonths], memberAllowances: broughtForward(5), adjustments, bookings: [booking('2026-02-01', 5)] }), 2026)
    expect(lapses(got)).toEqual([['2026-05-01', -3]])
  })

  test('D2: at equal expiry the carry-over before the adjustment', () => {
    const adjustments = [adjustment('2026-01-01', 3, '2026-03-31')]
    const got = year(conserved({ rules: [threeMonths], memberAllowances: broughtForward(5), adjustments, bookings: [booking('2026-02-01', 3)] }), 2026)
    // 2 left of the carry-over, 3 of the adjustment: two lots, two lapses
    expect(lapses(got).map(([, amount]) => amount).sort()).toEqual([-2, -3])
  })

  test('D2: expiring carry-over before the grant', () => {
    const got = year(conserved({ rules: [threeMonths], memberAllowances: broughtForward(5), bookings: [booking('2026-02-01', 5)] }), 2026)
    expect(got).toMatchObject({ lapsed: 0, remaining: 30 })
  })

  test('D2: an expiring adjustment before carry-over without expiry, grants, adjustments and compensatory time', () => {
    const got = year(conserved({
      memberAllowances: [handSet(2026, { broughtForward: 5, compensatoryTimeOff: 2 })], bookings: [booking('2026-02-01', 3)],
      adjustments: [adjustment('2026-01-01', 1), adjustment('2026-02-01', 3, '2026-12-31')], asOf: '2027-01-01',
    }), 2026)
    expect(got).toMatchObject({ lapsed: 0, carriedForward: 38 }) // 5 + 30 + 1 + 2
  })

  test('D2: lots without expiry serve one another to the last, in whatever order', () => {
    const facts = { memberAllowances: [handSet(2026, { broughtForward: 5, compensatoryTimeOff: 2 })], adjustments: [adjustment('2026-12-01', 1)] }
    expect(yearOf(2026, { ...facts, bookings: [booking('2026-02-01', 38)] })).toMatchObject({ overdrawn: 0, remaining: 0, carriedForward: 0 })
    expect(yearOf(2026, { ...facts, bookings: [booking('2026-02-01', 38.5)] })).toMatchObject({ overdrawn: 0.5, remaining: -0.5, carriedForward: -0.5 })
  })

  test('D2: of two adjustments with one expiry the earlier date first', () => {
    const adjustments = [adjustment('2026-03-01', 3, '2027-06-30', 'a'), adjustment('2026-02-01', 3, '2027-06-30', 'b')]
    const got = year(conserved({ ...manual, adjustments, bookings: [booking('2026-05-01', 2)] }), 2026)
    expect(entriesOf(got, 'moved_on').map((entry) => [entry.causeId, entry.amount]).sort()).toEqual([[id('a'), -3], [id('b'), -1]])
  })

  test('D2: of two adjustments with one expiry and one date the smaller id first', () => {
    const adjustments = [adjustment('2026-02-01', 3, '2027-06-30', 'b'), adjustment('2026-02-01', 3, '2027-06-30', 'a')]
    const got = year(conserved({ ...manual, adjustments, bookings: [booking('2026-05-01', 2)] }), 2026)
    expect(entriesOf(got, 'moved_on').map((entry) => [entry.causeId, entry.amount]).sort()).toEqual([[id('a'), -1], [id('b'), -3]])
  })

  test('D2: one day draws from as many lots as it needs', () => {
    const adjustments = [adjustment('2026-01-01', 0.5, '2026-02-28'), adjustment('2026-01-02', 0.25, '2026-03-31')]
    const got = year(conserved({ adjustments, bookings: [booking('2026-02-10', 1)] }), 2026)
    expect(got).toMatchObject({ lapsed: 0, remaining: 29.75, overdrawn: 0 }) // 0.5 + 0.25 + 0.25 of the grant
  })

  test('D2: minutes are drawn like days', () => {
    const yearly = rule({ amount: 9600, carryOver: { limit: 2400, expiresAfterMonths: 3 } })
    const bookings = [booking('2026-03-31', 455), booking('2026-04-01', 90)]
    const got = year(conserved({ unit: 'hours', rules: [yearly], assignments: [onRule(yearly, '2025-01-01')], bookings }), 2026)
    expect(got).toMatchObject({ broughtForward: 2400, taken: 545, lapsed: 1945, remaining: 9510 }) // 9600 - 90
  })

  test('D2: a lot is drawn from on its last usable day, not after it', () => {
    const facts = { rules: [threeMonths], memberAllowances: broughtForward(5) }
    expect(year(conserved({ ...facts, bookings: [booking('2026-03-31', 2)] }), 2026)).toMatchObject({ lapsed: 3, remaining: 30 })
    expect(year(conserved({ ...facts, bookings: [booking('2026-04-01', 2)] }), 2026)).toMatchObject({ lapsed: 5, remaining: 28 })
  })
})

describe('D3', () => {
  test('D3: an expiring adjustment is usable from its date', () => {
    const adjustments = [adjustment('2026-02-10', 3, '2026-04-30')]
    expect(year(conserved({ adjustments, bookings: [booking('2026-02-09', 3)] }), 2026).lapsed).toBe(3)
    expect(year(conserved({ adjustments, bookings: [booking('2026-02-10', 3)] }), 2026).lapsed).toBe(0)
  })

  test('D3: an adjustment without expiry is usable from the first day of the year, whatever its date and the mode', () => {
    for (const accrualMode of ['projected', 'accrued'] as const) {
      const got = yearOf(2026, { ...manual, accrualMode, adjustments: [adjustment('2026-12-01', 5)], bookings: [booking('2026-01-01', 5)] })
      expect(got).toMatchObject({ overdrawn: 0, remaining: 0 })
    }
  })

  test('D3: compensatory time and carry-over are usable from the first day in both modes', () => {
    for (const accrualMode of ['projected', 'accrued'] as const) {
      const memberAllowances = [handSet(2026, { broughtForward: 2, compensatoryTimeOff: 3 })]
      expect(yearOf(2026, { ...manual, accrualMode, memberAllowances, bookings: [booking('2026-01-01', 5)] }).overdrawn).toBe(0)
    }
  })

  test('D3: projected: the grants of the whole year are usable from its first day', () => {
    const monthly = rule({ cycle: 'monthly', amount: 2.5, grantTiming: 'end' })
    expect(yearOf(2026, { rules: [monthly], bookings: [booking('2026-01-01', 30)] })).toMatchObject({ overdrawn: 0, remaining: 0 })
  })

  test('D3: projected: a joiner may draw before the first covered day, but within the year', () => {
    expect(yearOf(2026, { employmentStartDate: '2026-07-01', bookings: [booking('2026-06-15', 15)] })).toMatchObject({ overdrawn: 0, remaining: 0 })
  })

  test('D3: accrued: each grant is usable from its grant date', () => {
    const monthly = rule({ cycle: 'monthly', amount: 2.5 })
    const facts = { rules: [monthly], accrualMode: 'accrued' } as const
    // on 15 January only 2.5 are there; on 1 February 5
    expect(yearOf(2026, { ...facts, bookings: [booking('2026-01-15', 5)] })).toMatchObject({ overdrawn: 2.5, remaining: 25 })
    expect(yearOf(2026, { ...facts, bookings: [booking('2026-02-01', 5)] })).toMatchObject({ overdrawn: 0, remaining: 25 })
  })

  test('D3: accrued: a yearly grant at the end is not there before', () => {
    const facts = { rules: [rule({ grantTiming: 'end' })], accrualMode: 'accrued' } as const
    expect(year(conserved({ ...facts, bookings: [booking('2026-06-15', 5)] }), 2026)).toMatchObject({ overdrawn: 5, remaining: 25, carriedForward: 25 })
    expect(yearOf(2026, { ...facts, bookings: [booking('2026-12-31', 5)] }).overdrawn).toBe(0)
  })

  test('D3: accrued: while grants are missing, an expiring adjustment serves before and after them', () => {
    const monthly = rule({ cycle: 'monthly', amount: 2 })
    const got = year(conserved({
      rules: [monthly], accrualMode: 'accrued', adjustments: [adjustment('2026-01-10', 3, '2026-06-30')],
      bookings: [booking('2026-01-05', 1), booking('2026-01-15', 4)],
    }), 2026)
    // 5 January: 1 of the grant. 15 January: 3 of the adjustment, 1 of the grant. Nothing missing.
    expect(got).toMatchObject({ overdrawn: 0, lapsed: 0, remaining: 22 })
  })
})

describe('D4: negative entries', () => {
  test('D4: a negative adjustment draws from what does not expire first', () => {
    const got = year(conserved({ rules: [threeMonths], memberAllowances: broughtForward(5), adjustments: [adjustment('2026-02-01', -4)] }), 2026)
    expect(got).toMatchObject({ adjustments: -4, lapsed: 5, remaining: 26, overdrawn: 0 }) // 5 + 30 - 4 - 5
  })

  test('D4: then from the latest expiry backwards', () => {
    const adjustments = [
      adjustment('2026-01-01', 3, '2026-03-31', 'a'), adjustment('2026-01-01', 3, '2026-05-31', 'b'), adjustment('2026-02-01', -4, null, 'c'),
    ]
    const got = year(conserved({ ...manual, adjustments }), 2026)
    expect(lapses(got)).toEqual([['2026-04-01', -2]]) // 3 of b, 1 of a
  })

  test('D4: at equal expiry in the order of D2: carry-over before the adjustment', () => {
    const nothing = rule({ amount: 0, carryOver: { expiresAfterMonths: 3 } })
    const adjustments = [adjustment('2026-01-01', 3, '2026-03-31', 'a'), adjustment('2026-02-01', -4, null, 'b')]
    const got = year(conserved({ rules: [nothing], memberAllowances: broughtForward(5), adjustments }), 2026)
    expect(lapses(got).map(([, amount]) => amount).sort()).toEqual([-1, -3]) // 4 of the carry-over's 5
  })

  test('D4: at equal expiry in the order of D2: of two adjustments the earlier date', () => {
    const adjustments = [
      adjustment('2026-03-01', 3, '2027-06-30', 'a'), adjustment('2026-02-01', 3, '2027-06-30', 'b'), adjustment('2026-05-01', -2, null, 'c'),
    ]
    const got = year(conserved({ ...manual, adjustments }), 2026)
    expect(entriesOf(got, 'moved_on').map((entry) => [entry.causeId, entry.amount]).sort()).toEqual([[id('a'), -3], [id('b'), -1]])
  })

  test('D4: a negative adjustment acts on its date, not before', () => {
    const facts = { adjustments: [adjustment('2026-06-01', -25)] }
    // The 10 days of March are covered by the grant; of the -25 the grant covers 20.
    expect(year(conserved({ ...facts, bookings: [booking('2026-03-02', 10)] }), 2026)).toMatchObject({ overdrawn: 5, remaining: -5, carriedForward: -5 })
  })

  test('D4: what no lot covers of a negative adjustment is overdrawn', () => {
    expect(yearOf(2026, { ...manual, adjustments: [adjustment('2026-06-01', -2)] })).toMatchObject({ overdrawn: 2, remaining: -2 })
  })

  test('D4: negative compensatory time acts on the first day and is never counted as overdrawn itself', () => {
    const memberAllowances = [handSet(2026, { compensatoryTimeOff: -35 })]
    expect(yearOf(2026, { memberAllowances })).toMatchObject({ overdrawn: 0, remaining: -5, carriedForward: -5 })
    expect(yearOf(2026, { memberAllowances, bookings: [booking('2026-03-02', 1)] })).toMatchObject({ overdrawn: 1, remaining: -6 })
  })

  test('D4: negative brought forward acts on the first day and is never counted as overdrawn itself', () => {
    expect(yearOf(2026, { memberAllowances: broughtForward(-35) })).toMatchObject({ overdrawn: 0, remaining: -5 })
    expect(yearOf(2026, { memberAllowances: broughtForward(-35), bookings: [booking('2026-03-02', 1)] })).toMatchObject({ overdrawn: 1, remaining: -6 })
  })

  test('D4: a debt brought forward never lapses', () => {
    const got = year(conserved({ rules: [threeMonths], memberAllowances: broughtForward(-5), asOf: '2026-12-31' }), 2026)
    expect(got).toMatchObject({ lapsed: 0, remaining: 25, carriedForward: 25 })
  })
})

describe('D4: the order within a day', () => {
  test('D4: negative compensatory time before bookings', () => {
    const adjustments = [adjustment('2026-01-01', 2, null, 'a'), adjustment('2026-01-01', 4, '2026-06-30', 'b')]
    const got = yearOf(2026, { ...manual, adjustments, memberAllowances: [handSet(2026, { compensatoryTimeOff: -5 })], bookings: [booking('2026-01-01', 3)] })
    expect(got.overdrawn).toBe(2) // -5 takes 2 and 3 of the 4; the booking finds 1
  })

  test('D4: negative compensatory time before negative adjustments', () => {
    const adjustments = [adjustment('2026-01-01', 4, null, 'a'), adjustment('2026-01-01', -3, null, 'b')]
    const got = yearOf(2026, { ...manual, adjustments, memberAllowances: [handSet(2026, { compensatoryTimeOff: -5 })] })
    expect(got.overdrawn).toBe(3) // nothing is left for the adjustment
  })

  test('D4: negative brought forward before bookings', () => {
    const got = yearOf(2026, { ...manual, adjustments: [adjustment('2026-01-01', 4)], memberAllowances: broughtForward(-5), bookings: [booking('2026-01-01', 3)] })
    expect(got.overdrawn).toBe(3)
  })

  test('D4: an open deficit is repaid before the bookings of the day', () => {
    const got = year(conserved({
      ...manual, adjustments: [adjustment('2026-03-01', 3, '2026-06-30')], bookings: [booking('2026-02-01', 2), booking('2026-03-01', 3)],
    }), 2026)
    // 2 uncovered in February; the 3 repay 2 and cover 1 of the 3 of March: 2 more uncovered
    expect(got).toMatchObject({ overdrawn: 4, lapsed: 0, remaining: -2, carriedForward: -2 })
  })

  test('D4: an open deficit is repaid before the negative adjustments of the day', () => {
    const adjustments = [adjustment('2026-03-01', 3, '2026-06-30', 'a'), adjustment('2026-03-01', -3, null, 'b')]
    const got = year(conserved({ ...manual, adjustments, bookings: [booking('2026-02-01', 2)] }), 2026)
    expect(got).toMatchObject({ overdrawn: 4, remaining: -2, lapsed: 0 })
  })
})

describe('D4: deficits', () => {
  test('D4: a lot that becomes usable repays; overdrawn stays', () => {
    const got = year(conserved({ adjustments: [adjustment('2026-03-01', 5, '2026-04-30')], bookings: [booking('2026-02-01', 31)] }), 2026)
    expect(got).toMatchObject({ overdrawn: 1, lapsed: 4, remaining: 0 }) // 30 + 5 - 31 - 4
  })

  test('D4: lots that become usable on one day repay in the order of D2', () => {
    const adjustments = [adjustment('2026-03-01', 3, '2026-05-31', 'a'), adjustment('2026-03-01', 3, '2026-04-30', 'b')]
    const got = year(conserved({ ...manual, adjustments, bookings: [booking('2026-02-01', 2)] }), 2026)
    expect(lapses(got)).toEqual([['2026-05-01', -1], ['2026-06-01', -3]])
  })

  test('D4: a deficit waits for as many lots as it takes', () => {
    const adjustments = [adjustment('2026-03-01', 1, '2026-05-31'), adjustment('2026-04-01', 1, '2026-05-31'), adjustment('2026-05-01', 1, '2026-05-31')]
    const got = year(conserved({ ...manual, adjustments, bookings: [booking('2026-02-01', 2.5)] }), 2026)
    expect(got).toMatchObject({ overdrawn: 2.5, lapsed: 0.5, remaining: 0 })
  })

  test('D4: in accrued mode the later grants repay a negative brought forward and the bookings', () => {
    const monthly = rule({ cycle: 'monthly', amount: 2.5 })
    const got = year(conserved({
      rules: [monthly], accrualMode: 'accrued', memberAllowances: broughtForward(-3), bookings: [booking('2026-01-15', 2), booking('2026-02-15', 1)],
    }), 2026)
    // 1 January: 2.5 - 3 leaves 0.5 open. 15 January: 2 uncovered. 1 February: 2.5 repays all. 15 February: 1 uncovered.
    expect(got).toMatchObject({ overdrawn: 3, remaining: 24 })
  })

  test('D4: a deficit at the end of a year is not overdrawn again in the next', () => {
    const years = conserved({ bookings: [booking('2026-08-03', 35)] })
    expect(years.map((one) => [one.overdrawn, one.broughtForward, one.remaining])).toEqual([[5, 0, -5], [0, -5, 25]])
  })

  test('D4: a lot that has lapsed repays nothing', () => {
    const adjustments = [adjustment('2026-01-01', 5, '2026-01-31'), adjustment('2026-03-01', -2)]
    expect(year(conserved({ ...manual, adjustments }), 2026)).toMatchObject({ lapsed: 5, overdrawn: 2, remaining: -2 })
  })
})

describe('D5', () => {
  const months = (expiresAfterMonths: number) => ({ carryOver: { expiresAfterMonths } })

  test.each([
    [1, '2026-02-01'], [2, '2026-03-01'], [3, '2026-04-01'], [6, '2026-07-01'], [11, '2026-12-01'], [12, '2027-01-01'],
  ])('D5: a year from 1 January, %i months: lapses on %s', (count, date) => {
    const got = year(conserved({ rules: [rule(months(count))], memberAllowances: broughtForward(5) }), 2026)
    expect(dated(got, 'lapse')).toEqual([[date, -5]])
  })

  test('D5: null never expires: it is carried again', () => {
    const years = conserved({ memberAllowances: broughtForward(5), asOf: '2027-12-31' })
    expect(years.map((one) => [one.lapsed, one.carriedForward])).toEqual([[0, 35], [0, 65], [0, 95]])
  })

  test('D5: a year from 1 April, 3 months: through 30 June', () => {
    const terms = rule(months(3))
    const got = yearOf(2026, { rules: [terms], assignments: [onRule(terms, '2026-04-01')], fiscalYearStartMonth: 4, memberAllowances: broughtForward(5) })
    expect(dated(got, 'lapse')).toEqual([['2026-07-01', -5]])
  })

  test('D5: by months, not by days: from 1 December, 3 months, through 29 February of a leap year', () => {
    const terms = rule(months(3))
    const got = yearOf(2027, {
      rules: [terms], assignments: [onRule(terms, '2027-12-01')], fiscalYearStartMonth: 12, memberAllowances: [handSet(2027, { broughtForward: 5 })],
    })
    expect(dated(got, 'lapse')).toEqual([['2028-03-01', -5]])
  })

  test('D5: a year from 15 March has months from the 15th', () => {
    const terms = rule({ ...months(3), yearStart: { kind: 'fixed', month: 3, day: 15 } })
    const got = yearOf(2026, { rules: [terms], assignments: [onRule(terms, '2026-03-15')], memberAllowances: broughtForward(5) })
    expect(dated(got, 'lapse')).toEqual([['2026-06-15', -5]]) // through 14 June
  })

  test.each([
    [1, '2026-02-28'], // through 27 February
    [2, '2026-03-31'], // through 30 March
    [3, '2026-04-30'], // through 29 April
  ])('D5: a year from 31 January, %i months, clamped: lapses on %s', (count, date) => {
    const terms = rule({ ...months(count), yearStart: { kind: 'fixed', month: 1, day: 31 } })
    const got = yearOf(2026, { rules: [terms], assignments: [onRule(terms, '2026-01-31')], memberAllowances: broughtForward(5) })
    expect(dated(got, 'lapse')).toEqual([[date, -5]])
  })

  test.each([
    ['2026-03-15', 3, '2026-06-15'], // through 14 June
    ['2026-04-01', 3, '2026-07-01'], // through 30 June
    ['2026-01-31', 1, '2026-02-28'], // the next month begins on 28 February
    ['2026-08-31', 1, '2026-09-30'], // the next month begins on 30 September
    ['2026-11-30', 3, '2027-01-01'], // at most through 31 December
    ['2026-03-15', 12, '2027-01-01'], // at most through 31 December
  ])('D5: for a joiner of %s the %i months count from that day: lapses on %s', (employmentStartDate, count, date) => {
    const got = year(conserved({ rules: [rule(months(count))], employmentStartDate, memberAllowances: broughtForward(5) }), 2026)
    expect(dated(got, 'lapse')).toEqual([[date, -5]])
  })

  test('D5: a joiner uses the brought forward through the last day of those months', () => {
    const facts = { rules: [rule(months(3))], employmentStartDate: '2026-03-15', memberAllowances: broughtForward(5) }
    expect(year(conserved({ ...facts, bookings: [booking('2026-06-14', 2)] }), 2026).lapsed).toBe(3)
    expect(year(conserved({ ...facts, bookings: [booking('2026-06-15', 2)] }), 2026).lapsed).toBe(5)
  })

  test('D5: after a gap the months count from the first covered day of the year', () => {
    const terms = rule(months(2))
    const years = conserved({
      rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-12-31'), onRule(terms, '2028-05-10')], asOf: '2028-08-01',
    })
    expect(dated(year(years, 2028), 'brought_forward')).toEqual([['2028-01-01', 30]])
    expect(dated(year(years, 2028), 'lapse')).toEqual([['2028-07-10', -30]]) // through 9 July
  })

  test('D5: a gap later in the year changes nothing', () => {
    const terms = rule(months(3))
    const got = yearOf(2026, {
      rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-01-31'), onRule(terms, '2026-03-15')], memberAllowances: broughtForward(5),
    })
    expect(dated(got, 'lapse')).toEqual([['2026-04-01', -5]])
  })

  test('D5: in a short year at most through its last day', () => {
    const july = rule({ ...months(9), yearStart: { kind: 'fixed', month: 7, day: 1 } }, 'july')
    const january = rule({}, 'january')
    const years = conserved({
      rules: [july, january], assignments: [onRule(july, '2025-07-01', '2025-12-31'), onRule(january, '2026-01-01')],
      memberAllowances: [handSet(2025, { broughtForward: 5 })],
    })
    expect(dated(year(years, 2025), 'lapse')).toEqual([['2026-01-01', -5]])
    expect(year(years, 2025).carriedForward).toBe(15) // the grant alone
  })

  test('D5: in a year of 18 months twelve months end inside it', () => {
    const january = rule(months(12), 'january')
    const july = rule({ yearStart: { kind: 'fixed', month: 7, day: 1 } }, 'july')
    const got = yearOf(2026, {
      rules: [january, july], assignments: [onRule(january, '2026-01-01', '2026-06-30'), onRule(july, '2026-07-01')], memberAllowances: broughtForward(5),
    })
    expect(dated(got, 'lapse')).toEqual([['2027-01-01', -5]])
    expect(got.to).toBe('2027-06-30')
  })

  test('D5: the last year of a leaver lapses its carry-over, also after the last working day', () => {
    const got = year(conserved({ rules: [rule(months(3))], employmentEndDate: '2026-01-31', memberAllowances: broughtForward(5), asOf: '2026-12-31' }), 2026)
    expect(got).toMatchObject({ lapsed: 5, unusedAtEnd: 2.5, carriedForward: 0 })
  })
})

describe('D6', () => {
  test('D6: remaining = allowance + brought forward + compensatory time - taken - lapsed', () => {
    const got = year(conserved({
      rules: [threeMonths], memberAllowances: [handSet(2026, { broughtForward: 10, compensatoryTimeOff: 1.5 })],
      adjustments: [adjustment('2026-02-01', -2)], bookings: [booking('2026-03-02', 4), booking('2026-10-05', 5)],
    }), 2026)
    // 28 + 10 + 1.5 - 9 - 6
    expect(got).toMatchObject({ allowance: 28, taken: 9, lapsed: 6, remaining: 24.5, available: 24.5 })
  })

  test('D6: lapsed counts what was last usable before asOf', () => {
    const facts = { rules: [threeMonths], memberAllowances: broughtForward(10) }
    expect(year(conserved({ ...facts, asOf: '2026-03-31' }), 2026)).toMatchObject({ lapsed: 0, remaining: 40 })
    expect(year(conserved({ ...facts, asOf: '2026-04-01' }), 2026)).toMatchObject({ lapsed: 10, remaining: 30 })
  })

  test('D6: a lapse after asOf is listed, but not part of lapsed and remaining', () => {
    const got = yearOf(2026, { rules: [threeMonths], memberAllowances: broughtForward(10), asOf: '2026-02-01' })
    expect([dated(got, 'lapse'), got.lapsed, got.remaining]).toEqual([[['2026-04-01', -10]], 0, 40])
  })

  test('D6: of two lots only the one that is over has lapsed', () => {
    const adjustments = [adjustment('2026-01-01', 3, '2026-04-30'), adjustment('2026-01-02', 2, '2026-09-30')]
    expect(year(conserved({ adjustments, asOf: '2026-06-30' }), 2026)).toMatchObject({ lapsed: 3, remaining: 32 })
  })

  test('D6: what a past year carried stays in its remaining', () => {
    const years = compute({ bookings: [booking('2026-05-04', 3)], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ remaining: 27, available: 27, carriedForward: 27, unusedAtEnd: 0 })
  })

  test('D6: available leaves out expiring adjustments dated after asOf, in full', () => {
    const adjustments = [adjustment('2026-09-01', 5, '2026-10-31')]
    expect(yearOf(2026, { adjustments })).toMatchObject({ remaining: 35, available: 30 })
    // 2 of it are already booked: still the full 5
    expect(yearOf(2026, { adjustments, bookings: [booking('2026-09-10', 2)] })).toMatchObject({ remaining: 33, available: 28 })
  })

  test('D6: an expiring adjustment dated on asOf is available', () => {
    expect(yearOf(2026, { adjustments: [adjustment('2026-06-30', 5, '2026-10-31')] })).toMatchObject({ remaining: 35, available: 35 })
  })

  test('D6: adjustments without expiry are available before their date', () => {
    const adjustments = [adjustment('2026-09-01', 5), adjustment('2026-10-01', -2)]
    expect(yearOf(2026, { adjustments })).toMatchObject({ remaining: 33, available: 33 })
  })

  test('D6: in accrued mode available leaves out the grants dated after asOf', () => {
    const monthly = rule({ cycle: 'monthly', amount: 2.5 })
    expect(yearOf(2026, { rules: [monthly], accrualMode: 'projected' })).toMatchObject({ remaining: 30, available: 30 })
    expect(yearOf(2026, { rules: [monthly], accrualMode: 'accrued' })).toMatchObject({ remaining: 30, available: 15 })
    expect(yearOf(2026, { rules: [monthly], accrualMode: 'accrued', asOf: '2026-07-01' })).toMatchObject({ remaining: 30, available: 17.5 })
  })

  test('D6: in accrued mode nothing of the next year\'s grants is available yet, but what it brings forward', () => {
    const got = yearOf(2027, { accrualMode: 'accrued', bookings: [booking('2026-05-04', 26)] })
    expect(got).toMatchObject({ broughtForward: 4, remaining: 34, available: 4 })
  })

  test('D6: future bookings lower available', () => {
    expect(yearOf(2026, { bookings: [booking('2026-12-01', 4)] })).toMatchObject({ remaining: 26, available: 26 })
  })
})

describe('D7', () => {
  const facts = { rules: [threeMonths], memberAllowances: broughtForward(10) }

  test('D7: a booking entered after the expiry, for a day before it, takes back the lapse', () => {
    const asOf = '2026-09-30'
    expect(year(conserved({ ...facts, asOf }), 2026)).toMatchObject({ lapsed: 10, remaining: 30 })
    expect(year(conserved({ ...facts, asOf, bookings: [booking('2026-03-02', 8)] }), 2026)).toMatchObject({ lapsed: 2, remaining: 30 })
    expect(year(conserved({ ...facts, asOf }), 2026)).toMatchObject({ lapsed: 10, remaining: 30 })
  })

  test('D7: the input is left as it was', () => {
    const input = given({ ...facts, bookings: [booking('2026-04-02', 1), booking('2026-03-02', 8)], adjustments: [adjustment('2026-05-01', -1), adjustment('2026-02-01', 1)] })
    const before = JSON.stringify(input)
    compute(input)
    expect(JSON.stringify(input)).toBe(before)
  })
})

describe('F: the worked table of use', () => {
  const rows: [string, [string, number][], number, number][] = [
    ['0 by 31 Mar, 0 after', [], 10, 20],
    ['8 by 31 Mar, 0 after', [['2026-02-02', 8]], 2, 20],
    ['10 by 31 Mar, 5 after', [['2026-02-02', 10], ['2026-08-03', 5]], 0, 15],
    ['12 by 31 Mar, 0 after', [['2026-02-02', 12]], 0, 18],
    ['2 on 30 and 31 Mar, 2 on 1 and 2 Apr', [['2026-03-30', 1], ['2026-03-31', 1], ['2026-04-01', 1], ['2026-04-02', 1]], 8, 18],
  ]
  const terms = rule({ amount: 20, carryOver: { limit: 10, expiresAfterMonths: 3 } })
  for (const [name, taken, lapsed, remaining] of rows) {
    const bookings = taken.map(([date, amount]) => booking(date, amount))

    test(`F: ${name}: lapsed ${lapsed}, remaining ${remaining}`, () => {
      // 2025 leaves 20, of which the limit lets 10 through
      const got = year(conserved({ rules: [terms], assignments: [onRule(terms, '2025-01-01')], bookings, asOf: '2026-12-31' }), 2026)
      expect(got).toMatchObject({ broughtForward: 10, allowance: 20, lapsed, remaining, overdrawn: 0 })
    })

    test(`F: ${name}, with the 10 set by hand`, () => {
      const got = year(conserved({ rules: [terms], bookings, memberAllowances: broughtForward(10), asOf: '2026-12-31' }), 2026)
      expect(got).toMatchObject({ broughtForward: 10, allowance: 20, lapsed, remaining, overdrawn: 0 })
    })
  }

  test('F: the last row as a statement', () => {
    const bookings = rows[4]![1].map(([date, amount]) => booking(date, amount))
    const got = yearOf(2026, { rules: [terms], bookings, memberAllowances: broughtForward(10), asOf: '2026-12-31' })
    expect(statement(got).slice(0, 7)).toEqual([
      ['2026-01-01', 'brought_forward', 10, 10], ['2026-01-01', 'grant', 20, 30], ['2026-03-30', 'booking', -1, 29], ['2026-03-31', 'booking', -1, 28],
      ['2026-04-01', 'lapse', -8, 20], ['2026-04-01', 'booking', -1, 19], ['2026-04-02', 'booking', -1, 18],
    ])
  })
})
