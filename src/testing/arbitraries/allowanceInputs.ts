import fc from 'fast-check'
import type { AllowanceInput, AllowanceRule, PlainDate } from '../../records'
import { recordId } from '../recordId'
import { adjustments } from './adjustments'
import { allowanceRules } from './allowanceRules'
import { bookings } from './bookings'
import type { DateWindow } from './dateWindow'
import { type AllowanceInputsOptions, type InputFrame, inputFrames } from './inputFrames'
import { memberAllowances } from './memberAllowances'
import { plainDates } from './plainDates'
import { ruleAssignments } from './ruleAssignments'

/** Now and then a list also has dates beyond the member's years, where nothing has an effect (allowances C1). */
const mostlyInside =
  ({ baseYear, window }: InputFrame) =>
  <T>(listOf: (window: DateWindow) => fc.Arbitrary<T>): fc.Arbitrary<T> =>
    fc.oneof(
      { withCrossShrink: true },
      { weight: 6, arbitrary: listOf(window) },
      { weight: 1, arbitrary: listOf({ ...window, min: `${baseYear - 1}-07-01`, max: `${baseYear + 4}-06-30` }) },
    )

function asOfDates({ baseYear, window }: InputFrame): fc.Arbitrary<PlainDate> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 5, arbitrary: plainDates(window) },
    // Years after `asOf` are hardly listed, so late dates show more of them.
    { weight: 4, arbitrary: plainDates({ ...window, min: `${baseYear + 2}-01-01` }) },
    { weight: 1, arbitrary: plainDates({ min: `${baseYear - 2}-01-01`, max: `${baseYear - 1}-12-31` }) },
    { weight: 1, arbitrary: plainDates({ min: `${baseYear + 4}-01-01`, max: `${baseYear + 6}-12-31` }) },
  )
}

const RULES = [0, 1, 2].map((n) => recordId('rule', n))

function rulesOf({ unit, window }: InputFrame): fc.Arbitrary<AllowanceRule[]> {
  return fc.tuple(...RULES.map((id) => allowanceRules(unit, { ...window, id })))
}

function inputsIn(frame: InputFrame, maxAbsences: number): fc.Arbitrary<AllowanceInput> {
  const { unit, baseYear, window, ...facts } = frame
  const owner = { memberId: recordId('member', 0), allowanceTypeId: recordId('allowanceType', 0) }
  const dates = mostlyInside(frame)
  return fc
    .record({
      rules: rulesOf(frame),
      assignments: ruleAssignments({ ...owner, ...window, ruleIds: RULES }),
      adjustments: dates((within) => adjustments(unit, { ...owner, ...within })),
      memberAllowances: memberAllowances(unit, { ...owner, firstYear: baseYear - 1, lastYear: baseYear + 4 }),
      bookings: dates((within) => bookings(unit, { ...within, maxAbsences })),
      asOf: asOfDates(frame),
      withUnusedRules: fc.constantFrom(false, false, false, true),
    })
    .map(({ rules, withUnusedRules, ...rest }) => {
      const used = new Set(rest.assignments.map((assignment) => assignment.ruleId))
      return { unit, ...facts, ...rest, rules: rules.filter((rule) => withUnusedRules || used.has(rule.id)) }
    })
}

/**
 * Everything that decides one member's allowance of one type, valid and full of corners: leap days, month ends, year borders,
 * gaps, overlapping expiries, debts. Nearly all dates lie in four years and gather around a few of them, so that bookings,
 * expiries, rule changes and year ends meet, and balances run out. Carried state (`from`) is left out.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { allowanceInputs } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(allowanceInputs({ unit: 'hours' }), (input) => input.bookings.every((one) => Number.isInteger(one.amount))))
 * ```
 */
export function allowanceInputs(options: AllowanceInputsOptions = {}): fc.Arbitrary<AllowanceInput> {
  return inputFrames(options).chain((frame) => inputsIn(frame, options.maxAbsences ?? 14))
}
