import type { WorkspaceSnapshot } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { checkAdjustment } from './checkAdjustment'
import { checkAllowanceType } from './checkAllowanceType'
import { checkAssignment } from './checkAssignment'
import { checkContext } from './checkContext'
import { checkCustomIds } from './checkCustomIds'
import { checkDeliveries } from './checkDeliveries'
import { checkDepartment } from './checkDepartment'
import { checkIdentities } from './checkIdentities'
import { checkLeaveType } from './checkLeaveType'
import { checkMember } from './checkMember'
import { checkMemberAllowance } from './checkMemberAllowance'
import { checkOutOfOffice } from './checkOutOfOffice'
import { checkOverlaps } from './checkOverlaps'
import { checkRequest } from './checkRequest'
import { checkRule } from './checkRule'
import { checkSchedule } from './checkSchedule'
import { checkYears } from './checkYears'
import { distinctIds } from './distinctIds'
import { eachPart } from './eachPart'

/** The lists that nothing refers to; the ids of the others are checked while they are gathered. */
const otherLists = [
  'assignments',
  'adjustments',
  'memberAllowances',
  'requests',
  'outOfOfficeSettings',
  'auditEntries',
  'apiKeys',
  'outbox',
  'deliveries',
] as const satisfies (keyof WorkspaceSnapshot)[]

/** Reports what contradicts itself inside a record or between records, as far as the records could be read. */
export function checkSnapshot(snapshot: Readable<WorkspaceSnapshot>, report: Report): void {
  const context = checkContext(snapshot, report)
  const { refer } = context
  for (const name of otherLists) distinctIds(snapshot[name] ?? [], [name], report)

  context.checkTimeZone(snapshot.workspace?.timeZone, ['workspace'])
  checkSchedule(snapshot.workspace?.defaultSchedule, ['workspace', 'defaultSchedule'], report)
  eachPart(snapshot.departments, ['departments'], (department, at) => checkDepartment(department, at, context))
  eachPart(snapshot.members, ['members'], (member, at) => checkMember(member, at, context))
  checkCustomIds(snapshot.members ?? [], report)
  checkIdentities(snapshot.members ?? [], report)
  eachPart(snapshot.holidayCalendars, ['holidayCalendars'], ({ days }, at) => {
    distinctIds(days ?? [], [...at, 'days'], report)
  })
  eachPart(snapshot.leaveTypes, ['leaveTypes'], (leaveType, at) => checkLeaveType(leaveType, at, context))
  eachPart(snapshot.allowanceTypes, ['allowanceTypes'], (type, at) => checkAllowanceType(type, at, context))
  eachPart(snapshot.rules, ['rules'], (rule, at) => checkRule(rule, at, context))
  eachPart(snapshot.assignments, ['assignments'], (assignment, at) => checkAssignment(assignment, at, context))
  checkOverlaps(snapshot.assignments ?? [], report)
  eachPart(snapshot.adjustments, ['adjustments'], (adjustment, at) => checkAdjustment(adjustment, at, context))
  eachPart(snapshot.memberAllowances, ['memberAllowances'], (figures, at) => checkMemberAllowance(figures, at, context))
  checkYears(snapshot.memberAllowances ?? [], report)
  eachPart(snapshot.requests, ['requests'], (request, at) => checkRequest(request, at, context))
  eachPart(snapshot.outOfOfficeSettings, ['outOfOfficeSettings'], ({ memberId, leaveTypeId }, at) => {
    refer('members', memberId, at, 'memberId')
    refer('leaveTypes', leaveTypeId, at, 'leaveTypeId')
  })
  checkOutOfOffice(snapshot.outOfOfficeSettings ?? [], report)
  eachPart(snapshot.apiKeys, ['apiKeys'], ({ memberId }, at) => refer('members', memberId, at, 'memberId'))
  // Audit entries and events outlive the records they name.
  eachPart(snapshot.deliveries, ['deliveries'], ({ subscriptionId }, at) =>
    refer('webhookSubscriptions', subscriptionId, at, 'subscriptionId'))
  checkDeliveries(snapshot.deliveries ?? [], report)
}
