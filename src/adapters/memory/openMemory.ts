import type { UnitOfWork } from '../../ports'
import type { WorkspaceSnapshot } from '../../records'
import { openTables, saveTables } from './tables/tables'
import { unitOfWork } from './unit/unitOfWork'

/** A workspace in memory. */
export interface MemoryWorkspace {
  readonly unitOfWork: UnitOfWork
  /** A copy of all that is committed. Lists are in the order in which their records were first stored, `outbox` in that of the commits. */
  readonly save: () => WorkspaceSnapshot
}

export interface MemoryOptions {
  /** How often a unit of work is run, when others come in between, before it is refused with CONFLICT; 8 unless said otherwise. */
  readonly maxRuns?: number
}

/**
 * Opens a workspace in memory: every repository over the records of a snapshot, with serialisable units of work. The snapshot is
 * copied. Records that are handed out are frozen.
 *
 * A unit of work whose reads were changed by another before it ended is run again, also when it refused, threw or only read. A
 * commit that would give a member's `customId` or identity provider's user, the out-of-office setting of a member and leave type, the
 * row of a member, allowance type and year, or the delivery of an event and subscription to a second record is refused with CONFLICT.
 *
 * @throws RangeError when `maxRuns` is not a whole number above 0, or two records of one list have one id.
 *
 * @example
 * const { unitOfWork, save } = openMemory(snapshot)
 * const johanna = snapshot.members[0]!
 * await unitOfWork.transact(async ({ members }) => {
 *   await members.save({ ...johanna, name: 'Johanna Brandt-Meyer' })
 *   return { ok: true, value: null }
 * })
 * save().members[0]!.name // 'Johanna Brandt-Meyer'
 * snapshot.members[0]!.name // 'Johanna Brandt'
 */
export function openMemory(snapshot: WorkspaceSnapshot, { maxRuns = 8 }: MemoryOptions = {}): MemoryWorkspace {
  if (!Number.isInteger(maxRuns) || maxRuns < 1) throw new RangeError(`expected maxRuns to be a whole number above 0, got ${maxRuns}`)
  const tables = openTables(snapshot)
  return { unitOfWork: unitOfWork(tables, maxRuns), save: () => saveTables(tables) }
}
