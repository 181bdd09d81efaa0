import { type DayRange, monthOf } from '../../../calendar'
import type { AbsenceRequest } from '../../../records'
import { requestDays } from './requestDays'

/** An absence of more months has one key for all of them, or a single one could have a hundred thousand. */
const MOST_MONTHS_OF_REQUEST = 12

/** A window of more months is as well answered by looking at everything. */
const MOST_MONTHS_OF_WINDOW = 120

const LONG = 'long'

function monthsOf({ from, to }: DayRange): string[] {
  const [first, last] = [monthOf(from), monthOf(to)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => `${first + n}`)
}

const monthCount = ({ from, to }: DayRange): number => monthOf(to) - monthOf(from) + 1

/** Under which months a request is found. */
export function monthKeys(request: Pick<AbsenceRequest, 'start' | 'end'>): string[] {
  const days = requestDays(request)
  return monthCount(days) > MOST_MONTHS_OF_REQUEST ? [LONG] : monthsOf(days)
}

/** Under which months all that touches a window is found; null: anywhere. */
export const monthKeysOfWindow = (days: DayRange): string[] | null =>
  monthCount(days) > MOST_MONTHS_OF_WINDOW ? null : [...monthsOf(days), LONG]
