import fc from 'fast-check'
import { formatPlainDate, plainDate } from '../../calendar'
import type { PlainDate } from '../../records'
import { corners } from './corners'
import type { DateWindow } from './dateWindow'
import { snapDay } from './snapDay'

/**
 * Dates from `min` to `max`, both inclusive, with month ends, year borders and the end of February far more often than
 * chance would have them. Shrinks towards `min`.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { plainDates } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(plainDates({ min: '2024-01-01', max: '2024-12-31' }), (date) => date.startsWith('2024-')))
 * ```
 */
export function plainDates({ min, max, near = [] }: DateWindow): fc.Arbitrary<PlainDate> {
  const first = plainDate(min)
  const last = plainDate(max)
  const anywhere = fc.tuple(fc.integer({ min: 0, max: last - first }), corners()).map(([offset, corner]) => {
    const snapped = snapDay(first + offset, corner)
    return formatPlainDate(snapped < first || snapped > last ? first + offset : snapped)
  })
  if (near.length === 0) return anywhere
  const besides = fc
    .tuple(fc.constantFrom(...near), fc.constantFrom(0, 0, -1, 1))
    .map(([date, step]) => formatPlainDate(Math.min(last, Math.max(first, plainDate(date) + step))))
  return fc.oneof({ withCrossShrink: true }, anywhere, besides)
}
