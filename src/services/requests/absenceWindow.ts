import { type Day, FIRST_PLAIN_DATE, LAST_PLAIN_DATE, dateAt, formatPlainDate, instantOfRecord, parsePlainDate } from '../../calendar'
import { limits } from '../../kernel/limits'
import type { RequestWindow } from '../../ports'
import type { RecurringRequestPayload, SingleRequestPayload } from '../../preview/payload'
import type { Instant } from '../../records'

/** The offset in a text and the zone of whoever reads it can be 26 hours apart: then its date is two off. */
const ZONE_MARGIN = 2

const dayNear = (text: string, otherwise: Day): Day => parsePlainDate(text.slice(0, 10)) ?? otherwise

function windowOf(from: Day, to: Day): RequestWindow {
  return {
    from: formatPlainDate(Math.max(FIRST_PLAIN_DATE, from - ZONE_MARGIN)),
    to: formatPlainDate(Math.min(LAST_PLAIN_DATE, Math.max(from, to) + ZONE_MARGIN)),
  }
}

/** In which dates a single absence lies, at most. */
export function singleWindow({ start, end }: SingleRequestPayload, now: Instant): RequestWindow {
  const today = dateAt(instantOfRecord(now), 'UTC')
  return windowOf(dayNear(start, today), dayNear(end, today))
}

/** In which dates the occurrences of a series lie, at most: none is later than its reach from today (spec: Limits). */
export function seriesWindow({ from, until }: RecurringRequestPayload, now: Instant): RequestWindow {
  const today = dateAt(instantOfRecord(now), 'UTC')
  const reach = today + limits.recurrenceReachDays + ZONE_MARGIN
  return windowOf(dayNear(from, today), until === null ? reach : Math.min(reach, dayNear(until, reach)))
}
