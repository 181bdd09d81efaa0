import type * as z from 'zod'
import type { AccrualMode, Plan, Workspace, WorkspaceSettings } from '../../../records'
import { businessHours } from './businessHours'
import { choiceSchema } from './choiceSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { scheduleSchema } from './scheduleSchema'
import { textSchema } from './textSchema'
import { timeZoneSchema } from './timeZoneSchema'
import { wholeNumberSchema } from './wholeNumberSchema'

const settings = objectSchema({
  accrualMode: choiceSchema<AccrualMode>({ projected: true, accrued: true }).default('projected'),
  reasonMaxLength: wholeNumberSchema(0).default(1000),
  bookableYearsBack: wholeNumberSchema(0).default(1),
  bookableYearsAhead: wholeNumberSchema(0).default(1),
  allowManagerPastRequestCancellation: flagSchema(),
  maxAllowanceTypes: orNull(wholeNumberSchema(0)),
}) satisfies z.ZodType<WorkspaceSettings>

export const workspaceSchema = objectSchema({
  id: idSchema,
  name: textSchema,
  timeZone: orNull(timeZoneSchema).transform((zone) => zone ?? 'UTC'),
  fiscalYearStartMonth: wholeNumberSchema(1, 12).default(1),
  plan: choiceSchema<Plan>({ free: true, mini: true, essentials: true, plus: true }),
  allowanceModel: choiceSchema<Workspace['allowanceModel']>({ rules: true, legacy: true }),
  lock: choiceSchema<Workspace['lock']>({ none: true, migrating: true, rolled_back: true }),
  defaultSchedule: scheduleSchema.default(businessHours),
  settings: settings.prefault({}),
}) satisfies z.ZodType<Workspace>
