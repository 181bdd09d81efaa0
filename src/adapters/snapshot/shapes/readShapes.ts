import type * as z from 'zod'
import type { WorkspaceSnapshot } from '../../../records'
import type { Report } from '../faults/fault'
import { absenceRequestSchema } from '../schemas/absenceRequestSchema'
import { adjustmentSchema } from '../schemas/adjustmentSchema'
import { allowanceRuleSchema } from '../schemas/allowanceRuleSchema'
import { allowanceTypeSchema } from '../schemas/allowanceTypeSchema'
import { apiKeySchema } from '../schemas/apiKeySchema'
import { auditEntrySchema } from '../schemas/auditEntrySchema'
import { deliverySchema } from '../schemas/deliverySchema'
import { departmentSchema } from '../schemas/departmentSchema'
import { holidayCalendarSchema } from '../schemas/holidayCalendarSchema'
import { leaveTypeSchema } from '../schemas/leaveTypeSchema'
import { memberAllowanceSchema } from '../schemas/memberAllowanceSchema'
import { memberSchema } from '../schemas/memberSchema'
import { outboxEventSchema } from '../schemas/outboxEventSchema'
import { outOfOfficeSettingSchema } from '../schemas/outOfOfficeSettingSchema'
import { ruleAssignmentSchema } from '../schemas/ruleAssignmentSchema'
import { webhookSubscriptionSchema } from '../schemas/webhookSubscriptionSchema'
import { workspaceSchema } from '../schemas/workspaceSchema'
import type { Readable } from './readable'
import { readList } from './readList'
import { readRecord } from './readRecord'

/**
 * Reads every record of the file by itself and reports what is wrong with its shape. One schema for the whole file would
 * hold the faults and the halves of 300,000 records at once.
 */
export function readShapes(input: Readonly<Record<string, unknown>>, report: Report): Readable<WorkspaceSnapshot> {
  const list = <T>(name: keyof WorkspaceSnapshot, schema: z.ZodType<T>) => readList(schema, input[name], name, report)
  return {
    workspace: readRecord(workspaceSchema, input['workspace'], ['workspace'], report),
    departments: list('departments', departmentSchema),
    members: list('members', memberSchema),
    holidayCalendars: list('holidayCalendars', holidayCalendarSchema),
    leaveTypes: list('leaveTypes', leaveTypeSchema),
    allowanceTypes: list('allowanceTypes', allowanceTypeSchema),
    rules: list('rules', allowanceRuleSchema),
    assignments: list('assignments', ruleAssignmentSchema),
    adjustments: list('adjustments', adjustmentSchema),
    memberAllowances: list('memberAllowances', memberAllowanceSchema),
    requests: list('requests', absenceRequestSchema),
    outOfOfficeSettings: list('outOfOfficeSettings', outOfOfficeSettingSchema),
    auditEntries: list('auditEntries', auditEntrySchema),
    apiKeys: list('apiKeys', apiKeySchema),
    webhookSubscriptions: list('webhookSubscriptions', webhookSubscriptionSchema),
    outbox: list('outbox', outboxEventSchema),
    deliveries: list('deliveries', deliverySchema),
  }
}
