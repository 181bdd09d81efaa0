import { parseSnapshot } from '../adapters/snapshot'
import type { Result } from '../kernel/result'
import type { WorkspaceSnapshot } from '../records'
import { clearProgress, showProgress } from './progressLine'
import { readInput } from './readInput'

const MEBIBYTE = 2 ** 20
/** From about this size on, checking takes long enough to be told of. */
const LONG_TEXT = 20 * MEBIBYTE

/** The workspace in a file, or on standard input for `-`; refused with all faults of the file. */
export async function readWorkspace(file: string): Promise<Result<WorkspaceSnapshot>> {
  const text = await readInput(file)
  if (!text.ok) return text
  const isLong = text.value.length > LONG_TEXT
  if (isLong) showProgress(`checking ${Math.round(text.value.length / MEBIBYTE)} MiB`)
  const snapshot = parseSnapshot(text.value)
  if (isLong) clearProgress()
  return snapshot
}
