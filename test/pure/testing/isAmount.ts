import type { AllowanceUnit } from '../../../src/records'

/** Whether a record may hold the number: whole minutes, or days whose decimal text has at most six decimals. */
export function isAmount(unit: AllowanceUnit, amount: number): boolean {
  if (Object.is(amount, -0) || !Number.isFinite(amount)) return false
  return unit === 'hours' ? Number.isInteger(amount) : Number(amount.toFixed(6)) === amount
}
