import type * as z from 'zod'
import type { Adjustment } from '../../../records'
import { amountSchema } from './amountSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { plainDateSchema } from './plainDateSchema'
import { textSchema } from './textSchema'

export const adjustmentSchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  allowanceTypeId: idSchema,
  date: plainDateSchema,
  expiryDate: orNull(plainDateSchema),
  amount: amountSchema(),
  reason: orNull(textSchema),
  createdAt: creationInstantSchema,
}) satisfies z.ZodType<Adjustment>
