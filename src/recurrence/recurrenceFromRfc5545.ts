import type { Day } from '../calendar'
import { type Issue, failure } from '../kernel/failure'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'
import { patternOfRule } from './patternOfRule'
import { received } from './received'
import type { Recurrence } from './recurrence'
import { readRule } from './rfc5545'
import { rfcDate, rfcDay } from './rfcDate'
import { type RfcLine, rfcLines } from './rfcLines'
import { ruleIssues, rulePart } from './rfcRule'
import { seriesOf } from './seriesOf'

const DAY = 'a date such as 20260303, or midnight on it'

/** Only a date's kind may be said: in a zone of its own an occurrence would be no calendar date. */
const parameterIssues = ({ name, parameters }: RfcLine): Issue[] =>
  parameters
    .filter((parameter) => name === 'RRULE' || !/^VALUE=DATE(?:-TIME)?$/.test(parameter))
    .map((parameter) => ({ path: name, message: `a series cannot express ${received(parameter)}` }))

function lineIssues(line: RfcLine): Issue[] {
  const issues = parameterIssues(line)
  switch (line.name) {
    case 'RRULE':
      return [...issues, ...ruleIssues(line.value)]
    case 'DTSTART':
      return rfcDay(line.value) === null ? [...issues, { path: line.name, message: `expected ${DAY}, got ${received(line.value)}` }] : issues
    case 'EXDATE': {
      const unreadable = line.value.split(',').filter((date) => rfcDay(date) === null)
      return [...issues, ...unreadable.map((date) => ({ path: line.name, message: `expected ${DAY}, got ${received(date)}` }))]
    }
    default:
      return [line.name === ''
        ? { message: `a series cannot express ${received(line.value)}` }
        : { path: line.name, message: `a series cannot express ${received(line.name)}` }]
  }
}

function onlyOnce(lines: readonly RfcLine[], name: string): Issue[] {
  const found = lines.filter((line) => line.name === name).length
  return found === 1 ? [] : [{ path: name, message: `expected one line ${name}, got ${found}` }]
}

const within = (value: number | null, { min, max }: { readonly min: number; readonly max: number }, name: string): Issue[] =>
  value === null || (value >= min && value <= max)
    ? []
    : [{ path: `RRULE.${name}`, message: `expected a whole number from ${min} to ${max}, got ${value}` }]

function readSeries(start: Day, rule: string, excluded: readonly Day[]): Result<Recurrence> {
  const parts = readRule(rule)
  const issues = [...within(parts.interval, limits.recurrenceInterval, 'INTERVAL'), ...within(parts.count, limits.recurrenceCount, 'COUNT')]
  if (issues.length > 0) return refuse(failure('BAD_REQUEST', issues))
  const pattern = patternOfRule(parts, start)
  if (!pattern.ok) return pattern
  const until = rfcDate(rulePart(rule, 'UNTIL') ?? '')
  if (until === null && parts.count === null) return refuse(failure('RECURRENCE_END_REQUIRED'))
  return ok(seriesOf(pattern.value, {
    interval: parts.interval ?? 1,
    from: start,
    until: until === null ? null : until.day,
    count: parts.count,
    exDates: excluded,
  }))
}

/**
 * Reads a series from RFC 5545 text: one DTSTART and one RRULE, and any number of EXDATE. Dates are calendar dates, or
 * midnight in UTC or without a zone; DTSTART counts as an occurrence only if it matches, as `from` does (decision 28).
 *
 * What a series cannot express is refused as BAD_REQUEST, the part in each issue's path: zones and times of day, RDATE,
 * other frequencies, BYMONTH and the like, WKST other than Monday with an interval. Without UNTIL and COUNT the refusal is
 * RECURRENCE_END_REQUIRED (spec: Limits; rejection codes, group A).
 *
 * @example
 * const read = recurrenceFromRfc5545('DTSTART;VALUE=DATE:20260303\nRRULE:FREQ=WEEKLY;COUNT=4;BYDAY=TH,TU')
 * read.ok && describeRecurrence(read.value) // 'every week on Tuesday and Thursday, 4 times, from 3 March 2026'
 */
export function recurrenceFromRfc5545(text: string): Result<Recurrence> {
  const lines = rfcLines(text)
  const issues = [...onlyOnce(lines, 'DTSTART'), ...onlyOnce(lines, 'RRULE'), ...lines.flatMap(lineIssues)]
  if (issues.length > 0) return refuse(failure('BAD_REQUEST', issues))
  const valuesOf = (name: string): string[] => lines.filter((line) => line.name === name).map(({ value }) => value)
  const daysOf = (name: string): Day[] => valuesOf(name).flatMap((value) => value.split(',')).flatMap((date) => rfcDay(date) ?? [])
  return readSeries(daysOf('DTSTART')[0]!, valuesOf('RRULE')[0]!, daysOf('EXDATE'))
}
