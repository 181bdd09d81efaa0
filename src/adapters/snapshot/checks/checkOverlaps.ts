import { compareText } from '../../../kernel/compareText'
import type { RuleAssignment } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'

interface Stretch {
  /** What must not overlap: one member and one allowance type. */
  readonly key: string
  readonly from: string
  readonly to: string
  readonly index: number
}

const OPEN = 'open'

/** Assignments of one member and allowance type share no day; both ends are inclusive. */
export function checkOverlaps(assignments: readonly (Readable<RuleAssignment> | undefined)[], report: Report): void {
  const stretches = assignments.flatMap((assignment, index) => stretchOf(assignment, index)).sort(byKeyAndStart)
  let longest: Stretch | undefined
  for (const stretch of stretches) {
    if (longest?.key !== stretch.key) longest = stretch
    else {
      // OPEN sorts after every date, as it should.
      if (stretch.from <= longest.to) reportOverlap(longest, stretch, report)
      if (stretch.to > longest.to) longest = stretch
    }
  }
}

/** A reversed or half-read stretch has its own fault; what it overlaps is unknown. */
function stretchOf(assignment: Readable<RuleAssignment> | undefined, index: number): Stretch[] {
  const { memberId, allowanceTypeId, ruleStartDate: from, ruleEndDate } = assignment ?? {}
  if (memberId === undefined || allowanceTypeId === undefined || from === undefined || ruleEndDate === undefined) return []
  const to = ruleEndDate ?? OPEN
  return to < from ? [] : [{ key: `${memberId} ${allowanceTypeId}`, from, to, index }]
}

const byKeyAndStart = (a: Stretch, b: Stretch): number => compareText(a.key, b.key) || compareText(a.from, b.from) || a.index - b.index

function reportOverlap(a: Stretch, b: Stretch, report: Report): void {
  const [earlier, later] = a.index < b.index ? [a, b] : [b, a]
  report(
    ['assignments', later.index],
    `no overlap with assignments[${earlier.index}] (${earlier.from} to ${earlier.to}) of the same member and allowance type`,
    `${later.from} to ${later.to}`,
  )
}
