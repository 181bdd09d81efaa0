import fc from 'fast-check'
import type { AllowanceUnit, Id, LeaveUnit } from '../../records'
import { criticalDates } from '../arbitraries/criticalDates'
import type { DateWindow } from '../arbitraries/dateWindow'
import { recordId } from '../recordId'

/** What to hold fixed; what is left out varies. */
export interface WorkspaceSnapshotsOptions {
  /** First of the four years in which nearly all dates lie. */
  readonly baseYear?: number
  /** Most members; 4 unless said otherwise. */
  readonly maxMembers?: number
  /** Most requests of one member; 8 unless said otherwise. */
  readonly maxRequests?: number
}

export interface FrameLeaveType {
  readonly id: Id
  readonly unit: LeaveUnit
  /** null = draws from no allowance. */
  readonly allowanceTypeId: Id | null
}

export interface FrameAllowanceType {
  readonly id: Id
  readonly unit: AllowanceUnit
  readonly ruleIds: readonly Id[]
}

/** Who and what exists in a workspace: the ids that every other part refers to. */
export interface WorkspaceFrame {
  readonly baseYear: number
  readonly fiscalYearStartMonth: number
  readonly window: Required<DateWindow>
  readonly memberIds: readonly Id[]
  readonly departmentIds: readonly Id[]
  readonly holidayCalendarIds: readonly Id[]
  readonly allowanceTypes: readonly FrameAllowanceType[]
  readonly leaveTypes: readonly FrameLeaveType[]
  readonly maxRequests: number
}

const leaveUnits: Readonly<Record<AllowanceUnit, readonly LeaveUnit[]>> = {
  days: ['days', 'half_days'],
  hours: ['hours', 'minutes_30', 'minutes_15', 'minutes_10', 'minutes_5', 'minutes_1'],
}

const idsOf = (kind: Parameters<typeof recordId>[0], count: number): Id[] =>
  Array.from({ length: count }, (_, n) => recordId(kind, n))

function allowanceTypesOf(units: readonly AllowanceUnit[], ruleCounts: readonly number[]): FrameAllowanceType[] {
  return units.map((unit, type) => ({
    id: recordId('allowanceType', type), unit,
    ruleIds: Array.from({ length: ruleCounts[type]! }, (_, n) => recordId('rule', n, type)),
  }))
}

/** One leave type for each allowance type, one more for the first, and one that draws from none. */
function leaveTypesOf(allowanceTypes: readonly FrameAllowanceType[], picks: readonly number[]): FrameLeaveType[] {
  const drawing = [...allowanceTypes, allowanceTypes[0]!]
  const units = drawing.map(({ unit }, n) => leaveUnits[unit][picks[n]! % leaveUnits[unit].length]!)
  return [
    ...drawing.map((type, n) => ({ id: recordId('leaveType', n), unit: units[n]!, allowanceTypeId: type.id })),
    { id: recordId('leaveType', drawing.length), unit: 'days', allowanceTypeId: null },
  ]
}

/** Frames of workspaces that have both units. */
export function workspaceFrames(options: WorkspaceSnapshotsOptions): fc.Arbitrary<WorkspaceFrame> {
  const { baseYear, maxMembers = 4, maxRequests = 8 } = options
  return fc
    .record({
      year: baseYear === undefined ? fc.integer({ min: 2023, max: 2026 }) : fc.constant(baseYear),
      fiscalYearStartMonth: fc.oneof({ withCrossShrink: true }, fc.constantFrom(1, 4), fc.integer({ min: 1, max: 12 })),
      members: fc.integer({ min: 1, max: maxMembers }),
      departments: fc.integer({ min: 0, max: 2 }),
      calendars: fc.integer({ min: 0, max: 2 }),
      units: fc.constantFrom<AllowanceUnit[][]>(['days', 'hours'], ['hours', 'days'], ['days', 'hours', 'days']),
      ruleCounts: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2), fc.constant(1)),
      picks: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5)),
      gathering: fc.array(fc.nat(99), { maxLength: 4 }),
    })
    .map(({ year, fiscalYearStartMonth, members, departments, calendars, units, ruleCounts, picks, gathering }) => {
      const start = { month: fiscalYearStartMonth, day: 1 }
      const openEmployment = { employmentStartDate: null, employmentEndDate: null }
      const dates = criticalDates([year, year + 1, year + 2, year + 3], [start], openEmployment)
      const near = [`${year + 1}-02-28`, ...gathering.map((pick) => dates[pick % dates.length]!)]
      const allowanceTypes = allowanceTypesOf(units, ruleCounts)
      return {
        baseYear: year, fiscalYearStartMonth, window: { min: `${year}-01-01`, max: `${year + 3}-12-31`, near },
        memberIds: idsOf('member', members), departmentIds: idsOf('department', departments),
        holidayCalendarIds: idsOf('holidayCalendar', calendars), allowanceTypes,
        leaveTypes: leaveTypesOf(allowanceTypes, picks), maxRequests,
      }
    })
}
