import * as rrule from 'rrule'
import { type Day, MS_PER_DAY } from '../calendar'
import type { WeekDay } from './recurrence'
import { weekDays } from './weekDays'

/** A rule as RFC 5545 takes it apart, whatever of it we can express. */
export interface RuleParts {
  readonly frequency: 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY'
  readonly interval: number | null
  readonly count: number | null
  readonly until: Day | null
  /** The day a week starts on. */
  readonly weekStart: WeekDay | null
  /** BYDAY; a position is the number before the weekday, as in `2TU`. */
  readonly weekDays: readonly { readonly weekDay: WeekDay; readonly position: number | null }[]
  /** BYMONTHDAY. */
  readonly monthDays: readonly number[]
  /** BYSETPOS. */
  readonly positions: readonly number[]
}

type Library = typeof rrule

/**
 * Plain Node finds only a default export in this CommonJS package, bundlers find only the named ones. Through a variable,
 * since bundlers warn of a name that is not there.
 */
function library(): Library {
  const exported = rrule as Library & { readonly default?: Library }
  return exported.default ?? exported
}

const midnight = (day: Day): Date => new Date(day * MS_PER_DAY)

/** Writes a rule and its first day as the lines DTSTART and RRULE, dates as UTC midnight; what is null or empty is left out. */
export function writeRule(start: Day, parts: RuleParts): string {
  const { RRule, Frequency, Weekday } = library()
  return RRule.optionsToString({
    dtstart: midnight(start),
    freq: Frequency[parts.frequency],
    ...(parts.interval === null ? {} : { interval: parts.interval }),
    wkst: parts.weekStart === null ? null : weekDays.indexOf(parts.weekStart),
    count: parts.count,
    until: parts.until === null ? null : midnight(parts.until),
    byweekday: parts.weekDays.map(({ weekDay, position }) => new Weekday(weekDays.indexOf(weekDay), position ?? undefined)),
    bymonthday: [...parts.monthDays],
    bysetpos: [...parts.positions],
  })
}

type Parsed = ReturnType<Library['RRule']['parseString']>

const numbers = (value: number | readonly number[] | null | undefined): readonly number[] =>
  value === null || value === undefined ? [] : typeof value === 'number' ? [value] : value

function weekDaysOf(value: Parsed['byweekday']): RuleParts['weekDays'] {
  const list = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
  return list.flatMap((item) =>
    typeof item === 'object' ? [{ weekDay: weekDays[item.weekday]!, position: item.n ?? null }] : [])
}

/**
 * Takes the value of RRULE apart, except UNTIL: the package rolls dates that do not exist over into the next month. The
 * syntax must have been checked, for it also takes in silence what it does not understand.
 */
export function readRule(value: string): Omit<RuleParts, 'until'> {
  const { RRule, Frequency } = library()
  const parsed = RRule.parseString(`RRULE:${value}`)
  return {
    frequency: Frequency[parsed.freq ?? Frequency.YEARLY] as RuleParts['frequency'],
    interval: parsed.interval ?? null,
    count: parsed.count ?? null,
    weekStart: typeof parsed.wkst === 'object' && parsed.wkst !== null ? weekDays[parsed.wkst.weekday]! : null,
    weekDays: weekDaysOf(parsed.byweekday),
    monthDays: numbers(parsed.bymonthday),
    positions: numbers(parsed.bysetpos),
  }
}
