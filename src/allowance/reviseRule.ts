import { formatPlainDate, parsePlainDate, plainDate } from '../calendar'
import { failure } from '../kernel/failure'
import { fault } from '../kernel/fault'
import { type Result, ok, refuse } from '../kernel/result'
import type { AllowanceRule, Instant, PlainDate, RuleRevision, RuleTerms } from '../records'
import { nominalYearOf, yearStartDay } from './nominalYear'
import { revisionRanges } from './span'

/** An edit of a rule's terms. */
export interface RuleEdit {
  readonly terms: RuleTerms
  /** First day of the new terms; null = the start of the rule's running nominal year. */
  readonly effectiveFrom: PlainDate | null
}

/** What an edit needs to know of the world. */
export interface RuleEditContext {
  readonly today: PlainDate
  readonly now: Instant
  readonly fiscalYearStartMonth: number
}

/** The start of the nominal year in which the rule is today; null where every member has their own (H1). */
function runningYearStart(rule: AllowanceRule, { today, fiscalYearStartMonth }: RuleEditContext): PlainDate | null {
  const day = plainDate(today)
  const running = revisionRanges(rule).find(({ from, to }) => from <= day && day <= to)
  if (running === undefined || running.terms.yearStart.kind === 'employment_anniversary') return null
  const inForce = { kind: 'rule', rule, terms: running.terms, assignedFrom: day } as const
  return formatPlainDate(nominalYearOf(day, yearStartDay(inForce, { fiscalYearStartMonth, employmentStartDate: null })).from)
}

/**
 * The revisions with the first one dated since ever, as it holds whatever its date: an edit dated before it must not take
 * its place in the years before the edit.
 */
function sinceEver(revisions: readonly RuleRevision[]): RuleRevision[] {
  const first = revisions.reduce((earliest, revision) =>
    earliest.effectiveFrom !== null && (revision.effectiveFrom === null || revision.effectiveFrom < earliest.effectiveFrom) ? revision : earliest)
  return revisions.map((revision) => (revision === first ? { ...revision, effectiveFrom: null } : revision))
}

/**
 * Edits a rule by adding a revision, so that earlier years do not move (allowances H1). The new revision is the last of
 * the answer's `revisions`; its `effectiveFrom` is what an audit entry names.
 *
 * Refuses with BAD_REQUEST when the date does not exist, or when it is left out although the rule's years start on each
 * member's employment anniversary.
 *
 * @example
 * const edited = reviseRule(rule, { terms: { ...terms, amount: 28 }, effectiveFrom: null },
 *   { today: '2026-06-30', now: '2026-06-30T09:00:00.000Z', fiscalYearStartMonth: 4 })
 * edited.ok && edited.value.revisions.at(-1)?.effectiveFrom // '2026-04-01'
 */
export function reviseRule(rule: AllowanceRule, edit: RuleEdit, context: RuleEditContext): Result<AllowanceRule> {
  const refuseDate = (expected: string): Result<never> =>
    refuse(failure('BAD_REQUEST', [fault('effectiveFrom', expected, edit.effectiveFrom)]))
  if (edit.effectiveFrom !== null && parsePlainDate(edit.effectiveFrom) === null) return refuseDate('a calendar date YYYY-MM-DD')
  const effectiveFrom = edit.effectiveFrom ?? runningYearStart(rule, context)
  if (effectiveFrom === null) return refuseDate('a date, since the rule follows employment anniversaries')
  return ok({ ...rule, updatedAt: context.now, revisions: [...sinceEver(rule.revisions), { effectiveFrom, terms: edit.terms }] })
}
