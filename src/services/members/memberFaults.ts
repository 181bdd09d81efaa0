import { isTimeZone, parsePlainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { Id, Member } from '../../records'
import type { MemberChange } from './memberChange'

/** What of the records that a change names is known. */
export interface KnownReferences {
  readonly departmentIds: ReadonlySet<Id>
  readonly holidayCalendarIds: ReadonlySet<Id>
}

type Check = (change: MemberChange, member: Member, known: KnownReferences) => readonly Issue[]

const textsAreNotEmpty: Check = (change) =>
  (['name', 'email'] as const)
    .filter((field) => change[field]?.trim() === '')
    .map((field) => fault(field, 'a text that is not empty', change[field]))

const isDateOrNone = (text: string | null | undefined): boolean => typeof text !== 'string' || parsePlainDate(text) !== null

const datesExist: Check = (change) =>
  (['birthday', 'employmentStartDate', 'employmentEndDate'] as const)
    .filter((field) => !isDateOrNone(change[field]))
    .map((field) => fault(field, 'a calendar date YYYY-MM-DD', change[field]))

/** Asked of the dates as they would be; their texts compare like the dates. */
const employmentIsInOrder: Check = (change, member) => {
  const { employmentStartDate: start, employmentEndDate: end } = { ...member, ...change }
  if (start === null || end === null || !isDateOrNone(start) || !isDateOrNone(end) || start <= end) return []
  return [change.employmentEndDate === undefined
    ? fault('employmentStartDate', `${end} (employmentEndDate) or earlier`, start)
    : fault('employmentEndDate', `${start} (employmentStartDate) or later`, end)]
}

/** Decision 49. */
const archivedHaveLeft: Check = ({ employmentEndDate }, { status }) =>
  employmentEndDate === null && status === 'ARCHIVED' ? [fault('employmentEndDate', 'a date, because the member is ARCHIVED', null)] : []

const departmentsAreKnown: Check = ({ departmentIds = [] }, _member, known) =>
  departmentIds.flatMap((id, index) => {
    if (!known.departmentIds.has(id)) return fault(`departmentIds[${index}]`, 'the id of a department', id)
    return departmentIds.indexOf(id) < index ? fault(`departmentIds[${index}]`, 'each id once', id) : []
  })

const holidayCalendarIsKnown: Check = ({ holidayCalendarId = null }, _member, known) =>
  holidayCalendarId === null || known.holidayCalendarIds.has(holidayCalendarId)
    ? []
    : [fault('holidayCalendarId', 'the id of a holiday calendar', holidayCalendarId)]

const timeZoneIsKnown: Check = ({ timeZone = null }) =>
  timeZone === null || isTimeZone(timeZone) ? [] : [fault('timeZone', 'the name of a time zone', timeZone)]

const checks: readonly Check[] = [
  textsAreNotEmpty, datesExist, employmentIsInOrder, archivedHaveLeft, departmentsAreKnown, holidayCalendarIsKnown, timeZoneIsKnown,
]

/** Everything that is wrong with a change of a member, with its path in the change; nothing when the change can be made. */
export function memberFaults(change: MemberChange, member: Member, known: KnownReferences): Issue[] {
  return checks.flatMap((check) => check(change, member, known))
}
