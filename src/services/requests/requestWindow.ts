import { formatPlainDate, plainDate } from '../../calendar'
import type { ListWindow } from '../../calendar/listWindow'
import type { RequestWindow } from '../../ports'
import { windowDates } from './windowDates'

const [FIRST, LAST] = [plainDate('0001-01-01'), plainDate('9999-12-31')]

const within = (date: number): number => Math.min(Math.max(date, FIRST), LAST)

/** A window as repositories are asked for it. An offset may push its ends out of the years that records can tell. */
export function requestWindow(window: ListWindow): RequestWindow {
  const { from, to } = windowDates(window)
  return { from: formatPlainDate(within(from)), to: formatPlainDate(within(to)) }
}
