import type { Schedule } from './schedule'
import type { Id } from './scalars'

export type Plan = 'free' | 'mini' | 'essentials' | 'plus'

/** `projected`: a year's grants are usable from its first day. `accrued`: each from its grant date. */
export type AccrualMode = 'projected' | 'accrued'

export interface WorkspaceSettings {
  readonly accrualMode: AccrualMode
  readonly reasonMaxLength: number
  readonly bookableYearsBack: number
  readonly bookableYearsAhead: number
  readonly allowManagerPastRequestCancellation: boolean
  /** null = as many as the plan allows. */
  readonly maxAllowanceTypes: number | null
}

export interface Workspace {
  readonly id: Id
  readonly name: string
  /** IANA name; reads the calendar date and wall clock of an instant. */
  readonly timeZone: string
  /** 1 (January) to 12. */
  readonly fiscalYearStartMonth: number
  readonly plan: Plan
  readonly allowanceModel: 'rules' | 'legacy'
  readonly lock: 'none' | 'migrating' | 'rolled_back'
  readonly defaultSchedule: Schedule
  readonly settings: WorkspaceSettings
}
