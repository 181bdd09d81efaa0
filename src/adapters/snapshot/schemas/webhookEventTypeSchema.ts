import type { WebhookEventType } from '../../../records'
import { choiceSchema } from './choiceSchema'

export const webhookEventTypeSchema = choiceSchema<WebhookEventType>({
  request_created: true,
  request_status_changed: true,
  user_created: true,
  user_updated: true,
})
