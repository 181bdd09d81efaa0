import type * as z from 'zod'
import type { Holiday, HolidayCalendar } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { idSchema } from './idSchema'
import { listSchema } from './listSchema'
import { objectSchema } from './objectSchema'
import { plainDateSchema } from './plainDateSchema'
import { textSchema } from './textSchema'
import { translationSchema } from './translationSchema'

const holiday = objectSchema({
  id: idSchema,
  date: plainDateSchema,
  duration: choiceSchema<Holiday['duration']>({ full_day: true, morning: true, afternoon: true }),
  names: listSchema(translationSchema),
}) satisfies z.ZodType<Holiday>

export const holidayCalendarSchema = objectSchema({
  id: idSchema,
  name: textSchema,
  days: listSchema(holiday),
}) satisfies z.ZodType<HolidayCalendar>
