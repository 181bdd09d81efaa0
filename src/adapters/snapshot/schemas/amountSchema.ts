import { limits } from '../../../kernel/limits'
import { numberSchema } from './numberSchema'

const words = { any: 'a number', zero: 'a number of 0 or more', aboveZero: 'a number above 0' }

/**
 * An amount in the unit of its allowance type. Whether it has to be whole is checked where the unit is known.
 * `least` says what it may be: any number, zero or more, or more than zero.
 */
export const amountSchema = (least: keyof typeof words = 'any') => {
  const error = words[least]
  return numberSchema(error)
    .refine((value) => least === 'any' || value > 0 || (least === 'zero' && value === 0), { error, abort: true })
    .refine((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, {
      error: `${error}, at most ${Number.MAX_SAFE_INTEGER} in size`,
      abort: true,
    })
    .refine(hasFewDecimals, { error: `${error} with at most ${limits.amountDecimals} decimals` })
}

/** Counts the decimals of the shortest text that means this number, which is what the file said, less trailing zeros. */
function hasFewDecimals(value: number): boolean {
  if (Number.isInteger(value)) return true
  const text = String(value)
  // In the safe range only numbers below a millionth are written with an exponent.
  return !text.includes('e') && text.length - text.indexOf('.') - 1 <= limits.amountDecimals
}
