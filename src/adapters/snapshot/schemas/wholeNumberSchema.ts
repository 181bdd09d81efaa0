import { numberSchema } from './numberSchema'

/** A count, a year, a month: a safe integer between two bounds. */
export const wholeNumberSchema = (min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER) => {
  const error = `a whole number${boundText(min, max)}`
  return numberSchema(error).refine((value) => Number.isInteger(value) && value >= min && value <= max, { error })
}

function boundText(min: number, max: number): string {
  if (min === Number.MIN_SAFE_INTEGER) return ''
  return max === Number.MAX_SAFE_INTEGER ? ` of ${min} or more` : ` from ${min} to ${max}`
}
