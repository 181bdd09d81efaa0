import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { WorkspaceSnapshot } from '../../records'
import type { CheckBodies, ContractWorkspace } from './contractCheck'
import { expectEqual } from './expectation'
import { reading } from './inUnits'
import { meeting } from './together'

/** A question that answers with a number, and what changes the number. */
export interface Phantom {
  readonly count: (stores: Stores, given: WorkspaceSnapshot) => Promise<number>
  /** Changes the count by one. `n` tells two such changes apart. */
  readonly change: (stores: Stores, given: WorkspaceSnapshot, n: number) => Promise<void>
}

export const lengthOf = async (records: Promise<readonly unknown[]>): Promise<number> => (await records).length

export const present = async (record: Promise<unknown>): Promise<number> => ((await record) === null ? 0 : 1)

/** Two units of work that each change something only as long as the count is what it was at first: one of them does. */
async function expectOneChange(workspace: ContractWorkspace, given: WorkspaceSnapshot, phantom: Phantom, by: 1 | -1): Promise<void> {
  const { count, change } = phantom
  const atFirst = await reading(workspace, (stores) => count(stores, given))
  const bothHaveAsked = meeting(2)
  const unit = (n: number): Promise<Result<number>> =>
    workspace.unitOfWork.transact(async (stores) => {
      const found = await count(stores, given)
      await bothHaveAsked()
      if (found !== atFirst) return refuse(failure('BAD_REQUEST'))
      await change(stores, given, n)
      return ok(n)
    })
  const answers = await Promise.all([unit(0), unit(1)])
  expectEqual('units of work that succeeded', answers.filter((answer) => answer.ok).length, 1)
  expectEqual('records afterwards', await reading(workspace, (stores) => count(stores, given)), atFirst + by)
}

/** A check for each question; `what` is what happens to records behind its back, and `by` what that is to the count. */
export const phantomChecks = (what: string, by: 1 | -1, phantoms: Readonly<Record<string, Phantom>>): CheckBodies =>
  Object.fromEntries(Object.entries(phantoms).map(([name, phantom]) => [
    `no record ${what} behind the back of ${name}`,
    (workspace: ContractWorkspace, given: WorkspaceSnapshot) => expectOneChange(workspace, given, phantom, by),
  ]))
