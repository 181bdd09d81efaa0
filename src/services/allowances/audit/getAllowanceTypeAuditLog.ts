import { failure } from '../../../kernel/failure'
import { limits } from '../../../kernel/limits'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AuditEntry, Id } from '../../../records'
import { countFault } from '../../admin/countFault'
import { readAsAdmin } from '../../admin/readAsAdmin'
import { auditEvents } from './auditEvents'

/**
 * The newest entries of an allowance type and of every rule of it, deleted ones too, as `getRuleAuditLog` (spec: GET
 * /allowance-types/{allowance_type_id}/audit-log). The log outlives its type. Refused as `getRuleAuditLog`; NOT_FOUND is a type that is
 * unknown and of which nothing is told.
 */
export const getAllowanceTypeAuditLog = (
  ports: Ports,
  callerId: Id,
  typeId: Id,
  take: number = limits.auditTake.default,
): Promise<Result<readonly AuditEntry[]>> =>
  readAsAdmin(ports, callerId, async ({ allowanceTypes, auditLog }) => {
    const fault = countFault('take', take, limits.auditTake)
    if (fault !== null) return refuse(fault)
    const [type, entries] = await Promise.all([
      allowanceTypes.byId(typeId), auditLog.ofAllowanceType(typeId, { eventTypes: auditEvents.allowanceType, take }),
    ])
    return type === null && entries.length === 0 ? refuse(failure('NOT_FOUND')) : ok(entries)
  })
