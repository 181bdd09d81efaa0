import type * as z from 'zod'
import type { AuditEntry, AuditEventType } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { factsSchema } from './factsSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'

const eventType = choiceSchema<AuditEventType>({
  allowance_type_created: true,
  allowance_type_updated: true,
  allowance_type_deleted: true,
  default_rule_changed: true,
  rule_created: true,
  rule_updated: true,
  rule_deleted: true,
  assignment_created: true,
  assignment_updated: true,
  assignment_deleted: true,
  rule_changed: true,
  manual_rule_set: true,
  balance_set: true,
  carryover_overridden: true,
  carryover_override_reverted: true,
  adjustment_created: true,
  adjustment_deleted: true,
})

export const auditEntrySchema = objectSchema({
  id: idSchema,
  eventType,
  ruleId: orNull(idSchema),
  allowanceTypeId: orNull(idSchema),
  memberId: orNull(idSchema),
  actorMemberId: orNull(idSchema),
  reason: orNull(textSchema),
  changes: orNull(factsSchema),
  createdAt: creationInstantSchema,
}) satisfies z.ZodType<AuditEntry>
