import { managesMember } from '../access/managesMember'
import type { TransitionContext } from './transitionContext'

/** Whether the caller may settle the member's requests without being asked (decision 45). */
export const settlesRequests = ({ caller, requester, departments }: TransitionContext): boolean =>
  caller.isAdmin || managesMember(caller, requester, departments)
