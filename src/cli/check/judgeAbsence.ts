import { type AbsenceDuration, absenceDuration } from '../../duration/absenceDuration'
import { absenceFaults } from '../../duration/absenceFaults'
import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { WorkspaceSnapshot } from '../../records'
import { holidayHalves, workingCalendar } from '../../schedule'
import { readAbsence } from './readAbsence'

export interface CheckAnswer {
  readonly duration: AbsenceDuration
}

/** Answers what one request costs; a body that cannot be read is refused with every fault. */
export function judgeAbsence(body: unknown, snapshot: WorkspaceSnapshot): Result<CheckAnswer> {
  const absence = readAbsence(body, snapshot)
  if (!absence.ok) return absence
  const { member, leaveType } = absence.value
  const { workspace, holidayCalendars } = snapshot
  const timeZone = member.timeZone ?? workspace.timeZone
  const faults = absenceFaults(absence.value, leaveType.leaveUnit, timeZone)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const holidays = holidayCalendars.find(({ id }) => id === member.holidayCalendarId)
  const calendar = workingCalendar(
    member.schedules,
    workspace.defaultSchedule,
    holidays === undefined ? new Map<number, never>() : holidayHalves(holidays),
  )
  const { fiscalYearStartMonth } = workspace
  return ok({ duration: absenceDuration([absence.value], { leaveType, calendar, timeZone, fiscalYearStartMonth }) })
}
