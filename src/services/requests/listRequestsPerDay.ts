import { type Day, civilDate, formatPlainDate, weekdayIndex } from '../../calendar'
import type { RequestDetails } from '../../events/eventFacts'
import { type Result, ok } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id, PlainDate, Weekday } from '../../records'
import { weekdays } from '../../schedule'
import { dayCoverage } from './dayCoverage'
import { datesInWindow } from './datesInWindow'
import { type RequestQuery, findRequests } from './findRequests'
import type { TimedDetails } from './requestDetails'

/** One date of a request; the durations are those of the whole request (decision 3). */
export interface RequestOnDay extends RequestDetails {
  readonly date: PlainDate
  /** Of the month, 1 to 31. */
  readonly day: number
  /** 1 (January) to 12. */
  readonly month: number
  readonly weekday: Weekday
  /** Both halves of the date; of time units, all its hours. */
  readonly fullday: boolean
}

interface DatedDetails extends TimedDetails {
  readonly date: Day
}

function onDay({ details, time, date }: DatedDetails): RequestOnDay {
  const { month, dayOfMonth } = civilDate(date)
  return {
    ...details, date: formatPlainDate(date), day: dayOfMonth, month: (month % 12) + 1, weekday: weekdays[weekdayIndex(date)]!,
    fullday: dayCoverage(details.request, date, time.timeZone).fullday,
  }
}

/**
 * The requests that `listRequests` answers, once for each date that they cover within the window, by date, then as there (spec: GET
 * /requests_per_day). The dates of time units are those of the member's zone (decision 9).
 */
export function listRequestsPerDay(ports: Ports, callerId: Id, query: RequestQuery): Promise<Result<RequestOnDay[]>> {
  return ports.unitOfWork.read(async (stores) => {
    const found = await findRequests(stores, callerId, query)
    if (!found.ok) return found
    const days = found.value.flatMap((timed): DatedDetails[] =>
      datesInWindow(timed.details.request, query.window, timed.time.timeZone).map((date) => ({ ...timed, date })))
    return ok(days.sort((a, b) => a.date - b.date).map(onDay))
  })
}
