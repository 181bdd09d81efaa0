import type { RowDecision } from '../../../administration/figures/rowDecision'
import type { Stores } from '../../../ports'

/** Stores the hand-set figures of a year, with what the audit log tells of them; nothing when nothing changes. */
export async function recordRow({ memberAllowances, auditLog }: Stores, { row, audit }: RowDecision): Promise<void> {
  if (row !== null) await memberAllowances.save(row)
  for (const entry of audit) await auditLog.add(entry)
}
