import type { AllowanceRule, PlainDate, RuleTerms } from '../../records'
import { revisionOn } from './revisionOn'

/** A rule and the terms of it that are in force today (decision 4). */
export interface RuleWithTerms {
  readonly rule: AllowanceRule
  readonly terms: RuleTerms
}

export const ruleWithTerms = (rule: AllowanceRule, today: PlainDate): RuleWithTerms => ({ rule, terms: revisionOn(rule, today).terms })
