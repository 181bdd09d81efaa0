import type { LeaveTypeV1 } from '../v1/leaveTypeV1'
import type { RepresentativeApproverV1 } from '../v1/representativeApproverV1'
import type { RequestApproverV1 } from '../v1/requestApproverV1'
import type { RequestDetailsV1 } from '../v1/requestDetailsV1'
import type { AllowanceV1, RequesterV1 } from '../v1/requesterV1'
import { memberNameFields, memberNameSchema } from './memberNameSchema'
import { objectSchema } from './objectSchema'
import { allowanceUnit, approvalProcess, drawnAllowanceTypeSchema, requestStatus } from './sharedSchemas'
import { amount, extent, flag, instant, listOf, oneOf, orNull, text, uuid, wholeNumber } from './valueSchemas'

const approver = objectSchema<RequestApproverV1>({
  id: uuid,
  status: oneOf(['PENDING', 'APPROVED', 'DECLINED'] satisfies RequestApproverV1['status'][]),
  approver_member: memberNameSchema,
  reason: orNull(text),
  status_change_date: orNull(instant),
  predecessor_request_approver_id: orNull(uuid),
})

const representative = objectSchema<RepresentativeApproverV1>({
  id: uuid,
  status: oneOf(['PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'REPLACED'] satisfies RepresentativeApproverV1['status'][]),
  approver_member: orNull(memberNameSchema),
  replaced_to_member: orNull(memberNameSchema),
  reason: orNull(text),
  status_change_date: orNull(instant),
  predecessor_request_approver_id: orNull(uuid),
})

const allowance = objectSchema<AllowanceV1>({
  allowance_type_id: uuid,
  allowance: amount,
  brought_forward: amount,
  compensatory_time_off: amount,
  remaining: amount,
  taken: amount,
  year: wholeNumber,
})

const leaveType = objectSchema<LeaveTypeV1>({
  id: uuid,
  name: text,
  take_from_allowance: flag,
  leave_unit: allowanceUnit,
  allowance_type: orNull(drawnAllowanceTypeSchema),
})

/** `details` of a v1 request event. */
export const requestDetailsV1Schema = objectSchema<RequestDetailsV1>({
  status: requestStatus,
  deducted: extent,
  allowance_delta: amount,
  reason: orNull(text),
  approval_process: approvalProcess,
  cancel_reason: orNull(text),
  canceld_date: orNull(instant),
  canceld_by_member: orNull(memberNameSchema),
  approver_member: orNull(memberNameSchema),
  approved_date: orNull(instant),
  decline_reason: orNull(text),
  declined_by_member: orNull(memberNameSchema),
  declined_date: orNull(instant),
  request_approvers: listOf(approver),
  request_representative_approvers: listOf(representative),
  requester_member: objectSchema<RequesterV1>({ ...memberNameFields, allowances: listOf(allowance) }),
  leave_type: leaveType,
})
