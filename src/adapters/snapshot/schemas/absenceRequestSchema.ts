import type * as z from 'zod'
import type { AbsenceRequest, RequestStatus } from '../../../records'
import { approvalProcessSchema } from './approvalProcessSchema'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { dateOrInstantSchema } from './dateOrInstantSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { listSchema } from './listSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { representativeApprovalSchema } from './representativeApprovalSchema'
import { requestApproverSchema } from './requestApproverSchema'
import { textSchema } from './textSchema'

const maybeId = orNull(idSchema)
const maybeInstant = orNull(instantSchema)
const maybeText = orNull(textSchema)

export const absenceRequestSchema = objectSchema({
  id: idSchema,
  seriesId: maybeId,
  memberId: idSchema,
  creatorMemberId: idSchema,
  leaveTypeId: idSchema,
  status: choiceSchema<RequestStatus>({ PENDING: true, APPROVED: true, DECLINED: true, CANCELED: true }),
  start: dateOrInstantSchema,
  end: dateOrInstantSchema,
  startAt: choiceSchema<AbsenceRequest['startAt']>({ morning: true, afternoon: true }),
  endAt: choiceSchema<AbsenceRequest['endAt']>({ lunchtime: true, end_of_day: true }),
  reason: maybeText,
  approvalProcess: approvalProcessSchema,
  approvers: listSchema(requestApproverSchema),
  representativeApprovers: listSchema(representativeApprovalSchema),
  approvedAt: maybeInstant,
  approvedByMemberId: maybeId,
  declinedAt: maybeInstant,
  declinedByMemberId: maybeId,
  declineReason: maybeText,
  canceledAt: maybeInstant,
  canceledByMemberId: maybeId,
  cancelReason: maybeText,
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
}) satisfies z.ZodType<AbsenceRequest>
