import { parsePlainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { RuleAssignment } from '../../records'
import { type Period, overlap, periodOf, periodText } from './period'

/** Where the ends of a period stand in the command; an end that was not sent has the place of the one that was. */
export interface PeriodPaths {
  readonly from: string
  readonly to: string
}

const datesExist = ({ from, to }: Period, paths: PeriodPaths): Issue[] =>
  ([[paths.from, from], [paths.to, to]] as const)
    .filter(([, text]) => text !== null && parsePlainDate(text) === null)
    .map(([path, text]) => fault(path, 'a calendar date YYYY-MM-DD', text))

/**
 * What is wrong with the period of an assignment: dates that do not exist (spec: Conventions 5), an end before the start, or every
 * assignment of `others`, which are those of the same member and allowance type, that it would overlap.
 */
export function periodFaults(period: Period, others: readonly RuleAssignment[], paths: PeriodPaths): Issue[] {
  const unreadable = datesExist(period, paths)
  if (unreadable.length > 0) return unreadable
  if (period.to !== null && period.to < period.from) {
    return [{ path: paths.to, message: `expected a period that ends on or after its start, got ${periodText(period)}` }]
  }
  return others
    .filter((other) => overlap(period, periodOf(other)))
    .map((other) => ({
      path: paths.from,
      message: `expected no overlap with assignment ${other.id} (${periodText(periodOf(other))}), got ${periodText(period)}`,
    }))
}
