import type { MemberAllowanceYear } from '../../../allowance/memberAllowanceYear'
import type { MemberAllowanceChange } from '../../../administration/figures/memberAllowanceChange'
import { setMemberAllowance as decide } from '../../../administration/figures/setMemberAllowance'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id, Workspace } from '../../../records'
import { changeAsAdmin } from '../../admin/changeAsAdmin'
import { recordMemberChange } from '../../members/recordMemberChange'
import { loadFacts } from './loadFacts'
import { recordRow } from './recordRow'

const locked: Record<Exclude<Workspace['lock'], 'none'>, string> = {
  migrating: 'the workspace is being moved to another allowance model',
  rolled_back: 'the workspace was rolled back to its previous allowance model',
}

/**
 * An admin sets figures of a member's allowance year by hand, and whether the type is the member's default or hidden from them; what
 * is left out stays. Answers the year as it is listed then, null for a fiscal year of the legacy model that has no allowance yet.
 * Nothing changed: nothing is written (spec: Deprecated PUT; decisions 4, 50).
 *
 * In the rule-based model `allowance` is ignored. Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with CONFLICT while the
 * workspace is locked, with NOT_FOUND an unknown member or allowance type, then as the decision does: NOT_FOUND for a year that no
 * rule assigns or without employment, BAD_REQUEST for every amount that the type's unit cannot hold.
 */
export function setMemberAllowance(
  ports: Ports,
  callerId: Id,
  memberId: Id,
  allowanceTypeId: Id,
  year: number,
  change: MemberAllowanceChange,
): Promise<Result<MemberAllowanceYear | null>> {
  return changeAsAdmin(ports, callerId, async (stores, actor) => {
    const { lock } = await stores.workspace.get()
    if (lock !== 'none') return refuse(failure('CONFLICT', [{ message: locked[lock] }]))
    const [member, type] = await Promise.all([stores.members.byId(memberId), stores.allowanceTypes.byId(allowanceTypeId)])
    if (member === null || type === null) return refuse(failure('NOT_FOUND'))
    const facts = await loadFacts(stores, member, [type], actor.now)
    const decision = decide({ type, facts, year, change }, actor)
    if (!decision.ok) return decision
    await recordRow(stores, decision.value)
    await recordMemberChange(stores, { now: actor.now, ids: actor.ids, before: member, after: decision.value.member })
    return ok(decision.value.answer)
  })
}
