import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { absenceRequestSchema } from '../../../../src/adapters/snapshot/schemas/absenceRequestSchema'
import type { adjustmentSchema } from '../../../../src/adapters/snapshot/schemas/adjustmentSchema'
import type { allowanceRuleSchema } from '../../../../src/adapters/snapshot/schemas/allowanceRuleSchema'
import type { allowanceTypeSchema } from '../../../../src/adapters/snapshot/schemas/allowanceTypeSchema'
import type { apiKeySchema } from '../../../../src/adapters/snapshot/schemas/apiKeySchema'
import type { auditEntrySchema } from '../../../../src/adapters/snapshot/schemas/auditEntrySchema'
import type { deliverySchema } from '../../../../src/adapters/snapshot/schemas/deliverySchema'
import type { departmentSchema } from '../../../../src/adapters/snapshot/schemas/departmentSchema'
import type { holidayCalendarSchema } from '../../../../src/adapters/snapshot/schemas/holidayCalendarSchema'
import type { leaveTypeSchema } from '../../../../src/adapters/snapshot/schemas/leaveTypeSchema'
import type { memberAllowanceSchema } from '../../../../src/adapters/snapshot/schemas/memberAllowanceSchema'
import type { memberSchema } from '../../../../src/adapters/snapshot/schemas/memberSchema'
import type { outboxEventSchema } from '../../../../src/adapters/snapshot/schemas/outboxEventSchema'
import type { outOfOfficeSettingSchema } from '../../../../src/adapters/snapshot/schemas/outOfOfficeSettingSchema'
import type { ruleAssignmentSchema } from '../../../../src/adapters/snapshot/schemas/ruleAssignmentSchema'
import type { webhookSubscriptionSchema } from '../../../../src/adapters/snapshot/schemas/webhookSubscriptionSchema'
import type { workspaceSchema } from '../../../../src/adapters/snapshot/schemas/workspaceSchema'
import type * as records from '../../../../src/records'

/** What a schema makes, for reading only. */
type Read<T> = T extends readonly (infer E)[]
  ? readonly Read<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T

/** `true` where the schema makes every value of the record type: each field, null where it may be null, each word of a choice. */
type Makes<S extends z.ZodType, R> = R extends Read<z.output<S>> ? (keyof R extends keyof z.output<S> ? true : false) : false

/** The schemas themselves state the other direction (`satisfies`); the compiler checks both. */
const makes: [
  Makes<typeof workspaceSchema, records.Workspace>,
  Makes<typeof departmentSchema, records.Department>,
  Makes<typeof memberSchema, records.Member>,
  Makes<typeof holidayCalendarSchema, records.HolidayCalendar>,
  Makes<typeof leaveTypeSchema, records.LeaveType>,
  Makes<typeof allowanceTypeSchema, records.AllowanceType>,
  Makes<typeof allowanceRuleSchema, records.AllowanceRule>,
  Makes<typeof ruleAssignmentSchema, records.RuleAssignment>,
  Makes<typeof adjustmentSchema, records.Adjustment>,
  Makes<typeof memberAllowanceSchema, records.MemberAllowance>,
  Makes<typeof absenceRequestSchema, records.AbsenceRequest>,
  Makes<typeof outOfOfficeSettingSchema, records.OutOfOfficeSetting>,
  Makes<typeof auditEntrySchema, records.AuditEntry>,
  Makes<typeof apiKeySchema, records.ApiKey>,
  Makes<typeof webhookSubscriptionSchema, records.WebhookSubscription>,
  Makes<typeof outboxEventSchema, records.OutboxEvent>,
  Makes<typeof deliverySchema, records.Delivery>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]

test('each schema makes its record', () => {
  expect(makes.every(Boolean)).toBe(true)
})
