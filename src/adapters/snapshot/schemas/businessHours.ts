import type { Schedule, ScheduleDay } from '../../../records'

const day = (enabled: boolean): ScheduleDay => ({
  am: { start: '08:00', end: '12:00', enabled },
  pm: { start: '13:00', end: '17:00', enabled },
  deductFullDay: false,
})

/** The week of a workspace whose file names none: Monday to Friday, 08:00-12:00 and 13:00-17:00. */
export const businessHours = (): Schedule => ({
  // Nobody else's: no record that a host made has the nil id.
  id: '00000000-0000-0000-0000-000000000000',
  createdAt: '1970-01-01T00:00:00.000Z',
  updatedAt: '1970-01-01T00:00:00.000Z',
  from: null,
  days: {
    monday: day(true),
    tuesday: day(true),
    wednesday: day(true),
    thursday: day(true),
    friday: day(true),
    saturday: day(false),
    sunday: day(false),
  },
})
