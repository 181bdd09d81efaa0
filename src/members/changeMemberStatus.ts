import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import type { Instant, Member, MemberStatus } from '../records'

/**
 * Moves a member from any status to any (decision 49); the member itself when it has that status already.
 *
 * Refuses with BAD_REQUEST, path `status`, to archive a member without an employment end date.
 *
 * @example
 * const ada = snapshot.members[0]!
 * const now = '2026-06-30T09:00:00.000Z'
 * const left = changeMemberStatus({ ...ada, employmentEndDate: '2026-06-30' }, 'ARCHIVED', now)
 * left.ok && left.value.status // 'ARCHIVED'
 * changeMemberStatus({ ...ada, employmentEndDate: null }, 'ARCHIVED', now).ok // false
 */
export function changeMemberStatus(member: Member, status: MemberStatus, now: Instant): Result<Member> {
  if (member.status === status) return ok(member)
  if (status === 'ARCHIVED' && member.employmentEndDate === null) {
    return refuse(failure('BAD_REQUEST', [{
      path: 'status', message: 'expected ACTIVE or INACTIVE for a member without an employment end date, got "ARCHIVED"',
    }]))
  }
  return ok({ ...member, status, updatedAt: now })
}
