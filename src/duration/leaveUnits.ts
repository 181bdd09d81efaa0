import type { LeaveUnit } from '../records'

/** Minutes of the grid on which an absence of a time unit starts and ends; null for day units (decision 17). */
export const gridMinutes: Readonly<Record<LeaveUnit, number | null>> = {
  days: null,
  half_days: null,
  hours: 60,
  minutes_30: 30,
  minutes_15: 15,
  minutes_10: 10,
  minutes_5: 5,
  minutes_1: 1,
}

/** Whether an absence of this unit is made of days and halves, not of minutes. */
export const isDayUnit = (unit: LeaveUnit): boolean => gridMinutes[unit] === null
