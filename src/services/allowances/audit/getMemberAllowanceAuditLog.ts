import { failure } from '../../../kernel/failure'
import { limits } from '../../../kernel/limits'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AuditEntry, Id } from '../../../records'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { auditEvents } from './auditEvents'

/**
 * The 200 newest entries about what was set by hand in a member's allowances: balances, carry-over, adjustments; newest first, those of one
 * instant by id (spec: GET /members/{member_id}/allowance-audit-log; decision 57). Refuses with UNAUTHORIZED, with FORBIDDEN who is no
 * admin, with NOT_FOUND an unknown member.
 */
export const getMemberAllowanceAuditLog = (ports: Ports, callerId: Id, memberId: Id): Promise<Result<readonly AuditEntry[]>> =>
  readAsAdmin(ports, callerId, async ({ members, auditLog }) => {
    if (await members.byId(memberId) === null) return refuse(failure('NOT_FOUND'))
    return ok(await auditLog.ofMember(memberId, { eventTypes: auditEvents.memberAllowances, take: limits.memberAllowanceHistory }))
  })
