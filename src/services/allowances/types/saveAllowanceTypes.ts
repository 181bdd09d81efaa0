import type { AllowanceTypeChange } from '../../../administration/allowanceTypes/allowanceTypeChange'
import type { Stores } from '../../../ports'

/** Writes what is decided of allowance types. */
export async function saveAllowanceTypes({ allowanceTypes }: Stores, { saved }: AllowanceTypeChange<unknown>): Promise<void> {
  for (const type of saved) await allowanceTypes.save(type)
}
