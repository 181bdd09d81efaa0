import type { TermsChanges } from '../../administration/compare/termsChanges'
import type { Fault } from '../../adapters/snapshot/faults/fault'
import { inFileOrder } from '../../adapters/snapshot/faults/inFileOrder'
import { toIssue } from '../../adapters/snapshot/faults/toIssue'
import { valueText } from '../../adapters/snapshot/faults/valueText'
import { isObject } from '../../adapters/snapshot/shapes/isObject'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import { changesSchema } from './changesSchema'

/** Reads the changes to be tried out; every fault of their shape at once, in the order of the text. */
export function readChanges(body: unknown): Result<TermsChanges> {
  if (!isObject(body)) return refuse(failure('BAD_REQUEST', [{ message: `expected changes (an object), got ${valueText(body)}` }]))
  const read = changesSchema.safeParse(body)
  if (read.success) return ok(read.data)
  const faults = read.error.issues.flatMap((issue): Fault[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], expected: 'no field of that name' }))
      : [{ path: issue.path, expected: issue.message }])
  return refuse(failure('BAD_REQUEST', inFileOrder(faults, body).map((fault) => toIssue(fault, body))))
}
