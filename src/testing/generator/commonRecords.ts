import { formatPlainDate } from '../../calendar'
import type { AllowanceType, Department, HolidayCalendar, LeaveType, Workspace, WorkspaceSnapshot } from '../../records'
import { calendarDayLeave } from '../build/calendarDayLeave'
import { emptySnapshot } from '../build/emptySnapshot'
import { workweek } from '../build/workweek'
import { recordId } from '../recordId'
import { generatedRules } from './generatedRules'
import { allowanceNames, departmentNames } from './names'
import { type PlannedType, type WorkspacePlan, fiscalYearStart } from './workspacePlan'

/** Beyond the usual names, types are numbered. */
function typeName({ unit }: PlannedType, n: number): string {
  const names = allowanceNames[unit]
  const turn = Math.floor(n / 2)
  return names[turn] ?? `${names[0]!} ${turn + 1}`
}

function workspace(plan: WorkspacePlan): Workspace {
  return {
    id: recordId('workspace', 0, 0, plan.seed), name: `Workspace ${plan.seed}`, timeZone: 'UTC',
    fiscalYearStartMonth: plan.fiscalYearStartMonth, plan: 'plus', allowanceModel: 'rules', lock: 'none',
    defaultSchedule: workweek(recordId('schedule', 0, 0, plan.seed), plan.at),
    settings: {
      accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1,
      allowManagerPastRequestCancellation: false, maxAllowanceTypes: null,
    },
  }
}

/** Without managers: they would be members, and batches do not know each other's members. */
const department = (plan: WorkspacePlan, name: string, n: number): Department => ({
  id: plan.departmentIds[n]!, customId: null, name, isHidden: false, maximumAbsent: null,
  approvalProcess: 'Linear_all_have_to_agree', managers: [],
  defaultRuleIds: n === 0 ? Object.fromEntries(plan.types.map((type) => [type.id, type.ruleIds[1]!])) : {},
})

const allowanceType = (plan: WorkspacePlan, type: PlannedType, n: number): AllowanceType => ({
  id: type.id, defaultName: typeName(type, n), translations: [], unit: type.unit, ignoreAllowanceLimit: false, position: n,
  defaultRuleId: type.ruleIds[0]!, deletedAt: null, createdAt: plan.at, updatedAt: plan.at,
})

const leaveType = (plan: WorkspacePlan, type: PlannedType, n: number): LeaveType =>
  calendarDayLeave(type.leaveTypeId, typeName(type, n), type.unit, type.id, plan.at)

/** Month and day, with the name, of the holidays of each calendar year. */
const holidays = [
  { monthDay: '01-01', name: "New Year's Day" },
  { monthDay: '05-01', name: 'Labour Day' },
  { monthDay: '12-25', name: 'Christmas Day' },
] as const

function holidayCalendar(plan: WorkspacePlan): HolidayCalendar {
  const days = Array.from({ length: plan.years + 1 }, (_, n) => {
    const year = formatPlainDate(fiscalYearStart(plan, n)).slice(0, 4)
    return holidays.map(({ monthDay, name }, holiday) => ({
      id: recordId('holiday', holiday, n, plan.seed), date: `${year}-${monthDay}`, duration: 'full_day' as const,
      names: [{ language: 'en', name }],
    }))
  })
  return { id: plan.holidayCalendarId, name: 'Public holidays', days: days.flat() }
}

/** The records that every batch repeats unchanged. */
export function commonRecords(plan: WorkspacePlan): WorkspaceSnapshot {
  return {
    ...emptySnapshot(workspace(plan)),
    departments: departmentNames.map((name, n) => department(plan, name, n)),
    holidayCalendars: [holidayCalendar(plan)],
    allowanceTypes: plan.types.map((type, n) => allowanceType(plan, type, n)),
    leaveTypes: plan.types.map((type, n) => leaveType(plan, type, n)),
    rules: plan.types.flatMap((type) => generatedRules(type, plan)),
  }
}
