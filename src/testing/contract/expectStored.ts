import type { WorkspaceSnapshot } from '../../records'
import type { ContractWorkspace } from './contractCheck'
import { expectEqual, expectRecords } from './expectation'

/** That exactly these records are committed; the events in this order. */
export async function expectStored(what: string, workspace: ContractWorkspace, expected: WorkspaceSnapshot): Promise<void> {
  const stored = await workspace.save()
  expectEqual(`${what}: workspace`, stored.workspace, expected.workspace)
  expectEqual(`${what}: outbox`, stored.outbox, expected.outbox)
  for (const [name, records] of Object.entries(expected)) {
    if (Array.isArray(records)) expectRecords(`${what}: ${name}`, stored[name as 'members'], records as WorkspaceSnapshot['members'])
  }
}
