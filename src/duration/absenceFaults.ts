import { MS_PER_DAY, MS_PER_MINUTE, formatInstant, parsePlainDate, wallClockMinutes } from '../calendar'
import type { Issue } from '../kernel/failure'
import { fault } from '../kernel/fault'
import { limits } from '../kernel/limits'
import type { LeaveUnit } from '../records'
import type { AbsenceTimes } from './absenceDays'
import { gridMinutes } from './leaveUnits'

const tooLong = (end: string): Issue => fault('end', `an absence of at most ${limits.absenceDays} days`, end)

function dayFaults({ start, end, startAt, endAt }: AbsenceTimes): Issue[] {
  const faults: Issue[] = []
  const [first, last] = [parsePlainDate(start), parsePlainDate(end)]
  if (first === null) faults.push(fault('start', 'a calendar date YYYY-MM-DD', start))
  if (last === null) faults.push(fault('end', 'a calendar date YYYY-MM-DD', end))
  if (first === null || last === null) return faults
  if (last < first) return [fault('end', `${start} or later`, end)]
  if (last - first >= limits.absenceDays) return [tooLong(end)]
  return last === first && startAt === 'afternoon' && endAt === 'lunchtime'
    ? [fault('end', 'an end after the start', `${end} lunchtime`)]
    : []
}

function timeFaults({ start, end }: AbsenceTimes, grid: number, timeZone: string): Issue[] {
  const faults: Issue[] = []
  for (const [path, text] of [['start', start], ['end', end]] as const) {
    const instant = Date.parse(text)
    // Writing it back shows whether it is in the records' form, and whether its date exists.
    if (Number.isNaN(instant) || formatInstant(instant) !== text) {
      faults.push(fault(path, 'an instant like 2026-03-02T09:00:00.000Z', text))
    } else if (!onGrid(instant, grid, timeZone)) {
      faults.push(fault(path, `a multiple of ${grid} minutes in ${timeZone}`, text))
    }
  }
  if (faults.length > 0) return faults
  if (end <= start) return [fault('end', `later than ${start}`, end)]
  return Date.parse(end) - Date.parse(start) > limits.absenceDays * MS_PER_DAY ? [tooLong(end)] : []
}

/** Whether the wall clock shows a time of the unit's grid at an instant (decision 17). */
function onGrid(instant: number, grid: number, timeZone: string): boolean {
  // Every grid divides the day, so that the minutes of all days can be counted through.
  return instant % MS_PER_MINUTE === 0 && wallClockMinutes(instant, timeZone) % grid === 0
}

/**
 * What is wrong with the times of an absence of a leave unit; nothing when it can be counted (decisions 13, 17).
 *
 * @example
 * const reversed = { start: '2026-03-02', end: '2026-03-01', startAt: 'morning', endAt: 'end_of_day' } as const
 * absenceFaults(reversed, 'days', 'UTC') // [{ path: 'end', message: 'expected 2026-03-02 or later, got "2026-03-01"' }]
 */
export function absenceFaults(absence: AbsenceTimes, unit: LeaveUnit, timeZone: string): Issue[] {
  const grid = gridMinutes[unit]
  return grid === null ? dayFaults(absence) : timeFaults(absence, grid, timeZone)
}
