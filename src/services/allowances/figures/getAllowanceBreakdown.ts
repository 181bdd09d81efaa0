import { type AllowanceBreakdown, allowanceBreakdown } from '../../../administration/figures/allowanceBreakdown'
import { yearIssues } from '../../../administration/figures/yearIssues'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { loadFacts } from './loadFacts'

/**
 * Explains one allowance year of a member and type, also one that is switched off for the member or lies after those that are listed
 * (spec: GET /members/{member_id}/allowance-breakdown; decision 4). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with
 * BAD_REQUEST a year outside 1 to 9999, with NOT_FOUND an unknown member or allowance type.
 */
export function getAllowanceBreakdown(
  ports: Ports,
  callerId: Id,
  memberId: Id,
  allowanceTypeId: Id,
  year: number,
): Promise<Result<AllowanceBreakdown>> {
  const now = ports.clock()
  return readAsAdmin(ports, callerId, async (stores) => {
    const issues = yearIssues(year)
    if (issues.length > 0) return refuse(failure('BAD_REQUEST', issues))
    const [member, type] = await Promise.all([stores.members.byId(memberId), stores.allowanceTypes.byId(allowanceTypeId)])
    if (member === null || type === null) return refuse(failure('NOT_FOUND'))
    return ok(allowanceBreakdown(type, await loadFacts(stores, member, [type], now), year))
  })
}
