import type { Department, Member } from '../records'

/**
 * Whether the caller manages one of the member's departments (decision 41). `departments` may hold others too.
 *
 * @example
 * const sales = { id: 'sales', managers: [{ memberId: 'boss', predecessorMemberId: null }] }
 * managesMember({ id: 'boss' }, { departmentIds: ['sales'] }, [sales]) // true
 * managesMember({ id: 'clerk' }, { departmentIds: ['sales'] }, [sales]) // false
 */
export function managesMember(
  caller: Pick<Member, 'id'>,
  member: Pick<Member, 'departmentIds'>,
  departments: readonly Pick<Department, 'id' | 'managers'>[],
): boolean {
  return departments.some(({ id, managers }) =>
    member.departmentIds.includes(id) && managers.some(({ memberId }) => memberId === caller.id))
}
