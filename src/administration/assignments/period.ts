import type { PlainDate, RuleAssignment } from '../../records'

/**
 * The days of an assignment, both ends inclusive; `to` null = open (spec: Allowance Management rule 2). Texts of dates compare like
 * the dates.
 */
export interface Period {
  readonly from: PlainDate
  readonly to: PlainDate | null
}

export const periodOf = ({ ruleStartDate, ruleEndDate }: RuleAssignment): Period => ({ from: ruleStartDate, to: ruleEndDate })

const reaches = ({ to }: Period, date: PlainDate): boolean => to === null || date <= to

/** Whether two periods have a day in common. */
export const overlap = (a: Period, b: Period): boolean => reaches(a, b.from) && reaches(b, a.from)

/** Whether `outer` covers every day of `inner`. */
export const covers = (outer: Period, inner: Period): boolean =>
  outer.from <= inner.from && (outer.to === null || (inner.to !== null && inner.to <= outer.to))

export const periodText = ({ from, to }: Period): string => (to === null ? `from ${from} on` : `${from} to ${to}`)
