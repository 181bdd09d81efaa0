import type { Id } from '../../../records'
import type { Path } from '../faults/fault'
import { shortText } from '../faults/shortText'
import type { CheckContext } from './checkContext'

/** A rule that is named for an allowance type exists and belongs to that type. */
export function checkRuleOfType(
  ruleId: Id | null | undefined,
  allowanceTypeId: Id | undefined,
  at: Path,
  field: PropertyKey,
  { refer, knows, allowanceTypeOf, report }: CheckContext,
): void {
  refer('rules', ruleId, at, field)
  const actual = allowanceTypeOf(ruleId)
  if (ruleId === null || ruleId === undefined || actual === undefined || allowanceTypeId === undefined) return
  // Where one of the two types is unknown, the types differ because of that.
  if (actual === allowanceTypeId || !knows('allowanceTypes', actual) || !knows('allowanceTypes', allowanceTypeId)) return
  const expected = `a rule of the allowance type ${shortText(allowanceTypeId)}`
  report([...at, field], expected, `${shortText(ruleId)}, a rule of ${shortText(actual)}`)
}
