import { failure } from '../../../kernel/failure'
import { limits } from '../../../kernel/limits'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AuditEntry, Id } from '../../../records'
import { countFault } from '../../admin/countFault'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { auditEvents } from './auditEvents'

/**
 * The newest entries of a rule, deleted or not, and of its assignments, at most `take` of them, 1 to 200; newest first, those of one instant
 * by id (spec: GET /rules/{rule_id}/audit-log; decision 57). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with BAD_REQUEST
 * another number to take, with NOT_FOUND an unknown rule.
 */
export const getRuleAuditLog = (
  ports: Ports,
  callerId: Id,
  ruleId: Id,
  take: number = limits.auditTake.default,
): Promise<Result<readonly AuditEntry[]>> =>
  readAsAdmin(ports, callerId, async ({ rules, auditLog }) => {
    const fault = countFault('take', take, limits.auditTake)
    if (fault !== null) return refuse(fault)
    if (await rules.byId(ruleId) === null) return refuse(failure('NOT_FOUND'))
    return ok(await auditLog.ofRule(ruleId, { eventTypes: auditEvents.rule, take }))
  })
