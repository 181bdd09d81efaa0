import { compareText } from '../../../kernel/compareText'
import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Adjustment, Id } from '../../../records'
import { readAsAdmin } from '../../admin/readAsAdmin'

const inOrder = (a: Adjustment, b: Adjustment): number => compareText(a.date, b.date) || compareText(a.id, b.id)

/**
 * The adjustments of a member, of every allowance type, by date, then id (spec: GET adjustments). Refuses with UNAUTHORIZED, with
 * FORBIDDEN who is no admin, with NOT_FOUND an unknown member.
 */
export const listAdjustments = (ports: Ports, callerId: Id, memberId: Id): Promise<Result<readonly Adjustment[]>> =>
  readAsAdmin(ports, callerId, async ({ members, adjustments }) => {
    if (await members.byId(memberId) === null) return refuse(failure('NOT_FOUND'))
    return ok([...await adjustments.ofMember(memberId)].sort(inOrder))
  })
