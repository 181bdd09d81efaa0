import type { AllowanceType, AllowanceUnit, Id } from '../../records'

/** The allowance type from which a request takes (spec: v1 request events, `leave_type`). */
export interface DrawnAllowanceType {
  readonly id: Id
  /** The stored name, in no particular language. */
  readonly name: string
  readonly ignore_allowance_limit: boolean
  readonly allowance_unit: AllowanceUnit
}

/** null when nothing is drawn. */
export const drawnAllowanceType = (type: AllowanceType | null): DrawnAllowanceType | null =>
  type === null
    ? null
    : { id: type.id, name: type.defaultName, ignore_allowance_limit: type.ignoreAllowanceLimit, allowance_unit: type.unit }
