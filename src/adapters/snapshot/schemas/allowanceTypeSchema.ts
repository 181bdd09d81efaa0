import type * as z from 'zod'
import type { AllowanceType, AllowanceUnit } from '../../../records'
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
import { wholeNumberSchema } from './wholeNumberSchema'

export const allowanceTypeSchema = objectSchema({
  id: idSchema,
  defaultName: textSchema,
  translations: listSchema(translationSchema),
  unit: choiceSchema<AllowanceUnit>({ days: true, hours: true }),
  ignoreAllowanceLimit: flagSchema(),
  position: wholeNumberSchema(),
  defaultRuleId: orNull(idSchema),
  deletedAt: orNull(instantSchema),
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
}) satisfies z.ZodType<AllowanceType>
