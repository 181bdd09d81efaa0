import type * as z from 'zod'
import type { ApiKey } from '../../../records'
import { creationInstantSchema } from './creationInstantSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'

export const apiKeySchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  hash: textSchema,
  createdAt: creationInstantSchema,
  revokedAt: orNull(instantSchema),
}) satisfies z.ZodType<ApiKey>
