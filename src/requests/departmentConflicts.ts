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

type Colleague = DepartmentFacts['colleagues'][number]

/** One absence of a colleague, as a run of indexes into the proposed days; `to` is exclusive. */
interface Absence {
  readonly colleague: Colleague
  readonly from: number
  readonly to: number
}

/** What counts for a limit: the standing requests of others whose leave type counts, by first covered day. */
function countedAbsences(days: readonly ProposedDay[], facts: DepartmentFacts): Absence[] {
  const { leaveTypes, requester, departmentRequests, colleagues, workspace } = facts
  const counting = new Set(leaveTypes.filter(({ maximumAbsentApplies }) => maximumAbsentApplies).map(({ id }) => id))
  const members = new Map(colleagues.map((colleague) => [colleague.id, colleague]))
  const isNear = nearDays(days)
  const byFirstDay = days.map((): Absence[] => [])
  for (const request of departmentRequests) {
    if (!isNear(request)) continue
    const { memberId, leaveTypeId } = request
    const colleague = members.get(memberId)
    if (colleague === undefined || memberId === requester.id || !counting.has(leaveTypeId) || !isStanding(request)) continue
    const { from, to } = coveredDays(days, absenceDates(request, colleague.timeZone ?? workspace.timeZone))
    if (from < to) byFirstDay[from]!.push({ colleague, from, to })
  }
  return byFirstDay.flat()
}

/** How many members of a department are absent on each of the days, each member once. */
function absentOn(days: readonly ProposedDay[], absences: readonly Absence[], departmentId: Id): number[] {
  const changes = new Array<number>(days.length + 1).fill(0)
  const countedUntil = new Map<Colleague, number>()
  for (const { colleague, from, to } of absences) {
    if (!colleague.departmentIds.includes(departmentId)) continue
    // The days before have been counted with an earlier absence of the member.
    const first = Math.max(from, countedUntil.get(colleague) ?? 0)
    if (first >= to) continue
    changes[first]!++
    changes[to]!--
    countedUntil.set(colleague, to)
  }
  let absent = 0
  return days.map((_, index) => (absent += changes[index]!))
}

type LimitedDepartment = DepartmentFacts['departments'][number] & { readonly maximumAbsent: number }

/** Zero is a limit like any other. */
const isLimited = (department: DepartmentFacts['departments'][number] | undefined): department is LimitedDepartment =>
  department !== undefined && department.maximumAbsent !== null

/**
 * The proposed dates on which one of the requester's departments already has as many members absent as it allows, by date,
 * then in the order of the requester's departments (decision 39). None for a leave type that the limit does not apply to.
 */
export function departmentConflicts(days: readonly ProposedDay[], facts: DepartmentFacts): DepartmentLimitConflict[] {
  const { leaveType, requester, departments } = facts
  const limited = requester.departmentIds.map((id) => departments.find((department) => department.id === id)).filter(isLimited)
  if (!leaveType.maximumAbsentApplies || limited.length === 0) return []
  const absences = countedAbsences(days, facts)
  const counted = limited.map((department) => ({ department, absent: absentOn(days, absences, department.id) }))
  return days.flatMap(({ date }, index) => {
    const full = counted.filter(({ absent, department }) => absent[index]! >= department.maximumAbsent)
    return full.map(({ absent, department: { id: departmentId, name: departmentName, maximumAbsent: maxAllowed } }) =>
      ({ date: formatPlainDate(date), departmentId, departmentName, currentAbsent: absent[index]!, maxAllowed }))
  })
}
