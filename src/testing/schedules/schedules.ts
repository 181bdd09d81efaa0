import fc from 'fast-check'
import type { Schedule } from '../../records'
import type { DateWindow } from '../arbitraries/dateWindow'
import { plainDates } from '../arbitraries/plainDates'
import { scrambledId } from '../arbitraries/scrambledId'
import { recordedAt } from '../recordedAt'
import { scheduleDays } from './scheduleDays'

/** Where schedules change, and how many there may be. */
export interface SchedulesOptions extends DateWindow {
  readonly maxLength?: number
  /** Keeps the ids of several lists apart. */
  readonly idSeries?: number
}

/**
 * The schedules of one member, in no order: none, one or more, each from another date, one of them perhaps from ever.
 * Days are whole, half or off, seldom with odd hours; some deduct a full day.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { schedules } from 'absence-engine/testing'
 *
 * const arbitrary = schedules({ min: '2026-01-01', max: '2026-12-31', maxLength: 2 })
 * fc.assert(fc.property(arbitrary, (list) => list.length <= 2 && list.every(({ from }) => from === null || from.startsWith('2026-'))))
 * ```
 */
export function schedules({ maxLength = 3, idSeries = 0, ...window }: SchedulesOptions): fc.Arbitrary<Schedule[]> {
  const day = scheduleDays()
  const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day }
  const days = fc.record(week, { noNullPrototype: true })
  const draw = fc.record({ from: fc.option(plainDates(window), { freq: 4 }), days })
  return fc.uniqueArray(draw, { maxLength, selector: ({ from }) => from, size: 'max' }).map((draws) =>
    draws.map(({ from, days }, index) => ({
      id: scrambledId('schedule', index, idSeries), createdAt: recordedAt, updatedAt: recordedAt, from, days,
    })),
  )
}
