import { failure } from '../../kernel/failure'
import { ok, refuse, type Result } from '../../kernel/result'
import type { WorkspaceSnapshot } from '../../records'
import { checkSnapshot } from './checks/checkSnapshot'
import type { Fault } from './faults/fault'
import { inFileOrder } from './faults/inFileOrder'
import { toIssue } from './faults/toIssue'
import { valueText } from './faults/valueText'
import { isObject } from './shapes/isObject'
import { readShapes } from './shapes/readShapes'

/**
 * Reads a workspace file that is parsed already. Defaults are applied, nullable fields that are left out become null,
 * unknown fields are dropped; the input itself stays as it is.
 *
 * Anything missing or wrong is refused as BAD_REQUEST with every fault of the file, in file order: wrong shapes, unknown
 * and duplicate ids, a `customId` of two members, a second out-of-office setting or row of hand-set figures, overlaps, dates
 * that do not exist or are reversed. Each issue has the path of its place.
 *
 * @example
 * const result = readSnapshot({ workspace: { id: 'main', name: 7 } })
 * !result.ok && result.failure.issues[1] // { path: 'workspace.name', message: 'expected a text, got 7' }
 */
export function readSnapshot(input: unknown): Result<WorkspaceSnapshot> {
  if (!isObject(input)) {
    const message = `expected a workspace snapshot (an object), got ${valueText(input)}`
    return refuse(failure('BAD_REQUEST', [{ message }]))
  }
  const faults: Fault[] = []
  const report = (path: Fault['path'], expected: string, got?: string) => {
    faults.push(got === undefined ? { path, expected } : { path, expected, got })
  }
  const snapshot = readShapes(input, report)
  checkSnapshot(snapshot, report)
  if (faults.length > 0) {
    return refuse(failure('BAD_REQUEST', inFileOrder(faults, input).map((fault) => toIssue(fault, input))))
  }
  // Without a fault every part was read, and each schema is proven to make its record.
  return ok(snapshot as WorkspaceSnapshot)
}
