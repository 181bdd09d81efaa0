/**
 * Conflicts the naive way: every minute of every date, in halves, straight from the records. Shares no code with the engine.
 * Clocks come from the Temporal polyfill.
 */
import { Temporal } from '@js-temporal/polyfill'
import type { AbsenceRequest, Department, LeaveType, Member, PlainDate, Schedule } from '../../../../src/records'
import { scheduleOn, weekdayOf } from '../../duration/oracle'

type Times = Pick<AbsenceRequest, 'start' | 'end' | 'startAt' | 'endAt'>

/** A member's clock and schedules. */
export interface Clock {
  readonly schedules: readonly Schedule[]
  readonly defaultSchedule: Schedule
  readonly timeZone: string
}

/** A minute of the timeline, counted since 1970 UTC, on a member's clock. */
interface Minute {
  readonly at: number
  readonly date: PlainDate
  readonly half: 'am' | 'pm'
}

const instants = new Map<string, number>()

/** The minute at which a clock shows a time; `compatible` reads gaps and overlaps as decision 12 does. */
function minuteAt(date: PlainDate, minuteOfDay: number, timeZone: string): number {
  const key = `${date} ${minuteOfDay} ${timeZone}`
  const known = instants.get(key)
  if (known !== undefined) return known
  const wall = Temporal.PlainDateTime.from(`${date}T00:00`).add({ minutes: minuteOfDay })
  const minute = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds / 60_000
  instants.set(key, minute)
  return minute
}

export const dateAfter = (date: PlainDate, days = 1): PlainDate => Temporal.PlainDate.from(date).add({ days }).toString()

/** Every minute of a date, with the half that it lies in. */
function minutesOf(date: PlainDate, { schedules, defaultSchedule, timeZone }: Clock): Minute[] {
  const { am } = scheduleOn(schedules, defaultSchedule, date).days[weekdayOf(date)]
  const [hours, minutes] = (am.enabled ? am.end : '12:00').split(':').map(Number)
  const divided = minuteAt(date, hours! * 60 + minutes!, timeZone)
  const [begin, end] = [minuteAt(date, 0, timeZone), minuteAt(dateAfter(date), 0, timeZone)]
  return Array.from({ length: end - begin }, (_, index) => ({ at: begin + index, date, half: begin + index < divided ? 'am' : 'pm' }))
}

/** Tells of a minute whether an absence covers it: instants by the timeline, dates by their halves. */
function coverage({ start, end, startAt, endAt }: Times): (minute: Minute) => boolean {
  if (start.includes('T')) {
    const [first, after] = [Date.parse(start) / 60_000, Date.parse(end) / 60_000]
    return ({ at }) => first <= at && at < after
  }
  return ({ date, half }) => {
    if (date < start || date > end) return false
    const isBefore = date === start && startAt === 'afternoon' && half === 'am'
    const isAfter = date === end && endAt === 'lunchtime' && half === 'pm'
    return !isBefore && !isAfter
  }
}

const counts = ({ status }: AbsenceRequest): boolean => ['PENDING', 'APPROVED'].includes(status)

/** Decision 38: [date, ids of requests with a minute in common, by their first minute and id]; dates must hold everything. */
export function oracleConflicts(
  absences: readonly Times[],
  requests: readonly AbsenceRequest[],
  dates: readonly PlainDate[],
  clock: Clock,
): [PlainDate, string[]][] {
  const minutes = dates.flatMap((date) => minutesOf(date, clock))
  const proposed = new Set(absences.flatMap((absence) => minutes.filter(coverage(absence))))
  const inOrder = requests
    .filter(counts)
    .map((request) => ({ request, covered: minutes.filter(coverage(request)) }))
    .sort((a, b) => (a.covered[0]?.at ?? 0) - (b.covered[0]?.at ?? 0) || (a.request.id < b.request.id ? -1 : 1))
  return dates.flatMap((date): [PlainDate, string[]][] => {
    const ids = inOrder
      .filter(({ covered }) => covered.some((minute) => minute.date === date && proposed.has(minute)))
      .map(({ request }) => request.id)
    return ids.length === 0 ? [] : [[date, ids]]
  })
}

/** Whether an absence covers a date on a clock, be it for a minute. */
export function coversDate(absence: Times, date: PlainDate, timeZone: string): boolean {
  if (!absence.start.includes('T')) return absence.start <= date && date <= absence.end
  const isCovered = coverage(absence)
  const next = minuteAt(dateAfter(date), 0, timeZone)
  for (let at = minuteAt(date, 0, timeZone); at < next; at++) {
    if (isCovered({ at, date, half: 'am' })) return true
  }
  return false
}

interface DepartmentCase {
  readonly requester: Member
  readonly departments: readonly Department[]
  readonly leaveTypes: readonly LeaveType[]
  readonly colleagues: readonly Member[]
  readonly requests: readonly AbsenceRequest[]
  readonly workspaceTimeZone: string
}

/** Decision 39: `date department absent/allowed` of every full department, counted person by person. */
export function oracleDepartments(dates: readonly PlainDate[], of: DepartmentCase): string[] {
  const { requester, departments, leaveTypes, colleagues, requests, workspaceTimeZone } = of
  const isAway = (member: Member, date: PlainDate): boolean => requests.some((request) =>
    request.memberId === member.id && counts(request)
    && leaveTypes.find(({ id }) => id === request.leaveTypeId)!.maximumAbsentApplies
    && coversDate(request, date, member.timeZone ?? workspaceTimeZone))
  return dates.flatMap((date) => requester.departmentIds.flatMap((departmentId) => {
    const { maximumAbsent } = departments.find(({ id }) => id === departmentId)!
    const absent = colleagues.filter((one) => one.id !== requester.id && one.departmentIds.includes(departmentId) && isAway(one, date)).length
    return maximumAbsent === null || absent < maximumAbsent ? [] : [`${date} ${departmentId} ${absent}/${maximumAbsent}`]
  }))
}
