import { failure } from '../kernel/failure'
import { givenReason } from './givenReason'
import type { Policy } from './policy'
import type { RequestEvent } from './requestEvent'

type Explained = Extract<RequestEvent, { kind: 'decline' | 'cancel' }>

/** Refuses a reason that is missing or blank (decisions 5, 46); `path` is its place in the body. */
export const givesReason = (path: 'decline_reason' | 'cancel_reason'): Policy<Explained> =>
  (_, { reason }) => givenReason(reason) === null
    ? failure('BAD_REQUEST', [{ path, message: `expected a reason, got ${JSON.stringify(reason)}` }])
    : null
