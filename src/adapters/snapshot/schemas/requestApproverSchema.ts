import type * as z from 'zod'
import type { ApproverStatus, RequestApprover } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'

const status = choiceSchema<ApproverStatus>({
  PENDING: true,
  APPROVED: true,
  DECLINED: true,
  CANCELED: true,
  APPROVED_BY_ANOTHER_MANAGER: true,
  DECLINED_BY_ANOTHER_MANAGER: true,
  CANCELED_BY_ANOTHER_MANAGER: true,
})

export const requestApproverSchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  status,
  predecessorId: orNull(idSchema),
  reason: orNull(textSchema),
  statusChangedAt: orNull(instantSchema),
  statusChangedByMemberId: orNull(idSchema),
}) satisfies z.ZodType<RequestApprover>
