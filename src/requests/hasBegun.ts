import { instantOfRecord } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import { beganAt } from './beganAt'
import { requesterTime } from './requesterTime'
import type { TransitionContext } from './transitionContext'

/** Whether an absence has begun, at its very first instant already (decision 46). */
export function hasBegun(times: AbsenceTimes, context: TransitionContext): boolean {
  const { calendar, timeZone } = requesterTime(context)
  return beganAt(times, calendar, timeZone) <= instantOfRecord(context.now)
}
