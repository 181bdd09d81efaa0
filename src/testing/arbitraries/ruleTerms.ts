import fc from 'fast-check'
import { addMonths, formatPlainDate, plainDate } from '../../calendar'
import type { AllowanceUnit, PlainDate, RuleTerms } from '../../records'
import { carryOverTerms } from './carryOverTerms'
import { cycleAmounts } from './cycleAmounts'
import type { DateWindow } from './dateWindow'
import { plainDates } from './plainDates'
import { roundings } from './roundings'
import { yearStarts } from './yearStarts'

const defaultWindow: DateWindow = { min: '2023-01-01', max: '2027-12-31' }

/** Accrual anchors, now and then years before or after what they anchor: periods run backwards, too (allowances B3). */
function anchors(window: DateWindow): fc.Arbitrary<PlainDate> {
  const moved = (date: PlainDate, months: number): PlainDate => formatPlainDate(addMonths(plainDate(date), months))
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: plainDates(window) },
    { weight: 1, arbitrary: plainDates({ min: moved(window.min, -36), max: moved(window.max, 12) }) },
  )
}

/**
 * The terms of a rule: every cycle, proration basis, grant timing, year start, carry-over and rounding, and anchors before,
 * within and after `window`.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { ruleTerms } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(ruleTerms('days'), ({ carryOver }) => carryOver.limit === null || carryOver.limit >= 0))
 * ```
 */
export function ruleTerms(unit: AllowanceUnit, window: DateWindow = defaultWindow): fc.Arbitrary<RuleTerms> {
  return fc
    .record({
      grant: cycleAmounts(unit),
      prorationBasis: fc.constantFrom<RuleTerms['prorationBasis'][]>('month', 'day'),
      grantTiming: fc.constantFrom<RuleTerms['grantTiming'][]>('start', 'end'),
      accrualAnchorDate: fc.option(anchors(window), { freq: 2 }),
      yearStart: yearStarts(window.near),
      carryOver: carryOverTerms(unit),
      rounding: roundings(unit),
    })
    .map(({ grant, ...rest }) => ({ ...grant, ...rest }))
}
