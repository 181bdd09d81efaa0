import { type Arithmetic, exactly } from '../amount'
import { formatPlainDate } from '../calendar'
import type { AllowanceInput, Booking, PlainDate } from '../records'
import { foldYears } from './foldYears'
import type { FoldedYear } from './yearAccount'

/** What new absences do to the balance of one allowance type. */
export interface Sufficiency {
  readonly sufficient: boolean
  /** The allowance years that use more of their carried-over allowance than before. */
  readonly carryOverUsed: readonly CarryOverUse[]
}

export interface CarryOverUse {
  /** The allowance year's first and last day. */
  readonly from: PlainDate
  readonly to: PlainDate
  /** Above 0, in the allowance type's unit. */
  readonly amount: number
}

const latest = (bookings: readonly Booking[], atLeast: PlainDate): PlainDate =>
  bookings.reduce((last, { date }) => (date > last ? date : last), atLeast)

/** What was drawn from a year's carry-over lots. */
function carryOverDrawn<A>({ add, subtract, zero }: Arithmetic<A>, { lots }: FoldedYear<A>): A {
  return lots.reduce((drawn, { kind, amount, left }) => (kind === 'carry_over' ? add(drawn, subtract(amount, left)) : drawn), zero)
}

function compareYears<A>(
  arithmetic: Arithmetic<A>,
  before: readonly FoldedYear<A>[],
  after: readonly FoldedYear<A>[],
): Sufficiency {
  const { compare, subtract, sign, write } = arithmetic
  const carryOverUsed: CarryOverUse[] = []
  let sufficient = true
  for (const [index, year] of after.entries()) {
    const same = before[index]!
    if (compare(year.use.overdrawn, same.use.overdrawn) > 0) sufficient = false
    const amount = subtract(carryOverDrawn(arithmetic, year), carryOverDrawn(arithmetic, same))
    const { from, to } = year.facts.period
    if (sign(amount) > 0) carryOverUsed.push({ from: formatPlainDate(from), to: formatPlainDate(to), amount: write(amount) })
  }
  return { sufficient, carryOverUsed }
}

/**
 * Whether the balance covers new absences: no year, through the last booking and one more, may be overdrawn by more than it
 * was without them, and each lies in an allowance year (allowances F1). So a booking this year that uncovers one of next
 * year is found (E6). Amounts are in the type's unit; the input's own `asOf` plays no part.
 *
 * @example
 * const [johanna] = workspaceInputs(snapshot, { asOf: '2026-06-30' })
 * const { input } = johanna!.inputs[0]!
 * judgeSufficiency(input, [{ requestId: 'new', date: '2026-08-03', amount: 1 }]).sufficient // true
 * judgeSufficiency(input, [{ requestId: 'new', date: '2026-08-03', amount: 1000 }]).sufficient // false
 */
export function judgeSufficiency(input: AllowanceInput, added: readonly Booking[]): Sufficiency {
  const taking = added.filter(({ amount }) => amount > 0)
  const first = taking[0]
  if (first === undefined) return { sufficient: true, carryOverUsed: [] }
  const bookings = [...input.bookings, ...taking]
  // The years through the one after the last booking's are those that a look from its date lists (A4).
  const whole: AllowanceInput = { ...input, bookings, asOf: latest(bookings, first.date) }
  return exactly(input.unit, (arithmetic) => {
    const after = foldYears(arithmetic, whole)
    const periods = after.map(({ facts: { period } }) => [formatPlainDate(period.from), formatPlainDate(period.to)] as const)
    const inYears = taking.every(({ date }) => periods.some(([from, to]) => date >= from && date <= to))
    // Without a debt and without carry-over in use there is nothing that could have been less before.
    if (!after.some((year) => arithmetic.sign(year.use.overdrawn) > 0 || arithmetic.sign(carryOverDrawn(arithmetic, year)) > 0)) {
      return { sufficient: inYears, carryOverUsed: [] }
    }
    const judged = compareYears(arithmetic, foldYears(arithmetic, { ...whole, bookings: input.bookings }), after)
    return { ...judged, sufficient: judged.sufficient && inYears }
  })
}
