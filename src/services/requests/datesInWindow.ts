import { type Day, MS_PER_DAY, intersection } from '../../calendar'
import type { ListWindow } from '../../calendar/listWindow'
import type { AbsenceTimes } from '../../duration/absenceDays'
import { absenceDates } from '../../requests/absenceDates'
import type { Interval } from '../../requests/absenceInterval'
import { inDates } from '../../requests/inDates'
import { midnightOf } from '../../requests/midnightOf'
import { listedInterval } from './listedInterval'
import { touchesWindow } from './touchesWindow'
import { windowDates } from './windowDates'

type Times = Pick<AbsenceTimes, 'start' | 'end'>

/** The part of an absence on a date of the member's calendar. */
function partOn(times: Times, date: Day, timeZone: string): Interval {
  if (inDates(times)) return { from: date * MS_PER_DAY, to: (date + 1) * MS_PER_DAY }
  const { from, to } = listedInterval(times)
  return { from: Math.max(from, midnightOf(date, timeZone)), to: Math.min(to, midnightOf(date + 1, timeZone)) }
}

/**
 * The dates of an absence whose part of it lies in a window, in order: UTC dates of day units, those of the member's zone of time units
 * (decisions 9, 13). There is one exactly where the absence as a whole touches the window.
 */
export function datesInWindow(times: Times, window: ListWindow, timeZone: string): Day[] {
  const { from, to } = windowDates(window)
  // A date of the member's zone may begin on the UTC date before it, or end on the one after.
  const near = intersection(absenceDates(times, timeZone), { from: from - 1, to: to + 1 })
  const dates: Day[] = []
  for (let date = near?.from ?? 0; near !== null && date <= near.to; date++) {
    if (touchesWindow(partOn(times, date, timeZone), window)) dates.push(date)
  }
  return dates
}
