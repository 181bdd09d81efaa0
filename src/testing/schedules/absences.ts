import fc from 'fast-check'
import {
  MINUTES_PER_DAY, MS_PER_DAY, MS_PER_MINUTE, formatInstant, formatPlainDate, instantOfWallClock, plainDate, wallClockMinutes,
} from '../../calendar'
import type { AbsenceTimes } from '../../duration/absenceDays'
import { gridMinutes } from '../../duration/leaveUnits'
import type { LeaveUnit } from '../../records'
import type { DateWindow } from '../arbitraries/dateWindow'
import { plainDates } from '../arbitraries/plainDates'

/** Where absences lie. */
export interface AbsencesOptions extends DateWindow {
  /** Of the member whose clock the grid is on; UTC unless said otherwise. */
  readonly timeZone?: string
  /** Most days of one absence; 5 unless said otherwise. */
  readonly maxDays?: number
}

function ofDays(unit: LeaveUnit, { maxDays = 5, ...window }: AbsencesOptions): fc.Arbitrary<AbsenceTimes> {
  const isHalf = unit === 'half_days' ? fc.boolean() : fc.constant(false)
  return fc
    .record({ start: plainDates(window), days: fc.integer({ min: 1, max: maxDays }), late: isHalf, short: isHalf })
    .map(({ start, days, late, short }) => ({
      start, end: formatPlainDate(plainDate(start) + days - 1),
      startAt: late ? 'afternoon' : 'morning', endAt: short && !(late && days === 1) ? 'lunchtime' : 'end_of_day',
    }))
}

/** The first instant from this one on at which the zone's clock shows a time of the grid. */
function onGrid(instant: number, grid: number, timeZone: string): number {
  let found = instant
  while (wallClockMinutes(found, timeZone) % grid !== 0) found += MS_PER_MINUTE
  return found
}

function ofTimes(grid: number, { maxDays = 5, timeZone = 'UTC', ...window }: AbsencesOptions): fc.Arbitrary<AbsenceTimes> {
  const stepsOf = (days: number): number => Math.max(1, Math.floor((days * MINUTES_PER_DAY) / grid))
  const draw = fc.record({
    date: plainDates(window),
    start: fc.nat(stepsOf(1) - 1),
    length: fc.oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: stepsOf(0.4) }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: stepsOf(maxDays) }) },
    ),
  })
  return draw.map(({ date, start, length }) => {
    const midnight = instantOfWallClock(plainDate(date) * MS_PER_DAY, timeZone)
    const from = onGrid(midnight + start * grid * MS_PER_MINUTE, grid, timeZone)
    const to = onGrid(from + length * grid * MS_PER_MINUTE, grid, timeZone)
    return { start: formatInstant(from), end: formatInstant(to), startAt: 'morning', endAt: 'end_of_day' }
  })
}

/**
 * When an absence of a leave unit is: dates and halves, or instants on the unit's grid of the zone's clock (decisions 13 and
 * 17), with month ends and year borders far more often than chance would have them, also over days on which the clock
 * changes. It begins within 24 hours from the start of a date of the window, and may end behind `max`. Zones with offsets in
 * seconds, as some had until 1972, have no grid.
 *
 * @example
 * ```ts
 * import { absenceFaults } from 'absence-engine'
 * import fc from 'fast-check'
 * import { absences } from 'absence-engine/testing'
 *
 * const arbitrary = absences('minutes_15', { min: '2026-01-01', max: '2026-12-31', timeZone: 'Asia/Kathmandu' })
 * fc.assert(fc.property(arbitrary, (absence) => absenceFaults(absence, 'minutes_15', 'Asia/Kathmandu').length === 0))
 * ```
 */
export function absences(unit: LeaveUnit, options: AbsencesOptions): fc.Arbitrary<AbsenceTimes> {
  const grid = gridMinutes[unit]
  return grid === null ? ofDays(unit, options) : ofTimes(grid, options)
}
