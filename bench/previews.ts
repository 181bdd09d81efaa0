import rrule from 'rrule'
import {
  type AbsenceRequest, type Department, type Member, type PreviewContext, type RecurringRequestPayload, type WorkspaceSnapshot,
  previewRecurringRequest, workspaceContexts,
} from '../src/index'
import { formatPlainDate, plainDate } from '../src/calendar'
import { generateWorkspace } from '../src/testing'
import { median, rounded, timed } from './measure'

const NOW = '2026-03-02T09:00:00.000Z'
const ROUNDS = 9
const DEPARTMENT_SIZE = 200
const REQUESTS_OF_COLLEAGUE = 10

/** Wednesdays for a year: 52 occurrences. */
const weekly: Omit<RecurringRequestPayload, 'leaveTypeId' | 'requesterMemberId'> = {
  reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false, adminApprovalOption: null,
  repeat: 'weekly', interval: 1, from: '2026-03-04', until: '2027-03-01', count: null, startTime: null, endTime: null,
  halfDay: 'full_day', weekDays: 'WE', day: null, month: null, pos: null, exDates: [],
}

/** One-day requests, spread evenly over the three years around the series; none of them on a Wednesday. */
function requestsOf(member: Member, count: number, model: AbsenceRequest): AbsenceRequest[] {
  const first = plainDate('2025-01-06')
  return Array.from({ length: count }, (_, n) => {
    const date = formatPlainDate(first + Math.floor((n * 150) / count) * 7 + (n % 2) * 3)
    return { ...model, id: `${member.id.slice(0, -6)}${String(n).padStart(6, '0')}`, memberId: member.id, status: 'APPROVED', start: date, end: date }
  })
}

/** A department with a limit, whose first member has `own` requests. */
function workspace(own: number): { snapshot: WorkspaceSnapshot; payload: RecurringRequestPayload } {
  const base = generateWorkspace({ seed: 7, members: DEPARTMENT_SIZE })
  const leaveType = { ...base.leaveTypes.find(({ takesFromAllowance }) => takesFromAllowance)!, needsApproval: false, maximumAbsentApplies: true, leaveUnit: 'days' as const }
  const model = base.requests.find(({ leaveTypeId }) => leaveTypeId === leaveType.id)!
  const department: Department = {
    id: '00000000-0000-4000-8000-00000000d001', customId: null, name: 'Everybody', isHidden: false, maximumAbsent: 20,
    approvalProcess: 'Linear_all_have_to_agree', managers: [], defaultRuleIds: {},
  }
  const members = base.members.map((member) => ({ ...member, departmentIds: [department.id], employmentStartDate: null, employmentEndDate: null }))
  const requests = members.flatMap((member, index) => requestsOf(member, index === 0 ? own : REQUESTS_OF_COLLEAGUE, model))
  const snapshot = { ...base, workspace: { ...base.workspace, plan: 'plus' as const }, departments: [department], members, leaveTypes: [leaveType], requests }
  return { snapshot, payload: { ...weekly, leaveTypeId: leaveType.id, requesterMemberId: members[0]!.id } }
}

function contextOf(own: number): { context: PreviewContext; payload: RecurringRequestPayload } {
  const { snapshot, payload } = workspace(own)
  const { requesterMemberId: requesterId, leaveTypeId } = payload
  const context = workspaceContexts(snapshot).preview({ now: NOW, callerId: requesterId, requesterId, leaveTypeId, representativeIds: [] })
  // A repository answers for the dates of the series only.
  const departmentRequests = context.departmentRequests.filter(({ start, end }) => end >= '2026-03-03' && start <= '2027-03-02')
  return { context: { ...context, departmentRequests }, payload }
}

function microseconds(work: () => unknown, times: number): number {
  for (let n = 0; n < times; n++) work()
  return (median(Array.from({ length: ROUNDS }, () => timed(() => { for (let n = 0; n < times; n++) work() }))) / times) * 1000
}

/** A whole preview against the mere listing of its dates, and how it grows with the member's requests. */
export function benchPreviews(): void {
  const { context, payload } = contextOf(100)
  const answer = previewRecurringRequest(context, payload)
  if (!answer.ok || answer.value.occurrenceCount !== 52 || answer.value.rejection !== null) throw new Error('expected a preview of 52 occurrences')
  const rule = { freq: rrule.RRule.WEEKLY, dtstart: new Date(Date.UTC(2026, 2, 4)), until: new Date(Date.UTC(2027, 2, 1)) }
  const listed = new rrule.RRule(rule, true).all().length
  if (listed !== 52) throw new Error(`expected rrule to list 52 dates, got ${listed}`)
  const preview = microseconds(() => previewRecurringRequest(context, payload), 300)
  const listing = microseconds(() => new rrule.RRule(rule, true).all(), 300)
  console.log('Previews: a weekly series over a year, 100 requests of the member, a department of 200')
  console.log(`  whole preview ${rounded(preview, 0)} us; rrule lists the dates in ${rounded(listing, 0)} us: ${rounded(preview / listing)} times it (aim <= 1)`)
  console.log('  own requests   us per preview   over n log n of 100')
  const share = (own: number, us: number): number => us / (own * Math.log2(own))
  for (const own of [100, 1000, 10_000]) {
    const { context: larger } = contextOf(own)
    const us = microseconds(() => previewRecurringRequest(larger, payload), own > 1000 ? 10 : 100)
    console.log(`  ${String(own).padStart(12)}   ${rounded(us, 0).padStart(14)}   ${rounded(share(own, us) / share(100, preview)).padStart(19)}`)
  }
}
