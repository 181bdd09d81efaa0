import { type Day, dayInMonth, monthOf, weekdayIndex } from '../calendar'
import { type Bounds, boundsOf } from './bounds'
import { type DaySet, earliest, offsetOf } from './daySet'
import { matchingDays, monthDays, weekDaySet } from './monthDays'
import type { Pattern, Recurrence } from './recurrence'

const DAYS_PER_WEEK = 7

/** Adds the marked days of a period that starts on `start`; false when the series has ended. */
function gather(into: Day[], marked: DaySet, start: Day, { from, last, count, through }: Bounds): boolean {
  for (let rest = marked; rest !== 0; rest &= rest - 1) {
    const day = start + offsetOf(earliest(rest))
    if (day < from) continue
    if (day > last) return false
    into.push(day)
    if (day > through || into.length === count) return false
  }
  return true
}

/** Here the number of dates is known beforehand: the list need not grow. */
function daily(interval: number, { from, last, count, through }: Bounds): Day[] {
  const stepsTo = (day: Day): number => Math.max(Math.floor((day - from) / interval), -1)
  const days = new Array<Day>(Math.min(count, stepsTo(last) + 1, stepsTo(through) + 2))
  for (let index = 0, day = from; index < days.length; index++, day += interval) days[index] = day
  return days
}

function weekly(marked: DaySet, interval: number, bounds: Bounds): Day[] {
  const days: Day[] = []
  const monday = bounds.from - weekdayIndex(bounds.from)
  for (let start = monday; start <= bounds.last; start += interval * DAYS_PER_WEEK) {
    if (!gather(days, marked, start, bounds)) break
  }
  return days
}

function monthly(pattern: Extract<Pattern, { repeat: 'monthly' }>, interval: number, bounds: Bounds): Day[] {
  const days: Day[] = []
  const matching = monthDays(pattern)
  let month = monthOf(bounds.from)
  let start = dayInMonth(month, 1)
  while (start <= bounds.last) {
    const next = dayInMonth(month + 1, 1)
    const marked = matchingDays(matching, weekdayIndex(start), next - start)
    if (!gather(days, marked, start, bounds)) break
    month += interval
    start = interval === 1 ? next : dayInMonth(month, 1)
  }
  return days
}

/**
 * The days that a rule generates, in order, before `exDates` are removed: all of them through the day `through`, and the
 * one after it if the series goes on (decisions 23 to 29). Integer arithmetic only, period by period, so that a rule that
 * matches rarely or never ends at once.
 */
export function generatedDays(rule: Recurrence, through: Day): Day[] {
  const bounds = boundsOf(rule, through)
  switch (rule.repeat) {
    case 'daily':
      return daily(rule.interval, bounds)
    case 'weekly':
      return weekly(weekDaySet(rule.weekDays), rule.interval, bounds)
    case 'monthly':
      return monthly(rule, rule.interval, bounds)
  }
}
