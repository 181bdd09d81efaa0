import type { Member } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkConfigurations } from './checkConfigurations'
import { checkDateOrder } from './checkDateOrder'
import { checkIdList } from './checkIdList'
import { checkSchedule } from './checkSchedule'
import { distinctIds } from './distinctIds'
import { eachPart } from './eachPart'

/** A member's employment, references, schedules and configurations. */
export function checkMember(member: Readable<Member>, at: Path, context: CheckContext): void {
  const { report, refer } = context
  checkDateOrder(member, 'employmentStartDate', 'employmentEndDate', at, report)
  if (member.status === 'ARCHIVED' && member.employmentEndDate === null) {
    report([...at, 'employmentEndDate'], 'a date, because the member is ARCHIVED')
  }
  context.checkTimeZone(member.timeZone, at)
  refer('holidayCalendars', member.holidayCalendarId, at, 'holidayCalendarId')
  refer('departments', member.approverConfig?.departmentId, [...at, 'approverConfig'], 'departmentId')
  checkIdList(member.departmentIds, 'departments', [...at, 'departmentIds'], context)
  checkIdList(member.approverIds, 'members', [...at, 'approverIds'], context)
  checkIdList(member.representatives?.memberIds, 'members', [...at, 'representatives', 'memberIds'], context)
  distinctIds(member.schedules ?? [], [...at, 'schedules'], report)
  eachPart(member.schedules, [...at, 'schedules'], (schedule, place) => checkSchedule(schedule, place, report))
  checkConfigurations(member.allowanceTypeConfigurations ?? [], [...at, 'allowanceTypeConfigurations'], context)
}
