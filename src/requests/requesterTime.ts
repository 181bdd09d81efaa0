import { type MemberTime, memberTime } from '../schedule'
import type { TransitionContext } from './transitionContext'

/** When the requester works, and the zone whose wall clock they read. */
export const requesterTime = ({ requester, workspace, holidayCalendar }: TransitionContext): MemberTime =>
  memberTime(requester, workspace, holidayCalendar)
