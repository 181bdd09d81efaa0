import { type DateReading, formatInstant, formatPlainDate, readDate, readInstant } from '../../calendar'
import type { AbsenceTimes } from '../../duration/absenceDays'
import { isDayUnit } from '../../duration/leaveUnits'
import { type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { LeaveType, Member, WorkspaceSnapshot } from '../../records'

/** A single request's body, with the records it names. */
export interface AbsenceBody extends AbsenceTimes {
  readonly member: Member
  readonly leaveType: LeaveType
  readonly reason: string | null
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const oneOf = <const W extends readonly string[]>(words: W, value: unknown): W[number] | undefined =>
  words.find((word) => word === value)

const maybeText = (value: unknown = null): string | null | undefined =>
  (value === null || typeof value === 'string' ? value : undefined)

/** A date for day units, an instant for time units, each in the form that records hold; undefined when unreadable. */
function readMoment(text: unknown, leaveType: LeaveType | undefined, reading: DateReading): string | undefined {
  if (typeof text !== 'string') return undefined
  const inDays = leaveType === undefined || isDayUnit(leaveType.leaveUnit)
  const moment = inDays ? readDate(text, reading) : readInstant(text, reading)
  if (moment === null) return undefined
  return inDays ? formatPlainDate(moment) : formatInstant(moment)
}

/** Reads the body of a single request against a workspace; every fault at once. Left-out halves mean whole days. */
export function readAbsence(body: unknown, { workspace, members, leaveTypes }: WorkspaceSnapshot): Result<AbsenceBody> {
  if (typeof body !== 'object' || body === null) {
    return refuse(failure('BAD_REQUEST', [{ message: `expected a request (an object), got ${shown(body)}` }]))
  }
  const fields = body as Readonly<Record<string, unknown>>
  const issues: Issue[] = []
  const expect = <T>(path: string, expected: string, value: T | undefined): T | undefined => {
    if (value === undefined) issues.push({ path, message: `expected ${expected}, got ${shown(fields[path])}` })
    return value
  }
  const dateTime = 'an ISO 8601 date or date and time'
  const member = expect('memberId', 'the id of a member in the file', members.find(({ id }) => id === fields['memberId']))
  const leaveType = expect('leaveTypeId', 'the id of a leave type in the file', leaveTypes.find(({ id }) => id === fields['leaveTypeId']))
  const reading: DateReading = { timeZone: member?.timeZone ?? workspace.timeZone, serverTimeZone: 'UTC', localizedDates: 'month_first' }
  const start = expect('start', dateTime, readMoment(fields['start'], leaveType, reading))
  const end = expect('end', dateTime, readMoment(fields['end'], leaveType, reading))
  const startAt = expect('startAt', '"morning" or "afternoon"', oneOf(['morning', 'afternoon'], fields['startAt'] ?? 'morning'))
  const endAt = expect('endAt', '"lunchtime" or "end_of_day"', oneOf(['lunchtime', 'end_of_day'], fields['endAt'] ?? 'end_of_day'))
  const reason = expect('reason', 'a text or null', maybeText(fields['reason']))
  if (member === undefined || leaveType === undefined || start === undefined || end === undefined
    || startAt === undefined || endAt === undefined || reason === undefined) {
    return refuse(failure('BAD_REQUEST', issues))
  }
  return ok({ member, leaveType, start, end, startAt, endAt, reason })
}
