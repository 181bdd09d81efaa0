import type { UnitOfWork } from '../../ports'
import type { WorkspaceSnapshot } from '../../records'

/** A stored workspace under test. */
export interface ContractWorkspace {
  readonly unitOfWork: UnitOfWork
  /** Everything that is committed. Lists in any order, but `outbox` in the order of the commits. */
  readonly save: () => WorkspaceSnapshot | Promise<WorkspaceSnapshot>
}

/** Stores a snapshot as a workspace of its own, apart from those opened before. */
export type OpenContractWorkspace = (snapshot: WorkspaceSnapshot) => Promise<ContractWorkspace>

/** One promise of the repositories. `run` is rejected, with an Error that tells what was expected, when it is broken. */
export interface ContractCheck {
  readonly name: string
  readonly run: () => Promise<void>
}

/** Checks a workspace with the records of `given`, which was opened with `handed`, an equal snapshot. Both belong to the check alone. */
type CheckBody = (workspace: ContractWorkspace, given: WorkspaceSnapshot, handed: WorkspaceSnapshot) => Promise<void>

/** Checks by their names. */
export type CheckBodies = Readonly<Record<string, CheckBody>>
