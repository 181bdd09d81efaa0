import type * as z from 'zod'
import type { RepresentativeApproval } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'

const status = choiceSchema<RepresentativeApproval['status']>({
  PENDING: true,
  APPROVED: true,
  DECLINED: true,
  CANCELED: true,
  REPLACED: true,
})

export const representativeApprovalSchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  status,
  replacedToMemberId: orNull(idSchema),
  predecessorId: orNull(idSchema),
  reason: orNull(textSchema),
  statusChangedAt: orNull(instantSchema),
}) satisfies z.ZodType<RepresentativeApproval>
