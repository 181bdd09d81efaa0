import type { Stores } from '../../ports'
import type { AbsenceRequest, AllowanceType, LeaveType } from '../../records'
import { byId } from '../loading/byId'

/** What a request is of, and what it takes from. */
export interface DrawnTypes {
  readonly leaveType: LeaveType
  /** null when nothing is drawn. */
  readonly allowanceType: AllowanceType | null
}

/** Tells the types of any request of the workspace. */
export type DrawnTypesOf = (request: Pick<AbsenceRequest, 'id' | 'leaveTypeId'>) => DrawnTypes

export async function loadDrawnTypes(stores: Stores): Promise<DrawnTypesOf> {
  const [leaveTypes, allowanceTypes] = await Promise.all([stores.leaveTypes.all(), stores.allowanceTypes.all()])
  const [leaveTypesById, allowanceTypesById] = [byId(leaveTypes), byId(allowanceTypes)]
  return ({ id, leaveTypeId }) => {
    const leaveType = leaveTypesById.get(leaveTypeId)
    if (leaveType === undefined) throw new RangeError(`request ${id} names a leave type that is not stored`)
    const { takesFromAllowance, allowanceTypeId } = leaveType
    const allowanceType = takesFromAllowance && allowanceTypeId !== null ? allowanceTypesById.get(allowanceTypeId) : undefined
    return { leaveType, allowanceType: allowanceType ?? null }
  }
}
