import fc from 'fast-check'
import { formatPlainDate, plainDate } from '../../calendar'
import { type Pattern, type Recurrence, type WeekDay, occurrenceDays } from '../../recurrence'
import type { PlainDate } from '../../records'
import type { DateWindow } from '../arbitraries/dateWindow'
import { plainDates } from '../arbitraries/plainDates'

/** Where series start unless the caller says otherwise: a leap year and the years around it. */
const usualWindow: DateWindow = { min: '2023-12-01', max: '2026-03-31' }

const DAYS_WITH_OCCURRENCES = 400

const some = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> => fc.uniqueArray(arbitrary, { minLength: 1, maxLength })

const weekDaySets = (): fc.Arbitrary<WeekDay[]> =>
  fc.oneof(
    { withCrossShrink: true },
    some(fc.constantFrom<WeekDay[]>('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), 7),
    fc.constant<WeekDay[]>(['MO', 'TU', 'WE', 'TH', 'FR']),
  )

/** Days that some month lacks as often as all others together. */
const monthDays = (): fc.Arbitrary<number> =>
  fc.oneof({ withCrossShrink: true }, fc.constantFrom(31, -1, 29, 30, 28, -31, -30, -29), fc.integer({ min: 1, max: 31 }), fc.integer({ min: -31, max: -1 }))

const patterns = (): fc.Arbitrary<Pattern> =>
  fc.oneof(
    { withCrossShrink: true },
    fc.constant<Pattern>({ repeat: 'daily' }),
    weekDaySets().map((weekDays): Pattern => ({ repeat: 'weekly', weekDays })),
    some(monthDays(), 4).map((days): Pattern => ({ repeat: 'monthly', by: 'day', days })),
    fc
      .tuple(some(fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -3, -4, -5), 4), weekDaySets())
      .map(([positions, weekDays]): Pattern => ({ repeat: 'monthly', by: 'position', positions, weekDays })),
  )

/** Every interval from 1 to 100, the small ones, which give more than a date or two, in most draws. */
const intervals = (): fc.Arbitrary<number> =>
  fc.oneof({ withCrossShrink: true }, { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 100 }) })

const counts = (): fc.Arbitrary<number> =>
  fc.oneof({ withCrossShrink: true }, { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 365 }) })

/** Ends before the start, on it, within a year and far beyond. */
const stretches = (): fc.Arbitrary<number> =>
  fc.oneof({ withCrossShrink: true }, { weight: 6, arbitrary: fc.integer({ min: 0, max: 500 }) }, { weight: 1, arbitrary: fc.integer({ min: -10, max: 20_000 }) })

/** Excluded dates: mostly occurrences, now and then a date that is none. */
function withExDates(rule: Recurrence, picks: readonly number[]): Recurrence {
  const from = plainDate(rule.from)
  const { days } = occurrenceDays(rule, from + DAYS_WITH_OCCURRENCES)
  return { ...rule, exDates: picks.map((pick): PlainDate => formatPlainDate(days[pick] ?? from + pick)) }
}

/**
 * Series of every kind: days, weeks, days of the month and positions in it, with all intervals, with `until`, `count` or
 * both, starting in `window`, with excluded dates in some. They are valid records; whether one reaches too far or
 * comes to fewer than two occurrences is for `expandRecurrence`.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { recurrencePatterns } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(recurrencePatterns(), ({ until, count }) => until !== null || count !== null))
 * ```
 */
export function recurrencePatterns(window: DateWindow = usualWindow): fc.Arbitrary<Recurrence> {
  const ends = fc.oneof(
    { withCrossShrink: true },
    fc.record({ stretch: fc.constant(null), count: counts() }),
    fc.record({ stretch: stretches(), count: fc.constant(null) }),
    fc.record({ stretch: stretches(), count: counts() }),
  )
  return fc
    .record({ pattern: patterns(), interval: intervals(), from: plainDates(window), end: ends, picks: fc.uniqueArray(fc.nat(12), { maxLength: 3 }) })
    .map(({ pattern, interval, from, end: { stretch, count }, picks }) => {
      const until = stretch === null ? null : formatPlainDate(plainDate(from) + stretch)
      return withExDates({ interval, from, until, count, exDates: [], ...pattern }, picks)
    })
}
