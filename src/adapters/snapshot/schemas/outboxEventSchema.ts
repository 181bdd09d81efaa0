import type * as z from 'zod'
import type { OutboxEvent } from '../../../records'
import { creationInstantSchema } from './creationInstantSchema'
import { factsSchema } from './factsSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { webhookEventTypeSchema } from './webhookEventTypeSchema'

export const outboxEventSchema = objectSchema({
  id: idSchema,
  type: webhookEventTypeSchema,
  payload: factsSchema,
  createdAt: creationInstantSchema,
  deliveredAt: orNull(instantSchema),
}) satisfies z.ZodType<OutboxEvent>
