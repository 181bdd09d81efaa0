import type { Id, Instant, PlainDate, TimeOfDay } from './scalars'

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Half a working day. */
export interface Slot {
  readonly start: TimeOfDay
  readonly end: TimeOfDay
  readonly enabled: boolean
}

export interface ScheduleDay {
  readonly am: Slot
  readonly pm: Slot
  /** Any absence on this weekday costs a whole day. */
  readonly deductFullDay: boolean
}

/** A working week, valid from a date until the next schedule's date (spec: Schedule). */
export interface Schedule {
  readonly id: Id
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** First day it applies; null = since ever. */
  readonly from: PlainDate | null
  readonly days: Readonly<Record<Weekday, ScheduleDay>>
}
