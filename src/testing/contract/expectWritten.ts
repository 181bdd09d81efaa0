import type { Stores } from '../../ports'
import type { WorkspaceSnapshot } from '../../records'
import type { ContractWorkspace } from './contractCheck'
import { expectStored } from './expectStored'
import { committing, reading } from './inUnits'

/** Saves, looks in the same unit of work and, after its commit, in another one, and at all that is then stored. */
export async function expectWritten(
  workspace: ContractWorkspace,
  write: (stores: Stores) => Promise<void>,
  look: (stores: Stores) => Promise<void>,
  expected: WorkspaceSnapshot,
): Promise<void> {
  await committing(workspace, async (stores) => {
    await write(stores)
    await look(stores)
  })
  await reading(workspace, look)
  await expectStored('after the commit', workspace, expected)
}
