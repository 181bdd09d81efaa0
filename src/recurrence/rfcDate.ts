import { type Day, parsePlainDate } from '../calendar'

const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T((?:[01]\d|2[0-3])[0-5]\d[0-5]\d)Z?)?$/

/** A date of RFC 5545 text, with its time of day as `HHmmss`. */
export interface RfcDate {
  readonly day: Day
  readonly time: string
}

/** Reads `20260303` or `20260303T000000Z`; null when it is no date that exists. */
export function rfcDate(text: string): RfcDate | null {
  const match = BASIC.exec(text)
  if (match === null) return null
  const [, year, month, dayOfMonth, time = '000000'] = match
  const day = parsePlainDate(`${year!}-${month!}-${dayOfMonth!}`)
  return day === null ? null : { day, time }
}

/** Reads a date that an occurrence of ours can have: without a time of day, or at midnight; null otherwise. */
export function rfcDay(text: string): Day | null {
  const date = rfcDate(text)
  return date?.time === '000000' ? date.day : null
}
