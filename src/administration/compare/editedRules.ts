import { MS_PER_DAY, formatInstant, plainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { AllowanceRule } from '../../records'
import { editTerms } from '../rules/editTerms'
import type { ChangeContext } from './changeContext'
import { placed } from './placed'
import type { TermsEdit } from './termsChanges'

/**
 * The rules after the edits, one after the other, each as an update of the rule makes it (allowances H1); what is wrong goes to
 * the issues.
 */
export function editedRules(
  rules: readonly AllowanceRule[],
  edits: readonly TermsEdit[],
  context: ChangeContext,
  issues: Issue[],
): readonly AllowanceRule[] {
  const { types, today, fiscalYearStartMonth } = context
  const editing = { today, now: formatInstant(plainDate(today) * MS_PER_DAY), fiscalYearStartMonth }
  let edited = rules
  for (const [index, edit] of edits.entries()) {
    const at = `ruleEdits[${index}]`
    const rule = edited.find(({ id, deletedAt }) => id === edit.ruleId && deletedAt === null)
    const type = types.find(({ id }) => id === rule?.allowanceTypeId)
    if (rule === undefined || type === undefined) {
      issues.push(fault(`${at}.ruleId`, 'the id of a rule', edit.ruleId))
      continue
    }
    const result = editTerms(rule, edit, type.unit, editing)
    if (result.ok) edited = edited.map((one) => (one === rule ? { ...rule, revisions: result.value.revisions } : one))
    else issues.push(...placed(at, result.failure.issues))
  }
  return edited
}
