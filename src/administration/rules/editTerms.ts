import { type RuleEditContext, reviseRule } from '../../allowance/reviseRule'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, AllowanceUnit, PlainDate } from '../../records'
import { placed } from '../compare/placed'
import type { PartialTerms } from '../compare/termsChanges'
import { type FieldChanges, fieldChanges } from '../fieldChanges'
import { completeTerms, termsFields } from './completeTerms'
import { revisionOn } from './revisionOn'
import { termsFaults } from './termsFaults'

/** An edit of terms: what is left out stays as it is on the day on which the edit begins. */
export interface PartialEdit {
  readonly terms: PartialTerms
  /** First day of the edited terms; null = the start of the rule's running nominal year (allowances H1). */
  readonly effectiveFrom: PlainDate | null
}

export interface EditedTerms {
  readonly revisions: AllowanceRule['revisions']
  /** Null when the terms say what holds on that day anyway; else with `effective_from`, from the day of the terms that they follow on. */
  readonly changes: FieldChanges | null
}

/** Edits the terms of a rule by adding a revision (allowances H1). Refuses with BAD_REQUEST every fault of the terms and of the date. */
export function editTerms(rule: AllowanceRule, edit: PartialEdit, unit: AllowanceUnit, context: RuleEditContext): Result<EditedTerms> {
  // The date comes first: what the edit leaves out is what holds on it.
  const dated = reviseRule(rule, { terms: revisionOn(rule, context.today).terms, effectiveFrom: edit.effectiveFrom }, context)
  const from = (dated.ok ? dated.value.revisions.at(-1)!.effectiveFrom : null) ?? context.today
  const before = revisionOn(rule, from)
  const terms = completeTerms(before.terms, edit.terms)
  const faults = [...placed('terms', termsFaults(terms, unit)), ...(dated.ok ? [] : dated.failure.issues)]
  if (!dated.ok || faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const changes = fieldChanges(completeTerms(before.terms, {}), terms, termsFields)
  if (changes === null) return ok({ revisions: rule.revisions, changes })
  const revisions = [...dated.value.revisions.slice(0, -1), { effectiveFrom: from, terms }]
  return ok({ revisions, changes: { ...changes, effective_from: { from: before.effectiveFrom, to: from } } })
}
