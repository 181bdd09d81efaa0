import { revisionRanges } from '../../allowance/span'
import { OPEN_START, formatPlainDate, plainDate } from '../../calendar'
import type { AllowanceRule, PlainDate, RuleRevision } from '../../records'

/** The revision of a rule that holds on a date, since when: null = since ever. A rule has terms on every date (allowances, Vocabulary). */
export function revisionOn(rule: AllowanceRule, date: PlainDate): RuleRevision {
  const day = plainDate(date)
  const holding = revisionRanges(rule).find(({ from, to }) => from <= day && day <= to)
  if (holding === undefined) throw new RangeError(`expected a rule with terms, got ${rule.id} without a revision`)
  return { effectiveFrom: holding.from === OPEN_START ? null : formatPlainDate(holding.from), terms: holding.terms }
}
