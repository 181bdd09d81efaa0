import type { YearBreakdown } from '../../allowance/breakDownYear'
import type { AllowanceFacts } from '../../allowance/typeInputs'
import type { AbsenceRequest, AllowanceType, AllowanceYear, Id, LedgerEntry, PlainDate } from '../../records'
import { memberAllowanceYear } from '../../allowance/memberAllowanceYear'
import { memberYear } from './memberYear'

/** The figures of a year, without its label, days and entries. */
export type BreakdownFigures = Omit<AllowanceYear, 'year' | 'from' | 'to' | 'entries'>

/** A request that takes from a year, and how much of it lies there. */
export interface BreakdownRequest extends Pick<AbsenceRequest, 'id' | 'start' | 'end' | 'status'> {
  readonly amount: number
}

/**
 * One allowance year of a member and type, explained (decision 4). Where one of the two flags is true, all that follows is null or
 * empty. All amounts are in the type's unit.
 */
export interface AllowanceBreakdown {
  readonly allowanceTypeId: Id
  readonly year: number
  /** The workspace has not moved to rules. */
  readonly legacyUnmigrated: boolean
  /** No covered day lies in a year of this label (allowances A3). */
  readonly noAllowanceForYear: boolean
  readonly from: PlainDate | null
  readonly to: PlainDate | null
  /** Of the year's row, or derived from member, type and year. */
  readonly memberAllowanceId: Id | null
  /** See `breakDownYear`; null also while the member is on no rule. */
  readonly rule: YearBreakdown['rule']
  readonly figures: BreakdownFigures | null
  readonly accrual: YearBreakdown['accrual']
  readonly carryOver: YearBreakdown['carryOver'] | null
  readonly adjustments: YearBreakdown['adjustments']
  /** In the order of their first day in the year. */
  readonly requests: readonly BreakdownRequest[]
  readonly entries: readonly LedgerEntry[]
}

const nothing = {
  from: null, to: null, memberAllowanceId: null, rule: null, figures: null, accrual: [], carryOver: null, adjustments: [], requests: [], entries: [],
} as const

function requestsOf({ booked }: YearBreakdown, requests: readonly AbsenceRequest[]): BreakdownRequest[] {
  return booked.flatMap(({ requestId, amount }) => {
    const request = requests.find(({ id }) => id === requestId)
    return request === undefined ? [] : [{ id: request.id, start: request.start, end: request.end, status: request.status, amount }]
  })
}

/** Explains a year out of the same fold that gives its figures; see `breakDownYear`. */
export function allowanceBreakdown(type: AllowanceType, facts: AllowanceFacts, label: number): AllowanceBreakdown {
  const breakdown = memberYear(type, facts, label)
  const legacyUnmigrated = facts.workspace.allowanceModel === 'legacy'
  const flags = { allowanceTypeId: type.id, year: label, legacyUnmigrated, noAllowanceForYear: breakdown === null }
  if (breakdown === null || legacyUnmigrated) return { ...flags, ...nothing }
  const { rule, accrual, carryOver, adjustments } = breakdown
  const { id, createdAt, updatedAt, allowanceType, year, from, to, ...figures } = memberAllowanceYear(type, facts, breakdown.year)
  return {
    ...flags, from, to, memberAllowanceId: id, rule, figures, accrual, carryOver, adjustments,
    requests: requestsOf(breakdown, facts.requests),
    entries: breakdown.year.entries,
  }
}
