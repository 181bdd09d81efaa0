import type { DateReading } from '../calendar'
import { type Issue, failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import type { RecurringRequestPayload } from '../preview/payload'
import { readRecurrenceFields } from '../recurrence/recurrenceFields'
import { type BodyReader, flag, listOf, oneOf, optional, text, uuid } from './bodyReaders'
import { clockTime } from './clockTimeReader'
import { plainMoment } from './plainMoment'

/** The fields in the order of the specification's table, in which faults are told. */
const fieldOrder = [
  'leave_type_id', 'requester_member_id', 'reason', 'repeat', 'interval', 'from', 'until', 'count', 'start_time', 'end_time',
  'half_day', 'weekDays', 'day', 'month', 'pos', 'exDates', 'files', 'representative_member_ids', 'ignoreMaximumAbsence',
  'admin_approval_option',
]

const place = ({ path = '' }: Issue): number => fieldOrder.indexOf(path.split(/[.[]/, 1)[0] ?? '')

const uuids = listOf('a list of UUIDs', uuid)

/** What the payload says beside the dates of its series. */
const readers = {
  leave_type_id: uuid,
  requester_member_id: uuid,
  reason: optional(text, null),
  start_time: optional(clockTime, null),
  end_time: optional(clockTime, null),
  half_day: optional(oneOf('full_day', 'morning', 'afternoon'), 'full_day'),
  files: optional(uuids, null),
  representative_member_ids: optional(uuids, []),
  ignoreMaximumAbsence: optional(flag, false),
  admin_approval_option: optional(oneOf('approve_request_immediately', 'go_through_the_normal_approval_process'), null),
} as const satisfies Record<string, BodyReader<unknown>>

type Fields = Readonly<Record<string, unknown>>

/** The dates of a body that was found readable, in texts that mean the same on every server. */
function datesOf(fields: Fields, reading: DateReading): Pick<RecurringRequestPayload, 'from' | 'until' | 'exDates'> {
  const { from, until, exDates } = fields as { from: string; until: string | null; exDates?: readonly string[] | null }
  return {
    from: plainMoment(from, reading),
    until: until === null ? null : plainMoment(until, reading),
    exDates: (exDates ?? []).map((date) => plainMoment(date, reading)),
  }
}

/**
 * The schema of a recurring request's body (spec: POST /requests/recurring/preview; decision 30): types, presence of keys,
 * ranges, readable dates. Every fault is told at once, at its wire name, as BAD_REQUEST. Optional fields may be null; unknown
 * ones are ignored. Dates come out as `YYYY-MM-DD` or as instants, so that nothing depends on the server's zone any more.
 */
export function readRecurringRequest(
  body: unknown,
  { serverTimeZone, localizedDates }: Pick<DateReading, 'serverTimeZone' | 'localizedDates'>,
): Result<RecurringRequestPayload> {
  const reading: DateReading = { timeZone: 'UTC', serverTimeZone, localizedDates }
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const recurrence = readRecurrenceFields(isObject ? { ...body, exDates: (body as Fields)['exDates'] ?? [] } : body, reading)
  if (!isObject && !recurrence.ok) return recurrence
  const fields = body as Fields
  const issues: Issue[] = recurrence.ok ? [] : [...recurrence.failure.issues]
  const read = <N extends keyof typeof readers>(name: N): ReturnType<(typeof readers)[N]> =>
    readers[name](fields[name], name, issues) as ReturnType<(typeof readers)[N]>
  const leaveTypeId = read('leave_type_id')
  const requesterMemberId = read('requester_member_id')
  const reason = read('reason')
  const startTime = read('start_time')
  const endTime = read('end_time')
  const halfDay = read('half_day')
  read('files')
  const representativeMemberIds = read('representative_member_ids')
  const ignoreMaximumAbsence = read('ignoreMaximumAbsence')
  const adminApprovalOption = read('admin_approval_option')
  if (
    !recurrence.ok || issues.length > 0 || leaveTypeId === undefined || requesterMemberId === undefined || reason === undefined ||
    startTime === undefined || endTime === undefined || halfDay === undefined || representativeMemberIds === undefined ||
    ignoreMaximumAbsence === undefined || adminApprovalOption === undefined
  ) return refuse(failure('BAD_REQUEST', issues.sort((a, b) => place(a) - place(b))))
  return ok({
    leaveTypeId, requesterMemberId, reason, startTime, endTime, halfDay, representativeMemberIds, ignoreMaximumAbsence,
    adminApprovalOption, ...recurrence.value, ...datesOf(fields, reading),
  })
}
