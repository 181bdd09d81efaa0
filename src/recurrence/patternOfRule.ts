import { type Day, civilDate } from '../calendar'
import { type Issue, failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import type { Pattern, WeekDay } from './recurrence'
import type { RuleParts } from './rfc5545'
import { startFirst } from './startFirst'
import { inWeekOrder, weekDayOf } from './weekDays'

type Parts = Omit<RuleParts, 'until'>

const LAST_DAY = 31
const LAST_POSITION = 5
/** Two weekdays come to at most ten days a month, which the first five and the last five cover. */
const EVERY_POSITION = [1, 2, 3, 4, 5, -5, -4, -3, -2, -1]

const refuseParts = (issues: readonly Issue[]): Result<never> => refuse(failure('BAD_REQUEST', issues))

const refusePart = (name: string, message: string): Result<never> => refuseParts([{ path: `RRULE.${name}`, message }])

/** Parts that say something beside a frequency, or another part, with which a series has no place for them. */
function beside(parts: Parts, names: readonly ('BYDAY' | 'BYMONTHDAY' | 'BYSETPOS')[], what: string): Issue[] {
  const lengths = { BYDAY: parts.weekDays.length, BYMONTHDAY: parts.monthDays.length, BYSETPOS: parts.positions.length }
  return names
    .filter((name) => lengths[name] > 0)
    .map((name) => ({ path: `RRULE.${name}`, message: `a series cannot express ${name} beside ${what}` }))
}

const places = (values: readonly number[], max: number): number[] | null =>
  values.every((value) => value !== 0 && Math.abs(value) <= max) ? startFirst(values) : null

/** The weekdays, where none of them is numbered; null otherwise. */
const plainWeekDays = ({ weekDays }: Parts): WeekDay[] | null =>
  weekDays.every(({ position }) => position === null) ? inWeekOrder(weekDays.map(({ weekDay }) => weekDay)) : null

function daily(parts: Parts): Result<Pattern> {
  const issues = beside(parts, ['BYMONTHDAY', 'BYSETPOS'], 'FREQ=DAILY')
  if (issues.length > 0) return refuseParts(issues)
  if (parts.weekDays.length === 0) return ok({ repeat: 'daily' })
  const weekDays = plainWeekDays(parts)
  // Every day of some weekdays is every week on them; with an interval it is nothing that a series can say.
  return weekDays !== null && (parts.interval ?? 1) === 1
    ? ok({ repeat: 'weekly', weekDays })
    : refusePart('BYDAY', 'a series cannot express numbered weekdays, or BYDAY with an interval, beside FREQ=DAILY')
}

function weekly(parts: Parts, start: Day): Result<Pattern> {
  const issues = beside(parts, ['BYMONTHDAY', 'BYSETPOS'], 'FREQ=WEEKLY')
  if (issues.length > 0) return refuseParts(issues)
  const weekDays = plainWeekDays(parts)
  if (weekDays === null) return refusePart('BYDAY', 'a series cannot express numbered weekdays beside FREQ=WEEKLY')
  if ((parts.weekStart ?? 'MO') !== 'MO' && (parts.interval ?? 1) > 1) {
    return refusePart('WKST', 'expected MO: the weeks of a series start on Monday')
  }
  return ok({ repeat: 'weekly', weekDays: weekDays.length > 0 ? weekDays : [weekDayOf(start)] })
}

/** `2TU,4TU`: a series can number one weekday, as each number counts for its weekday alone. */
function numberedWeekDays(parts: Parts): Result<Pattern> {
  const issues = beside(parts, ['BYSETPOS'], 'numbered weekdays')
  if (issues.length > 0) return refuseParts(issues)
  const numbered = parts.weekDays.map(({ position }) => position ?? 0)
  const positions = places(numbered, LAST_POSITION)
  const weekDays = inWeekOrder(parts.weekDays.map(({ weekDay }) => weekDay))
  return positions !== null && weekDays.length === 1
    ? ok({ repeat: 'monthly', by: 'position', positions, weekDays })
    : refusePart('BYDAY', 'a series can number only one weekday, from 1 to 5 or -1 to -5')
}

function pickedWeekDays(parts: Parts): Result<Pattern> {
  const weekDays = plainWeekDays(parts)
  if (weekDays === null) return numberedWeekDays(parts)
  if (parts.positions.length === 0) {
    return weekDays.length <= 2
      ? ok({ repeat: 'monthly', by: 'position', positions: EVERY_POSITION, weekDays })
      : refusePart('BYDAY', 'a series cannot express all days of more than two weekdays beside FREQ=MONTHLY')
  }
  const positions = places(parts.positions, LAST_POSITION)
  return positions === null
    ? refusePart('BYSETPOS', 'expected 1 to 5 or -1 to -5')
    : ok({ repeat: 'monthly', by: 'position', positions, weekDays })
}

function monthly(parts: Parts, start: Day): Result<Pattern> {
  if (parts.monthDays.length === 0 && parts.weekDays.length > 0) return pickedWeekDays(parts)
  const issues = beside(parts, ['BYDAY', 'BYSETPOS'], 'days of the month')
  if (issues.length > 0) return refuseParts(issues)
  const days = parts.monthDays.length === 0 ? [civilDate(start).dayOfMonth] : places(parts.monthDays, LAST_DAY)
  return days === null ? refusePart('BYMONTHDAY', 'expected 1 to 31 or -1 to -31') : ok({ repeat: 'monthly', by: 'day', days })
}

/** The pattern that a rule of RFC 5545 means; refused with BAD_REQUEST, naming the part, where a series has none for it. */
export function patternOfRule(parts: Parts, start: Day): Result<Pattern> {
  if (parts.frequency === 'DAILY') return daily(parts)
  if (parts.frequency === 'WEEKLY') return weekly(parts, start)
  return monthly(parts, start)
}
