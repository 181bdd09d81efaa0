import type * as z from 'zod'
import type { Schedule, ScheduleDay } from '../../../records'
import { creationInstantSchema } from './creationInstantSchema'
import { endOfSlotSchema } from './endOfSlotSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { plainDateSchema } from './plainDateSchema'
import { timeOfDaySchema } from './timeOfDaySchema'

const slot = objectSchema({ start: timeOfDaySchema, end: endOfSlotSchema, enabled: flagSchema() })

const day = objectSchema({ am: slot, pm: slot, deductFullDay: flagSchema() }) satisfies z.ZodType<ScheduleDay>

export const scheduleSchema = objectSchema({
  id: idSchema,
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
  from: orNull(plainDateSchema),
  days: objectSchema({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day }),
}) satisfies z.ZodType<Schedule>
