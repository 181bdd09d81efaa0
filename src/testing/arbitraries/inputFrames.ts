import fc from 'fast-check'
import type { AccrualMode, AllowanceInput, AllowanceUnit } from '../../records'
import { baseYears } from './baseYears'
import { criticalDates } from './criticalDates'
import type { DateWindow } from './dateWindow'
import { employmentPeriods } from './employmentPeriods'
import { plainDates } from './plainDates'

/** What to hold fixed; what is left out varies. */
export interface AllowanceInputsOptions {
  readonly unit?: AllowanceUnit
  readonly accrualMode?: AccrualMode
  /** First of the four years in which nearly all dates lie. */
  readonly baseYear?: number
  /** Most absences, of one to eight days each; 14 unless said otherwise. */
  readonly maxAbsences?: number
}

/** What the rest of an input depends on: the unit, the employment and the dates that everything gathers around. */
export interface InputFrame
  extends Pick<AllowanceInput, 'unit' | 'fiscalYearStartMonth' | 'accrualMode' | 'employmentStartDate' | 'employmentEndDate'> {
  readonly baseYear: number
  readonly window: Required<DateWindow>
}

const optional = <T>(fixed: T | undefined, ...values: readonly T[]): fc.Arbitrary<T> =>
  fixed === undefined ? fc.constantFrom(...values) : fc.constant(fixed)

function framesOf(unit: AllowanceUnit, baseYear: number, accrualMode: AccrualMode | undefined): fc.Arbitrary<InputFrame> {
  const years = [baseYear, baseYear + 1, baseYear + 2, baseYear + 3]
  const window = { min: `${baseYear}-01-01`, max: `${baseYear + 3}-12-31` }
  return fc
    .record({
      fiscalYearStartMonth: fc.oneof({ withCrossShrink: true }, fc.constant(1), fc.integer({ min: 1, max: 12 })),
      accrualMode: optional<AccrualMode>(accrualMode, 'projected', 'accrued'),
      employment: employmentPeriods(baseYear),
      fixedStart: fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.constantFrom(1, 29, 30, 31) }),
      // Few dates to gather around, so that bookings, expiries and changes of rules hit each other.
      anywhere: fc.array(plainDates(window), { minLength: 1, maxLength: 3 }),
      critical: fc.array(fc.nat(9999), { maxLength: 5, size: 'max' }),
    })
    .map(({ employment, fixedStart, anywhere, critical, ...rest }) => {
      const fiscalStart = { month: rest.fiscalYearStartMonth, day: 1 }
      const dates = criticalDates(years, [fiscalStart, fixedStart], employment)
      const near = [...anywhere, ...critical.map((pick) => dates[pick % dates.length]!)]
      return { unit, baseYear, ...rest, ...employment, window: { ...window, near } }
    })
}

/** Frames of inputs, few draws only: what depends on them is drawn again, and not kept, when they shrink. */
export function inputFrames(options: AllowanceInputsOptions): fc.Arbitrary<InputFrame> {
  const baseYear = options.baseYear === undefined ? baseYears() : fc.constant(options.baseYear)
  return fc
    .tuple(optional<AllowanceUnit>(options.unit, 'days', 'hours'), baseYear)
    .chain(([unit, year]) => framesOf(unit, year, options.accrualMode))
}
