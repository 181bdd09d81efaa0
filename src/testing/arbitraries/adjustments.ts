import fc from 'fast-check'
import { formatPlainDate, plainDate } from '../../calendar'
import type { Adjustment, AllowanceUnit, Id, PlainDate } from '../../records'
import { fullDay } from '../fullDay'
import { recordedAt } from '../recordedAt'
import { amounts } from './amounts'
import type { DateWindow } from './dateWindow'
import { plainDates } from './plainDates'
import { scrambledId } from './scrambledId'

/** Whose adjustments they are and where they lie. */
export interface AdjustmentsOptions extends DateWindow {
  readonly memberId: Id
  readonly allowanceTypeId: Id
  readonly maxLength?: number
  /** Keeps the ids of several lists apart. */
  readonly idSeries?: number
}

interface Expiry {
  /** Taken where it is possible, so that lots run out where bookings are. */
  readonly wish: PlainDate
  /** Whether the wish is the one that all share, so that lots run out together. */
  readonly shared: boolean
  readonly days: number
}

const TWO_YEARS = 730

function expiryDate(date: PlainDate, amount: number, expiry: Expiry | null, sharedWish: PlainDate): PlainDate | null {
  if (expiry === null || amount <= 0) return null
  const first = plainDate(date)
  const wish = plainDate(expiry.shared ? sharedWish : expiry.wish)
  return formatPlainDate(wish >= first && wish <= first + TWO_YEARS ? wish : first + expiry.days)
}

/**
 * Adjustments of one member and allowance type: positive, negative and zero; positive ones with or without an expiry date,
 * which is from the same day to two years later (allowances C2).
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { adjustments } from 'absence-engine/testing'
 *
 * const options = { memberId: 'm', allowanceTypeId: 't', min: '2024-01-01', max: '2026-12-31' }
 * fc.assert(fc.property(adjustments('days', options), (list) => list.every((one) => one.expiryDate === null || one.amount > 0)))
 * ```
 */
export function adjustments(unit: AllowanceUnit, options: AdjustmentsOptions): fc.Arbitrary<Adjustment[]> {
  const { memberId, allowanceTypeId, maxLength = 5, idSeries = 0, ...window } = options
  const day = fullDay[unit]
  const draw = fc.record({
    date: plainDates(window),
    amount: fc.oneof(
      { withCrossShrink: true },
      { weight: 7, arbitrary: amounts(unit, { min: day / 2, max: 8 * day }) },
      { weight: 3, arbitrary: amounts(unit, { min: -8 * day, max: -day / 2 }) },
      { weight: 1, arbitrary: fc.constant(0) },
    ),
    expiry: fc.option(
      fc.record({ wish: plainDates(window), shared: fc.boolean(), days: fc.integer({ min: 0, max: TWO_YEARS }) }),
      { freq: 4 },
    ),
  })
  return fc.tuple(fc.array(draw, { maxLength, size: 'max' }), plainDates(window)).map(([draws, sharedWish]) =>
    draws.map(({ date, amount, expiry }, index) => ({
      id: scrambledId('adjustment', index, idSeries), memberId, allowanceTypeId, date,
      expiryDate: expiryDate(date, amount, expiry, sharedWish), amount, reason: null, createdAt: recordedAt,
    })),
  )
}
