import type { Id, Instant, Schedule, ScheduleDay } from '../../records'

const day = (enabled: boolean): ScheduleDay => ({
  am: { start: '08:00', end: '12:00', enabled }, pm: { start: '13:00', end: '17:00', enabled }, deductFullDay: false,
})

const workday = day(true)
const dayOff = day(false)

/** The usual week: Monday to Friday, 08:00 to 12:00 and 13:00 to 17:00, since ever. */
export function workweek(id: Id, at: Instant): Schedule {
  return {
    id, createdAt: at, updatedAt: at, from: null,
    days: {
      monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday, saturday: dayOff, sunday: dayOff,
    },
  }
}
