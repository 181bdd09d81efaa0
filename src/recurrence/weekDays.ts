import type { Day } from '../calendar'
import type { WeekDay } from './recurrence'

/** The week, which starts on Monday (decision 23). */
export const weekDays: readonly WeekDay[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** 1970-01-01, day 0, was a Thursday. */
const THURSDAY = 3

/** The place of a day in its week: 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (day: Day): number => (((day + THURSDAY) % 7) + 7) % 7

export const weekDayOf = (day: Day): WeekDay => weekDays[weekdayIndex(day)]!

/** Distinct weekdays, Monday first. */
export const inWeekOrder = (some: readonly WeekDay[]): WeekDay[] => weekDays.filter((weekDay) => some.includes(weekDay))
