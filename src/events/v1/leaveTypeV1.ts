import { isDayUnit } from '../../duration/leaveUnits'
import type { AllowanceUnit, Id, LeaveUnit } from '../../records'
import type { RequestDetails } from '../eventFacts'
import { type DrawnAllowanceType, drawnAllowanceType } from '../resources/drawnAllowanceType'

/** The leave type of a request (spec: v1 request events, `leave_type`). */
export interface LeaveTypeV1 {
  readonly id: Id
  readonly name: string
  readonly take_from_allowance: boolean
  readonly leave_unit: AllowanceUnit
  /** null when nothing is drawn. */
  readonly allowance_type: DrawnAllowanceType | null
}

/** v1 knows two units: whatever is no day or half a day is hours (decision 55). */
export const leaveUnitV1 = (unit: LeaveUnit): AllowanceUnit => (isDayUnit(unit) ? 'days' : 'hours')

/** Writes the leave type of a request. */
export const leaveTypeV1 = ({ leaveType, allowanceType }: RequestDetails): LeaveTypeV1 => ({
  id: leaveType.id,
  name: leaveType.name,
  take_from_allowance: leaveType.takesFromAllowance,
  leave_unit: leaveUnitV1(leaveType.leaveUnit),
  allowance_type: drawnAllowanceType(allowanceType),
})
