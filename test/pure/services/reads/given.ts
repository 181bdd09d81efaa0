/**
 * A workspace to read. Boss manages Sales and Workshop and belongs to neither; Olaf manages the Office. Ada is in Sales and in the
 * Workshop, Bob in Sales, Dan, who has left, in the Workshop, Cleo in the Office. Root is an admin. The office week, UTC unless a member says otherwise.
 */
import { readListWindow } from '../../../../src/calendar'
import type { ListWindow } from '../../../../src/calendar/listWindow'
import type { Failure } from '../../../../src/kernel/failure'
import type { Result } from '../../../../src/kernel/result'
import type {
  AbsenceRequest, AllowanceType, Department, LeaveType, Member, Workspace, WorkspaceSnapshot,
} from '../../../../src/records'
import { approvedRequest } from '../../../../src/testing/build/approvedRequest'
import { emptySnapshot } from '../../../../src/testing/build/emptySnapshot'
import { plainMember } from '../../../../src/testing/build/plainMember'
import { id } from '../../allowance/given'
import { holidays, office } from '../../schedule/given'

export { id }
export { now, open } from './store'

export const created = '2024-01-01T00:00:00.000Z'

export const member = (name: string, some: Partial<Member> = {}): Member =>
  ({ ...plainMember(id(name), name, `${name.toLowerCase()}@example.com`, created), ...some })

export const boss = member('Boss')
export const olaf = member('Olaf')
export const root = member('Root', { isAdmin: true })

const department = (name: string, manager: Member): Department => ({
  id: id(name), customId: null, name, isHidden: false, maximumAbsent: null, approvalProcess: 'Parallel_one_has_to_agree',
  managers: [{ memberId: manager.id, predecessorMemberId: null }], defaultRuleIds: {},
})

export const sales = department('Sales', boss)
export const workshop = department('Workshop', boss)
export const back = department('Office', olaf)

/** Whit Monday, and the afternoons of Christmas Eve. */
export const bavaria = { ...holidays(['2026-05-25', 'full_day'], ['2026-12-24', 'afternoon'], ['2027-01-01', 'morning']), id: id('Bavaria'), name: 'Bavaria' }

export const ada = member('Ada', { customId: 'A-1', departmentIds: [workshop.id, sales.id], holidayCalendarId: bavaria.id })
export const bob = member('Bob', { departmentIds: [sales.id], timeZone: 'Europe/Berlin' })
export const cleo = member('Cleo', { customId: 'C-1', departmentIds: [back.id] })
export const dan = member('Dan', { departmentIds: [workshop.id], status: 'ARCHIVED', employmentEndDate: '2026-01-31' })

export const annual: AllowanceType = {
  id: id('annual'), defaultName: 'Annual leave', translations: [], unit: 'days', ignoreAllowanceLimit: false, position: 1,
  defaultRuleId: null, deletedAt: null, createdAt: created, updatedAt: created,
}

const leave = (name: string, some: Partial<LeaveType> = {}): LeaveType => ({
  id: id(name), name, translations: [], needsApproval: false, takesFromAllowance: false, allowanceTypeId: null, leaveUnit: 'half_days',
  reasonMandatory: false, maximumAbsentApplies: false, representativesRequired: false, ignoreSchedule: false, ignorePublicHolidays: false,
  archivedAt: null, createdAt: created, updatedAt: created, ...some,
})

/** Draws from `annual`. */
export const vacation = leave('vacation', { takesFromAllowance: true, allowanceTypeId: annual.id })
/** Names an allowance type and draws nothing. */
export const sick = leave('sick', { allowanceTypeId: annual.id })
export const doctor = leave('doctor', { leaveUnit: 'minutes_15' })

const workspace: Workspace = {
  id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: office,
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1, allowManagerPastRequestCancellation: false,
    maxAllowanceTypes: null,
  },
}

export const company = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot => ({
  ...emptySnapshot(workspace), departments: [sales, workshop, back], members: [root, olaf, dan, cleo, boss, bob, ada],
  holidayCalendars: [bavaria], leaveTypes: [vacation, sick, doctor], allowanceTypes: [annual], ...some,
})

/** An approved request, named so that ids sort like the names. Dates: vacation; instants: doctor. */
export function request(name: string, of: Member, start: string, end = start, some: Partial<AbsenceRequest> = {}): AbsenceRequest {
  const times = { start, end, startAt: 'morning', endAt: 'end_of_day' } as const
  return { ...approvedRequest(id(name), of.id, start.length === 10 ? vacation.id : doctor.id, times, created), ...some }
}

/** Between times such as `2026-03-02 09:00` in UTC. */
export const between = (name: string, of: Member, start: string, end: string, some: Partial<AbsenceRequest> = {}): AbsenceRequest =>
  request(name, of, `${start.replace(' ', 'T')}:00.000Z`, `${end.replace(' ', 'T')}:00.000Z`, some)

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`)
  return result.value
}

export function failureOf(result: Result<unknown>): Failure {
  if (result.ok) throw new Error('not refused')
  return result.failure
}

/** As a list endpoint reads its `start` and `end`. */
export const window = (start: string, end: string): ListWindow =>
  valueOf(readListWindow(start, end, { timeZone: 'UTC', serverTimeZone: 'UTC', localizedDates: 'reject' }))

export const everything = { memberIds: null, departmentIds: null, status: null, window: window('2026-01-01', '2026-12-31') } as const
