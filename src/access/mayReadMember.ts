import type { Department, Member } from '../records'
import { managesMember } from './managesMember'

/**
 * Whether the caller may see what belongs to a member: admins everybody's, managers that of their departments' members,
 * members their own (decision 53). `departments` hold at least those of the member.
 *
 * @example
 * const boss = { id: 'boss', isAdmin: true }
 * const clerk = { id: 'clerk', isAdmin: false, departmentIds: ['sales'] }
 * mayReadMember(boss, clerk, []) // true
 * mayReadMember(clerk, { id: 'boss', departmentIds: ['sales'] }, []) // false
 */
export const mayReadMember = (
  caller: Pick<Member, 'id' | 'isAdmin'>,
  member: Pick<Member, 'id' | 'departmentIds'>,
  departments: readonly Pick<Department, 'id' | 'managers'>[],
): boolean => caller.isAdmin || caller.id === member.id || managesMember(caller, member, departments)
