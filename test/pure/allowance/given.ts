/**
 * Builders for hand-worked allowance cases. Defaults: days, fiscal year from January, projected, one open assignment
 * from 2026-01-01 on a yearly rule of 30 with unlimited carry-over that never expires, as of 2026-06-30.
 */
import { expect } from 'vitest'
import { computeAllowances } from '../../../src/index'
import type {
  Adjustment, AllowanceInput, AllowanceRule, AllowanceYear, Booking, CarryOverTerms, LedgerEntry, LedgerKind,
  MemberAllowance, PlainDate, RuleAssignment, RuleTerms,
} from '../../../src/records/index'

const created = '1970-01-01T00:00:00.000Z'

/** A readable name (up to 16 characters) as a UUID; ids sort like their names. */
export function id(name: string): string {
  const hex = Array.from(name.slice(0, 16), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('').padEnd(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const owner = { memberId: id('member'), allowanceTypeId: id('type') }

export type SomeTerms = Partial<Omit<RuleTerms, 'carryOver'>> & { readonly carryOver?: Partial<CarryOverTerms> }

export function terms({ carryOver, ...some }: SomeTerms = {}): RuleTerms {
  return {
    cycle: 'yearly', amount: 30, prorationBasis: 'month', grantTiming: 'start', accrualAnchorDate: null,
    yearStart: { kind: 'fiscal_year' }, rounding: null, ...some,
    carryOver: { limit: null, expiresAfterMonths: null, carryNegative: true, ...carryOver },
  }
}

/** A rule whose revisions are listed as [effectiveFrom, terms]. */
export function revisedRule(revisions: readonly (readonly [PlainDate | null, SomeTerms])[], name = 'rule'): AllowanceRule {
  return {
    id: id(name), allowanceTypeId: owner.allowanceTypeId, name, isShared: true, isActive: true, deletedAt: null,
    createdAt: created, updatedAt: created,
    revisions: revisions.map(([effectiveFrom, some]) => ({ effectiveFrom, terms: terms(some) })),
  }
}

export const rule = (some: SomeTerms = {}, name = 'rule'): AllowanceRule => revisedRule([[null, some]], name)

export function onRule(of: AllowanceRule, from: PlainDate, to: PlainDate | null = null): RuleAssignment {
  return {
    id: id(`on ${from}`), ...owner, kind: 'rule', ruleId: of.id, ruleStartDate: from, ruleEndDate: to, reason: null, createdAt: created,
  }
}

export function onManual(from: PlainDate, to: PlainDate | null = null): RuleAssignment {
  return {
    id: id(`on ${from}`), ...owner, kind: 'manual', ruleId: null, ruleStartDate: from, ruleEndDate: to, reason: null, createdAt: created,
  }
}

export function adjustment(date: PlainDate, amount: number, expiryDate: PlainDate | null = null, name = `adj ${date}`): Adjustment {
  return { id: id(name), ...owner, date, expiryDate, amount, reason: null, createdAt: created }
}

export const booking = (date: PlainDate, amount: number, name = `req ${date}`): Booking => ({ requestId: id(name), date, amount })

/** The hand-set figures of one year; without a name its id is that of `hand <year>`. */
export function handSet(year: number, figures: { broughtForward?: number; compensatoryTimeOff?: number }): MemberAllowance {
  return {
    id: id(`hand ${year}`), ...owner, year, compensatoryTimeOff: figures.compensatoryTimeOff ?? 0,
    broughtForwardOverride: figures.broughtForward ?? null, allowance: null, createdAt: created, updatedAt: created,
  }
}

/** The facts of a case; without assignments, one open one from 2026-01-01 on the first rule. */
export function given(facts: Partial<AllowanceInput> = {}): AllowanceInput {
  const rules = facts.rules ?? [rule()]
  return {
    unit: 'days', fiscalYearStartMonth: 1, accrualMode: 'projected', employmentStartDate: null, employmentEndDate: null,
    assignments: rules.slice(0, 1).map((first) => onRule(first, '2026-01-01')), adjustments: [], memberAllowances: [],
    bookings: [], asOf: '2026-06-30', ...facts, rules,
  }
}

export const compute = (facts: Partial<AllowanceInput> = {}): AllowanceYear[] => [...computeAllowances(given(facts))]

/** The year with this label out of computed ones. */
export function year(years: readonly AllowanceYear[], label: number): AllowanceYear {
  const found = years.filter((one) => one.year === label)
  expect(found, `year ${label} among ${years.map((one) => one.year).join(', ')}`).toHaveLength(1)
  return found[0]!
}

/** Computes and picks one year. */
export const yearOf = (label: number, facts: Partial<AllowanceInput> = {}): AllowanceYear => year(compute(facts), label)

/** `2026: 2026-01-01 to 2026-12-31` for each year. */
export const outline = (years: readonly AllowanceYear[]): string[] => years.map((one) => `${one.year}: ${one.from} to ${one.to}`)

export const labels = (years: readonly AllowanceYear[]): number[] => years.map((one) => one.year)

export const entriesOf = (of: AllowanceYear, ...kinds: LedgerKind[]): LedgerEntry[] =>
  of.entries.filter((entry) => kinds.includes(entry.kind))

/** [date, amount] of the entries of a kind. */
export const dated = (of: AllowanceYear, kind: LedgerKind): [PlainDate, number][] =>
  entriesOf(of, kind).map((entry) => [entry.date, entry.amount])

/** [date, kind, amount, balance] of every entry. */
export const statement = (of: AllowanceYear): [PlainDate, LedgerKind, number, number][] =>
  of.entries.map((entry) => [entry.date, entry.kind, entry.amount, entry.balance])

/** An amount of at most six decimals as a whole number of millionths. */
export function micros(amount: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(String(amount))
  if (match === null) throw new Error(`${amount} has more than six decimals`)
  const size = BigInt(match[2]!) * 1_000_000n + BigInt((match[3] ?? '').padEnd(6, '0'))
  return match[1] === '-' ? -size : size
}

export const sumMicros = (amounts: readonly number[]): bigint => amounts.reduce((sum, amount) => sum + micros(amount), 0n)

/**
 * E5 for every year, with the lapses of the whole year. The field `lapsed` must be the lapses dated through `asOf`
 * (D6), and a year hands the next one what it says (C2).
 */
export function expectConserved(years: readonly AllowanceYear[], asOf: PlainDate): void {
  years.forEach((one, index) => {
    const lapses = entriesOf(one, 'lapse')
    const lapsedInAll = -sumMicros(lapses.map((entry) => entry.amount))
    const came = sumMicros([one.broughtForward, one.allowance, one.compensatoryTimeOff])
    const went = sumMicros([one.taken, one.carriedForward, one.movedOn, one.forfeited, -one.writtenOff, one.unusedAtEnd]) + lapsedInAll
    expect(went, `E5 of ${one.year}`).toBe(came)
    const lapsedByNow = -sumMicros(lapses.filter((entry) => entry.date <= asOf).map((entry) => entry.amount))
    expect(micros(one.lapsed), `lapsed of ${one.year} as of ${asOf}`).toBe(lapsedByNow)
    const next = years[index + 1]
    if (next !== undefined && !next.broughtForwardOverridden) {
      expect(micros(next.broughtForward), `brought forward of ${next.year}`).toBe(sumMicros([one.carriedForward, one.movedOn]))
    }
  })
}

/** Computes, asserts E5, and hands the years over. */
export function conserved(facts: Partial<AllowanceInput> = {}): AllowanceYear[] {
  const years = compute(facts)
  expectConserved(years, given(facts).asOf)
  return years
}
