import type { Day } from './day'
import { parsePlainDate } from './plainDate'
import { MS_PER_DAY, MS_PER_MINUTE } from './units'

/** A date, or a date with a time of day; `offset` is null where the text names no zone. */
export type IsoText =
  | { readonly kind: 'date'; readonly date: Day }
  | { readonly kind: 'date_time'; readonly wall: number; readonly offset: number | null }

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i
const MINUTES_PER_HOUR = 60

function offsetOf(designator: string | undefined): number | null {
  if (designator === undefined) return null
  if (designator.toUpperCase() === 'Z') return 0
  const digits = designator.slice(1).replace(':', '')
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2) || '0')]
  if (hours > 23 || minutes > 59) return Number.NaN
  return (designator.startsWith('-') ? -1 : 1) * (hours * MINUTES_PER_HOUR + minutes) * MS_PER_MINUTE
}

/** Reads ISO 8601 as the interface takes it (spec: Conventions 2); null when it is not, or names a time that cannot be. */
export function parseIsoText(text: string): IsoText | null {
  const date = parsePlainDate(text)
  if (date !== null) return { kind: 'date', date }
  const match = DATE_TIME.exec(text)
  if (match === null) return null
  const [, dateText, hour, minute, second = '0', fraction = '', designator] = match
  const day = parsePlainDate(dateText!)
  const offset = offsetOf(designator)
  const time = (Number(hour) * MINUTES_PER_HOUR + Number(minute)) * MS_PER_MINUTE + Number(second) * 1000
    + Number(fraction.padEnd(3, '0').slice(0, 3))
  const real = Number(minute) < 60 && Number(second) < 60 && time <= MS_PER_DAY && !Number.isNaN(offset)
  return day !== null && real ? { kind: 'date_time', wall: day * MS_PER_DAY + time, offset } : null
}
