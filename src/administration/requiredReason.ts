import { failure } from '../kernel/failure'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'

/** The reason of a change of assignments, without the blanks around it: 3 to 500 characters, else BAD_REQUEST (spec: Allowance Management rule 1). */
export function requiredReason(reason: string): Result<string> {
  const { min, max } = limits.assignmentReasonLength
  const trimmed = reason.trim()
  return trimmed.length >= min && trimmed.length <= max
    ? ok(trimmed)
    : refuse(failure('BAD_REQUEST', [{ path: 'reason', message: `expected a reason of ${min} to ${max} characters, got ${trimmed.length}` }]))
}
