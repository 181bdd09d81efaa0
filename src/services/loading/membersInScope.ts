import { mayReadMember } from '../../access/mayReadMember'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { Department, Id, Member } from '../../records'

/** Whom a list is narrowed to (spec: List endpoints); null = not by this. Both: members that fit both. */
export interface MemberFilter {
  readonly memberIds: readonly Id[] | null
  /** Their members. */
  readonly departmentIds: readonly Id[] | null
}

const idsOf = (records: readonly { readonly id: Id }[]): Id[] => records.map(({ id }) => id)

async function ownScope(stores: Stores, caller: Member, managed: readonly Department[]): Promise<readonly Member[]> {
  const members = managed.length === 0 ? [] : await stores.members.inDepartments(idsOf(managed))
  return members.some(({ id }) => id === caller.id) ? members : [...members, caller]
}

/**
 * Whose absences a caller asks for (decision 53): admins see everybody, managers the members of their departments and themselves,
 * members themselves. null = everybody, which is an admin who narrows nothing down. Ids that are unknown name nobody; a known
 * member, or a department, that is not the caller's to see is FORBIDDEN.
 */
export async function membersInScope(stores: Stores, caller: Member, filter: MemberFilter): Promise<Result<readonly Member[] | null>> {
  const { memberIds, departmentIds } = filter
  const managed = caller.isAdmin ? [] : await stores.departments.managedBy(caller.id)
  if (departmentIds !== null && !caller.isAdmin) {
    const named = await stores.departments.byIds(departmentIds)
    if (named.some(({ id }) => !idsOf(managed).includes(id))) return refuse(failure('FORBIDDEN'))
  }
  if (memberIds !== null) {
    const named = await stores.members.byIds([...new Set(memberIds)])
    if (named.some((member) => !mayReadMember(caller, member, managed))) return refuse(failure('FORBIDDEN'))
    return ok(departmentIds === null ? named : named.filter((member) => member.departmentIds.some((id) => departmentIds.includes(id))))
  }
  if (departmentIds !== null) return ok(await stores.members.inDepartments(departmentIds))
  return ok(caller.isAdmin ? null : await ownScope(stores, caller, managed))
}
