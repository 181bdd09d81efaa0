import { mayReadMember } from '../../../access/mayReadMember'
import type { MemberAllowanceYear } from '../../../allowance/memberAllowanceYear'
import { memberAllowanceYears } from '../../../allowance/memberAllowanceYears'
import { compareText } from '../../../kernel/compareText'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { findCaller } from '../../loading/findCaller'
import { loadFacts } from './loadFacts'

/** What is of one day stays in its order. */
const byStart = (a: MemberAllowanceYear, b: MemberAllowanceYear): number => compareText(a.from, b.from)

/**
 * Every fiscal year of every allowance type that a member can use, oldest first (spec: GET /members/{member_id}/allowances). For
 * admins, and for managers the members that they may see. Refuses with UNAUTHORIZED, with FORBIDDEN who neither is an admin nor
 * manages a department, with NOT_FOUND an unknown member, with FORBIDDEN one who is not the manager's to see.
 */
export function getMemberAllowances(ports: Ports, callerId: Id, memberId: Id): Promise<Result<readonly MemberAllowanceYear[]>> {
  const now = ports.clock()
  return ports.unitOfWork.read(async (stores) => {
    const caller = await findCaller(stores, callerId)
    if (!caller.ok) return caller
    const managed = caller.value.isAdmin ? [] : await stores.departments.managedBy(callerId)
    if (!caller.value.isAdmin && managed.length === 0) return refuse(failure('FORBIDDEN'))
    const member = await stores.members.byId(memberId)
    if (member === null) return refuse(failure('NOT_FOUND'))
    if (!mayReadMember(caller.value, member, managed)) return refuse(failure('FORBIDDEN'))
    const types = await stores.allowanceTypes.all()
    return ok(memberAllowanceYears(types, await loadFacts(stores, member, types, now)).sort(byStart))
  })
}
