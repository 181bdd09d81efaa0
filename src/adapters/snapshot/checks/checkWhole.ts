import type { Id } from '../../../records'
import type { Path } from '../faults/fault'
import type { CheckContext } from './checkContext'

/** An amount of an `hours` allowance type is whole minutes (spec: Allowance model). */
export function checkWhole(
  amount: number | null | undefined,
  allowanceTypeId: Id | undefined,
  at: Path,
  field: string,
  { unitOf, report }: CheckContext,
): void {
  if (typeof amount !== 'number' || Number.isInteger(amount) || unitOf(allowanceTypeId) !== 'hours') return
  report([...at, field], 'whole minutes, because the allowance type is in hours')
}
