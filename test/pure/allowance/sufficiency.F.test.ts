/** Allowances, section F, with E6: what a new absence does to the balance. Worked by hand; F2 is the previews' (test/pure/preview). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeSufficiency } from '../../../src/index'
import type { AllowanceInput, Booking, PlainDate } from '../../../src/records/index'
import { allowanceInputs, bookings } from '../../../src/testing/index'
import { naiveSufficiency } from '../../oracle/naiveSufficiency'
import { adjustment, booking, given, handSet, onRule, rule } from './given'

/** 20 a year, without carry-over unless said. */
const yearly = (carryOver: Parameters<typeof rule>[0] = {}): Partial<AllowanceInput> => ({ rules: [rule({ amount: 20, ...carryOver })] })
const carrying = yearly()
/** 10 brought forward that expire on 31 March, as in the worked table of use. */
const worked = {
  ...yearly({ carryOver: { limit: 10, expiresAfterMonths: 3 } }), memberAllowances: [handSet(2026, { broughtForward: 10 })],
}
const notCarrying = yearly({ carryOver: { limit: 0 } })
const monthly = (some: Parameters<typeof rule>[0] = {}): Partial<AllowanceInput> => ({
  rules: [rule({ cycle: 'monthly', amount: 2, ...some })], accrualMode: 'accrued',
})

const add = (date: PlainDate, amount: number): Booking => booking(date, amount, `new ${date}`)
const covers = (facts: Partial<AllowanceInput>, ...added: Booking[]): boolean => judgeSufficiency(given(facts), added).sufficient
/** [first day of the year, by how much more is drawn from its carry-over]. */
const carryOver = (facts: Partial<AllowanceInput>, ...added: Booking[]): [PlainDate, number][] =>
  judgeSufficiency(given(facts), added).carryOverUsed.map(({ from, amount }) => [from, amount])

describe('F1: no year may be overdrawn by more than before', () => {
  test('F1: up to the last half day of the balance, and not a half day further', () => {
    const facts = { ...notCarrying, bookings: [booking('2026-07-06', 18)] }
    expect(covers(facts, add('2026-05-04', 2))).toBe(true)
    expect(covers(facts, add('2026-05-04', 2.5))).toBe(false)
    expect(covers(facts, add('2026-05-04', 1), add('2026-12-31', 1))).toBe(true)
    expect(covers(facts, add('2026-05-04', 1), add('2026-12-31', 1.5))).toBe(false)
  })

  test('F1: an existing booking counts on whichever side of the new one it lies', () => {
    const facts = { ...notCarrying, bookings: [booking('2026-12-31', 20)] }
    expect(covers(facts, add('2026-01-01', 0.5))).toBe(false)
  })

  test('F1: several bookings of one day are added up', () => {
    expect(covers(notCarrying, add('2026-05-04', 10), booking('2026-05-04', 10, 'second'))).toBe(true)
    expect(covers(notCarrying, add('2026-05-04', 10), booking('2026-05-04', 10.5, 'second'))).toBe(false)
  })

  test('F1: amounts compare exactly: 0.1 and 0.2 fit into 0.3', () => {
    expect(covers(yearly({ amount: 0.3 }), add('2026-05-04', 0.1), add('2026-05-05', 0.2))).toBe(true)
  })

  test('F1: a member already overdrawn who takes nothing more is not refused', () => {
    const facts = { ...notCarrying, bookings: [booking('2026-07-06', 25)] }
    expect(covers(facts)).toBe(true)
    expect(covers(facts, add('2026-08-03', 0))).toBe(true)
    expect(covers(facts, add('2026-08-03', 0.5))).toBe(false)
    expect(covers(facts, add('2026-03-02', 0.5))).toBe(false)
  })

  test('F1: an overdraft of this year does not refuse what next year covers after repaying it', () => {
    const facts = { ...carrying, bookings: [booking('2026-07-06', 25)] }
    expect(covers(facts, add('2027-03-01', 15))).toBe(true)
    expect(covers(facts, add('2027-03-01', 15.5))).toBe(false)
    const writtenOff = { ...yearly({ carryOver: { carryNegative: false } }), bookings: [booking('2026-07-06', 25)] }
    expect(covers(writtenOff, add('2027-03-01', 20))).toBe(true)
    expect(covers(writtenOff, add('2027-03-01', 20.5))).toBe(false)
  })

  test('F1: what a later negative adjustment takes back is no longer there', () => {
    const facts = { ...notCarrying, adjustments: [adjustment('2026-12-01', -15)] }
    expect(covers(facts, add('2026-06-01', 5))).toBe(true)
    expect(covers(facts, add('2026-06-01', 5.5))).toBe(false)
  })

  test('F1: minutes count as minutes', () => {
    const facts: Partial<AllowanceInput> = { ...yearly({ amount: 480, carryOver: { limit: 0 } }), unit: 'hours' }
    expect(covers(facts, add('2026-05-04', 480))).toBe(true)
    expect(covers(facts, add('2026-05-04', 481))).toBe(false)
  })
})

describe('F1: days of no allowance year', () => {
  const ending = { ...carrying, assignments: [onRule(rule(), '2026-01-01', '2026-12-31')] }

  test('F1: after the last year nothing above 0 fits, whatever is left over', () => {
    expect(covers(ending, add('2026-12-31', 1))).toBe(true)
    expect(covers(ending, add('2027-01-01', 0.5))).toBe(false)
    expect(covers(ending, add('2026-12-31', 1), add('2027-01-01', 0.5))).toBe(false)
    expect(covers(ending, add('2031-06-01', 0.5))).toBe(false)
    expect(covers(ending, add('2027-01-01', 0))).toBe(true)
  })

  test('F1: before the first year neither', () => {
    expect(covers(carrying, add('2026-01-01', 1))).toBe(true)
    expect(covers(carrying, add('2025-12-31', 0.5))).toBe(false)
    expect(covers(carrying, add('2025-12-31', 0.5), add('2026-01-05', 1))).toBe(false)
    expect(covers(carrying, add('2025-12-31', 0))).toBe(true)
  })

  test('F1: nor in a gap between two years', () => {
    const gap = { ...carrying, assignments: [onRule(rule(), '2026-01-01', '2026-12-31'), onRule(rule(), '2028-01-01')] }
    expect(covers(gap, add('2026-12-31', 1), add('2028-01-03', 1))).toBe(true)
    expect(covers(gap, add('2027-06-01', 1))).toBe(false)
    expect(covers(gap, add('2027-06-01', 1), add('2028-01-03', 1))).toBe(false)
  })

  test('F1: nor for a member without any assignment', () => {
    expect(covers({ assignments: [] }, add('2026-05-04', 0.5))).toBe(false)
    expect(covers({ assignments: [] }, add('2026-05-04', 0))).toBe(true)
    expect(covers({ assignments: [] })).toBe(true)
  })

  test('F1: a day of the year is one, also after the assignment has ended (A2)', () => {
    const halfYear = { ...carrying, assignments: [onRule(rule(), '2026-01-01', '2026-06-30')] }
    expect(covers(halfYear, add('2026-07-01', 10))).toBe(true)
    expect(covers(halfYear, add('2026-07-01', 10.5))).toBe(false)
  })
})

describe('E6: a booking of this year that uncovers one of a later year', () => {
  test('E6: next year counts on 10 brought forward', () => {
    const facts = { ...carrying, bookings: [booking('2027-03-01', 30)] }
    expect(covers(facts, add('2026-07-06', 10))).toBe(true)
    expect(covers(facts, add('2026-07-06', 10.5))).toBe(false)
  })

  test('E6: the year after next does', () => {
    const facts = { ...carrying, bookings: [booking('2028-03-01', 50)] }
    expect(covers(facts, add('2026-07-06', 10))).toBe(true)
    expect(covers(facts, add('2026-07-06', 10.5))).toBe(false)
    expect(covers(facts, add('2026-07-06', 5), add('2027-07-05', 5))).toBe(true)
    expect(covers(facts, add('2026-07-06', 5), add('2027-07-05', 5.5))).toBe(false)
  })

  test('E6: beyond the carry-over limit nothing is taken away from next year', () => {
    const facts = { ...yearly({ carryOver: { limit: 5 } }), bookings: [booking('2027-03-01', 25)] }
    expect(covers(facts, add('2026-07-06', 15))).toBe(true)
    expect(covers(facts, add('2026-07-06', 15.5))).toBe(false)
  })

  test('E6: a hand-set carry-over does not move with this year', () => {
    const facts = { ...carrying, bookings: [booking('2027-03-01', 30)], memberAllowances: [handSet(2027, { broughtForward: 10 })] }
    expect(covers(facts, add('2026-07-06', 20))).toBe(true)
  })

  test('E6: an expiring adjustment that this year would use up is missing next year', () => {
    const facts = { ...notCarrying, adjustments: [adjustment('2026-11-01', 3, '2027-02-28')], bookings: [booking('2027-02-01', 23)] }
    expect(covers(facts, add('2026-10-31', 20))).toBe(true)
    expect(covers(facts, add('2026-12-01', 0.5))).toBe(false)
  })
})

describe('F1: lots that can no longer or not yet be used', () => {
  test('F1: carry-over that has expired before the booking does not pay for it', () => {
    expect(covers(worked, add('2026-03-31', 30))).toBe(true)
    expect(covers(worked, add('2026-04-01', 20))).toBe(true)
    expect(covers(worked, add('2026-04-01', 20.5))).toBe(false)
    expect(covers(worked, add('2026-03-31', 10), add('2026-04-01', 20))).toBe(true)
    expect(covers(worked, add('2026-03-31', 9), add('2026-04-01', 20.5))).toBe(false)
  })

  test('F1: an expiring adjustment that outlives the year pays from its date to its last day', () => {
    const facts = { ...notCarrying, adjustments: [adjustment('2026-11-01', 3, '2027-02-28')] }
    expect(covers(facts, add('2026-10-31', 20.5))).toBe(false)
    expect(covers(facts, add('2026-11-01', 23))).toBe(true)
    expect(covers(facts, add('2026-11-01', 23.5))).toBe(false)
    expect(covers(facts, add('2027-02-28', 23))).toBe(true)
    expect(covers(facts, add('2027-02-28', 23.5))).toBe(false)
    expect(covers(facts, add('2027-03-01', 20))).toBe(true)
    expect(covers(facts, add('2027-03-01', 20.5))).toBe(false)
  })

  test('D3: accrued grants pay from their grant date, projected ones from the first day', () => {
    expect(covers(monthly(), add('2026-03-31', 6))).toBe(true)
    expect(covers(monthly(), add('2026-03-31', 6.5))).toBe(false)
    expect(covers(monthly(), add('2026-04-01', 8))).toBe(true)
    expect(covers(monthly(), add('2026-04-01', 8.5))).toBe(false)
    expect(covers(monthly({ grantTiming: 'end' }), add('2026-03-30', 4.5))).toBe(false)
    expect(covers(monthly({ grantTiming: 'end' }), add('2026-03-31', 6))).toBe(true)
    expect(covers({ ...monthly(), accrualMode: 'projected' }, add('2026-01-01', 24))).toBe(true)
  })

  test('D3: in accrued mode a booking can uncover a later one of the same year', () => {
    const facts = { ...monthly(), bookings: [booking('2026-03-31', 6)] }
    expect(covers(facts, add('2026-01-15', 0.5))).toBe(false)
    expect(covers(facts, add('2026-04-01', 2))).toBe(true)
  })
})

describe('F3: by how much more is drawn from the carry-over', () => {
  test('F3: through the last usable day, and nothing of it after', () => {
    expect(carryOver(worked, add('2026-03-31', 4))).toEqual([['2026-01-01', 4]])
    expect(carryOver(worked, add('2026-03-31', 12))).toEqual([['2026-01-01', 10]])
    expect(carryOver(worked, add('2026-04-01', 4))).toEqual([])
    expect(carryOver(worked, add('2026-03-31', 4), add('2026-04-01', 4))).toEqual([['2026-01-01', 4]])
  })

  test('F3: only what existing bookings left, before or after the new one', () => {
    expect(carryOver({ ...worked, bookings: [booking('2026-03-30', 8)] }, add('2026-03-31', 5))).toEqual([['2026-01-01', 2]])
    expect(carryOver({ ...worked, bookings: [booking('2026-03-30', 10)] }, add('2026-03-02', 5))).toEqual([])
    expect(carryOver({ ...worked, bookings: [booking('2026-04-02', 5)] }, add('2026-03-02', 10))).toEqual([['2026-01-01', 10]])
  })

  test('F3: the year is told by its first and last day', () => {
    expect(judgeSufficiency(given(worked), [add('2026-03-31', 4)]).carryOverUsed)
      .toEqual([{ from: '2026-01-01', to: '2026-12-31', amount: 4 }])
  })

  test('F3: each year of its own', () => {
    expect(carryOver(carrying, add('2027-03-01', 5))).toEqual([['2027-01-01', 5]])
    expect(carryOver(carrying, add('2026-07-06', 18), add('2027-03-01', 5))).toEqual([['2027-01-01', 2]])
    const broughtForward = { ...carrying, memberAllowances: [handSet(2026, { broughtForward: 3 })] }
    expect(carryOver(broughtForward, add('2026-07-06', 5), add('2027-03-01', 4))).toEqual([['2026-01-01', 3], ['2027-01-01', 4]])
  })

  test('F3: a year that draws less than before is not listed', () => {
    const facts = { ...carrying, bookings: [booking('2027-03-01', 10)] }
    expect(carryOver(facts, add('2026-07-06', 15))).toEqual([])
  })

  test('F3: an adjustment that moved on is no carry-over; using it up leaves more of next year to the carry-over', () => {
    const moving = { adjustments: [adjustment('2026-11-01', 3, '2027-02-28')] }
    expect(carryOver({ ...notCarrying, ...moving }, add('2027-02-01', 3))).toEqual([])
    expect(carryOver({ ...carrying, ...moving, bookings: [booking('2027-01-11', 3)] }, add('2026-12-01', 3))).toEqual([['2027-01-01', 3]])
  })

  test('F3: nothing taken, nothing used', () => {
    expect(carryOver(worked)).toEqual([])
    expect(carryOver(worked, add('2026-03-02', 0))).toEqual([])
  })
})

describe('F: by a naive day-by-day calculator', () => {
  const isMain = process.env['TZ'] === 'UTC'
  const runs = { numRuns: isMain ? 150 : 40 }
  const cases = fc
    .tuple(allowanceInputs({ maxAbsences: 6 }), fc.integer({ min: 1, max: 3 }))
    .chain(([input, maxAbsences]) => {
      const dates = input.bookings.map(({ date }) => date)
      const years = [input.asOf, ...dates, ...input.assignments.map(({ ruleStartDate }) => ruleStartDate)]
        .map((date) => Number(date.slice(0, 4))).sort((a, b) => a - b)
      const window = { min: `${years[0]!}-01-01`, max: `${years.at(-1)!}-12-31`, near: dates.slice(0, 5) }
      return fc.record({ input: fc.constant(input), added: bookings(input.unit, { ...window, maxAbsences, idSeries: 1 }) })
    })

  function agrees(input: AllowanceInput, added: readonly Booking[]): boolean {
    const { sufficient, carryOverUsed } = judgeSufficiency(input, added)
    const naive = naiveSufficiency(input, added)
    expect(sufficient).toBe(naive.sufficient)
    expect(carryOverUsed).toEqual(naive.carryOverUsed.filter(({ amount }) => amount > 0))
    // The look at the balance is from the last booking's date, whatever the input's own.
    expect(judgeSufficiency({ ...input, asOf: '2026-02-28' }, added)).toEqual({ sufficient, carryOverUsed })
    return sufficient
  }

  test('F1, F3: an example', () => {
    const facts = given({ ...carrying, bookings: [booking('2027-03-01', 30)], memberAllowances: [handSet(2026, { broughtForward: 3 })] })
    expect(agrees(facts, [add('2026-07-06', 13)])).toBe(true)
    expect(agrees(facts, [add('2026-07-06', 13.5)])).toBe(false)
  })

  test(`F1, F3: ${runs.numRuns} random members with random new bookings`, () => {
    const seen = { true: 0, false: 0 }
    fc.assert(fc.property(cases, ({ input, added }) => { seen[`${agrees(input, added)}`]++ }), runs)
    if (isMain) expect(Math.min(seen.true, seen.false)).toBeGreaterThan(0)
  })
})
