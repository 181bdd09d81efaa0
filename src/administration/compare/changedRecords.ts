import { MS_PER_DAY, formatInstant, plainDate } from '../../calendar'
import { type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Adjustment, AllowanceRule, RuleAssignment } from '../../records'
import type { ChangeContext } from './changeContext'
import { addedAdjustmentFaults, addedHolidayFaults } from './changeFaults'
import { editedRules } from './editedRules'
import { placed } from './placed'
import { putOnRules } from './putOnRules'
import type { AddedAdjustment, TermsChanges } from './termsChanges'

/** The records that changes of terms touch, of one member or of many. */
export interface TermsRecords {
  readonly rules: readonly AllowanceRule[]
  readonly assignments: readonly RuleAssignment[]
  readonly adjustments: readonly Adjustment[]
}

/** The adjustments that everybody who receives them gets. */
function newAdjustments(
  added: readonly AddedAdjustment[],
  { types, receivers, today }: ChangeContext,
  issues: Issue[],
): Adjustment[] {
  const createdAt = formatInstant(plainDate(today) * MS_PER_DAY)
  return added.flatMap((adjustment, index) => {
    const faults = addedAdjustmentFaults(adjustment, types)
    issues.push(...placed(`adjustments[${index}]`, faults))
    if (faults.length > 0) return []
    const { allowanceTypeId, date, expiryDate, amount } = adjustment
    return receivers(allowanceTypeId, date).map(({ id: memberId }) => ({
      id: `new adjustment ${index} of ${memberId}`, memberId, allowanceTypeId, date, expiryDate, amount, reason: null, createdAt,
    }))
  })
}

/**
 * The records as they would be after the changes, by the rules of the operations that make them. Refuses with BAD_REQUEST and
 * every fault, those of the added holidays too.
 */
export function changedRecords(records: TermsRecords, changes: TermsChanges, context: ChangeContext): Result<TermsRecords> {
  const { ruleEdits = [], newRules = [], adjustments = [], holidays = [] } = changes
  const issues: Issue[] = []
  const edited = editedRules(records.rules, ruleEdits, context, issues)
  const onRules = putOnRules(records.assignments, newRules, context, issues)
  const added = newAdjustments(adjustments, context, issues)
  for (const [index, holiday] of holidays.entries()) {
    issues.push(...placed(`holidays[${index}]`, addedHolidayFaults(holiday, context.holidayCalendars)))
  }
  if (issues.length > 0) return refuse(failure('BAD_REQUEST', issues))
  return ok({
    rules: [...edited, ...onRules.rules],
    assignments: onRules.assignments,
    adjustments: [...records.adjustments, ...added],
  })
}
