/**
 * Builders for hand-worked comparisons. One member on one rule (28 days a year, carry-over of 10 that is usable for 3 months) from
 * 2026-01-01, of one allowance type in days; public holidays and the usual week count for their absences. As of 2026-06-30.
 */
import type { FigureDifferences, TermsFacts, TypeComparison, YearComparison } from '../../../../src/index'
import { memberTime } from '../../../../src/index'
import type { AbsenceRequest, AllowanceType, HolidayCalendar, LeaveType, Member, WorkspaceSnapshot } from '../../../../src/records'
import { approvedRequest } from '../../../../src/testing/build/approvedRequest'
import { calendarDayLeave } from '../../../../src/testing/build/calendarDayLeave'
import { emptySnapshot } from '../../../../src/testing/build/emptySnapshot'
import { plainMember } from '../../../../src/testing/build/plainMember'
import { workweek } from '../../../../src/testing/build/workweek'
import { expect } from 'vitest'
import { id, onRule, rule } from '../../allowance/given'

const created = '1970-01-01T00:00:00.000Z'
export const asOf = '2026-06-30'

export const vacation: AllowanceType = {
  id: id('type'), defaultName: 'Vacation', translations: [], unit: 'days', ignoreAllowanceLimit: false, position: 1, defaultRuleId: null, deletedAt: null,
  createdAt: created, updatedAt: created,
}

export const overtime: AllowanceType = { ...vacation, id: id('overtime'), defaultName: 'Overtime', unit: 'hours', position: 2 }

export const standard = rule({ amount: 28, carryOver: { limit: 10, expiresAfterMonths: 3 } }, 'standard')

/** Workdays that are no public holidays count. */
export const leave: LeaveType = { ...calendarDayLeave(id('leave'), 'Leave', 'half_days', vacation.id, created), ignoreSchedule: false, ignorePublicHolidays: false }

export const calendar: HolidayCalendar = { id: id('calendar'), name: 'Holidays', days: [] }

export const person = (name: string, some: Partial<Member> = {}): Member =>
  ({ ...plainMember(id(name), name, `${name}@example.com`, created), holidayCalendarId: calendar.id, ...some })

export const absent = (start: string, end = start, who = id('member')): AbsenceRequest =>
  approvedRequest(id(`${who.slice(0, 4)} ${start}`), who, leave.id, { start, end, startAt: 'morning', endAt: 'end_of_day' }, created)

const workspace: WorkspaceSnapshot['workspace'] = {
  id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: workweek(id('week'), created),
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1, allowManagerPastRequestCancellation: false,
    maxAllowanceTypes: null,
  },
}

/** A workspace with the types, the rule, the leave type and the calendar. */
export const company = (some: Partial<WorkspaceSnapshot>): WorkspaceSnapshot => ({
  ...emptySnapshot(workspace), allowanceTypes: [vacation, overtime], leaveTypes: [leave], rules: [standard], holidayCalendars: [calendar], ...some,
})

/** The facts of one member. */
export function given(some: Partial<TermsFacts> = {}): TermsFacts {
  const member = some.member ?? person('member')
  return {
    workspace, member, allowanceTypes: [vacation, overtime], leaveTypes: [leave], rules: [standard], assignments: [onRule(standard, '2026-01-01')],
    adjustments: [], memberAllowances: [], requests: [], time: memberTime(member, workspace, calendar), asOf, ...some,
  }
}

/** The year with this label of the only type. */
export function yearOf(label: number, [type]: readonly TypeComparison[]): YearComparison {
  const years = type?.years.filter(({ year }) => year === label) ?? []
  expect(years, `year ${label}`).toHaveLength(1)
  return years[0]!
}

/** The differences that are not zero. */
export const moved = ({ difference }: { readonly difference: FigureDifferences }): Partial<FigureDifferences> =>
  Object.fromEntries(Object.entries(difference).filter(([, amount]) => amount !== 0))
