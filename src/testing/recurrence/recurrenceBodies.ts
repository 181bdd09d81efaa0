import fc from 'fast-check'
import type { DateWindow } from '../arbitraries/dateWindow'
import { faultyRecurrenceBodies } from './faultyRecurrenceBodies'
import type { RecurrenceBody } from './recurrenceBody'
import { validRecurrenceBodies } from './validRecurrenceBodies'

/**
 * The recurrence fields of request bodies for POST /requests/recurring: valid ones in every spelling the interface takes
 * in half of the draws, and ones that the schema or a coded rule refuses in the others (spec: rejection codes, group A).
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { recurrenceBodies } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(recurrenceBodies(), (body) => JSON.stringify(body).startsWith('{')))
 * ```
 */
export function recurrenceBodies(window?: DateWindow): fc.Arbitrary<RecurrenceBody> {
  return fc.oneof({ withCrossShrink: true }, validRecurrenceBodies(window), faultyRecurrenceBodies(window))
}
