import type { Id, Instant, Schedule, ScheduleDay, TimeOfDay, Weekday } from '../../records'
import { weekdays } from '../../schedule'
import { wireMoment } from './wireMoment'

type SlotTimes = Readonly<Record<`${Weekday}_${'am' | 'pm'}_${'start' | 'end'}`, TimeOfDay>>
type SlotFlags = Readonly<Record<`${Weekday}_${'am_enabled' | 'pm_enabled' | 'deduct_fullday'}`, boolean>>

/** A working week with the fields of its days side by side (spec: Schedule). */
export interface ScheduleResource extends SlotTimes, SlotFlags {
  readonly id: Id
  /** UTC midnight of the first day; null = since ever. */
  readonly from: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

const dayFields = (day: Weekday, { am, pm, deductFullDay }: ScheduleDay): [string, TimeOfDay | boolean][] => [
  [`${day}_am_start`, am.start], [`${day}_am_end`, am.end], [`${day}_pm_start`, pm.start], [`${day}_pm_end`, pm.end],
  [`${day}_am_enabled`, am.enabled], [`${day}_pm_enabled`, pm.enabled], [`${day}_deduct_fullday`, deductFullDay],
]

/** Writes a working week, its days from Monday on. */
export function scheduleResource({ id, from, createdAt, updatedAt, days }: Schedule): ScheduleResource {
  // No type tells which names a list of weekdays makes.
  const week = Object.fromEntries(weekdays.flatMap((day) => dayFields(day, days[day]))) as SlotTimes & SlotFlags
  return { id, from: wireMoment(from), createdAt, updatedAt, ...week }
}
