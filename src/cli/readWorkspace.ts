import { parseSnapshot } from '../adapters/snapshot'
import type { Result } from '../kernel/result'
import type { WorkspaceSnapshot } from '../records'
import { readInput } from './readInput'

/** The workspace in a file, or on standard input for `-`; refused with all faults of the file. */
export async function readWorkspace(file: string): Promise<Result<WorkspaceSnapshot>> {
  const text = await readInput(file)
  return text.ok ? parseSnapshot(text.value) : text
}
