import { expect, test } from 'vitest'
import type { AllowanceInput, RuleAssignment, RuleRevision, RuleTerms } from '../../../src/records'
import { naiveAllowances } from '../../oracle/naiveAllowances'
import type { NaiveYear } from '../../oracle/naiveAllowances'

/** The oracle itself against the worked tables of the allowance model (sections B and F): two authors, one arithmetic. */

const instant = '1970-01-01T00:00:00.000Z'

function termsWith(changes: Partial<RuleTerms>): RuleTerms {
  return {
    cycle: 'yearly', amount: 30, prorationBasis: 'month', grantTiming: 'start', accrualAnchorDate: null,
    yearStart: { kind: 'fiscal_year' }, carryOver: { limit: 10, expiresAfterMonths: 3, carryNegative: true }, rounding: null,
    ...changes,
  }
}

function inputWith(revisions: readonly RuleRevision[], assigned: Partial<RuleAssignment>, changes: Partial<AllowanceInput> = {}): AllowanceInput {
  return {
    unit: 'days', fiscalYearStartMonth: 1, accrualMode: 'projected', employmentStartDate: null, employmentEndDate: null,
    assignments: [{
      id: 'assignment', memberId: 'member', allowanceTypeId: 'type', kind: 'rule', ruleId: 'rule', ruleStartDate: '2026-01-01',
      ruleEndDate: null, reason: null, createdAt: instant, ...assigned,
    }],
    rules: [{
      id: 'rule', allowanceTypeId: 'type', name: 'Leave', isShared: false, isActive: true, deletedAt: null, createdAt: instant,
      updatedAt: instant, revisions,
    }],
    adjustments: [], memberAllowances: [], bookings: [], asOf: '2026-12-31',
    ...changes,
  }
}

function yearOf(label: number, input: AllowanceInput): NaiveYear {
  return naiveAllowances(input).find(({ year }) => year === label)!
}

function since(effectiveFrom: string | null, changes: Partial<RuleTerms>): RuleRevision {
  return { effectiveFrom, terms: termsWith(changes) }
}

interface WorkedGrant {
  readonly name: string
  readonly revisions: readonly (readonly [from: string | null, changes: Partial<RuleTerms>])[]
  readonly from: string
  readonly to: string
  readonly unit?: AllowanceInput['unit']
  readonly label?: number
  readonly month: number
  readonly day: number
}

const workedGrants: readonly WorkedGrant[] = [
  { name: '30 a year', revisions: [[null, { amount: 30 }]], from: '2026-03-15', to: '2026-12-31', month: 23.87, day: 24 },
  { name: '30 a year', revisions: [[null, { amount: 30 }]], from: '2026-02-15', to: '2026-12-31', month: 26.25, day: 26.3 },
  { name: '28 a year', revisions: [[null, { amount: 28 }]], from: '2026-11-01', to: '2026-12-31', month: 4.67, day: 4.68 },
  { name: '30 a year', revisions: [[null, { amount: 30 }]], from: '2026-01-01', to: '2026-05-20', month: 11.61, day: 11.51 },
  { name: '25 a year', revisions: [[null, { amount: 25 }]], from: '2026-01-31', to: '2026-12-31', month: 22.98, day: 22.95 },
  { name: '9600 minutes', revisions: [[null, { amount: 9600 }]], from: '2026-03-15', to: '2026-12-31', unit: 'hours', month: 7639, day: 7680 },
  { name: '24 to 14 Jun, then 30', revisions: [[null, { amount: 24 }], ['2026-06-15', { amount: 30 }]], from: '2026-01-01', to: '2026-12-31',
    month: 27.27, day: 27.29 },
  { name: '30, year from April', revisions: [[null, { amount: 30, yearStart: { kind: 'fixed', month: 4, day: 1 } }]], from: '2028-02-15',
    to: '2028-03-31', label: 2027, month: 3.79, day: 3.77 },
]

for (const worked of workedGrants) {
  for (const prorationBasis of ['month', 'day'] as const) {
    test(`B: ${worked.name}, ${worked.from} to ${worked.to}, by ${prorationBasis}`, () => {
      const revisions = worked.revisions.map(([from, changes]) => since(from, { ...changes, prorationBasis }))
      const dates = { ruleStartDate: worked.from, ruleEndDate: worked.to }
      const unit = worked.unit ?? 'days'
      const expected = worked[prorationBasis]
      const assigned = yearOf(worked.label ?? 2026, inputWith(revisions, dates, { unit, asOf: worked.to }))
      expect(assigned).toMatchObject({ ruleAllowance: expected, allowance: expected, accrued: expected, unusedAtEnd: expected })

      // A span is cut by the employment just as by the assignment.
      const employed = yearOf(worked.label ?? 2026, inputWith(revisions, { ruleStartDate: '2020-01-01' },
        { unit, asOf: worked.to, employmentStartDate: worked.from, employmentEndDate: worked.to }))
      expect(employed).toEqual(assigned)
    })
  }
}

type Absences = Readonly<Record<string, number>>

interface WorkedUse {
  readonly name: string
  readonly absences: Absences
  readonly lapsed: number
  readonly remaining: number
}

const workedUse: readonly WorkedUse[] = [
  { name: 'nothing', absences: {}, lapsed: 10, remaining: 20 },
  { name: '8 by 31 March', absences: { '2026-02-02': 4, '2026-03-31': 4 }, lapsed: 2, remaining: 20 },
  { name: '10 by 31 March, 5 after', absences: { '2026-03-02': 10, '2026-07-06': 5 }, lapsed: 0, remaining: 15 },
  { name: '12 by 31 March', absences: { '2026-01-02': 12 }, lapsed: 0, remaining: 18 },
  { name: '2 on 30 and 31 March, 2 on 1 and 2 April',
    absences: { '2026-03-30': 1, '2026-03-31': 1, '2026-04-01': 1, '2026-04-02': 1 }, lapsed: 8, remaining: 18 },
]

function inputOfUse(absences: Absences, changes: Partial<AllowanceInput>): AllowanceInput {
  return inputWith([since(null, { amount: 20 })], { ruleStartDate: '2025-01-01' }, {
    bookings: Object.entries(absences).map(([date, amount]) => ({ requestId: date, date, amount })),
    ...changes,
  })
}

/** 10 brought forward: what the limit leaves of 2025, or set by hand. */
const openings: Readonly<Record<string, Partial<AllowanceInput>>> = {
  carried: {},
  'hand-set': { memberAllowances: [{ id: 'row', memberId: 'member', allowanceTypeId: 'type', year: 2026, compensatoryTimeOff: 0,
    broughtForwardOverride: 10, allowance: null, createdAt: instant, updatedAt: instant }] },
}

for (const [opening, facts] of Object.entries(openings)) {
  for (const { name, absences, lapsed, remaining } of workedUse) {
    test(`F: taken ${name}; 10 ${opening}`, () => {
      const taken = Object.values(absences).reduce((total, amount) => total + amount, 0)
      const year = yearOf(2026, inputOfUse(absences, facts))
      expect(year).toMatchObject({ broughtForward: 10, allowance: 20, taken, lapsed, remaining, available: remaining, overdrawn: 0 })
      // E2 carries at most the limit; what was brought forward and lapsed is gone before.
      expect(year).toMatchObject({ carriedForward: 10, forfeited: remaining - 10, movedOn: 0, writtenOff: 0, unusedAtEnd: 0 })
    })
  }
}

test('D5, D6: the last usable day itself is not over yet', () => {
  expect(yearOf(2026, inputOfUse({}, { asOf: '2026-03-31' }))).toMatchObject({ lapsed: 0, remaining: 30 })
  expect(yearOf(2026, inputOfUse({}, { asOf: '2026-04-01' }))).toMatchObject({ lapsed: 10, remaining: 20 })
})

test('A2: a January rule to June, then a July rule, make one year of 18 months with 1.5 grants', () => {
  const july: Partial<RuleTerms> = { yearStart: { kind: 'fixed', month: 7, day: 1 } }
  const years = naiveAllowances(inputWith([since(null, {}), since('2026-07-01', july)], {}))
  expect(years.map(({ year, from, to, ruleAllowance }) => [year, from, to, ruleAllowance])).toEqual([
    [2026, '2026-01-01', '2027-06-30', 45],
    [2027, '2027-07-01', '2028-06-30', 30],
  ])
})

test('A3, E0: a year without a covered day is missing, the balance waits for the next one', () => {
  const input = inputWith([since(null, { amount: 20 })], { ruleEndDate: '2026-12-31' }, { asOf: '2027-06-01' })
  const [first] = input.assignments
  const years = naiveAllowances({ ...input, assignments: [first!, { ...first!, id: 'back', ruleStartDate: '2029-03-15', ruleEndDate: null }] })
  expect(years.map(({ year, from, broughtForward, carriedForward, unusedAtEnd }) => ({ year, from, broughtForward, carriedForward, unusedAtEnd })))
    .toEqual([
      { year: 2026, from: '2026-01-01', broughtForward: 0, carriedForward: 10, unusedAtEnd: 0 },
      { year: 2029, from: '2029-01-01', broughtForward: 10, carriedForward: 10, unusedAtEnd: 0 },
    ])
})

test('B6: twelve months of 2.083333 grant exactly 25, each month the difference of rounded totals', () => {
  const revisions = [since(null, { cycle: 'monthly', amount: 2.083333 })]
  expect(yearOf(2026, inputWith(revisions, {})).ruleAllowance).toBe(25)
  expect(yearOf(2026, inputWith(revisions, {}, { asOf: '2026-03-01' })).accrued).toBe(6.25)
  expect(yearOf(2426, inputWith(revisions, { ruleStartDate: '2426-01-01' }, { asOf: '2426-12-31' })).accrued).toBe(25)
})

test('B3, B5: two weeks are counted backwards from the anchor too; 27 of them begin in 2026 from 1 January on', () => {
  const revisions = [since(null, { cycle: 'bi_weekly', amount: 1, accrualAnchorDate: '2027-01-14' })]
  expect(yearOf(2026, inputWith(revisions, {})).ruleAllowance).toBe(27)
})

test('D5: a joiner of 15 March may use what was brought forward through 14 June', () => {
  const joiner = (date: string): NaiveYear => yearOf(2026, inputWith([since(null, {})], { ruleStartDate: '2026-03-15' },
    { ...openings['hand-set'], bookings: [{ requestId: 'request', date, amount: 4 }] }))
  expect(joiner('2026-06-14').lapsed).toBe(6)
  expect(joiner('2026-06-15').lapsed).toBe(10)
})

test('D4: a deficit is repaid by later grants and is still counted as overdrawn', () => {
  const revisions = [since(null, { cycle: 'monthly', amount: 2 })]
  const year = yearOf(2026, inputWith(revisions, {}, { accrualMode: 'accrued', asOf: '2026-03-31',
    bookings: [{ requestId: 'request', date: '2026-01-12', amount: 5 }] }))
  expect(year).toMatchObject({ ruleAllowance: 24, accrued: 6, remaining: 19, available: 1, overdrawn: 3, carriedForward: 10, forfeited: 9 })
})

test('C2, D2, E1: an expiring adjustment is used first, moves on outside the limit and lapses the day after its date', () => {
  const input = inputWith([since(null, { amount: 20 })], {}, {
    adjustments: [{ id: 'extra', memberId: 'member', allowanceTypeId: 'type', date: '2026-11-01', expiryDate: '2027-01-31', amount: 5,
      reason: null, createdAt: instant }],
    bookings: [['2026-10-31', 1], ['2026-11-01', 2], ['2027-01-31', 1], ['2027-02-01', 1]].map(([date, amount]) => (
      { requestId: String(date), date: String(date), amount: Number(amount) })),
    asOf: '2027-02-01',
  })
  expect(yearOf(2026, input)).toMatchObject({ taken: 3, movedOn: 3, carriedForward: 10, forfeited: 9, lapsed: 0 })
  expect(yearOf(2027, input)).toMatchObject({ broughtForward: 13, taken: 2, lapsed: 2, remaining: 29, carriedForward: 10 })
})
