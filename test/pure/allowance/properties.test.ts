/** What holds for every input, each beside one concrete example. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AllowanceInput, AllowanceRule, AllowanceYear, LedgerEntry, LedgerKind, PlainDate } from '../../../src/records/index'
import { allowanceInputs, plainDates, ruleTerms } from '../../../src/testing/index'
import {
  adjustment, booking, compute, dated, entriesOf, expectConserved, given, handSet, id, micros, onRule, rule, statement, sumMicros, year,
} from './given'

const runs = { numRuns: 250 }
const yearEnd: readonly LedgerKind[] = ['carried_forward', 'moved_on', 'forfeited', 'written_off']

/** A little of everything, used as the concrete example. */
const terms = rule({ carryOver: { limit: 5, expiresAfterMonths: 3 } })
const example = given({
  rules: [terms], asOf: '2027-06-30',
  memberAllowances: [handSet(2026, { broughtForward: 4 }), handSet(2027, { compensatoryTimeOff: -1 })],
  adjustments: [adjustment('2026-11-01', 3, '2027-02-28'), adjustment('2027-05-01', -2)],
  bookings: [booking('2026-03-02', 2), booking('2026-08-03', 20), booking('2027-01-04', 1)],
})

const sumOf = (of: AllowanceYear, ...kinds: LedgerKind[]) => sumMicros(entriesOf(of, ...kinds).map((entry) => entry.amount))

/** Checks one claim for the example and for generated inputs. */
function always(name: string, claim: (input: AllowanceInput) => void, inputs: fc.Arbitrary<AllowanceInput> = allowanceInputs()): void {
  test(`${name}: an example`, () => claim(example))
  test(`${name}: any input`, () => fc.assert(fc.property(inputs, (input) => { claim(input) }), runs))
}

describe('one computation', () => {
  always('E5: what came equals what went', (input) => expectConserved(compute(input), input.asOf))

  always('G: figures are the sums of their entries', (input) => {
    for (const one of compute(input)) {
      expect(micros(one.broughtForward)).toBe(sumOf(one, 'brought_forward'))
      expect(micros(one.ruleAllowance)).toBe(sumOf(one, 'grant'))
      expect(micros(one.adjustments)).toBe(sumOf(one, 'adjustment'))
      expect(micros(one.allowance)).toBe(sumOf(one, 'grant', 'adjustment'))
      expect(micros(one.compensatoryTimeOff)).toBe(sumOf(one, 'compensatory_time_off'))
      expect(micros(one.taken)).toBe(-sumOf(one, 'booking'))
      expect(micros(one.carriedForward)).toBe(-sumOf(one, 'carried_forward'))
      expect(micros(one.movedOn)).toBe(-sumOf(one, 'moved_on'))
      expect(micros(one.forfeited)).toBe(-sumOf(one, 'forfeited'))
      expect(micros(one.writtenOff)).toBe(sumOf(one, 'written_off'))
    }
  })

  always('D6: remaining is what came less what was taken and has lapsed', (input) => {
    for (const one of compute(input)) {
      expect(micros(one.remaining)).toBe(sumMicros([one.allowance, one.broughtForward, one.compensatoryTimeOff, -one.taken, -one.lapsed]))
      expect(micros(one.available)).toBeLessThanOrEqual(micros(one.remaining))
    }
  })

  always('B8: accrued is the sum of the grants dated through asOf', (input) => {
    for (const one of compute(input)) {
      const grants = entriesOf(one, 'grant')
      expect(grants.map((entry) => entry.accrued)).toEqual(grants.map((entry) => entry.date <= input.asOf))
      expect(micros(one.accrued)).toBe(sumMicros(grants.filter((entry) => entry.date <= input.asOf).map((entry) => entry.amount)))
      expect(one.entries.every((entry) => (entry.kind === 'grant') === (entry.accrued !== null))).toBe(true)
    }
  })

  always('G: the running balance is right and ends at what is unused at the end', (input) => {
    for (const one of compute(input)) {
      let balance = 0n
      for (const entry of one.entries) {
        balance += micros(entry.amount)
        expect(micros(entry.balance)).toBe(balance)
      }
      expect(micros(one.unusedAtEnd)).toBe(balance)
    }
  })

  always('G: entries are in date order, the year end last, none of 0 but grants, each with a cause', (input) => {
    for (const one of compute(input)) {
      const dates = one.entries.map((entry) => entry.date)
      expect(dates).toEqual([...dates].sort())
      const firstOfYearEnd = one.entries.findIndex((entry) => yearEnd.includes(entry.kind))
      if (firstOfYearEnd >= 0) expect(one.entries.slice(firstOfYearEnd).every((entry) => yearEnd.includes(entry.kind))).toBe(true)
      for (const entry of one.entries) {
        if (entry.kind !== 'grant') expect(entry.amount).not.toBe(0)
        expect(entry.cause.trim()).not.toBe('')
        expect(entry.date >= one.from).toBe(true)
        if (entry.kind !== 'lapse' && !yearEnd.includes(entry.kind)) expect(entry.date <= one.to).toBe(true)
      }
    }
  })

  always('A2: years follow one another without overlap, labelled by the calendar year of their first day', (input) => {
    compute(input).forEach((one, index, all) => {
      expect(one.year).toBe(Number(one.from.slice(0, 4)))
      expect(one.from <= one.to).toBe(true)
      const next = all[index + 1]
      if (next !== undefined) expect(one.to < next.from && one.year < next.year).toBe(true)
    })
  })

  always('A4: at most one listed year begins after asOf, besides the first', (input) => {
    expect(compute(input).slice(1).filter((one) => one.from > input.asOf).length).toBeLessThanOrEqual(1)
  })

  always('D4, E2: no lot is drawn below zero: nothing that lapses, moves on or is cut off is negative', (input) => {
    for (const one of compute(input)) {
      for (const figure of [one.lapsed, one.movedOn, one.forfeited, one.writtenOff, one.overdrawn, one.taken]) expect(figure).toBeGreaterThanOrEqual(0)
      for (const entry of entriesOf(one, 'lapse', 'moved_on', 'forfeited')) expect(entry.amount).toBeLessThan(0)
      expect(one.writtenOff === 0 || (one.carriedForward === 0 && one.forfeited === 0)).toBe(true)
      expect(one.forfeited === 0 || one.carriedForward >= 0).toBe(true)
    }
  })

  always('E2: never more is carried than the widest limit of its rules', (input) => {
    const used = new Set(input.assignments.map((one) => one.ruleId))
    const limits = input.rules.filter((one) => used.has(one.id)).flatMap((one) => one.revisions.map((revision) => revision.terms.carryOver.limit ?? Infinity))
    const widest = used.has(null) ? Infinity : Math.max(...limits)
    for (const one of compute(input)) expect(one.carriedForward).toBeLessThanOrEqual(widest)
  })

  always('C1, C3: figures taken over as they are', (input) => {
    for (const one of compute(input)) {
      const inYear = <T extends { readonly date: PlainDate }>(list: readonly T[]) => list.filter((item) => item.date >= one.from && item.date <= one.to)
      expect(micros(one.adjustments)).toBe(sumMicros(inYear(input.adjustments).map((item) => item.amount)))
      expect(micros(one.taken)).toBe(sumMicros(inYear(input.bookings).map((item) => item.amount)))
      const hand = input.memberAllowances.find((item) => item.year === one.year)
      expect(one.compensatoryTimeOff).toBe(hand?.compensatoryTimeOff ?? 0)
      expect(one.broughtForwardOverridden).toBe((hand?.broughtForwardOverride ?? null) !== null)
      if (one.broughtForwardOverridden) expect(one.broughtForward).toBe(hand!.broughtForwardOverride)
    }
  })

  always('G: minutes stay whole minutes', (input) => {
    for (const { entries, ...figures } of compute(input)) {
      for (const entry of entries) expect(Number.isInteger(entry.amount) && Number.isInteger(entry.balance)).toBe(true)
      for (const figure of Object.values(figures)) expect(typeof figure !== 'number' || Number.isInteger(figure)).toBe(true)
    }
  }, allowanceInputs({ unit: 'hours' }))

  always('G: a result is plain JSON, without negative zero', (input) => {
    const years = compute(input)
    expect(years).toStrictEqual(JSON.parse(JSON.stringify(years)))
  })
})

describe('two computations', () => {
  test('D2: the order of the input lists changes nothing: an example', () => {
    const reversed = {
      ...example, adjustments: [...example.adjustments].reverse(), memberAllowances: [...example.memberAllowances].reverse(), bookings: [...example.bookings].reverse(),
    }
    expect(compute(reversed)).toEqual(compute(example))
  })

  test('D2: the order of the input lists changes nothing: any input, any order', () => {
    const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length })
    const both = allowanceInputs().chain((input) => fc.tuple(fc.constant(input), fc.record({
      assignments: shuffled(input.assignments), rules: shuffled(input.rules), adjustments: shuffled(input.adjustments),
      memberAllowances: shuffled(input.memberAllowances), bookings: shuffled(input.bookings),
    })))
    fc.assert(fc.property(both, ([input, lists]) => { expect(compute({ ...input, ...lists })).toEqual(compute(input)) }), runs)
  })

  const entered = '2099-12-31T23:59:59.999Z'
  always('D1: entered late or early is the same: neither createdAt nor the place in the list matters', (input) => {
    const late = {
      ...input,
      adjustments: [...input.adjustments].reverse().map((one) => ({ ...one, createdAt: entered })),
      assignments: input.assignments.map((one) => ({ ...one, createdAt: entered })),
      memberAllowances: input.memberAllowances.map((one) => ({ ...one, createdAt: entered, updatedAt: entered })),
      bookings: [...input.bookings.slice(1), ...input.bookings.slice(0, 1)],
    }
    expect(compute(late)).toEqual(compute(input))
  })

  always('Vocabulary: revisions listed by date are the same revisions', (input) => {
    const byDate = (one: AllowanceRule): AllowanceRule =>
      ({ ...one, revisions: [...one.revisions].sort((a, b) => (a.effectiveFrom ?? '').localeCompare(b.effectiveFrom ?? '')) })
    expect(compute({ ...input, rules: input.rules.map(byDate) })).toEqual(compute(input))
  })

  always('D7: adding and deleting an adjustment and a booking is as if they had never been', (input) => {
    const first = JSON.stringify(compute(input))
    const day = input.assignments[0]?.ruleStartDate ?? '2026-01-01'
    compute({ ...input, adjustments: [...input.adjustments, adjustment(day, 1)], bookings: [...input.bookings, booking(day, 1)] })
    expect(JSON.stringify(compute(input))).toBe(first)
  })

  always('D7: an adjustment and a booking of 0 change no figure', (input) => {
    const day = input.assignments[0]?.ruleStartDate ?? '2026-01-01'
    const withNothing = { ...input, adjustments: [...input.adjustments, adjustment(day, 0)], bookings: [...input.bookings, booking(day, 0)] }
    expect(compute(withNothing)).toEqual(compute(input))
  })

  always('D7: asOf decides what is listed, accrued, lapsed, remaining and available, and nothing else', (input) => {
    const lasting = (years: readonly AllowanceYear[]) =>
      years.map((one) => ({ ...one, accrued: 0, lapsed: 0, remaining: 0, available: 0, entries: one.entries.map((entry) => ({ ...entry, accrued: null })) }))
    const [now, later] = [lasting(compute(input)), lasting(compute({ ...input, asOf: '2200-01-01' }))]
    expect(later.slice(0, now.length)).toEqual(now)
  })

  always('H3: recomputing from any listed year on equals recomputing everything', (input) => {
    const all = compute(input)
    all.slice(0, -1).forEach((before, index) => expect(compute({ ...input, from: before }), `from ${before.year}`).toEqual(all.slice(index + 1)))
  })

  always('D7: a deeply frozen input gives the same', (input) => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      Object.values(value).forEach(freeze)
      Object.freeze(value)
    }
    const copy = structuredClone(input)
    freeze(copy)
    expect(compute(copy)).toEqual(compute(input))
  })
})

describe('400 years later', () => {
  const shiftText = (json: string): string => json
    .replace(/"(\d{4})(-\d\d-\d\d)"/g, (_, first: string, rest: string) => `"${Number(first) + 400}${rest}"`)
    .replace(/"year":(\d+)/g, (_, label: string) => `"year":${Number(label) + 400}`)
  const withoutWords = (years: readonly AllowanceYear[]) =>
    years.map((one) => ({ ...one, entries: one.entries.map((entry): LedgerEntry => ({ ...entry, cause: '' })) }))

  // The calendar repeats after 400 years (146097 days).
  always('A1: shifting everything by 400 years changes only the dates', (input) => {
    const shifted = JSON.parse(shiftText(JSON.stringify(input))) as AllowanceInput
    expect(withoutWords(compute(shifted))).toEqual(JSON.parse(shiftText(JSON.stringify(withoutWords(compute(input))))))
  })

  test('A1: shifting by 400 years, worked: the leap day falls on a leap day', () => {
    const facts = (from: PlainDate) => {
      const daily = rule({ prorationBasis: 'day', amount: 366 })
      return compute({ rules: [daily], assignments: [onRule(daily, from)], asOf: from }).map((one) => one.ruleAllowance)
    }
    expect(facts('2028-03-01')).toEqual([306, 366])
    expect(facts('2428-03-01')).toEqual([306, 366])
  })
})

describe('splitting an assignment between two equal rules', () => {
  /** Yearly only, and one rule before the split: then allowance years are nominal years, and both parts of a grant lie in one. */
  const split = fc.record({ input: allowanceInputs({ baseYear: 2024 }), date: plainDates({ min: '2024-06-01', max: '2027-12-31' }) })
    .chain(({ input, date }) => fc.record({ input: fc.constant(input), date: fc.constant(date), terms: ruleTerms(input.unit) }))
    .map(({ input, date, terms: drawn }) => {
      const yearly = { ...drawn, cycle: 'yearly' as const }
      const [first, second] = [rule(yearly, 'first'), rule(yearly, 'second')]
      const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
      const whole = { ...input, rules: [first], assignments: [onRule(first, '2024-03-15')] }
      return { whole, parts: { ...input, rules: [first, second], assignments: [onRule(first, '2024-03-15', dayBefore), onRule(second, date)] } }
    })

  test('B6: split, worked: 30 a year, changed on 15 March to an equal rule', () => {
    const twin = rule({ carryOver: { limit: 5, expiresAfterMonths: 3 } }, 'twin')
    const parts = compute({ ...example, rules: [terms, twin], assignments: [onRule(terms, '2026-01-01', '2027-03-14'), onRule(twin, '2027-03-15')] })
    expect(parts.map((one) => one.ruleAllowance)).toEqual([30, 30, 30])
    expect(dated(year(parts, 2027), 'grant')).toEqual([['2027-01-01', 6.13], ['2027-03-15', 23.87]])
  })

  test('B6: the rule allowance of every year stays; in either accrual mode so does what grants do not decide', () => {
    const steady = (years: readonly AllowanceYear[]) => years.map((one) =>
      [one.year, one.from, one.to, one.ruleAllowance, one.adjustments, one.allowance, one.compensatoryTimeOff, one.taken, one.broughtForwardOverridden])
    fc.assert(fc.property(split, ({ whole, parts }) => { expect(steady(compute(parts))).toEqual(steady(compute(whole))) }), runs)
  })

  test('B6: projected, every figure stays but accrued (the second part is dated later): all grants are usable from the first day', () => {
    const figures = (input: AllowanceInput) =>
      compute({ ...input, accrualMode: 'projected' }).map((one) => [{ ...one, accrued: 0, entries: [] }, dated(one, 'lapse')])
    fc.assert(fc.property(split, ({ whole, parts }) => { expect(figures(parts)).toEqual(figures(whole)) }), runs)
  })

  test('B6: accrued stays too in the years that are over', () => {
    const over = (input: AllowanceInput) => compute(input).filter((one) => one.to <= input.asOf).map((one) => [one.year, one.accrued])
    fc.assert(fc.property(split, ({ whole, parts }) => { expect(over(parts)).toEqual(over(whole)) }), runs)
  })
})

describe('huge amounts', () => {
  /** The double nearest to so many millionths. */
  const nearest = (exact: bigint): number => {
    const digits = (exact < 0n ? -exact : exact).toString().padStart(7, '0')
    return Number(`${exact < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`)
  }
  const large = fc.oneof(fc.maxSafeInteger(), fc.integer()).map((value) => Math.min(Math.abs(value), 9e15))
  const any = fc.oneof(large, fc.nat(2_000_000_000).map((value) => value / 1e6))

  function expectExact(amount: number, opening: number, hand: number, credits: readonly number[], takes: readonly number[]): void {
    const years = compute({
      rules: [rule({ amount })], asOf: '2027-06-30',
      memberAllowances: [handSet(2026, { broughtForward: opening, compensatoryTimeOff: hand })],
      adjustments: credits.map((one, index) => adjustment('2026-05-01', one, null, `credit ${index}`)),
      bookings: takes.map((one, index) => booking('2026-08-03', one, `take ${index}`)),
    })
    const [grant, adjusted, taken] = [micros(amount), sumMicros(credits), sumMicros(takes)]
    const rest = grant + adjusted + sumMicros([opening, hand]) - taken
    expect(year(years, 2026)).toMatchObject({
      ruleAllowance: amount, adjustments: nearest(adjusted), allowance: nearest(grant + adjusted), broughtForward: opening, compensatoryTimeOff: hand,
      taken: nearest(taken), remaining: nearest(rest), overdrawn: rest < 0n ? nearest(-rest) : 0, carriedForward: nearest(rest), unusedAtEnd: 0,
    })
    expect(year(years, 2027)).toMatchObject({ broughtForward: nearest(rest), remaining: nearest(rest + grant), carriedForward: nearest(rest + grant) })
  }

  test('G: exact to the nearest double, worked: a thousandth survives among quadrillions', () => {
    expectExact(9e15, 9e15, 0, [0.001], [9e15, 9e15])
    // 9e15 + 9e15 + 0.001 - 9e15 - 9e15
    const years = compute({
      rules: [rule({ amount: 9e15 })], memberAllowances: [handSet(2026, { broughtForward: 9e15 })], adjustments: [adjustment('2026-05-01', 0.001)],
      bookings: [booking('2026-08-03', 9e15, 'a'), booking('2026-08-04', 9e15, 'b')],
    })
    expect(year(years, 2026)).toMatchObject({ remaining: 0.001, carriedForward: 0.001, overdrawn: 0 })
    expect(statement(year(years, 2026)).at(-2)).toEqual(['2026-08-04', 'booking', -9e15, 0.001])
  })

  test('G: amounts up to 9e15: each figure is the exact value rounded to the nearest double', () => {
    fc.assert(fc.property(large, any, any, fc.array(any, { maxLength: 4 }), fc.array(any, { maxLength: 4 }), expectExact), runs)
  })

  test('B6: a prorated huge amount is exact to the cent, worked: a third of 9e15', () => {
    const third = compute({ rules: [rule({ amount: 9_000_000_000_000_001 })], employmentEndDate: '2026-04-30' })
    expect(year(third, 2026).ruleAllowance).toBe(3_000_000_000_000_000.33)
  })

  test('B6: whole months of a huge amount: rounded half up to the cent, then to the nearest double', () => {
    const ends = ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31']
    fc.assert(fc.property(large, fc.integer({ min: 1, max: 12 }), (amount, months) => {
      const got = compute({ rules: [rule({ amount })], employmentEndDate: `2026-${ends[months - 1]!}` })
      const cents = (BigInt(amount) * 100n * BigInt(months) * 2n + 12n) / 24n // floor(x + 1/2) of x = amount*100*months/12
      expect(year(got, 2026).ruleAllowance).toBe(nearest(cents * 10_000n))
      expect(entriesOf(year(got, 2026), 'grant').map((entry) => entry.causeId)).toEqual([id('rule')])
    }), runs)
  })
})
