/** The legacy allowance model (decision 4): a year's allowance is set by hand, and the one fold serves it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakDownYear } from '../../../src/allowance/breakDownYear'
import { legacyYears } from '../../../src/allowance/legacyYears'
import { computeAllowances, judgeSufficiency, typeInputs, usableTypes } from '../../../src/index'
import type { AllowanceInput, AllowanceType, AllowanceYear, MemberAllowance } from '../../../src/records'
import { adjustment, booking, dated, expectConserved, given, id, onRule, outline, rule, year } from './given'

const created = '1970-01-01T00:00:00.000Z'

const row = (label: number, allowance: number | null, some: Partial<MemberAllowance> = {}): MemberAllowance => ({
  id: id(`row ${label}`), memberId: id('member'), allowanceTypeId: id('type'), year: label, compensatoryTimeOff: 0,
  broughtForwardOverride: null, allowance, createdAt: created, updatedAt: created, ...some,
})

function legacy(rows: readonly MemberAllowance[], some: Partial<AllowanceInput> = {}): AllowanceInput {
  const facts = given({ memberAllowances: rows, ...some })
  return { ...facts, ...legacyYears(rows, facts.unit, facts) }
}

function computed(rows: readonly MemberAllowance[], some: Partial<AllowanceInput> = {}): AllowanceYear[] {
  const years = computeAllowances(legacy(rows, some))
  expectConserved(years, legacy(rows, some).asOf)
  return years
}

describe('decision 4, legacy model: the years', () => {
  test('are the fiscal years with an allowance, nothing for those without', () => {
    const years = computed([row(2024, 20), row(2025, null), row(2026, 30)], { fiscalYearStartMonth: 4 })
    expect(outline(years)).toEqual(['2024: 2024-04-01 to 2025-03-31', '2026: 2026-04-01 to 2027-03-31'])
    expect(years.map(({ allowance }) => allowance)).toEqual([20, 30])
  })

  test('A4: those through the next one of the last that has begun', () => {
    expect(computed([2024, 2025, 2026, 2027, 2028].map((label) => row(label, 20))).map((one) => one.year)).toEqual([2024, 2025, 2026, 2027])
  })

  test('rules, assignments and employment count for nothing: a year is granted whole', () => {
    const [one] = computed([row(2026, 25.123456)], { employmentStartDate: '2026-07-01', assignments: [onRule(rule(), '2020-01-01')] })
    expect(one).toMatchObject({ year: 2026, ruleAllowance: 25.123456, allowance: 25.123456, remaining: 25.123456 })
    expect(dated(one!, 'grant')).toEqual([['2026-01-01', 25.123456]])
  })

  test('the grant says where it comes from', () => {
    expect(computed([row(2026, 30)])[0]?.entries[0]).toMatchObject({ kind: 'grant', causeId: id('row 2026'), cause: 'Allowance set by hand: 30 days a year' })
  })

  test('whole minutes', () => {
    expect(computed([row(2026, 9601)], { unit: 'hours' })[0]).toMatchObject({ allowance: 9601 })
  })

  test('an allowance of 0 is a year', () => {
    expect(computed([row(2026, 0)])[0]).toMatchObject({ year: 2026, allowance: 0, remaining: 0 })
  })

  test('no year that ends after the last date there is', () => {
    expect(computed([row(9999, 20)], { asOf: '9999-12-31' }).map(({ to }) => to)).toEqual(['9999-12-31'])
    expect(computed([row(9999, 20)], { asOf: '9999-12-31', fiscalYearStartMonth: 2 })).toEqual([])
  })
})

describe('decision 4, legacy model: the figures', () => {
  test('nothing is carried, neither a rest nor a debt', () => {
    const years = computed([row(2025, 20), row(2026, 20), row(2027, 20)], { bookings: [booking('2025-03-03', 12), booking('2026-03-03', 23)] })
    expect(year(years, 2025)).toMatchObject({ taken: 12, remaining: 8, forfeited: 8, carriedForward: 0 })
    expect(year(years, 2026)).toMatchObject({ broughtForward: 0, taken: 23, remaining: -3, overdrawn: 3, writtenOff: 3 })
    expect(year(years, 2027)).toMatchObject({ broughtForward: 0, remaining: 20 })
  })

  test('C3, C4: brought forward is what was set by hand, without expiry; compensatory time counts', () => {
    const years = computed([row(2025, 20), row(2026, 20, { broughtForwardOverride: 4, compensatoryTimeOff: 1.5 })], {
      bookings: [booking('2026-12-01', 25)], asOf: '2026-12-31',
    })
    expect(year(years, 2026)).toMatchObject({
      broughtForward: 4, broughtForwardOverridden: true, compensatoryTimeOff: 1.5, lapsed: 0, remaining: 0.5, overdrawn: 0,
    })
  })

  test('C1: adjustments count in the year of their date, gross', () => {
    const [one] = computed([row(2026, 20)], { adjustments: [adjustment('2026-05-01', 3), adjustment('2026-06-01', -1), adjustment('2025-06-01', 9)] })
    expect(one).toMatchObject({ ruleAllowance: 20, adjustments: 2, allowance: 22 })
  })

  test('C2: one that expires in the next year moves on with its rest', () => {
    const years = computed([row(2025, 20), row(2026, 20)], { adjustments: [adjustment('2025-12-01', 3, '2026-01-31')], asOf: '2026-06-30' })
    expect(year(years, 2026)).toMatchObject({ broughtForward: 3, lapsed: 3, remaining: 20 })
  })

  test('F1: a booking is covered by the same figures', () => {
    const of = legacy([row(2026, 20)], { bookings: [booking('2026-03-03', 15)] })
    const judged = (date: string, amount: number) => judgeSufficiency(of, [booking(date, amount)]).sufficient
    expect([judged('2026-08-03', 5), judged('2026-08-03', 5.5), judged('2027-01-04', 1)]).toEqual([true, false, false])
  })
})

describe('typeInputs and usableTypes switch by the workspace', () => {
  const type: AllowanceType = {
    id: id('type'), defaultName: 'Annual leave', translations: [], unit: 'days', ignoreAllowanceLimit: false, position: 1, defaultRuleId: null, deletedAt: null,
    createdAt: created, updatedAt: created,
  }
  const standard = rule({ amount: 30 })
  const facts = (allowanceModel: 'rules' | 'legacy') => ({
    workspace: { allowanceModel, fiscalYearStartMonth: 1, settings: { accrualMode: 'projected' } },
    member: { employmentStartDate: '2026-07-01', employmentEndDate: null, allowanceTypeConfigurations: [] },
    leaveTypes: [], rules: [standard], assignments: [onRule(standard, '2026-01-01')], adjustments: [],
    memberAllowances: [row(2026, 24), row(2026, 99, { id: id('other'), allowanceTypeId: id('other type') })], requests: [],
    time: undefined, asOf: '2026-06-30',
  }) as unknown as Parameters<typeof typeInputs>[1]

  test.each([['rules', 15], ['legacy', 24]] as const)('%s: %d in 2026', (model, allowance) => {
    const { input } = typeInputs([type], facts(model))[0]!
    expect(year(computeAllowances(input), 2026).allowance).toBe(allowance)
    expect(breakDownYear(input, 2026)?.year.allowance).toBe(allowance)
  })

  test('a type with an allowance set by hand is one to use in the legacy model only', () => {
    const none = { ...facts('legacy'), assignments: [] }
    expect(usableTypes([type], none.member, none)).toEqual([type])
    expect(usableTypes([type], none.member, { ...none, memberAllowances: [row(2026, null)] })).toEqual([])
    expect(usableTypes([type], none.member, { ...facts('rules'), assignments: [] })).toEqual([])
    const hidden = { allowanceTypeConfigurations: [{ id: id('c'), allowanceTypeId: type.id, default: false, disabled: true, createdAt: created }] }
    expect(usableTypes([type], hidden, none)).toEqual([])
  })
})

test('property: a year holds its allowance, and hands on nothing but moved-on adjustments', () => {
  const amounts = fc.option(fc.integer({ min: 0, max: 60_000_000 }).map((micro) => micro / 1_000_000))
  const years = fc.array(amounts, { minLength: 1, maxLength: 6 })
  const days = fc.array(fc.record({ year: fc.integer({ min: 2022, max: 2029 }), amount: fc.integer({ min: 1, max: 40 }) }), { maxLength: 6 })
  fc.assert(fc.property(years, days, fc.integer({ min: 1, max: 12 }), (allowances, taken, fiscalYearStartMonth) => {
    const rows = allowances.map((allowance, index) => row(2023 + index, allowance))
    const bookings = taken.map(({ year: label, amount }, index) => booking(`${label}-12-01`, amount, `q${index}`))
    const result = computed(rows, { bookings, fiscalYearStartMonth, asOf: '2030-06-30' })
    expect(result.map((one) => [one.year, one.allowance]))
      .toEqual(rows.filter(({ allowance }) => allowance !== null).map((one) => [one.year, one.allowance]))
    for (const one of result) expect([one.broughtForward, one.carriedForward, one.movedOn]).toEqual([0, 0, 0])
  }), { numRuns: 100 })
})
