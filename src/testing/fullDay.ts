import type { AllowanceUnit } from '../records'

/** What a whole working day is worth in each unit: one day, or eight hours in minutes. */
export const fullDay: Readonly<Record<AllowanceUnit, number>> = { days: 1, hours: 480 }
