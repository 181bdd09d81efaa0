import type {
  AbsenceRequest, Adjustment, AllowanceRule, AllowanceType, ApiKey, Delivery, Department, HolidayCalendar, Id, LeaveType, Member,
  MemberAllowance, OutOfOfficeSetting, PlainDate, RuleAssignment, WebhookSubscription, Workspace,
} from '../records'

/**
 * The repositories, one for each aggregate, with the queries that use cases need. All of them belong to one workspace and, within
 * one unit of work, to one consistent state of it that includes the unit's own writes. Records that are handed out are never
 * changed afterwards by anybody. Lists come in no promised order unless it is said; an id that is unknown is left out of a list.
 */

/** Dates between which a record counts, both inclusive. */
export interface RequestWindow {
  readonly from: PlainDate
  readonly to: PlainDate
}

export interface WorkspaceRepository {
  readonly get: () => Promise<Workspace>
}

export interface DepartmentRepository {
  readonly byIds: (ids: readonly Id[]) => Promise<readonly Department[]>
  /** Those that the member manages. */
  readonly managedBy: (memberId: Id) => Promise<readonly Department[]>
  /** Those whose new members get the rule by default. */
  readonly withDefaultRule: (ruleId: Id) => Promise<readonly Department[]>
  /** Replaces the stored department of the same id. */
  readonly save: (department: Department) => Promise<void>
}

export interface MemberRepository {
  readonly byId: (id: Id) => Promise<Member | null>
  readonly byIds: (ids: readonly Id[]) => Promise<readonly Member[]>
  /** `customId` is unique where it is not null. */
  readonly byCustomId: (customId: string) => Promise<Member | null>
  /** The one who is linked to the user of an identity provider, by ids in lower case; no two members are. */
  readonly byIdentity: (tenantId: string, objectId: string) => Promise<Member | null>
  /** The members of any of the departments, each once. */
  readonly inDepartments: (departmentIds: readonly Id[]) => Promise<readonly Member[]>
  /** Whether an allowance type is the default of anybody. */
  readonly anyWithDefaultType: (allowanceTypeId: Id) => Promise<boolean>
  /** Every member, in pages by id: at most `limit` of those whose id comes after `after`. */
  readonly page: (after: Id | null, limit: number) => Promise<readonly Member[]>
  /** Replaces the stored member of the same id, or adds them. */
  readonly save: (member: Member) => Promise<void>
}

export interface HolidayCalendarRepository {
  readonly byIds: (ids: readonly Id[]) => Promise<readonly HolidayCalendar[]>
}

export interface LeaveTypeRepository {
  /** Every leave type of the workspace, archived ones too: there are few. */
  readonly all: () => Promise<readonly LeaveType[]>
  readonly byId: (id: Id) => Promise<LeaveType | null>
  readonly save: (leaveType: LeaveType) => Promise<void>
}

export interface AllowanceTypeRepository {
  /** Every allowance type of the workspace but the deleted ones: there are few. */
  readonly all: () => Promise<readonly AllowanceType[]>
  /** null for a deleted one, too. */
  readonly byId: (id: Id) => Promise<AllowanceType | null>
  readonly save: (allowanceType: AllowanceType) => Promise<void>
}

/** Rules with all their revisions, deleted ones too: the past was granted by them. */
export interface RuleRepository {
  readonly byId: (id: Id) => Promise<AllowanceRule | null>
  readonly save: (rule: AllowanceRule) => Promise<void>
  readonly ofAllowanceType: (allowanceTypeId: Id) => Promise<readonly AllowanceRule[]>
}

export interface AssignmentRepository {
  readonly byId: (id: Id) => Promise<RuleAssignment | null>
  readonly ofMember: (memberId: Id) => Promise<readonly RuleAssignment[]>
  /** Of any time, ended ones too. */
  readonly ofRule: (ruleId: Id) => Promise<readonly RuleAssignment[]>
  readonly save: (assignment: RuleAssignment) => Promise<void>
  readonly remove: (id: Id) => Promise<void>
}

export interface AdjustmentRepository {
  readonly byId: (id: Id) => Promise<Adjustment | null>
  readonly save: (adjustment: Adjustment) => Promise<void>
  readonly remove: (id: Id) => Promise<void>
  readonly ofMember: (memberId: Id) => Promise<readonly Adjustment[]>
}

/** One row for each member, allowance type and year at most. */
export interface MemberAllowanceRepository {
  readonly byId: (id: Id) => Promise<MemberAllowance | null>
  readonly save: (row: MemberAllowance) => Promise<void>
  readonly ofMember: (memberId: Id) => Promise<readonly MemberAllowance[]>
}

export interface RequestRepository {
  readonly byId: (id: Id) => Promise<AbsenceRequest | null>
  /** All of a series, in any state. */
  readonly ofSeries: (seriesId: Id) => Promise<readonly AbsenceRequest[]>
  /** All of a member, in any state and of any time: a balance is a fold over all of them. */
  readonly ofMember: (memberId: Id) => Promise<readonly AbsenceRequest[]>
  /**
   * Of these members, in any state, those that touch the window: a day request with its dates, a time request with the UTC dates of
   * its instants and a day on either side, because its dates are other ones in other zones.
   */
  readonly ofMembersWithin: (memberIds: readonly Id[], window: RequestWindow) => Promise<readonly AbsenceRequest[]>
  /** Of all members, as `ofMembersWithin`. */
  readonly within: (window: RequestWindow) => Promise<readonly AbsenceRequest[]>
  /** Requests of others with a representative entry of the member, as `ofMembersWithin`. */
  readonly representedBy: (memberId: Id, window: RequestWindow) => Promise<readonly AbsenceRequest[]>
  /** Replaces the stored request of the same id, or adds it. */
  readonly save: (request: AbsenceRequest) => Promise<void>
}

/** One setting for each member and leave type at most. */
export interface OutOfOfficeSettingRepository {
  readonly of: (memberId: Id, leaveTypeId: Id) => Promise<OutOfOfficeSetting | null>
  readonly save: (setting: OutOfOfficeSetting) => Promise<void>
}

/** The stored keys: hashes only. */
export interface ApiKeyRepository {
  /** Those with this hash, revoked ones too; more than one only by chance. */
  readonly byHash: (hash: string) => Promise<readonly ApiKey[]>
  /** Revoked ones too. */
  readonly ofMember: (memberId: Id) => Promise<readonly ApiKey[]>
  readonly save: (key: ApiKey) => Promise<void>
}

export interface WebhookSubscriptionRepository {
  /** Every subscription but the deleted ones: there are few. */
  readonly all: () => Promise<readonly WebhookSubscription[]>
  /** A deleted one, too. */
  readonly byId: (id: Id) => Promise<WebhookSubscription | null>
  readonly save: (subscription: WebhookSubscription) => Promise<void>
}

/** Which deliveries of the log are wanted. */
export interface DeliveryQuery {
  /** Only those of this one; null: of all. */
  readonly subscriptionId: Id | null
  /** At most so many, the newest. */
  readonly take: number
}

/** One delivery for each event and subscription at most. */
export interface DeliveryRepository {
  readonly byId: (id: Id) => Promise<Delivery | null>
  /** To every subscription. */
  readonly ofEvent: (outboxEventId: Id) => Promise<readonly Delivery[]>
  /** Of a subscription, at most `limit` of those whose `nextAttemptAt` is not null, in the order in which they were first saved. */
  readonly waiting: (subscriptionId: Id, limit: number) => Promise<readonly Delivery[]>
  /** Newest first, those of one instant by id. */
  readonly log: (query: DeliveryQuery) => Promise<readonly Delivery[]>
  readonly save: (delivery: Delivery) => Promise<void>
}
