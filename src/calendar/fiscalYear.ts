import { monthOf } from './civilDate'
import type { Day } from './day'

/** The fiscal year that contains a day, by the calendar year in which it starts; `startMonth` 1 (January) to 12. */
export const fiscalYearOf = (day: Day, startMonth: number): number => Math.floor((monthOf(day) - (startMonth - 1)) / 12)
