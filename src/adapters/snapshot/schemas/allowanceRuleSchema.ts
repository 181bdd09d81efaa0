import type * as z from 'zod'
import type { AllowanceRule, RuleRevision } from '../../../records'
import { creationInstantSchema } from './creationInstantSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { listSchema } from './listSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { plainDateSchema } from './plainDateSchema'
import { ruleTermsSchema } from './ruleTermsSchema'
import { textSchema } from './textSchema'

const revision = objectSchema({
  effectiveFrom: orNull(plainDateSchema),
  terms: ruleTermsSchema,
}) satisfies z.ZodType<RuleRevision>

export const allowanceRuleSchema = objectSchema({
  id: idSchema,
  allowanceTypeId: idSchema,
  name: textSchema,
  isShared: flagSchema(),
  isActive: flagSchema(),
  deletedAt: orNull(instantSchema),
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
  revisions: listSchema(revision),
}) satisfies z.ZodType<AllowanceRule>
