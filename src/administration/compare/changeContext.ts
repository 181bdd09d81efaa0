import type { AllowanceType, HolidayCalendar, Id, Member, PlainDate } from '../../records'

/** What changes of terms may name, and whom they reach. */
export interface ChangeContext {
  readonly types: readonly AllowanceType[]
  /** null = they are not known here. */
  readonly holidayCalendars: readonly HolidayCalendar[] | null
  /** Decides which nominal year is the running one. */
  readonly today: PlainDate
  readonly fiscalYearStartMonth: number
  /** Who is put on a new rule of a type, or given an adjustment of it, on a date. */
  readonly receivers: (allowanceTypeId: Id, date: PlainDate) => readonly Member[]
}
