import fc from 'fast-check'
import type { PlainDate, YearStart } from '../../records'

/**
 * Every kind of year start; fixed ones on one of the given dates, on a first, or on a day that not every month has
 * (allowances A1).
 */
export function yearStarts(near: readonly PlainDate[] = []): fc.Arbitrary<YearStart> {
  const fixed = fc.record(
    {
      kind: fc.constant<'fixed'>('fixed'),
      month: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(2, 4)),
      day: fc.oneof({ withCrossShrink: true }, fc.constantFrom(1, 29, 30, 31), fc.integer({ min: 1, max: 31 })),
    },
    { noNullPrototype: true },
  )
  const onDate = near.map((date): YearStart => ({ kind: 'fixed', month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }))
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constant<YearStart>({ kind: 'fiscal_year' }) },
    { weight: 3, arbitrary: fixed },
    { weight: 3, arbitrary: fc.constant<YearStart>({ kind: 'employment_anniversary' }) },
    ...(onDate.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...onDate) }] : []),
  )
}
