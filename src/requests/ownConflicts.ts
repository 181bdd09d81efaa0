import { formatPlainDate } from '../calendar'
import { compareText } from '../kernel/compareText'
import type { AbsenceRequest, LeaveType } from '../records'
import type { WorkingCalendar } from '../schedule'
import { type Interval, absenceInterval } from './absenceInterval'
import type { Conflict } from './conflict'
import { firstIndex } from './firstIndex'
import { isStanding } from './isStanding'
import { nearDays } from './nearDays'
import type { ProposedDay } from './proposedDays'

/** What decides of a request whether it is in the way, and what is told of it. */
type ConflictingRequest = Pick<AbsenceRequest, 'id' | 'leaveTypeId' | 'status' | 'start' | 'end' | 'startAt' | 'endAt'>

type Entry = Conflict['conflictsWith'][number]

interface Placed extends Interval {
  readonly request: ConflictingRequest
  /** Of the first proposed day that ends after its start. */
  readonly firstDay: number
}

/** Stretches without time overlap nothing; touching ends do not overlap. */
const overlap = (a: Interval, b: Interval): boolean => a.from < a.to && b.from < b.to && a.from < b.to && b.from < a.to

/**
 * The proposed dates on which other pending or approved requests of the member overlap the absence (decision 38), each with
 * those requests by start, then id. `days` as `proposedDays` answers them; `calendar` and `timeZone` are the member's.
 */
export function ownConflicts(
  days: readonly ProposedDay[],
  requests: readonly ConflictingRequest[],
  leaveTypes: readonly Pick<LeaveType, 'id' | 'name'>[],
  calendar: WorkingCalendar,
  timeZone: string,
): Conflict[] {
  const isNear = nearDays(days)
  const placed: Placed[] = []
  for (const request of requests) {
    if (!isNear(request) || !isStanding(request)) continue
    const interval = absenceInterval(request, calendar, timeZone)
    const firstDay = firstIndex(days, ({ to }) => to > interval.from)
    if (firstDay < days.length && days[firstDay]!.from < interval.to) placed.push({ request, firstDay, ...interval })
  }
  placed.sort((a, b) => a.from - b.from || compareText(a.request.id, b.request.id))
  const names = new Map(leaveTypes.map(({ id, name }) => [id, name]))
  const found = days.map((): Entry[] => [])
  for (const { request, firstDay, ...interval } of placed) {
    const { id: requestId, start, end, status, leaveTypeId } = request
    const entry: Entry = { requestId, start, end, status, leaveTypeName: names.get(leaveTypeId) ?? null }
    for (let index = firstDay; index < days.length && days[index]!.from < interval.to; index++) {
      if (overlap(days[index]!, interval)) found[index]!.push(entry)
    }
  }
  return days.flatMap(({ date }, index) =>
    found[index]!.length === 0 ? [] : [{ date: formatPlainDate(date), conflictsWith: found[index]! }])
}
