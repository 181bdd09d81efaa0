import type { Weekday } from '../../records'
import { weekdays } from '../../schedule'
import type { JsonSchema } from './jsonSchema'
import { objectSchema } from './objectSchema'
import { flag, instant, midnight, orNull, timeOfDay, uuid } from './valueSchemas'

const dayFields = (day: Weekday): [string, JsonSchema][] => [
  [`${day}_am_start`, timeOfDay], [`${day}_am_end`, timeOfDay], [`${day}_pm_start`, timeOfDay], [`${day}_pm_end`, timeOfDay],
  [`${day}_am_enabled`, flag], [`${day}_pm_enabled`, flag], [`${day}_deduct_fullday`, flag],
]

/** A working week. */
export const scheduleSchema = objectSchema({
  id: uuid, from: orNull(midnight), createdAt: instant, updatedAt: instant, ...Object.fromEntries(weekdays.flatMap(dayFields)),
})
