import type {
  AbsenceRequest, Adjustment, AllowanceRule, AllowanceType, AllowanceTypeConfiguration, ApiKey, AuditEntry, Delivery, Id,
  LeaveType, Member, MemberAllowance, OutOfOfficeSetting, RuleAssignment, WebhookSubscription, WorkspaceSnapshot,
} from '../../records'
import { plainMember } from '../build/plainMember'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'

/** Ids of records that no contract snapshot has. */
const ADDED = 901

/** Request number `n` that is not there yet. */
export const addedRequest = ({ requests }: WorkspaceSnapshot, n: number, fields: Partial<AbsenceRequest>): AbsenceRequest =>
  ({ ...requests[0]!, id: recordId('request', n, ADDED), ...fields })

/** Member number `n` that is not there yet. */
export const addedMember = (n: number, fields: Partial<Member> = {}): Member =>
  ({ ...plainMember(recordId('member', n, ADDED), `New ${n}`, `new.${n}@example.com`, recordedAt), ...fields })

export const addedLeaveType = ({ leaveTypes }: WorkspaceSnapshot, n: number): LeaveType =>
  ({ ...leaveTypes[0]!, id: recordId('leaveType', n, ADDED), name: `New ${n}` })

export const addedSetting = ({ outOfOfficeSettings }: WorkspaceSnapshot, n: number, fields: Partial<OutOfOfficeSetting>): OutOfOfficeSetting =>
  ({ ...outOfOfficeSettings[0]!, id: recordId('outOfOffice', n, ADDED), ...fields })

export const addedAllowanceType = ({ allowanceTypes }: WorkspaceSnapshot, n: number): AllowanceType =>
  ({ ...allowanceTypes[0]!, id: recordId('allowanceType', n, ADDED), defaultName: `New ${n}`, defaultRuleId: null })

export const addedRule = ({ rules }: WorkspaceSnapshot, n: number, fields: Partial<AllowanceRule> = {}): AllowanceRule =>
  ({ ...rules[0]!, id: recordId('rule', n, ADDED), name: `New ${n}`, ...fields })

export const addedAssignment = (given: WorkspaceSnapshot, n: number, fields: Partial<RuleAssignment> = {}): RuleAssignment =>
  ({ ...given.assignments[0]!, id: recordId('assignment', n, ADDED), ...fields })

export const addedAdjustment = ({ adjustments }: WorkspaceSnapshot, n: number, fields: Partial<Adjustment> = {}): Adjustment =>
  ({ ...adjustments[0]!, id: recordId('adjustment', n, ADDED), ...fields })

/** Of a year that no other row is of. */
export const addedRow = (given: WorkspaceSnapshot, n: number, fields: Partial<MemberAllowance> = {}): MemberAllowance =>
  ({ ...given.memberAllowances[0]!, id: recordId('memberAllowance', n, ADDED), year: 2050 + n, ...fields })

export const addedAuditEntry = ({ auditEntries }: WorkspaceSnapshot, n: number, fields: Partial<AuditEntry> = {}): AuditEntry =>
  ({ ...auditEntries[0]!, id: recordId('auditEntry', n, ADDED), ...fields })

export const addedKey = ({ apiKeys }: WorkspaceSnapshot, n: number, fields: Partial<ApiKey> = {}): ApiKey =>
  ({ ...apiKeys[0]!, id: recordId('apiKey', n, ADDED), hash: `hash ${n}`, ...fields })

export const addedSubscription = ({ webhookSubscriptions }: WorkspaceSnapshot, n: number): WebhookSubscription =>
  ({ ...webhookSubscriptions[0]!, id: recordId('webhook', n, ADDED), url: `https://new.example.com/${n}` })

/** Of an event that no other delivery is of; it waits. */
export const addedDelivery = ({ deliveries }: WorkspaceSnapshot, n: number, fields: Partial<Delivery> = {}): Delivery =>
  ({ ...deliveries[0]!, id: recordId('delivery', n, ADDED), outboxEventId: recordId('outboxEvent', n, ADDED), ...fields })

/** A member's one configuration: their default allowance type. */
export const defaultType = (allowanceTypeId: Id): AllowanceTypeConfiguration[] =>
  [{ id: recordId('configuration', 0, ADDED), allowanceTypeId, default: true, disabled: false, createdAt: recordedAt }]
