import type * as z from 'zod'
import type { ApprovalProcess } from '../../../records'
import { choiceSchema } from './choiceSchema'

export const approvalProcessSchema = choiceSchema<ApprovalProcess>({
  Linear_all_have_to_agree: true,
  Linear_one_has_to_agree: true,
  Parallel_all_have_to_agree: true,
  Parallel_one_has_to_agree: true,
}).default('Linear_all_have_to_agree') satisfies z.ZodType<ApprovalProcess>
