import { exactly } from '../amount'
import type { Issue } from '../kernel/failure'
import type { AllowanceUnit } from '../records'

const expected: Record<AllowanceUnit, string> = { days: 'a number of days with at most six decimals', hours: 'a whole number of minutes' }

function fits(value: number, unit: AllowanceUnit): boolean {
  try {
    exactly(unit, ({ read }) => read(value))
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What is wrong with an amount of a body: at most six decimals for days, whole minutes for hours, and small enough to be exact. */
export const amountIssues = (path: string, value: number, unit: AllowanceUnit): Issue[] =>
  fits(value, unit) ? [] : [{ path, message: `expected ${expected[unit]}, got ${value}` }]
