/** Section E of the allowance page: what becomes of the rest at the end of a year. E5 is asserted in every case. */
import { describe, expect, test } from 'vitest'
import { adjustment, booking, conserved, dated, entriesOf, handSet, id, labels, onManual, onRule, revisedRule, rule, statement, year } from './given'

const terms = rule()
/** On the rule in 2026 and again from 2028 on. */
const overAGap = { rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-12-31'), onRule(terms, '2028-01-01')] }

describe('E0', () => {
  test('E0: balances wait over a gap for the next year that exists', () => {
    const years = conserved({ ...overAGap, bookings: [booking('2026-05-04', 12)], asOf: '2028-06-30' })
    expect(labels(years)).toEqual([2026, 2028, 2029])
    expect(year(years, 2026)).toMatchObject({ carriedForward: 18, unusedAtEnd: 0 })
    expect(dated(year(years, 2026), 'carried_forward')).toEqual([['2028-01-01', -18]])
    expect(dated(year(years, 2028), 'brought_forward')).toEqual([['2028-01-01', 18]])
  })

  test('E0: debts wait over a gap too', () => {
    const years = conserved({ ...overAGap, bookings: [booking('2026-05-04', 33)], asOf: '2028-06-30' })
    expect([year(years, 2026).carriedForward, year(years, 2028).broughtForward, year(years, 2028).remaining]).toEqual([-3, -3, 27])
  })

  test('E0: a year beyond the listed ones is a next year: the last listed one hands on too', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 5 } })] })
    expect(years.map((one) => [one.year, one.carriedForward, one.forfeited, one.unusedAtEnd])).toEqual([[2026, 5, 25, 0], [2027, 5, 30, 0]])
  })

  test('E0: the next year begins where it begins, not where it is first covered', () => {
    const years = conserved({ rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-06-30'), onRule(terms, '2027-03-15')], asOf: '2027-06-30' })
    expect(dated(year(years, 2026), 'carried_forward')).toEqual([['2027-01-01', -15]])
    expect(year(years, 2027)).toMatchObject({ broughtForward: 15, ruleAllowance: 23.87 })
  })
})

describe('E1', () => {
  test('E1: what has lapsed is not carried', () => {
    const years = conserved({ adjustments: [adjustment('2026-02-01', 5, '2026-12-31')], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ lapsed: 5, carriedForward: 30, movedOn: 0 })
  })

  test('E1: with a next year over a gap, what is last usable in the gap lapses', () => {
    const years = conserved({ ...overAGap, adjustments: [adjustment('2026-11-01', 5, '2027-06-30')], asOf: '2028-06-30' })
    expect(dated(year(years, 2026), 'lapse')).toEqual([['2027-07-01', -5]])
    expect(year(years, 2026)).toMatchObject({ lapsed: 5, movedOn: 0, carriedForward: 30 })
    expect(year(years, 2028).broughtForward).toBe(30)
  })

  test('E1: in the gap it has lapsed only once its date is past', () => {
    const facts = { ...overAGap, adjustments: [adjustment('2026-11-01', 5, '2027-06-30')] }
    expect(year(conserved({ ...facts, asOf: '2027-06-30' }), 2026)).toMatchObject({ lapsed: 0, remaining: 35 })
    expect(year(conserved({ ...facts, asOf: '2027-07-01' }), 2026)).toMatchObject({ lapsed: 5, remaining: 30 })
  })

  test('E1: the day before the next year it lapses, on its first day it still moves on', () => {
    const lapsing = conserved({ ...overAGap, adjustments: [adjustment('2026-11-01', 5, '2027-12-31')], asOf: '2028-06-30' })
    expect(year(lapsing, 2026)).toMatchObject({ lapsed: 5, movedOn: 0 })
    const moving = conserved({ ...overAGap, adjustments: [adjustment('2026-11-01', 5, '2028-01-01')], asOf: '2028-06-30' })
    expect(year(moving, 2026)).toMatchObject({ lapsed: 0, movedOn: 5 })
    expect(year(moving, 2028)).toMatchObject({ broughtForward: 35, lapsed: 5 })
    expect(dated(year(moving, 2028), 'lapse')).toEqual([['2028-01-02', -5]])
  })

  test('E1: without a next year it lapses on or before the last day of the year, a day later it stays', () => {
    const facts = { employmentEndDate: '2026-12-31', asOf: '2028-01-01' }
    const lapsing = conserved({ ...facts, adjustments: [adjustment('2026-11-01', 5, '2026-12-31')] })
    expect(year(lapsing, 2026)).toMatchObject({ lapsed: 5, unusedAtEnd: 30 })
    const staying = conserved({ ...facts, adjustments: [adjustment('2026-11-01', 5, '2027-01-01')] })
    expect(year(staying, 2026)).toMatchObject({ lapsed: 0, unusedAtEnd: 35 })
  })

  test('E1: carry-over that never expires can be carried again, within the limit', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 10 } })], bookings: [booking('2027-05-03', 28)], asOf: '2028-06-30' })
    // 2026: 30 unused. 2027: 10 + 30 - 28 = 12 unused, of which 10 came from 2026 or not: no matter
    expect(years.slice(0, 2).map((one) => [one.carriedForward, one.forfeited])).toEqual([[10, 20], [10, 2]])
  })

  test('E1: adjustments and compensatory time without expiry are part of unused', () => {
    const years = conserved({ adjustments: [adjustment('2026-02-01', 2)], memberAllowances: [handSet(2026, { compensatoryTimeOff: 1 })] })
    expect(year(years, 2026).carriedForward).toBe(33)
  })

  test('E1: expiring adjustments that move on are not part of unused', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 32 } })], adjustments: [adjustment('2026-12-01', 4, '2027-01-31')] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 30, movedOn: 4, forfeited: 0 })
  })

  test('E1: a deficit still open makes unused negative, beside a lapse', () => {
    const years = conserved({
      adjustments: [adjustment('2026-02-01', 5, '2026-03-31')], bookings: [booking('2026-08-03', 32)], asOf: '2027-02-01',
    })
    expect(year(years, 2026)).toMatchObject({ lapsed: 5, overdrawn: 2, carriedForward: -2 })
  })
})

describe('E2', () => {
  test.each([
    [null, 30, 0], [5, 5, 25], [30, 30, 0], [100, 30, 0], [0, 0, 30], [2.5, 2.5, 27.5],
  ])('E2: 30 unused, limit %s: %f carried, %f forfeited', (limit, carriedForward, forfeited) => {
    const years = conserved({ rules: [rule({ carryOver: { limit } })], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ carriedForward, forfeited, writtenOff: 0, unusedAtEnd: 0 })
    expect(year(years, 2027).broughtForward).toBe(carriedForward)
  })

  test('E2: unused exactly 0: nothing carried, nothing forfeited, no entries of 0', () => {
    const years = conserved({ bookings: [booking('2026-05-04', 30)] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 0, forfeited: 0, writtenOff: 0, unusedAtEnd: 0 })
    expect(entriesOf(year(years, 2026), 'carried_forward', 'forfeited', 'written_off', 'moved_on')).toEqual([])
  })

  test('E2: a debt moves on whole, whatever the limit', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 2 } })], bookings: [booking('2026-05-04', 35)] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: -5, forfeited: 0, writtenOff: 0 })
    expect(year(years, 2027)).toMatchObject({ broughtForward: -5, remaining: 25, overdrawn: 0 })
  })

  test('E2: limit 0 carries a debt, too', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 0 } })], bookings: [booking('2026-05-04', 35)] })
    expect(year(years, 2027).broughtForward).toBe(-5)
  })

  test('E2: without negative carry the debt is written off', () => {
    const years = conserved({ rules: [rule({ carryOver: { carryNegative: false } })], bookings: [booking('2026-05-04', 35)] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 0, forfeited: 0, writtenOff: 5, unusedAtEnd: 0, remaining: -5, overdrawn: 5 })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 0, remaining: 30 })
  })

  test('E2: without negative carry a positive rest is carried as ever', () => {
    const years = conserved({ rules: [rule({ carryOver: { carryNegative: false, limit: 10 } })] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 10, forfeited: 20, writtenOff: 0 })
  })

  test('E2: fractions are carried as they are', () => {
    const years = conserved({ rules: [rule({ amount: 10.01, carryOver: { limit: 4.25 } })], bookings: [booking('2026-05-04', 0.5)] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 4.25, forfeited: 5.26 }) // 9.51 - 4.25
  })

  test('E2: a debt is carried from year to year until grants cover it', () => {
    const years = conserved({ bookings: [booking('2026-05-04', 75)], asOf: '2028-06-30' })
    expect(years.map((one) => one.broughtForward)).toEqual([0, -45, -15, 15])
    expect(years.map((one) => one.overdrawn)).toEqual([45, 0, 0, 0])
  })
})

describe('E3', () => {
  const strict = rule({ carryOver: { limit: 5, expiresAfterMonths: 1 } }, 'strict')
  const lenient = rule({ carryOver: { limit: 20, expiresAfterMonths: 6 } }, 'lenient')
  const change = (first: typeof strict, second: typeof strict, last = '2026-12-31', next = '2027-01-01') =>
    ({ rules: [first, second], assignments: [onRule(first, '2026-01-01', last), onRule(second, next)], asOf: '2027-08-01' })

  test('E3: the old rule governs the limit, the new one the expiry', () => {
    const fromStrict = conserved(change(strict, lenient))
    expect(year(fromStrict, 2026)).toMatchObject({ carriedForward: 5, forfeited: 25 })
    expect(dated(year(fromStrict, 2027), 'lapse')).toEqual([['2027-07-01', -5]])
    const fromLenient = conserved(change(lenient, strict))
    expect(year(fromLenient, 2026)).toMatchObject({ carriedForward: 20, forfeited: 10 })
    expect(dated(year(fromLenient, 2027), 'lapse')).toEqual([['2027-02-01', -20]])
  })

  test('E3: a change within the old year: the terms on its last covered day govern', () => {
    expect(year(conserved(change(strict, lenient, '2026-12-30', '2026-12-31')), 2026).carriedForward).toBe(20)
    expect(year(conserved(change(lenient, strict, '2026-06-30', '2026-07-01')), 2026).carriedForward).toBe(5)
  })

  test('E3: a change within the new year: the terms on its first covered day govern the expiry', () => {
    expect(dated(year(conserved(change(strict, lenient, '2027-01-01', '2027-01-02')), 2027), 'lapse')).toEqual([['2027-02-01', -5]])
  })

  test('E3: the last covered day counts, not the last day of the year', () => {
    // strict until 30 June, nothing until the lenient rule of 2027
    const years = conserved(change(strict, lenient, '2026-06-30', '2027-03-01'))
    expect(year(years, 2026)).toMatchObject({ carriedForward: 5, forfeited: 10 })
    expect(dated(year(years, 2027), 'lapse')).toEqual([['2027-09-01', -5]]) // six months from 1 March
  })

  test('E3: a revision changes terms like another rule does', () => {
    const revised = revisedRule([[null, { carryOver: { limit: 5, expiresAfterMonths: 1 } }], ['2027-01-01', { carryOver: { limit: 20, expiresAfterMonths: 6 } }]])
    const years = conserved({ rules: [revised], asOf: '2027-08-01' })
    expect(year(years, 2026)).toMatchObject({ carriedForward: 5, forfeited: 25 })
    expect(dated(year(years, 2027), 'lapse')).toEqual([['2027-07-01', -5]])
    expect(year(years, 2027).carriedForward).toBe(20)
  })

  test('E3: negative carry is governed by the old year\'s last terms', () => {
    const [forgiving, keeping] = [rule({ carryOver: { carryNegative: false } }, 'forgiving'), rule({}, 'keeping')]
    const bookings = [booking('2026-05-04', 32)]
    expect(year(conserved({ ...change(forgiving, keeping), bookings }), 2026)).toMatchObject({ writtenOff: 2, carriedForward: 0 })
    expect(year(conserved({ ...change(keeping, forgiving), bookings }), 2026)).toMatchObject({ writtenOff: 0, carriedForward: -2 })
  })

  test('E3: from manual all is carried, into manual nothing expires', () => {
    const adjustments = [adjustment('2026-02-01', 40)]
    const fromManual = conserved({ rules: [strict], assignments: [onManual('2026-01-01', '2026-12-31'), onRule(strict, '2027-01-01')], adjustments, asOf: '2027-08-01' })
    expect(year(fromManual, 2026)).toMatchObject({ carriedForward: 40, forfeited: 0 })
    expect(dated(year(fromManual, 2027), 'lapse')).toEqual([['2027-02-01', -40]])
    const intoManual = conserved({ rules: [strict], assignments: [onRule(strict, '2026-01-01', '2026-12-31'), onManual('2027-01-01')], asOf: '2027-08-01' })
    expect(year(intoManual, 2026)).toMatchObject({ carriedForward: 5, forfeited: 25 })
    expect(year(intoManual, 2027)).toMatchObject({ lapsed: 0, remaining: 5, carriedForward: 5 })
  })

  test('E3: a manual assignment carries debts', () => {
    const years = conserved({ rules: [], assignments: [onManual('2026-01-01')], bookings: [booking('2026-05-04', 3)] })
    expect(year(years, 2026)).toMatchObject({ carriedForward: -3, writtenOff: 0 })
  })
})

describe('E4', () => {
  test('E4: a leaver keeps what is left as unused at the end: not carried, not forfeited', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 5 } })], employmentEndDate: '2026-06-30', bookings: [booking('2026-05-04', 4)], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ unusedAtEnd: 11, carriedForward: 0, movedOn: 0, forfeited: 0, writtenOff: 0, remaining: 11 })
    expect(entriesOf(year(years, 2026), 'carried_forward', 'moved_on', 'forfeited', 'written_off')).toEqual([])
  })

  test('E4: overdrawn, it is negative, also where debts would be written off', () => {
    const years = conserved({ rules: [rule({ carryOver: { carryNegative: false } })], employmentEndDate: '2026-06-30', bookings: [booking('2026-05-04', 18)], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ unusedAtEnd: -3, carriedForward: 0, writtenOff: 0 })
  })

  test('E4: an ended assignment is like a leaver', () => {
    const years = conserved({ rules: [terms], assignments: [onRule(terms, '2026-01-01', '2026-12-31')], asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ unusedAtEnd: 30, carriedForward: 0 })
  })

  test('E4: what lapses in the last year lapses', () => {
    const years = conserved({ adjustments: [adjustment('2026-02-01', 5, '2026-08-31')], employmentEndDate: '2026-06-30', asOf: '2027-06-30' })
    expect(year(years, 2026)).toMatchObject({ lapsed: 5, unusedAtEnd: 15 })
  })

  test('E4: with a next year unused at the end is 0', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 5 } })], bookings: [booking('2026-05-04', 4)], asOf: '2028-06-30' })
    expect(years.map((one) => one.unusedAtEnd)).toEqual([0, 0, 0, 0])
  })
})

describe('E5', () => {
  const limited = rule({ amount: 28, carryOver: { limit: 5, expiresAfterMonths: 3 } })
  const facts = {
    rules: [limited], assignments: [onRule(limited, '2025-01-01')],
    adjustments: [adjustment('2025-11-01', 3, '2026-02-28'), adjustment('2026-05-01', -1.5), adjustment('2026-11-15', 2, '2027-01-31')],
    memberAllowances: [handSet(2026, { compensatoryTimeOff: 0.75 })],
    bookings: [booking('2025-12-22', 1), booking('2026-01-05', 0.5), booking('2026-03-02', 3), booking('2026-12-28', 0.5)],
  }

  test('E5: a year with everything in it', () => {
    const years = conserved({ ...facts, asOf: '2027-06-30' })
    // 2025: the day of December takes 1 of the 3 expiring: 2 move on, 28 unused, 5 carried, 23 forfeited
    expect(year(years, 2025)).toMatchObject({ taken: 1, carriedForward: 5, movedOn: 2, forfeited: 23, lapsed: 0 })
    // 2026: of 2 until February 0.5 used, 1.5 lapse; of 5 until March 3 used, 2 lapse; 28 - 1.5 + 0.75 = 27.25 unused;
    // of 2 until January 2027 0.5 used, 1.5 move on
    expect(year(years, 2026)).toMatchObject({
      broughtForward: 7, allowance: 28.5, compensatoryTimeOff: 0.75, taken: 4, lapsed: 3.5, carriedForward: 5, movedOn: 1.5, forfeited: 22.25, writtenOff: 0, unusedAtEnd: 0,
    })
    // 7 + 28.5 + 0.75 = 36.25 = 4 + 3.5 + 5 + 1.5 + 22.25
    expect(year(years, 2027)).toMatchObject({ broughtForward: 6.5, lapsed: 6.5, remaining: 28 })
  })

  test('E5: holds on each day of asOf', () => {
    for (const asOf of ['2024-06-30', '2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2026-12-31', '2027-01-01', '2027-02-01', '2030-01-01']) {
      conserved({ ...facts, asOf })
    }
  })
})

describe('E6', () => {
  const limited = rule({ carryOver: { limit: 10 } })

  test('E6: a booking of this year uncovers one already made for next year', () => {
    const nextYear = [booking('2027-08-02', 40)] // 30 + 10 carried: just covered
    const before = conserved({ rules: [limited], bookings: nextYear })
    expect(before.map((one) => one.overdrawn)).toEqual([0, 0])
    const after = conserved({ rules: [limited], bookings: [...nextYear, booking('2026-08-03', 25)] })
    expect(after.map((one) => [one.remaining, one.overdrawn])).toEqual([[5, 0], [-5, 5]]) // 5 carried + 30 - 40
  })

  test('E6: a booking that only lowers what would be forfeited uncovers nothing', () => {
    const after = conserved({ rules: [limited], bookings: [booking('2027-08-02', 40), booking('2026-08-03', 20)] })
    expect(after.map((one) => one.overdrawn)).toEqual([0, 0])
  })

  test('E6: it reaches through years in between', () => {
    const unlimited = { asOf: '2028-01-01' }
    const far = [booking('2028-08-02', 90)] // 30 + 30 + 30
    expect(conserved({ ...unlimited, bookings: far }).map((one) => one.overdrawn)).toEqual([0, 0, 0, 0])
    expect(conserved({ ...unlimited, bookings: [...far, booking('2026-08-03', 1)] }).map((one) => one.overdrawn)).toEqual([0, 0, 1, 0])
  })
})

describe('the entries of a year end', () => {
  test('E2, C2: dated the first day of the next year, last in the old year, and the balance ends at 0', () => {
    const years = conserved({ rules: [rule({ carryOver: { limit: 5 } })], adjustments: [adjustment('2026-12-01', 4, '2027-01-31', 'bonus')] })
    expect(statement(year(years, 2026))).toEqual([
      ['2026-01-01', 'grant', 30, 30], ['2026-12-01', 'adjustment', 4, 34], ['2027-01-01', 'carried_forward', -5, 29],
      ['2027-01-01', 'moved_on', -4, 25], ['2027-01-01', 'forfeited', -25, 0],
    ])
    expect(entriesOf(year(years, 2026), 'moved_on')[0]!.causeId).toBe(id('bonus'))
  })

  test('E2: a carried debt raises the old year to 0, a written-off one too', () => {
    const carried = conserved({ bookings: [booking('2026-05-04', 33)] })
    expect(statement(year(carried, 2026)).slice(-2)).toEqual([['2026-05-04', 'booking', -33, -3], ['2027-01-01', 'carried_forward', 3, 0]])
    expect(statement(year(carried, 2027))[0]).toEqual(['2027-01-01', 'brought_forward', -3, -3])
    const forgiven = conserved({ rules: [rule({ carryOver: { carryNegative: false } })], bookings: [booking('2026-05-04', 33)] })
    expect(statement(year(forgiven, 2026)).slice(-1)).toEqual([['2027-01-01', 'written_off', 3, 0]])
  })

  test('E1: a lapse of the last day of the year comes before the carry-over of the same date', () => {
    const years = conserved({ adjustments: [adjustment('2026-02-01', 5, '2026-12-31')], asOf: '2027-06-30' })
    expect(statement(year(years, 2026)).slice(-2)).toEqual([['2027-01-01', 'lapse', -5, 30], ['2027-01-01', 'carried_forward', -30, 0]])
  })

  test('E4: without a next year the last balance is what is left', () => {
    const years = conserved({ employmentEndDate: '2026-06-30', bookings: [booking('2026-05-04', 4)], asOf: '2027-06-30' })
    expect(statement(year(years, 2026)).at(-1)).toEqual(['2026-05-04', 'booking', -4, 11])
  })
})
