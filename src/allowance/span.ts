import { type Day, type DayRange, OPEN_END, OPEN_START, intersection, plainDate } from '../calendar'
import type { AllowanceInput, AllowanceRule, RuleAssignment, RuleTerms } from '../records'

/** What a member is on: a rule with the terms of one of its revisions, or nothing automatic. */
export type InForce =
  | { readonly kind: 'rule'; readonly rule: AllowanceRule; readonly terms: RuleTerms; readonly assignedFrom: Day }
  | { readonly kind: 'manual' }

/** A stretch of days with one set of terms: assignment, revision and employment all hold. */
export interface Span extends DayRange {
  readonly inForce: InForce
}

/** The days on which each of a rule's revisions holds, in order; of equal dates the later in the list wins. */
export function revisionRanges(rule: AllowanceRule): (DayRange & { readonly terms: RuleTerms })[] {
  const dated = rule.revisions
    .map(({ effectiveFrom, terms }) => ({ from: effectiveFrom === null ? OPEN_START : plainDate(effectiveFrom), terms }))
    .sort((a, b) => (a.from === b.from ? 0 : a.from - b.from))
  return dated
    .map(({ from, terms }, index) => {
      const next = dated[index + 1]
      return { from: index === 0 ? OPEN_START : from, to: next === undefined ? OPEN_END : next.from - 1, terms }
    })
    .filter(({ from, to }) => from <= to && to !== OPEN_START)
}

function inForceRanges(assignment: RuleAssignment, rules: AllowanceInput['rules']): (DayRange & { inForce: InForce })[] {
  const assignedFrom = plainDate(assignment.ruleStartDate)
  if (assignment.kind === 'manual') return [{ from: OPEN_START, to: OPEN_END, inForce: { kind: 'manual' } }]
  const rule = rules.find(({ id }) => id === assignment.ruleId)
  if (rule === undefined) throw new RangeError(`assignment ${assignment.id} names a rule that is not in rules`)
  return revisionRanges(rule).map(({ from, to, terms }) => ({ from, to, inForce: { kind: 'rule', rule, terms, assignedFrom } }))
}

/** The member's spans in date order. Assignments of one member and type must not overlap. */
export function spansOf(input: AllowanceInput): Span[] {
  const employment: DayRange = {
    from: input.employmentStartDate === null ? OPEN_START : plainDate(input.employmentStartDate),
    to: input.employmentEndDate === null ? OPEN_END : plainDate(input.employmentEndDate),
  }
  const spans: Span[] = []
  for (const assignment of input.assignments) {
    const assigned: DayRange = {
      from: plainDate(assignment.ruleStartDate),
      to: assignment.ruleEndDate === null ? OPEN_END : plainDate(assignment.ruleEndDate),
    }
    const covered = intersection(assigned, employment)
    if (covered === null) continue
    for (const revision of inForceRanges(assignment, input.rules)) {
      const range = intersection(covered, revision)
      if (range !== null) spans.push({ ...range, inForce: revision.inForce })
    }
  }
  spans.sort((a, b) => a.from - b.from)
  const overlapping = spans.findIndex((span, index) => index > 0 && span.from <= spans[index - 1]!.to)
  if (overlapping > 0) throw new RangeError('assignments of one member and allowance type must not overlap')
  return spans
}
