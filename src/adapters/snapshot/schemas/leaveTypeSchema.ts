import type * as z from 'zod'
import type { LeaveType, LeaveUnit } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { listSchema } from './listSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'
import { translationSchema } from './translationSchema'

const leaveUnit = choiceSchema<LeaveUnit>({
  days: true,
  half_days: true,
  hours: true,
  minutes_30: true,
  minutes_15: true,
  minutes_10: true,
  minutes_5: true,
  minutes_1: true,
})

export const leaveTypeSchema = objectSchema({
  id: idSchema,
  name: textSchema,
  translations: listSchema(translationSchema),
  needsApproval: flagSchema(),
  takesFromAllowance: flagSchema(),
  allowanceTypeId: orNull(idSchema),
  leaveUnit,
  reasonMandatory: flagSchema(),
  maximumAbsentApplies: flagSchema(),
  representativesRequired: flagSchema(),
  ignoreSchedule: flagSchema(),
  ignorePublicHolidays: flagSchema(),
  archivedAt: orNull(instantSchema),
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
}) satisfies z.ZodType<LeaveType>
