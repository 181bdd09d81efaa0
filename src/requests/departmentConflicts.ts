import { formatPlainDate } from '../calendar'
import type { AbsenceRequest, Department, Id, LeaveType, Member, Workspace } from '../records'
import { absenceDates } from './absenceDates'
import type { DepartmentLimitConflict } from './conflict'
import { coveredDays } from './coveredDays'
import { isStanding } from './isStanding'
import { nearDays } from './nearDays'
import type { ProposedDay } from './proposedDays'

/** What decides whether a department has room for one more absence. */
export interface DepartmentFacts {
  /** Of the proposed absence. */
  readonly leaveType: Pick<LeaveType, 'maximumAbsentApplies'>
  /** Of all counted requests. */
  readonly leaveTypes: readonly Pick<LeaveType, 'id' | 'maximumAbsentApplies'>[]
  readonly requester: Pick<Member, 'id' | 'departmentIds'>
  /** At least those of the requester. */
  readonly departments: readonly Pick<Department, 'id' | 'name' | 'maximumAbsent'>[]
  readonly departmentRequests: readonly Pick<AbsenceRequest, 'memberId' | 'leaveTypeId' | 'status' | 'start' | 'end'>[]
  /** The members behind `departmentRequests`. */
  readonly colleagues: readonly Pick<Member, 'id' | 'departmentIds' | 'timeZone'>[]
  readonly workspace: Pick<Workspace, 'timeZone'>
}

/** One absence of a colleague, as a run of indexes into the proposed days; `to` is exclusive. */
interface Absence {
  readonly memberId: Id
  readonly from: number
  readonly to: number
}

/** What counts for a limit: the standing requests of others whose leave type counts, by first covered day. */
function countedAbsences(days: readonly ProposedDay[], facts: DepartmentFacts): Absence[] {
  const { leaveTypes, requester, departmentRequests, colleagues, workspace } = facts
  const counting = new Set(leaveTypes.filter(({ maximumAbsentApplies }) => maximumAbsentApplies).map(({ id }) => id))
  const zones = new Map(colleagues.map(({ id, timeZone }) => [id, timeZone ?? workspace.timeZone]))
  const isNear = nearDays(days)
  const absences: Absence[] = []
  for (const request of departmentRequests) {
    if (!isNear(request)) continue
    const { memberId, leaveTypeId } = request
    const timeZone = zones.get(memberId)
    if (timeZone === undefined || memberId === requester.id || !counting.has(leaveTypeId) || !isStanding(request)) continue
    const { from, to } = coveredDays(days, absenceDates(request, timeZone))
    if (from < to) absences.push({ memberId, from, to })
  }
  return absences.sort((a, b) => a.from - b.from)
}

/** How many of the members are absent on each of the days, each member once. */
function absentOn(days: readonly ProposedDay[], absences: readonly Absence[], members: ReadonlySet<Id>): number[] {
  const changes = new Array<number>(days.length + 1).fill(0)
  const countedUntil = new Map<Id, number>()
  for (const { memberId, from, to } of absences) {
    if (!members.has(memberId)) continue
    // The days before have been counted with an earlier absence of the member.
    const first = Math.max(from, countedUntil.get(memberId) ?? 0)
    if (first >= to) continue
    changes[first]!++
    changes[to]!--
    countedUntil.set(memberId, to)
  }
  let absent = 0
  return days.map((_, index) => (absent += changes[index]!))
}

/**
 * The proposed dates on which one of the requester's departments already has as many members absent as it allows, by date,
 * then in the order of the requester's departments (decision 39). None for a leave type that the limit does not apply to.
 */
export function departmentConflicts(days: readonly ProposedDay[], facts: DepartmentFacts): DepartmentLimitConflict[] {
  const { leaveType, requester, departments, colleagues } = facts
  if (!leaveType.maximumAbsentApplies) return []
  const byId = new Map(departments.map((department) => [department.id, department]))
  const absences = countedAbsences(days, facts)
  const limited = requester.departmentIds.flatMap((departmentId) => {
    const department = byId.get(departmentId)
    if (department === undefined || department.maximumAbsent === null) return []
    const members = new Set(colleagues.filter(({ departmentIds }) => departmentIds.includes(departmentId)).map(({ id }) => id))
    const { name: departmentName, maximumAbsent: maxAllowed } = department
    return [{ departmentId, departmentName, maxAllowed, absent: absentOn(days, absences, members) }]
  })
  return days.flatMap(({ date }, index) => {
    const full = limited.filter(({ absent, maxAllowed }) => absent[index]! >= maxAllowed)
    return full.map(({ absent, departmentId, departmentName, maxAllowed }) =>
      ({ date: formatPlainDate(date), departmentId, departmentName, currentAbsent: absent[index]!, maxAllowed }))
  })
}
