/**
 * Builders for hand-worked previews. Defaults: Monday 2 March 2026, 09:00 UTC; Ada asks for herself, for Mondays in half-day units
 * of a leave type that needs approval, by Boss, and draws from 30 days a year; the office week, no holidays, fiscal years from January.
 */
import { expect } from 'vitest'
import { decideRecurringRequest, decideRequest, previewRecurringRequest, previewRequest } from '../../../src/index'
import type {
  AbsenceRequest, AllowanceInput, AllowanceType, Creation, CreationContext, Department, Failure, LeaveType, Member, PlainDate,
  RecurringPreview, RecurringRequestPayload, RequestPreview, RequestStatus, Result, SingleRequestPayload, Workspace, WorkspaceSettings,
} from '../../../src/index'
import { approvedRequest } from '../../../src/testing/build/approvedRequest'
import { plainMember } from '../../../src/testing/build/plainMember'
import { given as allowanceOf, id } from '../allowance/given'
import { office } from '../schedule/given'

export { id }

const created = '2024-01-01T00:00:00.000Z'
export const now = '2026-03-02T09:00:00.000Z'

export const member = (name: string, some: Partial<Member> = {}): Member =>
  ({ ...plainMember(id(name), name, `${name}@example.com`, created), ...some })

export const boss = member('Boss')
export const bob = member('Bob')
export const root = member('Root', { isAdmin: true })
export const ada = member('Ada', { approverIds: [boss.id] })

/** Ada with some other representatives' settings. */
export const represented = (some: Partial<Member['representatives']>): Member =>
  ({ ...ada, representatives: { ...ada.representatives, ...some } })

type SomeWorkspace = Partial<Omit<Workspace, 'settings'>> & { readonly settings?: Partial<WorkspaceSettings> }

export function workspace({ settings, ...some }: SomeWorkspace = {}): Workspace {
  return {
    id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'essentials', allowanceModel: 'rules',
    lock: 'none', defaultSchedule: office, ...some,
    settings: {
      accrualMode: 'projected', reasonMaxLength: 20, bookableYearsBack: 1, bookableYearsAhead: 1,
      allowManagerPastRequestCancellation: false, maxAllowanceTypes: null, ...settings,
    },
  }
}

export const department = (name: string, some: Partial<Department> = {}): Department => ({
  id: id(name), customId: null, name, isHidden: false, maximumAbsent: null, approvalProcess: 'Parallel_all_have_to_agree',
  managers: [], defaultRuleIds: {}, ...some,
})

export const managedBy = (...managers: readonly Member[]): Pick<Department, 'managers'> =>
  ({ managers: managers.map(({ id: memberId }) => ({ memberId, predecessorMemberId: null })) })

export const annual: AllowanceType = {
  id: id('type'), defaultName: 'Annual leave', translations: [], unit: 'days', ignoreAllowanceLimit: false, position: 1,
  defaultRuleId: null, deletedAt: null, createdAt: created, updatedAt: created,
}

export const leaveType = (some: Partial<LeaveType> = {}): LeaveType => ({
  id: id('vacation'), name: 'Vacation', translations: [], needsApproval: true, takesFromAllowance: true, allowanceTypeId: annual.id,
  leaveUnit: 'half_days', reasonMandatory: false, maximumAbsentApplies: false, representativesRequired: false, ignoreSchedule: false,
  ignorePublicHolidays: false, archivedAt: null, createdAt: created, updatedAt: created, ...some,
})

/** A leave type that draws from no allowance. */
export const unpaid = (some: Partial<LeaveType> = {}): LeaveType =>
  leaveType({ takesFromAllowance: false, allowanceTypeId: null, ...some })

/** Ada's balance: 30 days from 2026 on, unlimited carry-over. */
export const allowance = (some: Partial<AllowanceInput> = {}): AllowanceInput => allowanceOf({ asOf: '2026-03-02', ...some })

let lastId = 0

/** What is left out follows from the rest: the asking member is the requester, an allowance is given where one is drawn from. */
export function context(some: Partial<CreationContext> = {}): CreationContext {
  const requester = some.requester ?? ada
  const type = some.leaveType ?? leaveType()
  return {
    now, workspace: workspace(), caller: requester, requester, departments: [], leaveType: type, leaveTypes: [type],
    allowanceType: type.takesFromAllowance ? annual : null, allowance: type.takesFromAllowance ? allowance() : null,
    holidayCalendar: null,
    ownRequests: [], departmentRequests: [], representations: [], colleagues: [], representatives: [],
    ids: () => `00000000-0000-4000-8000-${(++lastId).toString(16).padStart(12, '0')}`, ...some,
  }
}

/** Three Mondays from 9 March 2026, whole days. */
export const series = (some: Partial<RecurringRequestPayload> = {}): RecurringRequestPayload => ({
  leaveTypeId: id('vacation'), requesterMemberId: ada.id, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null, repeat: 'weekly', interval: 1, from: '2026-03-09', until: null, count: 3, startTime: null, endTime: null,
  halfDay: 'full_day', weekDays: null, day: null, month: null, pos: null, exDates: [], ...some,
})

/** Every date from the first on, so many. */
export const daily = (from: PlainDate, count: number, some: Partial<RecurringRequestPayload> = {}): RecurringRequestPayload =>
  series({ repeat: 'daily', from, count, ...some })

/** One whole day, or more. */
export const single = (start: string, end = start, some: Partial<SingleRequestPayload> = {}): SingleRequestPayload => ({
  leaveTypeId: id('vacation'), requesterMemberId: ada.id, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null, start, end, startAt: 'morning', endAt: 'end_of_day', ...some,
})

/** A member's whole-day request from a date to a date, or between instants. */
export function request(of: Member, start: string, end: string, some: Partial<AbsenceRequest> = {}): AbsenceRequest {
  const times = { start, end, startAt: 'morning', endAt: 'end_of_day' } as const
  return { ...approvedRequest(id(`${of.name} ${start.slice(2)}`), of.id, id('vacation'), times, created), ...some }
}

/** The entry of somebody who stands in for the absence of a request. */
export const standIn = (of: Member, status: RequestStatus | 'REPLACED'): AbsenceRequest['representativeApprovers'][number] => ({
  id: id(`entry ${of.name}`), memberId: of.id, status, replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null,
})

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`)
  return result.value
}

export function failureOf(result: Result<unknown>): Failure {
  if (result.ok) throw new Error('not refused')
  return result.failure
}

export const preview = (of: Partial<CreationContext> = {}, payload = series()): RecurringPreview =>
  valueOf(previewRecurringRequest(context(of), payload))

export const previewSingle = (of: Partial<CreationContext>, payload: SingleRequestPayload): RequestPreview =>
  valueOf(previewRequest(context(of), payload))

export const create = (of: Partial<CreationContext> = {}, payload = series()): Creation =>
  valueOf(decideRecurringRequest(context(of), payload))

export const createSingle = (of: Partial<CreationContext>, payload: SingleRequestPayload): Creation =>
  valueOf(decideRequest(context(of), payload))

/** `CODE`, or `CODE 2026-03-09` where the rejection names a date; null = none. */
export function rejectionOf(of: Partial<CreationContext> = {}, payload = series()): string | null {
  const { rejection } = preview(of, payload)
  return rejection && codeAndDate(rejection)
}

export function singleRejectionOf(of: Partial<CreationContext>, payload: SingleRequestPayload): string | null {
  const { rejection } = previewSingle(of, payload)
  return rejection && codeAndDate(rejection)
}

const codeAndDate = ({ code, date }: { readonly code: string; readonly date?: string | null }): string =>
  (date ? `${code} ${date}` : code)

/** How the create endpoint refuses: `400 CODE date`, the code being that of the first issue (decision 7). */
export function refusalOf(of: Partial<CreationContext> = {}, payload = series()): string {
  const { code, issues, date } = failureOf(decideRecurringRequest(context(of), payload))
  expect(code).toBe('BAD_REQUEST')
  expect(issues).toHaveLength(1)
  return codeAndDate({ code: String(issues[0]!.code), date: date ?? null })
}
