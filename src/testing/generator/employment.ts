import { type Day, dayInMonth, monthOf } from '../../calendar'
import { type Random, chance, integerFrom } from './random'
import type { WorkspacePlan } from './workspacePlan'

/** When a member is employed. */
export interface Employment {
  readonly start: Day
  /** null = open. */
  readonly end: Day | null
  /** The part within the workspace's fiscal years, in which balances and bookings lie. */
  readonly from: Day
  readonly to: Day
}

const JOINERS = 0.15
const LEAVERS = 0.1
/** Days in half a year: joiners come in the first one, leavers go in the last one, so that everyone has time for bookings. */
const HALF_YEAR = 182
const LONGEST_SERVICE = 5000

const ON_A_FIRST = 0.7

/** Most contracts begin on the first of a month. */
function startDay(random: Random, day: Day): Day {
  return chance(random, ON_A_FIRST) ? dayInMonth(monthOf(day), 1) : day
}

/** Most members were there before the first fiscal year and stay; some join in its first half or leave in the last half. */
export function generatedEmployment(random: Random, plan: WorkspacePlan): Employment {
  const drawn = chance(random, JOINERS)
    ? plan.firstDay + integerFrom(random, 1, HALF_YEAR)
    : plan.firstDay - integerFrom(random, 0, LONGEST_SERVICE)
  const start = startDay(random, drawn)
  const leaving = plan.lastDay - integerFrom(random, 0, HALF_YEAR)
  const end = chance(random, LEAVERS) ? dayInMonth(monthOf(leaving), 31) : null
  return { start, end, from: Math.max(start, plan.firstDay), to: end ?? plan.lastDay }
}
