import { failure } from '../../kernel/failure'
import { refuse, type Result } from '../../kernel/result'
import type { WorkspaceSnapshot } from '../../records'
import { jsonFault } from './json/jsonFault'
import { readSnapshot } from './readSnapshot'

/**
 * Reads a workspace file from its JSON text; `readSnapshot` says how. Text that is no JSON is refused as BAD_REQUEST with
 * one issue that names the line and the column.
 *
 * @example
 * const result = parseSnapshot('{ "workspace": }')
 * !result.ok && result.failure.issues // [{ message: 'expected a value, got "}" at line 1, column 16' }]
 */
export function parseSnapshot(text: string): Result<WorkspaceSnapshot> {
  // Editors on Windows begin a file with a byte order mark, which is no JSON.
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text
  let input: unknown
  try {
    input = JSON.parse(json)
  } catch {
    return refuse(failure('BAD_REQUEST', [jsonFault(json)]))
  }
  return readSnapshot(input)
}
