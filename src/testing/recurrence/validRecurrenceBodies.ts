import fc from 'fast-check'
import type { Recurrence } from '../../recurrence'
import type { DateWindow } from '../arbitraries/dateWindow'
import type { RecurrenceBody } from './recurrenceBody'
import { recurrencePatterns } from './recurrencePatterns'

/** How a body may be spelled without meaning anything else. */
interface Spelling {
  readonly lowerCase: boolean
  readonly separator: string
  readonly repeated: boolean
  readonly time: string
  readonly numbers: boolean
}

const spellings = (): fc.Arbitrary<Spelling> =>
  fc.record({
    lowerCase: fc.boolean(),
    separator: fc.constantFrom(',', ', ', ' ,'),
    repeated: fc.boolean(),
    // Exactly UTC midnight is the date itself, whatever the zone (decision 10).
    time: fc.constantFrom('', 'T00:00:00.000Z', 'T00:00Z', 'T02:00:00+02:00'),
    numbers: fc.boolean(),
  })

function list(members: readonly (string | number)[], { lowerCase, separator, repeated }: Spelling): string {
  const text = [...members, ...(repeated ? members.slice(0, 1) : [])].join(separator)
  return lowerCase ? text.toLowerCase() : text
}

/** A list, or the number alone where the interface also takes one. */
const places = (values: readonly number[], lowest: number, spelling: Spelling): string | number => {
  const [only = 0, ...others] = values
  return spelling.numbers && others.length === 0 && only >= lowest ? only : list(values, spelling)
}

function ruleFields(rule: Recurrence, spelling: Spelling): Record<'weekDays' | 'day' | 'pos', string | number | null> {
  const nothing = { weekDays: null, day: null, pos: null }
  if (rule.repeat === 'daily') return nothing
  if (rule.repeat === 'weekly') return { ...nothing, weekDays: list(rule.weekDays, spelling) }
  if (rule.by === 'day') return { ...nothing, day: places(rule.days, 1, spelling) }
  return { ...nothing, weekDays: list(rule.weekDays, spelling), pos: places(rule.positions, -1, spelling) }
}

/** The fields of a body that means a series. */
function bodyOf(rule: Recurrence, spelling: Spelling): RecurrenceBody {
  const dated = (date: string): string => `${date}${spelling.time}`
  return {
    repeat: rule.repeat,
    interval: rule.interval,
    from: dated(rule.from),
    until: rule.until === null ? null : dated(rule.until),
    count: rule.count,
    ...ruleFields(rule, spelling),
    month: null,
    ...(rule.exDates.length > 0 || spelling.repeated ? { exDates: rule.exDates.map(dated) } : {}),
  }
}

/** Bodies that are read without a fault, in every spelling that the interface takes (decisions 10, 24, 25). */
export function validRecurrenceBodies(window?: DateWindow): fc.Arbitrary<RecurrenceBody> {
  return fc.tuple(recurrencePatterns(window), spellings()).map(([rule, spelling]) => bodyOf(rule, spelling))
}
