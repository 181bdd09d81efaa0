import type { LeaveUnit } from '../../../records'

/** Whether absences in this unit are whole or half days; all others run from instant to instant (decision 22). */
export const isDayUnit = (unit: LeaveUnit): boolean => unit === 'days' || unit === 'half_days'
