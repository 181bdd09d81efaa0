import { type Day, weekdayIndex } from '../calendar'
import type { WeekDay } from './recurrence'

/** The week, which starts on Monday (decision 23). */
export const weekDays: readonly WeekDay[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

export const weekDayOf = (day: Day): WeekDay => weekDays[weekdayIndex(day)]!

/** Distinct weekdays, Monday first. */
export const inWeekOrder = (some: readonly WeekDay[]): WeekDay[] => weekDays.filter((weekDay) => some.includes(weekDay))
