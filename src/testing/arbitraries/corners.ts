import fc from 'fast-check'
import type { Corner } from './snapDay'

/** Which corner a drawn day moves to: none in two of five draws, and none after shrinking. */
export const corners = (): fc.Arbitrary<Corner> =>
  fc.constantFrom<Corner[]>(
    'as_drawn', 'as_drawn', 'as_drawn', 'as_drawn',
    'month_start', 'month_end', 'month_end', 'year_start', 'year_end', 'february_end',
  )
