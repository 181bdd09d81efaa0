import { civilDate } from '../calendar'
import { type Issue, failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import { numberList, weekDayList } from './listText'
import { received } from './received'
import type { Pattern } from './recurrence'
import type { RecurrenceFields } from './recurrenceFields'
import { weekDayOf } from './weekDays'

type RuleField = 'weekDays' | 'day' | 'month' | 'pos'

const WEEK_DAYS = 'a comma list of MO, TU, WE, TH, FR, SA, SU'
const DAYS = 'a comma list of 1 to 31 or -1 to -31'
const POSITIONS = 'a comma list of 1 to 5 or -1 to -5'
const LAST_DAY = 31
const LAST_POSITION = 5

/** Which of the fields say something although the pattern has no place for them. */
const misplaced = (fields: RecurrenceFields, names: readonly RuleField[], where: string): Issue[] =>
  names
    .filter((name) => fields[name] !== null)
    .map((name) => ({ path: name, message: `expected null ${where}, got ${received(fields[name])}` }))

const invalid = (issues: readonly Issue[]): Result<never> => refuse(failure('RECURRENCE_RULE_INVALID', issues))

const unreadable = (path: RuleField, expected: string, value: unknown): Issue =>
  ({ path, message: `expected ${expected}, got ${received(value)}` })

function daily(fields: RecurrenceFields): Result<Pattern> {
  const issues = misplaced(fields, ['weekDays', 'day', 'month', 'pos'], 'for a daily series')
  return issues.length > 0 ? invalid(issues) : ok({ repeat: 'daily' })
}

function weekly(fields: RecurrenceFields): Result<Pattern> {
  const issues = misplaced(fields, ['day', 'month', 'pos'], 'for a weekly series')
  const weekDays = fields.weekDays === null ? [weekDayOf(fields.from)] : weekDayList(fields.weekDays)
  if (weekDays === null) issues.unshift(unreadable('weekDays', WEEK_DAYS, fields.weekDays))
  return weekDays === null || issues.length > 0 ? invalid(issues) : ok({ repeat: 'weekly', weekDays })
}

function monthlyByDay(fields: RecurrenceFields): Result<Pattern> {
  const issues = misplaced(fields, ['weekDays', 'month', 'pos'], 'beside day in a monthly series')
  const days = numberList(fields.day ?? civilDate(fields.from).dayOfMonth, LAST_DAY)
  if (days === null) issues.unshift(unreadable('day', DAYS, fields.day))
  return days === null || issues.length > 0 ? invalid(issues) : ok({ repeat: 'monthly', by: 'day', days })
}

function monthlyByPosition(fields: RecurrenceFields): Result<Pattern> {
  const issues = misplaced(fields, ['month'], 'for a monthly series')
  const positions = fields.pos === null ? null : numberList(fields.pos, LAST_POSITION)
  const weekDays = fields.weekDays === null ? null : weekDayList(fields.weekDays)
  if (positions === null) issues.push(unreadable('pos', `${POSITIONS} beside weekDays`, fields.pos))
  if (weekDays === null) issues.push(unreadable('weekDays', `${WEEK_DAYS} beside pos`, fields.weekDays))
  if (positions === null || weekDays === null || issues.length > 0) return invalid(issues)
  return ok({ repeat: 'monthly', by: 'position', positions, weekDays })
}

/**
 * Which days repeat, by fields that must match `repeat`: RECURRENCE_RULE_INVALID otherwise, with every fault (spec:
 * rejection codes, group A; decisions 24, 25). What is left out follows from `from`: its weekday, its day of the month.
 */
export function readPattern(fields: RecurrenceFields): Result<Pattern> {
  switch (fields.repeat) {
    case 'daily':
      return daily(fields)
    case 'weekly':
      return weekly(fields)
    case 'monthly':
      return fields.day !== null || (fields.pos === null && fields.weekDays === null) ? monthlyByDay(fields) : monthlyByPosition(fields)
  }
}
