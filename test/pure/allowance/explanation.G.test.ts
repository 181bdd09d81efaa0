/** Section G of the allowance page: the entries of a year explain every figure. */
import { describe, expect, test } from 'vitest'
import type { AllowanceInput, LedgerKind } from '../../../src/records/index'
import { adjustment, booking, compute, conserved, entriesOf, handSet, id, micros, rule, statement, sumMicros, year, yearOf } from './given'

const terms = rule({ carryOver: { limit: 5, expiresAfterMonths: 3 } }, 'contract')
/** 2026: nothing taken, 5 carried. 2027: a bit of everything. */
const facts: Partial<AllowanceInput> = {
  rules: [terms], asOf: '2027-06-30',
  memberAllowances: [handSet(2027, { compensatoryTimeOff: 1.5 })],
  adjustments: [adjustment('2027-05-01', -1, null, 'correction'), adjustment('2027-11-15', 2, '2028-01-31', 'bonus')],
  bookings: [booking('2027-02-10', 1, 'skiing'), booking('2027-03-15', 3, 'moving'), booking('2027-08-02', 10, 'summer')],
}

describe('G: the statement of one year', () => {
  const got = year(conserved(facts), 2027)

  test('G: every line has date, kind, amount and running balance, in date order', () => {
    expect(statement(got)).toEqual([
      ['2027-01-01', 'brought_forward', 5, 5],
      ['2027-01-01', 'compensatory_time_off', 1.5, 6.5],
      ['2027-01-01', 'grant', 30, 36.5],
      ['2027-02-10', 'booking', -1, 35.5],
      ['2027-03-15', 'booking', -3, 32.5],
      ['2027-04-01', 'lapse', -1, 31.5], // 5 - 1 - 3
      ['2027-05-01', 'adjustment', -1, 30.5],
      ['2027-08-02', 'booking', -10, 20.5],
      ['2027-11-15', 'adjustment', 2, 22.5],
      ['2028-01-01', 'carried_forward', -5, 17.5],
      ['2028-01-01', 'moved_on', -2, 15.5],
      ['2028-01-01', 'forfeited', -15.5, 0], // 30 + 1.5 - 1 - 10 = 20.5 unused, 5 carried
    ])
  })

  test('G: the figures beside it', () => {
    expect(got).toMatchObject({
      year: 2027, from: '2027-01-01', to: '2027-12-31', ruleAllowance: 30, adjustments: 1, allowance: 31, broughtForward: 5, broughtForwardOverridden: false,
      compensatoryTimeOff: 1.5, taken: 14, accrued: 30, lapsed: 1, remaining: 22.5, available: 20.5, overdrawn: 0, carriedForward: 5, movedOn: 2,
      forfeited: 15.5, writtenOff: 0, unusedAtEnd: 0,
    })
  })

  test('G: every line of a record names it; a carried amount has no record', () => {
    const causes = got.entries.filter((entry) => ['brought_forward', 'compensatory_time_off', 'grant', 'adjustment', 'booking', 'moved_on'].includes(entry.kind))
    expect(causes.map((entry) => [entry.kind, entry.causeId])).toEqual([
      ['brought_forward', null], ['compensatory_time_off', id('hand 2027')], ['grant', id('contract')], ['booking', id('skiing')], ['booking', id('moving')],
      ['adjustment', id('correction')], ['booking', id('summer')], ['adjustment', id('bonus')], ['moved_on', id('bonus')],
    ])
  })

  test('G: every line has a cause in words', () => {
    for (const entry of got.entries) expect(entry.cause.trim(), `${entry.date} ${entry.kind}`).not.toBe('')
  })

  test('G: only grants say whether they have accrued', () => {
    expect(got.entries.map((entry) => entry.accrued)).toEqual([null, null, true, ...Array.from({ length: 9 }, () => null)])
  })
})

describe('G: causes in words', () => {
  test('G: a booking is explained with the words it came with', () => {
    const named = { ...booking('2026-02-10', 1), cause: 'Skiing in Kitzbühel' }
    expect(entriesOf(yearOf(2026, { bookings: [named] }), 'booking')[0]!.cause).toContain('Skiing in Kitzbühel')
  })

  test('G: the words change no figure', () => {
    const plain = booking('2026-02-10', 1)
    const figures = (of: Partial<AllowanceInput>) => compute(of).map(({ entries, ...rest }) => [rest, entries.map(({ cause, ...line }) => [line, cause !== ''])])
    expect(figures({ bookings: [{ ...plain, cause: 'Skiing' }] })).toEqual(figures({ bookings: [plain] }))
  })
})

describe('G: the entries add up to the figures exactly', () => {
  const sumOf = (of: ReturnType<typeof yearOf>, kind: LedgerKind) => sumMicros(entriesOf(of, kind).map((entry) => entry.amount))

  test('G: tenths that binary fractions cannot hold', () => {
    const got = yearOf(2026, { bookings: [booking('2026-02-02', 0.1), booking('2026-02-03', 0.2), booking('2026-02-04', 0.4)] })
    expect(statement(got).slice(1, 4)).toEqual([
      ['2026-02-02', 'booking', -0.1, 29.9], ['2026-02-03', 'booking', -0.2, 29.7], ['2026-02-04', 'booking', -0.4, 29.3],
    ])
    expect([got.taken, got.remaining]).toEqual([0.7, 29.3])
  })

  test('G: six decimals stay six decimals', () => {
    const got = yearOf(2026, { adjustments: [adjustment('2026-02-02', 0.000001), adjustment('2026-02-03', 0.333333)], bookings: [booking('2026-03-02', 0.000003)] })
    expect([got.adjustments, got.allowance, got.taken, got.remaining]).toEqual([0.333334, 30.333334, 0.000003, 30.333331])
  })

  test('G: by kind, in every listed year', () => {
    for (const got of conserved(facts)) {
      expect(sumOf(got, 'brought_forward')).toBe(micros(got.broughtForward))
      expect(sumOf(got, 'grant')).toBe(micros(got.ruleAllowance))
      expect(sumOf(got, 'adjustment')).toBe(micros(got.adjustments))
      expect(sumOf(got, 'compensatory_time_off')).toBe(micros(got.compensatoryTimeOff))
      expect(-sumOf(got, 'booking')).toBe(micros(got.taken))
      expect(-sumOf(got, 'carried_forward')).toBe(micros(got.carriedForward))
      expect(-sumOf(got, 'moved_on')).toBe(micros(got.movedOn))
      expect(-sumOf(got, 'forfeited')).toBe(micros(got.forfeited))
      expect(sumOf(got, 'written_off')).toBe(micros(got.writtenOff))
    }
  })

  test('G: remaining is the sum of all lines but later lapses and the year end', () => {
    const got = year(conserved({ ...facts, asOf: '2027-02-20' }), 2027)
    const counted = got.entries.filter((entry) => !['carried_forward', 'moved_on', 'forfeited', 'written_off', 'lapse'].includes(entry.kind))
    expect(micros(got.remaining)).toBe(sumMicros(counted.map((entry) => entry.amount)))
    expect(got).toMatchObject({ lapsed: 0, remaining: 23.5 })
  })

  test('G: a written-off debt and a lapse in one statement', () => {
    const forgiving = rule({ amount: 10, carryOver: { carryNegative: false } })
    const got = yearOf(2026, { rules: [forgiving], adjustments: [adjustment('2026-01-15', 2, '2026-02-28')], bookings: [booking('2026-04-01', 12.5)] })
    expect(statement(got)).toEqual([
      ['2026-01-01', 'grant', 10, 10], ['2026-01-15', 'adjustment', 2, 12], ['2026-03-01', 'lapse', -2, 10], ['2026-04-01', 'booking', -12.5, -2.5],
      ['2027-01-01', 'written_off', 2.5, 0],
    ])
  })

  test('G: on one day: lapse, brought forward, compensatory time, grant, adjustment, booking', () => {
    const monthly = rule({ cycle: 'monthly', amount: 1, carryOver: { expiresAfterMonths: 1 } })
    const got = yearOf(2026, {
      rules: [monthly], memberAllowances: [handSet(2026, { broughtForward: 3, compensatoryTimeOff: 2 })], adjustments: [adjustment('2026-01-01', 4), adjustment('2026-02-01', 5)],
      bookings: [booking('2026-01-01', 1), booking('2026-02-01', 1)], employmentEndDate: '2026-02-10', asOf: '2026-12-31',
    })
    expect(statement(got)).toEqual([
      ['2026-01-01', 'brought_forward', 3, 3], ['2026-01-01', 'compensatory_time_off', 2, 5], ['2026-01-01', 'grant', 1, 6],
      ['2026-01-01', 'adjustment', 4, 10], ['2026-01-01', 'booking', -1, 9],
      ['2026-02-01', 'lapse', -2, 7], ['2026-02-01', 'grant', 1, 8], ['2026-02-01', 'adjustment', 5, 13], ['2026-02-01', 'booking', -1, 12],
    ])
    expect(got.unusedAtEnd).toBe(12)
  })

  test('G: amounts are plain numbers: no negative zero, no undefined, the same after JSON', () => {
    for (const years of [compute(facts), compute(), compute({ bookings: [booking('2026-02-02', 30)] })]) {
      expect(years).toStrictEqual(JSON.parse(JSON.stringify(years)))
    }
  })
})
