import type { LeaveType } from '../../../records'
import type { Path } from '../faults/fault'
import { isDayUnit } from '../../../duration/leaveUnits'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'

/** A leave type draws from an allowance type of its kind of unit (decision 22). */
export function checkLeaveType(leaveType: Readable<LeaveType>, at: Path, { report, refer, unitOf }: CheckContext): void {
  const { allowanceTypeId, leaveUnit, takesFromAllowance } = leaveType
  refer('allowanceTypes', allowanceTypeId, at, 'allowanceTypeId')
  if (takesFromAllowance === true && allowanceTypeId === null) {
    report([...at, 'allowanceTypeId'], 'the id of an allowance type, because takesFromAllowance is true')
  }
  const unit = unitOf(allowanceTypeId)
  if (unit === undefined || leaveUnit === undefined || isDayUnit(leaveUnit) === (unit === 'days')) return
  const fitting = unit === 'days' ? 'days or half_days' : 'hours or one of the minutes units'
  report([...at, 'leaveUnit'], `${fitting}, because the allowance type is in ${unit}`)
}
