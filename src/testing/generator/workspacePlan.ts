import { type Day, addMonths, dayInMonth, monthIndex } from '../../calendar'
import type { AllowanceUnit, Id, Instant } from '../../records'
import { recordId } from '../recordId'
import { departmentNames } from './names'
import { chance, randomStream } from './random'

/** What the generated workspace is like; the same seed and options give the same workspace. */
export interface GenerateWorkspaceOptions {
  /** A whole number from 0 to below 2^32. */
  readonly seed: number
  /** How many members this batch has. */
  readonly members: number
  /** Number of the batch's first member; 0 unless said otherwise. */
  readonly firstMember?: number
  /** The calendar year in which the first fiscal year starts; 2024 unless said otherwise. */
  readonly firstYear?: number
  /** Fiscal years with bookings; 3 unless said otherwise. */
  readonly years?: number
  /** Days and hours by turns; 2 unless said otherwise. */
  readonly allowanceTypes?: number
  /** Requests of each member for each type over all years; 40 unless said otherwise. */
  readonly bookingsPerType?: number
  /** 1 to 12; January or April, by the seed, unless said otherwise. */
  readonly fiscalYearStartMonth?: number
}

export interface PlannedType {
  readonly id: Id
  readonly leaveTypeId: Id
  readonly unit: AllowanceUnit
  /** The first is the default. */
  readonly ruleIds: readonly Id[]
}

/** What all batches of a workspace share. */
export interface WorkspacePlan {
  readonly seed: number
  readonly fiscalYearStartMonth: number
  readonly years: number
  /** First day of the first fiscal year. */
  readonly firstDay: Day
  /** Last day of the last one. */
  readonly lastDay: Day
  readonly types: readonly PlannedType[]
  readonly departmentIds: readonly Id[]
  readonly holidayCalendarId: Id
  readonly bookingsPerType: number
  /** When everything was set up. */
  readonly at: Instant
}

/** Stream 0 draws what belongs to nobody; member `i` has stream `i + 1`. */
const COMMON_STREAM = 0

/** As many as there are contracts of each unit. */
const RULES_PER_TYPE = 4

function plannedType(seed: number, n: number): PlannedType {
  return {
    id: recordId('allowanceType', n, 0, seed),
    leaveTypeId: recordId('leaveType', n, 0, seed),
    unit: n % 2 === 0 ? 'days' : 'hours',
    ruleIds: Array.from({ length: RULES_PER_TYPE }, (_, rule) => recordId('rule', rule, n, seed)),
  }
}

/** First day of the fiscal year that starts `years` after the plan's first one. */
export const fiscalYearStart = (plan: Pick<WorkspacePlan, 'firstDay'>, years: number): Day => addMonths(plan.firstDay, years * 12)

/** Draws what all batches share, without looking at members. */
export function workspacePlan(options: GenerateWorkspaceOptions): WorkspacePlan {
  const { seed, firstYear = 2024, years = 3, allowanceTypes = 2, bookingsPerType = 40 } = options
  const { fiscalYearStartMonth = chance(randomStream(seed, COMMON_STREAM), 0.5) ? 4 : 1 } = options
  const firstDay = dayInMonth(monthIndex(firstYear, fiscalYearStartMonth), 1)
  return {
    seed, fiscalYearStartMonth, years, bookingsPerType, firstDay,
    lastDay: dayInMonth(monthIndex(firstYear + years, fiscalYearStartMonth), 1) - 1,
    types: Array.from({ length: allowanceTypes }, (_, n) => plannedType(seed, n)),
    departmentIds: departmentNames.map((_, n) => recordId('department', n, 0, seed)),
    holidayCalendarId: recordId('holidayCalendar', 0, 0, seed),
    at: `${firstYear}-01-01T08:00:00.000Z`,
  }
}
