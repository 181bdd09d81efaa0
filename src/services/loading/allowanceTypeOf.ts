import type { Stores } from '../../ports'
import type { AllowanceType, LeaveType } from '../../records'

/** The allowance type that a leave type names; null when it names none, or one that is deleted. */
export const allowanceTypeOf = async ({ allowanceTypes }: Stores, { allowanceTypeId }: LeaveType): Promise<AllowanceType | null> =>
  allowanceTypeId === null ? null : allowanceTypes.byId(allowanceTypeId)
