import { type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, AllowanceType, RuleTerms } from '../../records'
import type { Actor } from '../actor'
import { placed } from '../compare/placed'
import { optionalReason } from '../optionalReason'
import { completeTerms } from './completeTerms'
import { ruleEntry } from './ruleEntry'
import { ruleNameFaults } from './ruleNameFaults'
import type { RuleDecision } from './ruleDecision'
import type { RuleWithTerms } from './ruleWithTerms'
import { termsFaults } from './termsFaults'

/** A rule to be made. */
export interface NewRule {
  readonly name: string
  /** Whether others than those who are on it can be put on it, such as new members by default. */
  readonly isShared: boolean
  readonly isActive: boolean
  /** Since ever. */
  readonly terms: RuleTerms
  readonly reason: string | null
}

const newRuleFaults = ({ name, terms }: NewRule, { unit }: AllowanceType): Issue[] =>
  [...ruleNameFaults(name), ...placed('terms', termsFaults(terms, unit))]

/** Makes a rule of an allowance type, with terms that hold since ever; refuses with BAD_REQUEST every fault of them and of the name. */
export function createRule(command: NewRule, type: AllowanceType, actor: Actor): Result<RuleDecision<RuleWithTerms>> {
  const faults = newRuleFaults(command, type)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const { name, isShared, isActive, reason } = command
  const terms = completeTerms(command.terms, {})
  const rule: AllowanceRule = {
    id: actor.ids(), allowanceTypeId: type.id, name: name.trim(), isShared, isActive, deletedAt: null,
    createdAt: actor.now, updatedAt: actor.now, revisions: [{ effectiveFrom: null, terms }],
  }
  const entry = ruleEntry('rule_created', rule, { reason: optionalReason(reason), changes: null }, actor)
  return ok({ savedRules: [rule], savedAssignments: [], audit: [entry], answer: { rule, terms } })
}
