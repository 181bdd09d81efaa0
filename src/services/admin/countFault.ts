import { type Failure, failure } from '../../kernel/failure'

/** The refusal of a count of answers that is not a whole number within its limits; null = it is. */
export const countFault = (path: string, count: number, { min, max }: { readonly min: number; readonly max: number }): Failure | null =>
  Number.isInteger(count) && count >= min && count <= max
    ? null
    : failure('BAD_REQUEST', [{ path, message: `expected a whole number from ${min} to ${max}, got ${count}` }])
