import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AuditEntry, Id } from '../../../records'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { auditEvents } from './auditEvents'

/**
 * Every entry about the rules that a member was put on, moved to or taken off, newest first, those of one instant by id (spec: GET
 * /members/{member_id}/rule-audit-log; decision 57). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown
 * member.
 */
export const getMemberRuleAuditLog = (ports: Ports, callerId: Id, memberId: Id): Promise<Result<readonly AuditEntry[]>> =>
  readAsAdmin(ports, callerId, async ({ members, auditLog }) => {
    if (await members.byId(memberId) === null) return refuse(failure('NOT_FOUND'))
    return ok(await auditLog.ofMember(memberId, { eventTypes: auditEvents.memberRules, take: Number.MAX_SAFE_INTEGER }))
  })
