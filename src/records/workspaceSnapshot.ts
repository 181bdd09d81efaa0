import type { AbsenceRequest } from './absenceRequest'
import type { Adjustment } from './adjustment'
import type { AllowanceRule } from './allowanceRule'
import type { AllowanceType } from './allowanceType'
import type { ApiKey } from './apiKey'
import type { AuditEntry } from './auditEntry'
import type { Department } from './department'
import type { HolidayCalendar } from './holidayCalendar'
import type { LeaveType } from './leaveType'
import type { Member } from './member'
import type { MemberAllowance } from './memberAllowance'
import type { OutOfOfficeSetting } from './outOfOfficeSetting'
import type { RuleAssignment } from './ruleAssignment'
import type { Delivery, OutboxEvent, WebhookSubscription } from './webhook'
import type { Workspace } from './workspace'

/** Everything stored about one workspace. */
export interface WorkspaceSnapshot {
  readonly workspace: Workspace
  readonly departments: readonly Department[]
  readonly members: readonly Member[]
  readonly holidayCalendars: readonly HolidayCalendar[]
  readonly leaveTypes: readonly LeaveType[]
  readonly allowanceTypes: readonly AllowanceType[]
  readonly rules: readonly AllowanceRule[]
  readonly assignments: readonly RuleAssignment[]
  readonly adjustments: readonly Adjustment[]
  readonly memberAllowances: readonly MemberAllowance[]
  readonly requests: readonly AbsenceRequest[]
  readonly outOfOfficeSettings: readonly OutOfOfficeSetting[]
  readonly auditEntries: readonly AuditEntry[]
  readonly apiKeys: readonly ApiKey[]
  readonly webhookSubscriptions: readonly WebhookSubscription[]
  readonly outbox: readonly OutboxEvent[]
  readonly deliveries: readonly Delivery[]
}
