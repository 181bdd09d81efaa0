import type { Day, DateReading } from '../calendar'
import { type Issue, failure } from '../kernel/failure'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'
import { readDay } from './readDay'
import { received } from './received'
import type { Pattern } from './recurrence'

/** The recurrence fields of a request body, each of its type and in its range, not yet checked against each other. */
export interface RecurrenceFields {
  readonly repeat: Pattern['repeat']
  readonly interval: number
  readonly from: Day
  readonly until: Day | null
  readonly count: number | null
  readonly weekDays: string | null
  readonly day: number | string | null
  readonly month: number | null
  readonly pos: number | string | null
  readonly exDates: readonly Day[]
}

/** Reads one value; undefined when it is none. */
type Reader<T> = (value: unknown) => T | undefined

const choice = <T extends string>(...words: readonly T[]): Reader<T> => (value) => words.find((word) => word === value)
const integer = (min: number, max: number): Reader<number> => (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined
const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const either = <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> => (value) => first(value) ?? second(value)
const orNull = <T>(read: Reader<T>): Reader<T | null> => (value) => (value === null ? null : read(value))

const { recurrenceInterval: intervals, recurrenceCount: counts } = limits

const DATE = 'an ISO 8601 date or date and time'

/** What each field is expected to be, in words. */
const expectations = {
  repeat: '"daily", "weekly" or "monthly"',
  interval: `a whole number from ${intervals.min} to ${intervals.max}`,
  from: DATE,
  until: `${DATE}, or null`,
  count: `a whole number from ${counts.min} to ${counts.max}, or null`,
  weekDays: 'a text or null',
  day: 'a whole number from 1 to 31, a text or null',
  month: 'a whole number from 1 to 12, or null',
  pos: 'a whole number from -1 to 5, a text or null',
}

type Report = (path: string, expected: string, value: unknown) => void

/** The excluded dates, each unreadable one reported at its own path; undefined when one is, or when it is no list. */
function readExDates(value: unknown, readDate: Reader<Day>, report: Report): Day[] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    report('exDates', 'a list of dates', value)
    return undefined
  }
  const days: Day[] = []
  for (const [index, item] of value.entries()) {
    const day = readDate(item)
    if (day === undefined) report(`exDates[${index}]`, DATE, item)
    else days.push(day)
  }
  return days.length === value.length ? days : undefined
}

/**
 * The schema of the recurrence fields (spec: POST /requests/recurring/preview, decision 30): types, presence of keys,
 * enumerations, ranges and readable dates. Every fault is reported at once, with its path, as BAD_REQUEST.
 */
export function readRecurrenceFields(body: unknown, reading: DateReading): Result<RecurrenceFields> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse(failure('BAD_REQUEST', [{ message: `expected a recurring request (an object), got ${received(body)}` }]))
  }
  const fields = body as Readonly<Record<string, unknown>>
  const issues: Issue[] = []
  const report: Report = (path, expected, value) => {
    issues.push({ path, message: `expected ${expected}, got ${received(value)}` })
  }
  const read = <T>(name: keyof typeof expectations, reader: Reader<T>): T | undefined => {
    const value = reader(fields[name])
    if (value === undefined) report(name, expectations[name], fields[name])
    return value
  }
  const date: Reader<Day> = (value) => (typeof value === 'string' ? readDay(value, reading) ?? undefined : undefined)
  const repeat = read('repeat', choice('daily', 'weekly', 'monthly'))
  const interval = read('interval', integer(intervals.min, intervals.max))
  const from = read('from', date)
  const until = read('until', orNull(date))
  const count = read('count', orNull(integer(counts.min, counts.max)))
  const weekDays = read('weekDays', orNull(text))
  const day = read('day', orNull(either(integer(1, 31), text)))
  const month = read('month', orNull(integer(1, 12)))
  const pos = read('pos', orNull(either(integer(-1, 5), text)))
  const exDates = readExDates(fields['exDates'], date, report)
  if (
    repeat === undefined || interval === undefined || from === undefined || until === undefined || count === undefined ||
    weekDays === undefined || day === undefined || month === undefined || pos === undefined || exDates === undefined
  ) return refuse(failure('BAD_REQUEST', issues))
  return ok({ repeat, interval, from, until, count, weekDays, day, month, pos, exDates })
}
