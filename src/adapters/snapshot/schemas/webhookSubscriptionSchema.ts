import type * as z from 'zod'
import type { WebhookSubscription } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { idSchema } from './idSchema'
import { instantSchema } from './instantSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'

const events = choiceSchema<WebhookSubscription['events']>({
  all_requests: true,
  request_created: true,
  request_status_changed: true,
  all_users: true,
  user_created: true,
  user_updated: true,
})

export const webhookSubscriptionSchema = objectSchema({
  id: idSchema,
  url: textSchema,
  events,
  payloadVersion: choiceSchema<WebhookSubscription['payloadVersion']>({ v1: true, v2: true }),
  createdAt: creationInstantSchema,
  deletedAt: orNull(instantSchema),
}) satisfies z.ZodType<WebhookSubscription>
