import { type Issue, failure } from '../../kernel/failure'
import { type Result, refuse } from '../../kernel/result'
import { requiredReason } from '../requiredReason'

/**
 * The reason, without the blanks around it, of a command that is otherwise in order; BAD_REQUEST with every fault of it where it is
 * not, that of the reason last (spec: Allowance Management rule 1).
 */
export function acceptedReason(reason: string, otherFaults: readonly Issue[]): Result<string> {
  const read = requiredReason(reason)
  const faults = read.ok ? otherFaults : [...otherFaults, ...read.failure.issues]
  return faults.length === 0 ? read : refuse(failure('BAD_REQUEST', faults))
}
