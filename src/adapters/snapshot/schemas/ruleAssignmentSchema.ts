import type * as z from 'zod'
import type { RuleAssignment } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { plainDateSchema } from './plainDateSchema'
import { textSchema } from './textSchema'

export const ruleAssignmentSchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  allowanceTypeId: idSchema,
  kind: choiceSchema<RuleAssignment['kind']>({ rule: true, manual: true }),
  ruleId: orNull(idSchema),
  ruleStartDate: plainDateSchema,
  ruleEndDate: orNull(plainDateSchema),
  reason: orNull(textSchema),
  createdAt: creationInstantSchema,
}) satisfies z.ZodType<RuleAssignment>
