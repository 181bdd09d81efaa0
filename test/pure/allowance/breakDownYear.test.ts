/** The breakdown of a year (decision 4; allowances C2, C4, D5, D6, E3): views of the one fold. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakDownYear } from '../../../src/allowance/breakDownYear'
import { computeAllowances } from '../../../src/index'
import type { AllowanceInput } from '../../../src/records'
import { allowanceInputs } from '../../../src/testing'
import { adjustment, booking, compute, dated, entriesOf, given, handSet, id, onManual, onRule, revisedRule, rule, sumMicros, micros, terms } from './given'

const carrying = rule({ amount: 20, carryOver: { limit: 5, expiresAfterMonths: 3 } })

/** 20 a year since 2025, of which 12 were taken: 5 of the 8 left are carried into 2026. */
const carried = (some: Partial<AllowanceInput> = {}): AllowanceInput => given({
  rules: [carrying], assignments: [onRule(carrying, '2025-01-01')], asOf: '2026-03-02', ...some,
  bookings: [booking('2025-06-02', 12), ...(some.bookings ?? [])],
})

describe('decision 4: what a year consists of', () => {
  const of = carried({
    adjustments: [adjustment('2026-01-10', 3, '2026-02-15', 'bonus'), adjustment('2026-01-20', -1, null, 'deduction')],
    bookings: [booking('2026-02-02', 1, 'winter'), booking('2026-02-03', 1, 'winter'), booking('2026-02-23', 3, 'ski'), booking('2026-12-30', 2, 'year end')],
  })
  const breakdown = breakDownYear(of, 2026)!

  test('D2, D5: carry-over of 5 by a limit of 5, of which 3 were drawn, the rest usable through 31 March', () => {
    expect(breakdown.carryOver).toStrictEqual({ limit: 5, expiresOn: '2026-03-31', amount: 5, used: 3, lapsed: 0, overridden: false })
  })

  test('D2, D6: the bonus expired on 15 February with 1 of 3 unused; the deduction has nothing to use', () => {
    expect(breakdown.adjustments).toStrictEqual([
      { id: id('bonus'), date: '2026-01-10', expiryDate: '2026-02-15', amount: 3, used: 2, lapsed: 1 },
      { id: id('deduction'), date: '2026-01-20', expiryDate: null, amount: -1, used: 0, lapsed: 0 },
    ])
  })

  test('each request once, with what it takes, in the order of the days', () => {
    expect(breakdown.booked).toStrictEqual([
      { requestId: id('winter'), amount: 2 }, { requestId: id('ski'), amount: 3 }, { requestId: id('year end'), amount: 2 },
    ])
  })

  test('B8: the grant of the year', () => {
    expect(breakdown.accrual).toStrictEqual([{ date: '2026-01-01', amount: 20, accrued: true }])
    expect(breakdown.rule).toStrictEqual({ rule: carrying, terms: carrying.revisions[0]!.terms })
  })

  test('the figures are those of computeAllowances, worked by hand: 5 + 22 - 7 - 1', () => {
    expect(breakdown.year).toStrictEqual(computeAllowances(of).find(({ year }) => year === 2026))
    expect(breakdown.year).toMatchObject({ broughtForward: 5, allowance: 22, taken: 7, lapsed: 1, remaining: 19 })
  })

  test('D6: a day after its last usable one, the rest of the carry-over has lapsed', () => {
    expect(breakDownYear({ ...of, asOf: '2026-03-31' }, 2026)?.carryOver).toMatchObject({ used: 3, lapsed: 0 })
    expect(breakDownYear({ ...of, asOf: '2026-04-01' }, 2026)?.carryOver).toMatchObject({ used: 3, lapsed: 2 })
  })
})

describe('the carry-over', () => {
  test('of a first year: none, no limit', () => {
    expect(breakDownYear(carried(), 2025)?.carryOver)
      .toStrictEqual({ limit: null, expiresOn: null, amount: 0, used: 0, lapsed: 0, overridden: false })
  })

  test('C4: set by hand, no limit applies and the months do', () => {
    expect(breakDownYear(carried({ memberAllowances: [handSet(2026, { broughtForward: 9 })] }), 2026)?.carryOver)
      .toStrictEqual({ limit: null, expiresOn: '2026-03-31', amount: 9, used: 0, lapsed: 0, overridden: true })
  })

  test('E2: a debt does not expire and cannot be used', () => {
    expect(breakDownYear(carried({ bookings: [booking('2025-07-01', 10)] }), 2026)?.carryOver)
      .toStrictEqual({ limit: 5, expiresOn: null, amount: -2, used: 0, lapsed: 0, overridden: false })
  })

  test('E3: the limit is that of the year before, the expiry that of this one', () => {
    const revised = revisedRule([
      [null, { amount: 20, carryOver: { limit: 4, expiresAfterMonths: 3 } }], ['2026-01-01', { amount: 20, carryOver: { limit: 9, expiresAfterMonths: 6 } }],
    ])
    expect(breakDownYear(carried({ rules: [revised], assignments: [onRule(revised, '2025-01-01')] }), 2026)?.carryOver)
      .toMatchObject({ limit: 4, expiresOn: '2026-06-30', amount: 4 })
  })

  test('E3: after a manual year there is no limit, and without months no expiry', () => {
    const plain = rule({ amount: 20 })
    const of = given({
      rules: [plain], assignments: [onManual('2025-01-01', '2025-12-31'), onRule(plain, '2026-01-01')], adjustments: [adjustment('2025-03-01', 7)],
    })
    expect(breakDownYear(of, 2026)?.carryOver).toMatchObject({ limit: null, expiresOn: null, amount: 7 })
  })
})

describe('C2: an adjustment that expires in a later year', () => {
  const of = carried({ adjustments: [adjustment('2025-11-01', 4, '2026-02-28', 'late')], bookings: [booking('2025-11-03', 1), booking('2026-01-12', 2)] })

  test('moves on with its rest, apart from the carry-over', () => {
    expect(breakDownYear(of, 2025)?.adjustments).toStrictEqual([{ id: id('late'), date: '2025-11-01', expiryDate: '2026-02-28', amount: 4, used: 1, lapsed: 0 }])
    const next = breakDownYear(of, 2026)!
    expect(next.adjustments).toStrictEqual([{ id: id('late'), date: '2025-11-01', expiryDate: '2026-02-28', amount: 3, used: 2, lapsed: 1 }])
    expect(next.carryOver).toMatchObject({ amount: 5, used: 0 })
    expect(next.year).toMatchObject({ broughtForward: 8, adjustments: 0, lapsed: 1 })
  })
})

describe('the rule of a year', () => {
  const [before, after] = [rule({ amount: 20 }, 'before'), rule({ amount: 30 }, 'after')]
  const moved = (asOf: string) =>
    given({ rules: [before, after], assignments: [onRule(before, '2026-01-01', '2026-06-30'), onRule(after, '2026-07-01')], asOf })

  test.each([
    ['2026-06-30', 'before'], ['2026-07-01', 'after'], ['2027-02-01', 'after'], ['2025-11-01', 'before'],
  ])('as of %s: the one of the last covered day until then, else of the first: %s', (asOf, name) => {
    expect(breakDownYear(moved(asOf), 2026)?.rule?.rule.name).toBe(name)
  })

  test('its terms are those of the revision in force', () => {
    const revised = revisedRule([[null, { amount: 20 }], ['2026-05-01', { amount: 24 }]])
    const at = (asOf: string) => breakDownYear(given({ rules: [revised], asOf }), 2026)?.rule?.terms
    expect(at('2026-04-30')).toStrictEqual(terms({ amount: 20 }))
    expect(at('2026-05-01')).toStrictEqual(terms({ amount: 24 }))
  })

  test('B7: none under a manual assignment, which grants nothing', () => {
    const breakdown = breakDownYear(given({ assignments: [onManual('2026-01-01')] }), 2026)
    expect(breakdown).toMatchObject({ rule: null, accrual: [] })
  })
})

describe('A3, A4: which years there are', () => {
  test('one after those that are listed is explained as it will be, and changes nothing of the others', () => {
    const of = carried()
    expect(computeAllowances(of).map(({ year }) => year)).toEqual([2025, 2026, 2027])
    // 20 + 5 carried; the 20 unused of each year before are cut to 5.
    expect(breakDownYear(of, 2029)?.year).toMatchObject({ year: 2029, from: '2029-01-01', broughtForward: 5, ruleAllowance: 20, taken: 0 })
    expect(breakDownYear(of, 2027)?.year).toStrictEqual(computeAllowances(of)[2])
  })

  test.each([2024, 2027])('no_allowance_for_year: %i, without a covered day', (label) => {
    const of = given({ rules: [carrying], assignments: [onRule(carrying, '2025-01-01', '2026-12-31')] })
    expect(breakDownYear(of, label)).toBeNull()
  })

  test('B3: each grant of a monthly rule, accrued through asOf', () => {
    const monthly = rule({ cycle: 'monthly', amount: 2.5 })
    const accrual = breakDownYear(given({ rules: [monthly], asOf: '2026-02-01' }), 2026)!.accrual
    expect(accrual).toHaveLength(12)
    expect(accrual.slice(0, 3)).toStrictEqual([
      { date: '2026-01-01', amount: 2.5, accrued: true }, { date: '2026-02-01', amount: 2.5, accrued: true }, { date: '2026-03-01', amount: 2.5, accrued: false },
    ])
  })
})

test('property: the parts add up to the figures and to the entries, whatever the facts', () => {
  fc.assert(fc.property(allowanceInputs(), (of) => {
    for (const year of compute(of)) {
      const breakdown = breakDownYear(of, year.year)!
      const { carryOver, adjustments, accrual, booked } = breakdown
      expect(breakdown.year).toStrictEqual(year)
      const own = adjustments.filter(({ date }) => date >= year.from)
      const movedOn = adjustments.filter(({ date }) => date < year.from)
      expect(sumMicros(accrual.map(({ amount }) => amount))).toBe(micros(year.ruleAllowance))
      expect(sumMicros(accrual.filter(({ accrued }) => accrued).map(({ amount }) => amount))).toBe(micros(year.accrued))
      expect(sumMicros(own.map(({ amount }) => amount))).toBe(micros(year.adjustments))
      expect(sumMicros([carryOver.amount, ...movedOn.map(({ amount }) => amount)])).toBe(micros(year.broughtForward))
      expect(sumMicros([carryOver.lapsed, ...adjustments.map(({ lapsed }) => lapsed)])).toBe(micros(year.lapsed))
      expect(sumMicros(booked.map(({ amount }) => amount))).toBe(micros(year.taken))
      expect(carryOver.overridden).toBe(year.broughtForwardOverridden)
    }
  }), { numRuns: 150 })
})

test('property: of an adjustment that can be used, what was used, what lapses and what moves on or stays add up', () => {
  fc.assert(fc.property(allowanceInputs(), (of) => {
    for (const year of compute(of)) {
      for (const { id: of_, amount, used, lapsed } of breakDownYear(of, year.year)!.adjustments) {
        if (amount <= 0) {
          expect([used, lapsed]).toEqual([0, 0])
          continue
        }
        const left = micros(amount) - micros(used) - micros(lapsed)
        const ends = entriesOf(year, 'lapse', 'moved_on').filter(({ causeId }) => causeId === of_)
        const counted = ends.filter(({ kind, date }) => kind === 'moved_on' || date > of.asOf)
        expect(left >= 0n).toBe(true)
        if (ends.length > 0) expect(left).toBe(-sumMicros(counted.map((entry) => entry.amount)))
      }
    }
  }), { numRuns: 150 })
})

test('the entries of the example sum up to its figures', () => {
  const year = breakDownYear(carried({ bookings: [booking('2026-02-02', 2)] }), 2026)!.year
  expect(dated(year, 'brought_forward')).toEqual([['2026-01-01', 5]])
  expect(dated(year, 'booking')).toEqual([['2026-02-02', -2]])
  expect(dated(year, 'lapse')).toEqual([['2026-04-01', -3]])
})
