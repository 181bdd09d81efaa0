import { isDayUnit } from '../../duration/leaveUnits'
import type { AbsenceRequest, Instant, LeaveType } from '../../records'
import { wireMoment } from './wireMoment'

/** When a request was made and changed, and when the absence is. */
export interface RequestTimes {
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** UTC midnight of the first day for day units. */
  readonly start: Instant
  /** UTC midnight of the last day for day units. */
  readonly end: Instant
  readonly start_at: AbsenceRequest['startAt']
  readonly end_at: AbsenceRequest['endAt']
}

/** Time units have no halves: from the morning to the end of the day (decision 13). */
export function requestTimes(request: AbsenceRequest, { leaveUnit }: LeaveType): RequestTimes {
  const { createdAt, updatedAt, start, end, startAt, endAt } = request
  const hasHalves = isDayUnit(leaveUnit)
  return {
    createdAt, updatedAt, start: wireMoment(start), end: wireMoment(end),
    start_at: hasHalves ? startAt : 'morning', end_at: hasHalves ? endAt : 'end_of_day',
  }
}
