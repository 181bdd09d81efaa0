import type { RuleEditContext } from '../../allowance/reviseRule'
import { type Issue, failure } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, PlainDate, Workspace } from '../../records'
import type { Actor } from '../actor'
import type { PartialTerms } from '../compare/termsChanges'
import { fieldChanges } from '../fieldChanges'
import { optionalReason } from '../optionalReason'
import { type EditedTerms, editTerms } from './editTerms'
import { type DefaultPlaces, isDefaultRule } from './isDefaultRule'
import type { RuleDecision } from './ruleDecision'
import { ruleEntry } from './ruleEntry'
import { ruleNameFaults } from './ruleNameFaults'
import { type RuleWithTerms, ruleWithTerms } from './ruleWithTerms'

/** What is left out stays. */
export interface RulePatch {
  readonly name?: string
  readonly isShared?: boolean
  readonly isActive?: boolean
  readonly terms?: PartialTerms
  /** First day of the terms; left out or null = the start of the rule's running nominal year (allowances H1). */
  readonly effectiveFrom?: PlainDate | null
  readonly reason?: string | null
}

export interface RuleUpdateFacts extends DefaultPlaces {
  readonly workspace: Workspace
  /** In the workspace. */
  readonly today: PlainDate
}

type Check = (patch: RulePatch, rule: AllowanceRule, facts: RuleUpdateFacts) => readonly Issue[]

const nameIsNotEmpty: Check = ({ name }) => (name === undefined ? [] : ruleNameFaults(name))

/** A default stays what it had to be to become one. */
const defaultsStayActiveAndShared: Check = (patch, rule, facts) =>
  (['isShared', 'isActive'] as const)
    .filter((field) => patch[field] === false && rule[field] && isDefaultRule(rule, facts))
    .map((field) => fault(field, 'true, because new members get the rule by default', false))

const datesGoWithTerms: Check = ({ terms, effectiveFrom = null }) =>
  terms === undefined && effectiveFrom !== null ? [fault('effectiveFrom', 'terms together with a date', effectiveFrom)] : []

const checks: readonly Check[] = [nameIsNotEmpty, defaultsStayActiveAndShared, datesGoWithTerms]

function editedTerms(patch: RulePatch, rule: AllowanceRule, facts: RuleUpdateFacts, { now }: Actor): Result<EditedTerms> {
  const { terms, effectiveFrom = null } = patch
  if (terms === undefined) return ok({ revisions: rule.revisions, changes: null })
  const { type, today, workspace: { fiscalYearStartMonth } } = facts
  const context: RuleEditContext = { today, now, fiscalYearStartMonth }
  return editTerms(rule, { terms, effectiveFrom }, type.unit, context)
}

/**
 * Changes a rule. Edited terms are added as a revision, so that earlier years do not move; the audit entry says since when they hold
 * (allowances H1). Answers the rule with the terms in force today, which are the ones before where the edit begins later.
 *
 * Refuses with BAD_REQUEST every fault of the patch: also a date without terms, terms without a date where years start on each member's
 * employment anniversary, and to make a rule inactive or not shared that new members get by default.
 */
export function updateRule(
  patch: RulePatch,
  rule: AllowanceRule,
  facts: RuleUpdateFacts,
  actor: Actor,
): Result<RuleDecision<RuleWithTerms>> {
  const edited = editedTerms(patch, rule, facts, actor)
  const faults = [...checks.flatMap((check) => check(patch, rule, facts)), ...(edited.ok ? [] : edited.failure.issues)]
  if (!edited.ok || faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const { name = rule.name, isShared = rule.isShared, isActive = rule.isActive } = patch
  const after = { ...rule, name: name.trim(), isShared, isActive, revisions: edited.value.revisions, updatedAt: actor.now }
  const changes = { ...fieldChanges(rule, after, ['name', 'isShared', 'isActive']), ...edited.value.changes }
  if (Object.keys(changes).length === 0) {
    return ok({ savedRules: [], savedAssignments: [], audit: [], answer: ruleWithTerms(rule, facts.today) })
  }
  const entry = ruleEntry('rule_updated', rule, { reason: optionalReason(patch.reason ?? null), changes }, actor)
  return ok({ savedRules: [after], savedAssignments: [], audit: [entry], answer: ruleWithTerms(after, facts.today) })
}
