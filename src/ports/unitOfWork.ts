import type { Result } from '../kernel/result'
import type { AuditLog } from './auditLog'
import type { Outbox } from './outbox'
import type {
  AdjustmentRepository, AllowanceTypeRepository, ApiKeyRepository, AssignmentRepository, DeliveryRepository, DepartmentRepository,
  HolidayCalendarRepository, LeaveTypeRepository, MemberAllowanceRepository, MemberRepository, OutOfOfficeSettingRepository,
  RequestRepository, RuleRepository, WebhookSubscriptionRepository, WorkspaceRepository,
} from './repositories'

/** Everything stored about one workspace, as one unit of work sees it. Of no use after the unit has ended. */
export interface Stores {
  readonly workspace: WorkspaceRepository
  readonly departments: DepartmentRepository
  readonly members: MemberRepository
  readonly holidayCalendars: HolidayCalendarRepository
  readonly leaveTypes: LeaveTypeRepository
  readonly allowanceTypes: AllowanceTypeRepository
  readonly rules: RuleRepository
  readonly assignments: AssignmentRepository
  readonly adjustments: AdjustmentRepository
  readonly memberAllowances: MemberAllowanceRepository
  readonly requests: RequestRepository
  readonly outOfOfficeSettings: OutOfOfficeSettingRepository
  readonly auditLog: AuditLog
  readonly outbox: Outbox
  readonly apiKeys: ApiKeyRepository
  readonly webhookSubscriptions: WebhookSubscriptionRepository
  readonly deliveries: DeliveryRepository
}

/**
 * Does work on one workspace, all or nothing. Units of work are serialisable: the outcome is that of some order of them, one
 * after the other. An adapter may run `work` again when another unit came in between, hence `work` keeps nothing from an
 * earlier run; it gives up after a bounded number of runs and answers CONFLICT, having written nothing.
 */
export interface UnitOfWork {
  /** Commits the writes when `work` answers ok, after it has answered. A refusal, or an exception, writes nothing and is passed on. */
  readonly transact: <T>(work: (stores: Stores) => Promise<Result<T>>) => Promise<Result<T>>
  /** The same for work that only reads; a write in it is a programmer error and throws. */
  readonly read: <T>(work: (stores: Stores) => Promise<Result<T>>) => Promise<Result<T>>
}
