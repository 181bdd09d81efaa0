import type * as z from 'zod'
import type { MemberAllowance } from '../../../records'
import { amountSchema } from './amountSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { wholeNumberSchema } from './wholeNumberSchema'

export const memberAllowanceSchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  allowanceTypeId: idSchema,
  year: wholeNumberSchema(1, 9999),
  compensatoryTimeOff: amountSchema().default(0),
  broughtForwardOverride: orNull(amountSchema()),
  allowance: orNull(amountSchema('zero')),
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
}) satisfies z.ZodType<MemberAllowance>
