import type { WebhookEventType, WebhookSubscription } from '../../records'
import type { RequestEventType, UserEventType } from '../eventTypes'
import type { RequestPayloadV1 } from '../v1/requestPayloadV1'
import type { RequestPayloadV2, UserPayloadV1, UserPayloadV2 } from '../webhookPayload'
import type { FieldSchemas, JsonSchema } from './jsonSchema'
import { memberNameSchema } from './memberNameSchema'
import { memberResourceSchema } from './memberResourceSchema'
import { objectSchema } from './objectSchema'
import { requestDetailsV1Schema } from './requestDetailsV1Schema'
import { requestResourceSchema } from './requestResourceSchema'
import { allowanceUnit, requestTimesFields } from './sharedSchemas'
import { userBodyV1Schema } from './userBodyV1Schema'
import { extent, uuid, wholeNumber } from './valueSchemas'

type Version = WebhookSubscription['payloadVersion']

/** A schema that stands alone. */
const document = <T>(version: Version, type: WebhookEventType, fields: Omit<FieldSchemas<T>, 'event_type'>): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${type}, payload version ${version}`,
  ...objectSchema({ event_type: { const: type }, ...fields }),
})

const requestV1 = (type: RequestEventType): JsonSchema => document<RequestPayloadV1>('v1', type, {
  id: uuid,
  request_creator_member: memberNameSchema,
  ...requestTimesFields,
  leave_unit: allowanceUnit,
  year: wholeNumber,
  duration: extent,
  details: requestDetailsV1Schema,
})

const userV1 = (type: UserEventType): JsonSchema => document<UserPayloadV1>('v1', type, { body: userBodyV1Schema })

const requestV2 = (type: RequestEventType): JsonSchema => document<RequestPayloadV2>('v2', type, { body: requestResourceSchema })

const userV2 = (type: UserEventType): JsonSchema => document<UserPayloadV2>('v2', type, { body: memberResourceSchema })

/**
 * The JSON Schema (draft 2020-12) of each payload by version and event type: every field is required, no other is allowed. A validator has
 * to know the formats `uuid` and `date-time`.
 *
 * @example
 * webhookSchemas.v1.user_created['required'] // ['event_type', 'body']
 */
export const webhookSchemas: Readonly<Record<Version, Readonly<Record<WebhookEventType, JsonSchema>>>> = {
  v1: {
    request_created: requestV1('request_created'),
    request_status_changed: requestV1('request_status_changed'),
    user_created: userV1('user_created'),
    user_updated: userV1('user_updated'),
  },
  v2: {
    request_created: requestV2('request_created'),
    request_status_changed: requestV2('request_status_changed'),
    user_created: userV2('user_created'),
    user_updated: userV2('user_updated'),
  },
}
