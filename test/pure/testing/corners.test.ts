/** Proof by counting, with a fixed seed, that the corners the model is full of occur in what is generated. */
import { expect, test } from 'vitest'
import type { AllowanceInput, RuleTerms } from '../../../src/records'
import { allowanceInputs } from '../../../src/testing'
import { byStart } from './inputFaults'
import { daysBetween } from './isPlainDate'
import { counted, rarerThan, sampled } from './sampled'

const inputs = sampled(allowanceInputs(), 2000)

const termsOf = (input: AllowanceInput): RuleTerms[] => input.rules.flatMap((rule) => rule.revisions.map((one) => one.terms))
const someTerms = (occurs: (terms: RuleTerms) => boolean) => (input: AllowanceInput) => termsOf(input).some(occurs)

/** What ends one assignment and starts the next: days without any in between, or null where none follows. */
const spaces = (input: AllowanceInput): number[] => {
  const ordered = byStart(input.assignments)
  return ordered.slice(1).map((next, index) => daysBetween(ordered[index]!.ruleEndDate!, next.ruleStartDate) - 1)
}

const boundaries = (input: AllowanceInput): (string | null)[] => [
  input.employmentStartDate, input.employmentEndDate,
  ...input.assignments.flatMap((one) => [one.ruleStartDate, one.ruleEndDate]),
  ...input.rules.flatMap((rule) => rule.revisions.map((one) => one.effectiveFrom)),
]

const firstDay = (input: AllowanceInput): string => byStart(input.assignments)[0]!.ruleStartDate
const lastDay = (input: AllowanceInput): string => byStart(input.assignments).at(-1)!.ruleEndDate ?? '9999-12-31'
const is = (pattern: RegExp) => (date: string | null) => date !== null && pattern.test(date)

test('dates: boundaries on leap days, month ends and year borders', () => {
  const counts = counted(inputs, {
    'boundary on 29 February': (input) => boundaries(input).some(is(/-02-29$/)),
    'boundary on a 31st': (input) => boundaries(input).some(is(/-31$/)),
    'boundary on 1 January': (input) => boundaries(input).some(is(/-01-01$/)),
    'assignment ends with the year': (input) => input.assignments.some((one) => is(/-12-31$/)(one.ruleEndDate)),
    'booking on 29 February': (input) => input.bookings.some((one) => is(/-02-29$/)(one.date)),
    'expiry on the last of February': (input) => input.adjustments.some((one) => is(/-02-2[89]$/)(one.expiryDate)),
    'around the year 2000 or 2100': (input) => /^(1999|200|209|210)/.test(firstDay(input)),
  })
  expect(rarerThan(60, counts)).toEqual([])
})

test('employment: none, within and around the assignments, from a leap day', () => {
  const counts = counted(inputs, {
    'no start': (input) => input.employmentStartDate === null,
    'no end': (input) => input.employmentEndDate === null,
    'starts before the assignments': (input) => input.employmentStartDate !== null && input.employmentStartDate < firstDay(input),
    'starts within the assignments': (input) => input.employmentStartDate !== null && input.employmentStartDate > firstDay(input),
    'ends within the assignments': (input) => input.employmentEndDate !== null && input.employmentEndDate < lastDay(input),
    'ends after the assignments': (input) => input.employmentEndDate !== null && input.employmentEndDate > lastDay(input),
    'anniversary on 29 February': (input) => is(/-02-29$/)(input.employmentStartDate) && someTerms((one) => one.yearStart.kind === 'employment_anniversary')(input),
    'anniversary without a start': (input) => input.employmentStartDate === null && someTerms((one) => one.yearStart.kind === 'employment_anniversary')(input),
  })
  expect(rarerThan(50, counts)).toEqual([])
})

test('assignments: gaps, neighbours, single days, manual ones, open and closed ends', () => {
  const counts = counted(inputs, {
    one: (input) => input.assignments.length === 1,
    'three or more': (input) => input.assignments.length >= 3,
    gap: (input) => spaces(input).some((days) => days > 0),
    adjacent: (input) => spaces(input).some((days) => days === 0),
    'adjacent on one rule': (input) => {
      const ordered = byStart(input.assignments)
      return spaces(input).some((days, index) => days === 0 && ordered[index]!.ruleId === ordered[index + 1]!.ruleId)
    },
    'one day': (input) => input.assignments.some((one) => one.ruleStartDate === one.ruleEndDate),
    manual: (input) => input.assignments.some((one) => one.kind === 'manual'),
    'open end': (input) => byStart(input.assignments).at(-1)!.ruleEndDate === null,
    'closed end': (input) => byStart(input.assignments).at(-1)!.ruleEndDate !== null,
    'not in order': (input) => input.assignments[0] !== byStart(input.assignments)[0],
    'two rules': (input) => new Set(input.assignments.map((one) => one.ruleId)).size > 1,
    'unused rule': (input) => input.rules.some((rule) => !input.assignments.some((one) => one.ruleId === rule.id)),
  })
  expect(rarerThan(150, counts)).toEqual([])
})

test('terms: every value of every field', () => {
  const counts = counted(inputs, {
    ...Object.fromEntries((['yearly', 'monthly', 'bi_weekly'] as const).map((cycle) => [cycle, someTerms((one) => one.cycle === cycle)])),
    ...Object.fromEntries((['month', 'day'] as const).map((basis) => [`by ${basis}`, someTerms((one) => one.prorationBasis === basis)])),
    ...Object.fromEntries((['start', 'end'] as const).map((timing) => [`at ${timing}`, someTerms((one) => one.grantTiming === timing)])),
    ...Object.fromEntries([29, 30, 31].map((day) => [`year starts on a ${day}th`, someTerms((one) => one.yearStart.kind === 'fixed' && one.yearStart.day === day)])),
    ...Object.fromEntries([null, 1, 3, 12].map((months) => [`expires after ${months}`, someTerms((one) => one.carryOver.expiresAfterMonths === months)])),
    ...Object.fromEntries(['half_up', 'up', 'down'].map((mode) => [mode, someTerms((one) => one.rounding?.mode === mode)])),
    'default rounding': someTerms((one) => one.rounding === null),
    'no limit': someTerms((one) => one.carryOver.limit === null),
    'limit 0': someTerms((one) => one.carryOver.limit === 0),
    'small limit': someTerms(({ carryOver: { limit } }) => limit !== null && limit > 0 && limit <= 5),
    'large limit': someTerms(({ carryOver: { limit } }) => limit !== null && limit >= 10),
    'debt carried': someTerms((one) => one.carryOver.carryNegative),
    'debt written off': someTerms((one) => !one.carryOver.carryNegative),
    'no anchor': someTerms((one) => one.cycle !== 'yearly' && one.accrualAnchorDate === null),
    'anchor before': (input) => someTerms((one) => one.cycle !== 'yearly' && one.accrualAnchorDate !== null && one.accrualAnchorDate < firstDay(input))(input),
    'anchor after the start': (input) => someTerms((one) => one.cycle !== 'yearly' && one.accrualAnchorDate !== null && one.accrualAnchorDate > firstDay(input))(input),
    'anchor on a 31st': someTerms((one) => is(/-31$/)(one.accrualAnchorDate)),
    'grants nothing': someTerms((one) => one.amount === 0),
    'more than two decimals': someTerms((one) => Number(one.amount.toFixed(2)) !== one.amount),
  })
  expect(rarerThan(60, counts)).toEqual([])
  const steps = inputs.filter((input) => input.unit === 'days').flatMap((input) => termsOf(input).map((one) => one.rounding?.step ?? 0))
  expect(rarerThan(60, counted(steps, Object.fromEntries([0.5, 0.25, 0.05, 1].map((step) => [`${step}`, (one: number) => one === step]))))).toEqual([])
})

test('workspace: both units and modes, every first month, asOf before, within and after', () => {
  const counts = counted(inputs, {
    ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`month ${n + 1}`, (input: AllowanceInput) => input.fiscalYearStartMonth === n + 1])),
    days: (input) => input.unit === 'days',
    hours: (input) => input.unit === 'hours',
    projected: (input) => input.accrualMode === 'projected',
    accrued: (input) => input.accrualMode === 'accrued',
    'asOf before': (input) => input.asOf < firstDay(input),
    'asOf within': (input) => input.asOf >= firstDay(input) && input.asOf <= lastDay(input),
    'asOf after': (input) => input.asOf > lastDay(input),
  })
  expect(rarerThan(60, counts)).toEqual([])
})

test('corrections and bookings: every sign, expiries near bookings, days with several bookings', () => {
  const counts = counted(inputs, {
    positive: (input) => input.adjustments.some((one) => one.amount > 0),
    negative: (input) => input.adjustments.some((one) => one.amount < 0),
    zero: (input) => input.adjustments.some((one) => one.amount === 0),
    expiring: (input) => input.adjustments.some((one) => one.expiryDate !== null),
    'expires on its date': (input) => input.adjustments.some((one) => one.expiryDate === one.date),
    'expires in a later calendar year': (input) => input.adjustments.some((one) => one.expiryDate !== null && one.expiryDate.slice(0, 4) > one.date.slice(0, 4)),
    'two with one expiry': (input) => {
      const expiries = input.adjustments.flatMap((one) => one.expiryDate ?? [])
      return new Set(expiries).size < expiries.length
    },
    'booked on the last usable day': (input) => input.adjustments.some((one) => input.bookings.some((booking) => booking.date === one.expiryDate)),
    'booked on the day of a correction': (input) => input.adjustments.some((one) => input.bookings.some((booking) => booking.date === one.date)),
    'override above 0': (input) => input.memberAllowances.some((one) => (one.broughtForwardOverride ?? 0) > 0),
    'override 0': (input) => input.memberAllowances.some((one) => one.broughtForwardOverride === 0),
    'override below 0': (input) => input.memberAllowances.some((one) => (one.broughtForwardOverride ?? 0) < 0),
    'compensatory above 0': (input) => input.memberAllowances.some((one) => one.compensatoryTimeOff > 0),
    'compensatory below 0': (input) => input.memberAllowances.some((one) => one.compensatoryTimeOff < 0),
    'two bookings on one day': (input) => new Set(input.bookings.map((one) => one.date)).size < input.bookings.length,
    'booking before the first assignment': (input) => input.bookings.some((one) => one.date < firstDay(input)),
    'half days': (input) => input.bookings.some((one) => one.amount === (input.unit === 'days' ? 0.5 : 240)),
    'booking of 0': (input) => input.bookings.some((one) => one.amount === 0),
    'more than 30 bookings': (input) => input.bookings.length > 30,
    'no booking': (input) => input.bookings.length === 0,
  })
  expect(rarerThan(60, counts)).toEqual([])
})
