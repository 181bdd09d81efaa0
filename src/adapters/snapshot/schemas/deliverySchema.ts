import type * as z from 'zod'
import type { Delivery, DeliveryAttempt } from '../../../records'
import { creationInstantSchema } from './creationInstantSchema'
import { factsSchema } from './factsSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { listSchema } from './listSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'
import { webhookEventTypeSchema } from './webhookEventTypeSchema'
import { wholeNumberSchema } from './wholeNumberSchema'

const attempt = objectSchema({
  at: instantSchema,
  ok: flagSchema(),
  status: orNull(wholeNumberSchema()),
  error: orNull(textSchema),
}) satisfies z.ZodType<DeliveryAttempt>

export const deliverySchema = objectSchema({
  id: idSchema,
  subscriptionId: idSchema,
  outboxEventId: idSchema,
  eventType: webhookEventTypeSchema,
  payload: factsSchema,
  attempts: listSchema(attempt),
  nextAttemptAt: orNull(instantSchema),
  createdAt: creationInstantSchema,
}) satisfies z.ZodType<Delivery>
