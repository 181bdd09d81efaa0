import type { AllowanceUnit, Id } from '../../records'
import type { RequestEventFacts } from '../eventFacts'
import type { RequestEventType } from '../eventTypes'
import { type MemberName, memberNames } from '../resources/memberName'
import { type RequestTimes, requestTimes } from '../resources/requestTimes'
import { leaveUnitV1 } from './leaveTypeV1'
import { type RequestDetailsV1, requestDetailsV1 } from './requestDetailsV1'

/** A request event of version v1: flat, the type of the event beside the request (spec: v1 request events). */
export interface RequestPayloadV1 extends RequestTimes {
  readonly event_type: RequestEventType
  readonly id: Id
  readonly request_creator_member: MemberName
  readonly leave_unit: AllowanceUnit
  /** The fiscal year in which the absence starts. */
  readonly year: number
  /** On the calendar: days in halves, or minutes for time units. */
  readonly duration: number
  readonly details: RequestDetailsV1
}

/** Writes a request event of version v1. Throws a RangeError when the facts do not tell of a member who has to be named. */
export function requestPayloadV1(type: RequestEventType, facts: RequestEventFacts): RequestPayloadV1 {
  const { request, leaveType, members, year, duration } = facts
  const names = memberNames(members)
  return {
    event_type: type,
    id: request.id,
    request_creator_member: names.required(request.creatorMemberId),
    ...requestTimes(request, leaveType),
    leave_unit: leaveUnitV1(leaveType.leaveUnit),
    year,
    duration,
    details: requestDetailsV1(facts, names),
  }
}
