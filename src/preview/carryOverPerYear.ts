import type { CarryOverUse } from '../allowance/judgeSufficiency'
import { exactSum } from '../amount'
import { type Day, fiscalYearOf, plainDate } from '../calendar'
import type { AbsenceDuration } from '../duration/absenceDuration'
import { type DatedWorth, daysAsMinutes, minutesAsDays } from '../duration/bothViews'
import { type WorkingCalendar, minutesOfDay } from '../schedule'

/** The carried-over allowance that new absences use in one fiscal year, in both views. */
export interface CarryOverOfYear {
  readonly fiscalYear: number
  readonly days: number
  readonly minutes: number
}

export interface CarryOverTerms {
  /** Amounts are days; otherwise minutes. */
  readonly inDays: boolean
  readonly calendar: WorkingCalendar
  readonly fiscalYearStartMonth: number
}

interface Piece extends DatedWorth {
  readonly fiscalYear: number
}

const pieceOn = (day: Day, { calendar, fiscalYearStartMonth }: CarryOverTerms): Omit<Piece, 'amount'> =>
  ({ minutesOfDay: minutesOfDay(calendar, day), fiscalYear: fiscalYearOf(day, fiscalYearStartMonth) })

/** The first new bookings of an allowance year are those that its carried-over allowance pays for. */
function piecesOf(use: CarryOverUse, { perDay }: AbsenceDuration, terms: CarryOverTerms): Piece[] {
  const pieces: Piece[] = []
  let open = use.amount
  for (const { date, days, minutes } of perDay) {
    const amount = Math.min(open, terms.inDays ? days : minutes)
    if (amount <= 0 || date < use.from || date > use.to) continue
    pieces.push({ ...pieceOn(plainDate(date), terms), amount })
    open = exactSum([open, -amount], 'days')
  }
  if (open > 0) {
    // Earlier bookings have turned to the carry-over, because the new ones took what had paid for them.
    const last = pieces.at(-1) ?? pieceOn(plainDate(use.from), terms)
    pieces.push({ ...last, amount: open })
  }
  return pieces
}

/**
 * How much carried-over allowance new absences use in each fiscal year (allowances F3), in days and in minutes. An allowance
 * year that is no fiscal year counts where its first new bookings lie.
 */
export function carryOverPerYear(
  uses: readonly CarryOverUse[],
  duration: AbsenceDuration,
  terms: CarryOverTerms,
): CarryOverOfYear[] {
  const pieces = uses.flatMap((use) => piecesOf(use, duration, terms))
  const native = pieces.map(({ amount }) => amount)
  const [inDays, inMinutes] = terms.inDays ? [native, daysAsMinutes(pieces)] : [minutesAsDays(pieces), native]
  const years = [...new Set(pieces.map(({ fiscalYear }) => fiscalYear))]
  return years.map((fiscalYear) => {
    const ofYear = (amounts: readonly number[]): number[] => amounts.filter((_, index) => pieces[index]!.fiscalYear === fiscalYear)
    return { fiscalYear, days: exactSum(ofYear(inDays), 'days'), minutes: exactSum(ofYear(inMinutes), 'hours') }
  })
}
