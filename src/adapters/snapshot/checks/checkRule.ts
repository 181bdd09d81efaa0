import type { AllowanceRule } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkWhole } from './checkWhole'
import { eachPart } from './eachPart'

/** A rule has terms, in the unit of its allowance type. */
export function checkRule(rule: Readable<AllowanceRule>, at: Path, context: CheckContext): void {
  const type = rule.allowanceTypeId
  context.refer('allowanceTypes', type, at, 'allowanceTypeId')
  if (rule.revisions?.length === 0) context.report([...at, 'revisions'], 'at least one revision')
  eachPart(rule.revisions, [...at, 'revisions'], ({ terms }, place) => {
    const termsAt = [...place, 'terms']
    checkWhole(terms?.amount, type, termsAt, 'amount', context)
    checkWhole(terms?.carryOver?.limit, type, [...termsAt, 'carryOver'], 'limit', context)
    checkWhole(terms?.rounding?.step, type, [...termsAt, 'rounding'], 'step', context)
  })
}
