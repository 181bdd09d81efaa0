/** Section C of the allowance page: adjustments, compensatory time, hand-set carry-over. */
import { describe, expect, test } from 'vitest'
import { adjustment, booking, compute, conserved, dated, entriesOf, handSet, id, onRule, rule, year, yearOf } from './given'

describe('C1', () => {
  test('C1: an adjustment counts in the year of its date with its signed amount', () => {
    const years = compute({ adjustments: [adjustment('2026-12-31', 2), adjustment('2027-01-01', -3)] })
    expect(years.map((one) => [one.year, one.adjustments, one.allowance])).toEqual([[2026, 2, 32], [2027, -3, 27]])
  })

  test('C1: several adjustments of a year add up, exactly', () => {
    const got = yearOf(2026, { adjustments: [adjustment('2026-02-01', 0.1), adjustment('2026-03-01', 0.2), adjustment('2026-04-01', -0.6)] })
    expect([got.adjustments, got.allowance]).toEqual([-0.3, 29.7])
  })

  test('C1: adjustments stay gross when they have lapsed unused', () => {
    const got = yearOf(2026, { adjustments: [adjustment('2026-02-01', 5, '2026-03-31')] })
    expect([got.adjustments, got.lapsed, got.remaining]).toEqual([5, 5, 30])
  })

  test('C1: dated outside the member\'s years it has no effect: before, in a gap year, after', () => {
    const terms = rule()
    const facts = { rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-12-31'), onRule(terms, '2028-01-01', '2028-12-31')], asOf: '2029-06-30' }
    const outside = [adjustment('2025-12-31', 5), adjustment('2027-06-30', 7), adjustment('2029-01-01', 9)]
    expect(compute({ ...facts, adjustments: outside })).toEqual(compute(facts))
  })

  test('C1: before the joining day, but in the first year, it counts', () => {
    expect(yearOf(2026, { employmentStartDate: '2026-07-01', adjustments: [adjustment('2026-01-15', 2)] }).allowance).toBe(17)
  })

  test('C1: after the leaving day, but in the last year, it counts', () => {
    expect(yearOf(2026, { employmentEndDate: '2026-06-30', adjustments: [adjustment('2026-12-31', 2)] }).allowance).toBe(17)
  })

  test('C1: the entry has the date, the amount and the adjustment as cause', () => {
    const got = yearOf(2026, { adjustments: [adjustment('2026-02-01', 2.5, null, 'bonus')] })
    expect(entriesOf(got, 'adjustment')).toMatchObject([{ date: '2026-02-01', amount: 2.5, balance: 32.5, causeId: id('bonus'), accrued: null }])
  })
})

describe('C2 within the year', () => {
  const adjustments = [adjustment('2026-02-01', 5, '2026-04-30')]

  test('C2: the expiry date is the last usable day', () => {
    const got = year(conserved({ adjustments, bookings: [booking('2026-04-30', 2)] }), 2026)
    expect([got.lapsed, got.remaining]).toEqual([3, 30]) // 30 + 5 - 2 - 3
  })

  test('C2: the unused part lapses the day after', () => {
    const got = year(conserved({ adjustments, bookings: [booking('2026-04-30', 2)] }), 2026)
    expect(dated(got, 'lapse')).toEqual([['2026-05-01', -3]])
  })

  test('C2: the day after the expiry date nothing is left to use', () => {
    const got = year(conserved({ adjustments, bookings: [booking('2026-05-01', 2)] }), 2026)
    expect([got.lapsed, got.remaining]).toEqual([5, 28])
  })

  test('C2: usable on one day only', () => {
    const oneDay = [adjustment('2026-02-01', 5, '2026-02-01')]
    expect(year(conserved({ adjustments: oneDay, bookings: [booking('2026-02-01', 4)] }), 2026).lapsed).toBe(1)
  })

  test('C2: fully used, nothing lapses and no lapse of 0 is listed', () => {
    const got = year(conserved({ adjustments, bookings: [booking('2026-03-01', 5)] }), 2026)
    expect([got.lapsed, got.remaining, entriesOf(got, 'lapse')]).toEqual([0, 30, []])
  })

  test('C2: expiring on the last day of the year it lapses, it does not move on', () => {
    const years = conserved({ adjustments: [adjustment('2026-11-01', 5, '2026-12-31')], asOf: '2027-02-01' })
    expect(dated(year(years, 2026), 'lapse')).toEqual([['2027-01-01', -5]])
    expect([year(years, 2026).lapsed, year(years, 2026).movedOn, year(years, 2026).carriedForward, year(years, 2027).broughtForward]).toEqual([5, 0, 30, 30])
  })
})

describe('C2 into a later year', () => {
  const limited = rule({ carryOver: { limit: 5 } })
  const adjustments = [adjustment('2026-11-01', 4, '2027-02-28', 'late bonus')]

  test('C2: the unused part moves on, outside the carry-over limit', () => {
    const years = conserved({ rules: [limited], adjustments, asOf: '2027-01-15' })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 5, movedOn: 4, forfeited: 25, unusedAtEnd: 0, lapsed: 0 })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 9, broughtForwardOverridden: false, adjustments: 0, allowance: 30, remaining: 39 })
  })

  test('C2: only the unused part', () => {
    const years = conserved({ rules: [limited], adjustments, bookings: [booking('2026-12-01', 1)], asOf: '2027-01-15' })
    expect([year(years, 2026).movedOn, year(years, 2027).broughtForward]).toEqual([3, 8])
  })

  test('C2: in the later year it lapses the day after its date', () => {
    const years = conserved({ rules: [limited], adjustments, bookings: [booking('2027-02-28', 1)], asOf: '2027-03-01' })
    expect(dated(year(years, 2027), 'lapse')).toEqual([['2027-03-01', -3]])
    expect(year(years, 2027)).toMatchObject({ broughtForward: 9, taken: 1, lapsed: 3, remaining: 35 })
  })

  test('C2: it is usable from the first day of the later year, before what does not expire', () => {
    const years = conserved({ rules: [limited], adjustments, bookings: [booking('2027-01-01', 4)], asOf: '2027-06-30' })
    expect(year(years, 2027)).toMatchObject({ lapsed: 0, overdrawn: 0, remaining: 35 })
  })

  test('C2: its entries name the adjustment in both years', () => {
    const years = conserved({ rules: [limited], adjustments, asOf: '2027-01-15' })
    expect(entriesOf(year(years, 2026), 'moved_on')).toMatchObject([{ date: '2027-01-01', amount: -4, causeId: id('late bonus') }])
    const opening = entriesOf(year(years, 2027), 'brought_forward')
    expect(opening.map((entry) => [entry.date, entry.amount, entry.causeId]).sort()).toEqual([
      ['2027-01-01', 4, id('late bonus')], ['2027-01-01', 5, null],
    ])
  })

  test('C2: it moves on twice when its date lies two years ahead', () => {
    const years = conserved({
      rules: [limited], adjustments: [adjustment('2026-11-01', 4, '2028-02-29', 'long bonus')], bookings: [booking('2027-08-01', 1)], asOf: '2028-06-30',
    })
    expect(years.slice(0, 3).map((one) => [one.movedOn, one.lapsed])).toEqual([[4, 0], [3, 0], [0, 3]])
    expect(years.slice(0, 3).map((one) => one.broughtForward)).toEqual([0, 9, 8])
    expect(entriesOf(year(years, 2027), 'moved_on')).toMatchObject([{ date: '2028-01-01', amount: -3, causeId: id('long bonus') }])
    expect(dated(year(years, 2028), 'lapse')).toEqual([['2028-03-01', -3]])
  })

  test('C2: the carry-over terms of the rule do not touch it: limit 0, expiry after a month', () => {
    const strict = rule({ carryOver: { limit: 0, expiresAfterMonths: 1 } })
    const years = conserved({ rules: [strict], adjustments: [adjustment('2026-11-01', 4, '2027-06-30')], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 0, movedOn: 4, forfeited: 30 })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 4, lapsed: 0, remaining: 34 })
  })

  test('C2: of two that move on, each keeps its own date', () => {
    const two = [adjustment('2026-10-01', 2, '2027-01-31', 'first'), adjustment('2026-11-01', 4, '2027-02-28', 'second')]
    const years = conserved({ rules: [limited], adjustments: two, bookings: [booking('2027-01-10', 1)], asOf: '2027-06-30' })
    expect(dated(year(years, 2027), 'lapse')).toEqual([['2027-02-01', -1], ['2027-03-01', -4]])
  })

  test('C2: moved on, it is still an expiring adjustment: at equal expiry after the carry-over', () => {
    const threeMonths = rule({ carryOver: { limit: 5, expiresAfterMonths: 3 } })
    const sameDay = [adjustment('2026-11-01', 4, '2027-03-31')]
    const years = conserved({ rules: [threeMonths], adjustments: sameDay, bookings: [booking('2027-02-01', 5)], asOf: '2027-06-30' })
    expect(dated(year(years, 2027), 'lapse')).toEqual([['2027-04-01', -4]])
  })

  test('C2: moved on, it is still an expiring adjustment: negative adjustments draw from it last', () => {
    const years = conserved({ rules: [limited], adjustments: [...adjustments, adjustment('2027-01-01', -36)], asOf: '2027-06-30' })
    // 5 carried + 30 granted cover 35, the adjustment 1: 3 lapse
    expect(year(years, 2027)).toMatchObject({ lapsed: 3, remaining: 0, overdrawn: 0 })
  })

  test('C2: moved on, it is available in the later year when it is dated before asOf', () => {
    const years = conserved({ rules: [limited], adjustments: [adjustment('2026-03-01', 4, '2027-02-28')], asOf: '2026-06-30' })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 9, remaining: 39, available: 39 })
  })

  test('C2: a hand-set brought forward replaces both; the year before still reports what it handed on', () => {
    const years = conserved({ rules: [limited], adjustments, memberAllowances: [handSet(2027, { broughtForward: 1 })], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 5, movedOn: 4, forfeited: 25, unusedAtEnd: 0 })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 1, broughtForwardOverridden: true, lapsed: 0, remaining: 31 })
    expect(entriesOf(year(years, 2027), 'brought_forward')).toHaveLength(1)
  })

  test('C2: without a later year it does not move; it is left at the end', () => {
    const got = year(conserved({ rules: [limited], adjustments, employmentEndDate: '2026-12-31', asOf: '2027-06-30' }), 2026)
    expect(got).toMatchObject({ movedOn: 0, carriedForward: 0, forfeited: 0, lapsed: 0, unusedAtEnd: 34 })
  })
})

describe('C3', () => {
  test('C3: compensatory time adds to the balance of its year and never expires', () => {
    const years = conserved({ memberAllowances: [handSet(2026, { compensatoryTimeOff: 2.5 })], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ compensatoryTimeOff: 2.5, allowance: 30, remaining: 32.5, lapsed: 0, carriedForward: 32.5, broughtForwardOverridden: false })
    expect(year(years, 2027)).toMatchObject({ compensatoryTimeOff: 0, broughtForward: 32.5 })
  })

  test('C3: it may be negative', () => {
    expect(yearOf(2026, { memberAllowances: [handSet(2026, { compensatoryTimeOff: -2 })] })).toMatchObject({ compensatoryTimeOff: -2, remaining: 28, overdrawn: 0 })
  })

  test('C3: its entry is dated the first day of the year and names the hand-set record', () => {
    const got = yearOf(2026, { employmentStartDate: '2026-03-15', memberAllowances: [handSet(2026, { compensatoryTimeOff: -2 })] })
    expect(entriesOf(got, 'compensatory_time_off')).toMatchObject([{ date: '2026-01-01', amount: -2, balance: -2, causeId: id('hand 2026') }])
  })

  test('C3: set to 0 it leaves no entry, and in a year that does not exist no trace', () => {
    const facts = { employmentEndDate: '2026-12-31', asOf: '2028-01-01' }
    const hand = [handSet(2026, { compensatoryTimeOff: 0 }), handSet(2027, { compensatoryTimeOff: 3, broughtForward: 4 })]
    expect(compute({ ...facts, memberAllowances: hand })).toEqual(compute(facts))
  })
})

describe('C4', () => {
  const limited = rule({ carryOver: { limit: 5, expiresAfterMonths: 3 } })
  const memberAllowances = [handSet(2027, { broughtForward: 20 })]

  test('C4: a hand-set brought forward fixes the opening amount, no limit applies', () => {
    const years = conserved({ rules: [limited], memberAllowances, asOf: '2027-02-01' })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 20, broughtForwardOverridden: true, remaining: 50 })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 5, forfeited: 25, broughtForwardOverridden: false })
  })

  test('C4: the expiry months apply to it', () => {
    const years = conserved({ rules: [limited], memberAllowances, bookings: [booking('2027-03-31', 8)], asOf: '2027-04-01' })
    expect(dated(year(years, 2027), 'lapse')).toEqual([['2027-04-01', -12]])
    expect(year(years, 2027)).toMatchObject({ lapsed: 12, remaining: 30 }) // 20 + 30 - 8 - 12
  })

  test('C4: later changes of the previous year do not touch it', () => {
    const facts = { rules: [limited], memberAllowances, asOf: '2027-02-01' }
    const before = compute(facts)
    const after = compute({ ...facts, bookings: [booking('2026-08-01', 28)] })
    expect(year(after, 2027)).toEqual(year(before, 2027))
    expect(year(after, 2026)).toMatchObject({ taken: 28, carriedForward: 2 })
  })

  test('C4: its entry names the hand-set record', () => {
    const got = yearOf(2027, { rules: [limited], memberAllowances })
    expect(entriesOf(got, 'brought_forward')).toMatchObject([{ date: '2027-01-01', amount: 20, balance: 20, causeId: id('hand 2027') }])
  })

  test('C4: hand-set 0 is not the same as none', () => {
    const got = yearOf(2027, { rules: [limited], memberAllowances: [handSet(2027, { broughtForward: 0 })] })
    expect([got.broughtForward, got.broughtForwardOverridden, got.remaining, entriesOf(got, 'brought_forward')]).toEqual([0, true, 30, []])
  })

  test('C4: it may be negative, also where debts are written off', () => {
    const forgiving = rule({ carryOver: { carryNegative: false } })
    const got = yearOf(2027, { rules: [forgiving], memberAllowances: [handSet(2027, { broughtForward: -4 })], asOf: '2027-06-30' })
    expect(got).toMatchObject({ broughtForward: -4, remaining: 26, overdrawn: 0, lapsed: 0 })
  })

  test('C4: it opens the member\'s first year', () => {
    expect(yearOf(2026, { memberAllowances: [handSet(2026, { broughtForward: 7 })] })).toMatchObject({ broughtForward: 7, remaining: 37 })
  })

  test('C4: reverting returns the value before and recomputes this and all later years', () => {
    const facts = { rules: [rule()], asOf: '2028-06-30' } // all is carried: 30, 60, 90
    const hand = handSet(2027, { broughtForward: 1, compensatoryTimeOff: 2 })
    const set = compute({ ...facts, memberAllowances: [hand] })
    const reverted = compute({ ...facts, memberAllowances: [{ ...hand, broughtForwardOverride: null }] })
    expect(set.map((one) => one.broughtForward)).toEqual([0, 1, 33, 63]) // 1 + 30 + 2, + 30
    expect(reverted.map((one) => one.broughtForward)).toEqual([0, 30, 62, 92])
    expect(reverted.map((one) => one.broughtForwardOverridden)).toEqual([false, false, false, false])
  })
})
