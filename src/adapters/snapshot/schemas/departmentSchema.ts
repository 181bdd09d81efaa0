import * as z from 'zod'
import type { Department, DepartmentManager } from '../../../records'
import { approvalProcessSchema } from './approvalProcessSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { listSchema } from './listSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'
import { wholeNumberSchema } from './wholeNumberSchema'

const manager = objectSchema({
  memberId: idSchema,
  predecessorMemberId: orNull(idSchema),
}) satisfies z.ZodType<DepartmentManager>

export const departmentSchema = objectSchema({
  id: idSchema,
  customId: orNull(textSchema),
  name: textSchema,
  isHidden: flagSchema(),
  maximumAbsent: orNull(wholeNumberSchema(0)),
  approvalProcess: approvalProcessSchema,
  managers: listSchema(manager),
  // The keys are references; those are checked with all others.
  defaultRuleIds: z.record(z.string(), idSchema, { error: 'an object' }).default(() => ({})),
}) satisfies z.ZodType<Department>
