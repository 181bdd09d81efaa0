import type { ApproverStatus, LeaveUnit } from '../../records'
import type { RequestApproverResource, RequestResource } from '../resources/requestResource'
import { memberNameSchema } from './memberNameSchema'
import { objectSchema } from './objectSchema'
import { approvalProcess, drawnAllowanceTypeSchema, requestStatus, requestTimesFields } from './sharedSchemas'
import { extent, flag, instant, listOf, oneOf, orNull, text, uuid } from './valueSchemas'

const leaveUnit = oneOf([
  'days', 'half_days', 'hours', 'minutes_30', 'minutes_15', 'minutes_10', 'minutes_5', 'minutes_1',
] satisfies LeaveUnit[])

const approver = objectSchema<RequestApproverResource>({
  id: uuid,
  reason: orNull(text),
  status: oneOf([
    'PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'APPROVED_BY_ANOTHER_MANAGER', 'DECLINED_BY_ANOTHER_MANAGER',
    'CANCELED_BY_ANOTHER_MANAGER',
  ] satisfies ApproverStatus[]),
  status_changed_by_member: orNull(memberNameSchema),
  status_changed_date: orNull(instant),
  approver_member: memberNameSchema,
  predecessor_request_member_approver_id: orNull(uuid),
})

/** A request as GET /requests/{id} answers it. */
export const requestResourceSchema = objectSchema<RequestResource>({
  id: uuid,
  ...requestTimesFields,
  leave_unit: leaveUnit,
  request_creator_member: memberNameSchema,
  requester_member: memberNameSchema,
  leave_type: objectSchema<RequestResource['leave_type']>({ id: uuid, name: text, leave_unit: leaveUnit }),
  approval_process: approvalProcess,
  cancel_reason: orNull(text),
  canceld_by_member: orNull(memberNameSchema),
  canceld_date: orNull(instant),
  reason: orNull(text),
  take_from_allowance: flag,
  allowance_type: orNull(drawnAllowanceTypeSchema),
  workday_absence_duration: extent,
  duration: extent,
  status: requestStatus,
  request_approvers: listOf(approver),
})
