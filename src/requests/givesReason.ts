import { failure } from '../kernel/failure'
import { fault } from '../kernel/fault'
import { givenReason } from './givenReason'
import type { Policy } from './policy'
import type { RequestEvent } from './requestEvent'

type Explained = Extract<RequestEvent, { kind: 'decline' | 'cancel' }>

/** Refuses an event without a reason that is more than blanks (decisions 5, 46). */
export const givesReason: Policy<Explained> = (_, { reason }) => givenReason(reason) === null
  ? failure('BAD_REQUEST', [fault('reason', 'a reason', reason)])
  : null
