import { revertCarryOver } from '../../../administration/figures/revertCarryOver'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { changeAsAdmin } from '../../admin/changeAsAdmin'
import { loadFacts } from './loadFacts'
import { recordRow } from './recordRow'

/** What a year brought forward before its hand-set carry-over was dropped. */
export interface RevertedCarryOver {
  /** In the allowance type's unit. */
  readonly broughtForward: number
}

/**
 * Drops the hand-set carry-over of an allowance year, and answers what the year brought forward before (spec: POST
 * revert-carryover-override; allowances C4). Without one nothing is written, and the answer is what the year brings forward.
 * Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an id that no row has: that of a year where nothing was
 * ever set by hand is derived, and leads nowhere.
 */
export function revertCarryOverOverride(ports: Ports, callerId: Id, memberAllowanceId: Id): Promise<Result<RevertedCarryOver>> {
  return changeAsAdmin(ports, callerId, async (stores, actor) => {
    const row = await stores.memberAllowances.byId(memberAllowanceId)
    if (row === null) return refuse(failure('NOT_FOUND'))
    const [member, type] = await Promise.all([stores.members.byId(row.memberId), stores.allowanceTypes.byId(row.allowanceTypeId)])
    if (member === null || type === null) return refuse(failure('NOT_FOUND'))
    const facts = await loadFacts(stores, member, [type], actor.now)
    const decision = revertCarryOver(row, type, facts, actor)
    await recordRow(stores, decision)
    return ok({ broughtForward: decision.broughtForward })
  })
}
