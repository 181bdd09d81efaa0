import fc from 'fast-check'
import { formatPlainDate, plainDate } from '../../calendar'
import type { AllowanceUnit, Booking } from '../../records'
import { fullDay } from '../fullDay'
import { amounts } from './amounts'
import type { DateWindow } from './dateWindow'
import { plainDates } from './plainDates'
import { scrambledId } from './scrambledId'

/** Where absences begin, and how many there may be. */
export interface BookingsOptions extends DateWindow {
  readonly maxAbsences?: number
  /** Keeps the ids of several lists apart. */
  readonly idSeries?: number
}

/** What one absence takes on one day: mostly a whole or a half day, sometimes nothing or an odd part. */
function dailyAmounts(unit: AllowanceUnit): fc.Arbitrary<number> {
  const day = fullDay[unit]
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 6, arbitrary: fc.constant(day) },
    { weight: 3, arbitrary: fc.constant(day / 2) },
    { weight: 2, arbitrary: amounts(unit, { min: 0, max: day }) },
  )
}

/**
 * Bookings of absences of one to eight days each, in no order; absences overlap, so that several bookings share a day. The
 * days after an absence's first may lie behind `max`.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { bookings } from 'absence-engine/testing'
 *
 * const arbitrary = bookings('days', { min: '2024-01-01', max: '2024-12-31', maxAbsences: 3 })
 * fc.assert(fc.property(arbitrary, (list) => list.length <= 24 && list.every((one) => one.amount <= 1)))
 * ```
 */
export function bookings(unit: AllowanceUnit, options: BookingsOptions): fc.Arbitrary<Booking[]> {
  const { maxAbsences = 14, idSeries = 0, ...window } = options
  const absences = fc.record({ date: plainDates(window), days: fc.integer({ min: 1, max: 8 }), amount: dailyAmounts(unit) })
  return fc.array(absences, { maxLength: maxAbsences, size: 'max' }).map((list) =>
    list.flatMap(({ date, days, amount }, index) => {
      const first = plainDate(date)
      const requestId = scrambledId('request', index, idSeries)
      return Array.from({ length: days }, (_, offset) => ({ requestId, date: formatPlainDate(first + offset), amount }))
    }),
  )
}
