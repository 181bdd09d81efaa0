/** What holds of every series and of every body. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlainDate, parsePlainDate, plainDate } from '../../../src/calendar'
import {
  type Recurrence, describeRecurrence, expandRecurrence, occurrenceDays, readRecurrence, recurrenceFromRfc5545, recurrenceToRfc5545,
} from '../../../src/recurrence'
import { plainDates } from '../../../src/testing/arbitraries/plainDates'
import { faultyRecurrenceBodies } from '../../../src/testing/recurrence/faultyRecurrenceBodies'
import { recurrenceBodies } from '../../../src/testing/recurrence/recurrenceBodies'
import { recurrencePatterns } from '../../../src/testing/recurrence/recurrencePatterns'
import { validRecurrenceBodies } from '../../../src/testing/recurrence/validRecurrenceBodies'
import { agreesWithRrule } from './differential'
import { body, reading } from './given'
import { naiveOccurrences } from './naive'

const todays = () => plainDates({ min: '2022-06-01', max: '2026-12-31' })
const far = plainDate('2200-01-01')

/** Freezes a record all the way down, so that writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

describe('expansion', () => {
  test('agrees with a walk that asks every day whether it matches', () => {
    fc.assert(fc.property(recurrencePatterns(), todays(), (rule, today) => {
      const through = formatPlainDate(plainDate(today) + 365)
      const lastSeen = formatPlainDate(Math.max(plainDate(through), plainDate(rule.from)) + 400)
      const { days, beyond } = occurrenceDays(frozen(rule), plainDate(through))
      const expected = naiveOccurrences(rule, through, lastSeen)
      expect(days.map(formatPlainDate)).toEqual(expected.dates)
      expect(beyond !== null && formatPlainDate(beyond) <= lastSeen ? formatPlainDate(beyond) : null).toBe(expected.beyond)
    }), { numRuns: 1000 })
  })

  test('agrees with rrule (a hundred times as many bodies: test/host/recurrence)', () => {
    fc.assert(fc.property(validRecurrenceBodies(), todays(), agreesWithRrule), { numRuns: 250 })
  })

  test('is ordered, without repetitions, within its bounds and without excluded dates', () => {
    fc.assert(fc.property(recurrencePatterns(), todays(), (rule, today) => {
      const result = expandRecurrence(rule, { today })
      if (!result.ok) return
      const { value } = result
      expect(value).toEqual([...new Set(value)].sort())
      expect(value.every((date) => date >= rule.from && (rule.until === null || date <= rule.until) && !rule.exDates.includes(date))).toBe(true)
      expect(value.length).toBeLessThanOrEqual(rule.count ?? 365 * 4)
      expect(plainDate(value.at(-1)!) - plainDate(today)).toBeLessThanOrEqual(365)
    }), { numRuns: 1000 })
  })

  test('does not depend on the order of lists or on repetitions in them', () => {
    const twiceBackwards = <T>(list: readonly T[]): T[] => [...list, ...list].reverse()
    const scrambled = (rule: Recurrence): Recurrence => {
      const exDates = twiceBackwards(rule.exDates)
      if (rule.repeat === 'weekly') return { ...rule, exDates, weekDays: twiceBackwards(rule.weekDays) }
      if (rule.repeat === 'daily') return { ...rule, exDates }
      return rule.by === 'day'
        ? { ...rule, exDates, days: twiceBackwards(rule.days) }
        : { ...rule, exDates, positions: twiceBackwards(rule.positions), weekDays: twiceBackwards(rule.weekDays) }
    }
    fc.assert(fc.property(recurrencePatterns(), (rule) => {
      const other = scrambled(rule)
      expect(occurrenceDays(other, far)).toEqual(occurrenceDays(rule, far))
      expect(describeRecurrence(other)).toBe(describeRecurrence(rule))
      expect(occurrenceDays(ofText(recurrenceToRfc5545(other)), far)).toEqual(occurrenceDays(rule, far))
    }), { numRuns: 300 })
  })

  test('a longer window, a later until or a higher count only adds dates', () => {
    fc.assert(fc.property(recurrencePatterns(), fc.nat(300), (rule, more) => {
      const { days } = occurrenceDays(rule, far)
      const longer: Recurrence = { ...rule,
        until: rule.until === null ? null : formatPlainDate(plainDate(rule.until) + more),
        count: rule.count === null ? null : rule.count + more }
      expect(occurrenceDays(longer, far).days.slice(0, days.length)).toEqual(days)
      const through = plainDate(rule.from) + more
      expect(occurrenceDays(rule, through).days).toEqual(days.filter((day) => day <= through))
    }), { numRuns: 300 })
  })
})

/** The series of a text that must be readable. */
function ofText(text: string): Recurrence {
  const result = recurrenceFromRfc5545(text)
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.failure)}`)
  return result.value
}

describe('RFC 5545 text', () => {
  test('read back, means the same occurrences; written again, is the same text', () => {
    fc.assert(fc.property(recurrencePatterns(), (rule) => {
      const text = recurrenceToRfc5545(frozen(rule))
      const back = ofText(text)
      expect(occurrenceDays(back, far)).toEqual(occurrenceDays(rule, far))
      expect(recurrenceToRfc5545(back)).toBe(text)
    }), { numRuns: 1000 })
  })

  test('any text is read or refused, never thrown at', () => {
    const part = fc.constantFrom('DTSTART', 'RRULE', 'EXDATE', ':', ';', '=', ',', '\n', '\r\n ', 'FREQ', 'DAILY', 'MONTHLY', 'COUNT', 'UNTIL', 'BYDAY',
      'BYSETPOS', 'MO', '2', '-1', '20260303', '20269999', 'T000000Z', 'VALUE=DATE', 'RRULE:FREQ=DAILY;COUNT=2\n', 'DTSTART:20260303\n', ';COUNT=9')
    const texts = fc.oneof(fc.string(), fc.array(part, { maxLength: 20 }).map((parts) => parts.join('')))
    fc.assert(fc.property(texts, (text) => {
      const result = recurrenceFromRfc5545(text)
      expect(result.ok ? ['BAD_REQUEST'] : [result.failure.code]).toEqual([expect.stringMatching(/^(BAD_REQUEST|RECURRENCE_END_REQUIRED)$/)])
      if (result.ok) occurrenceDays(result.value, far)
    }), { numRuns: 2000 })
  })
})

describe('description', () => {
  test('is one English phrase that tells start and end', () => {
    const shape = /^(every|on the) [^,]*(, [^,]*)*, from \d{1,2} [A-Z][a-z]+ \d{4}( until \d{1,2} [A-Z][a-z]+ \d{4})?(, except (on \d{1,2} [A-Z][a-z]+ \d{4}|\d+ dates))?$/
    fc.assert(fc.property(recurrencePatterns(), (rule) => {
      const text = describeRecurrence(frozen(rule))
      expect(text).toMatch(shape)
      expect(text).not.toMatch(/undefined|NaN|null|, ,| {2}/)
      expect(text.includes(' until ')).toBe(rule.until !== null)
      expect(/ (\d+ times|once), /.test(text)).toBe(rule.count !== null)
    }), { numRuns: 500 })
  })

  test('two series with other dates from the same start are said differently', () => {
    const windows = fc.constant({ min: '2026-03-03', max: '2026-03-03' }).chain((window) => fc.tuple(recurrencePatterns(window), recurrencePatterns(window)))
    fc.assert(fc.property(windows, ([one, other]) => {
      // A number of exceptions stands for their dates, which are the one thing a description leaves out.
      const [a, b] = [{ ...one, exDates: [] }, { ...other, exDates: [] }]
      if (describeRecurrence(a) === describeRecurrence(b)) expect(occurrenceDays(a, far)).toEqual(occurrenceDays(b, far))
    }), { numRuns: 500 })
  })
})

const codes = ['BAD_REQUEST', 'RECURRENCE_END_REQUIRED', 'RECURRENCE_RULE_INVALID']

describe('bodies', () => {
  test('a valid one, in any spelling, is the series it was made from', () => {
    fc.assert(fc.property(validRecurrenceBodies(), (fields) => {
      const result = readRecurrence(frozen(fields), reading)
      expect(result).toMatchObject({ ok: true, value: { repeat: fields['repeat'], interval: fields['interval'], count: fields['count'], from: String(fields['from']).slice(0, 10) } })
    }), { numRuns: 1000 })
  })

  test('any one is read as a record that expands, or refused with a code of group A or the schema', () => {
    fc.assert(fc.property(recurrenceBodies(), todays(), (fields, today) => {
      const result = readRecurrence(frozen(fields), reading)
      if (!result.ok) {
        expect(codes).toContain(result.failure.code)
        expect(result.failure.issues.length > 0 || result.failure.code === 'RECURRENCE_END_REQUIRED').toBe(true)
        return
      }
      const { value } = result
      expect([value.from, ...(value.until === null ? [] : [value.until]), ...value.exDates].every((date) => parsePlainDate(date) !== null)).toBe(true)
      expandRecurrence(value, { today })
      describeRecurrence(value)
      ofText(recurrenceToRfc5545(value))
    }), { numRuns: 1500 })
  })

  test('nothing is thrown at any JSON', () => {
    const fields = Object.keys(body({ exDates: [] }))
    const anyFields = fc.record(Object.fromEntries(fields.map((field) => [field, fc.oneof(fc.jsonValue(), fc.constant(body({ exDates: [] })[field]))])), { requiredKeys: [] })
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), anyFields), (value) => {
      const result = readRecurrence(value, reading)
      if (result.ok) expandRecurrence(result.value, { today: '2026-03-01' })
    }), { numRuns: 3000 })
  })
})

describe('the arbitraries reach what matters', () => {
  const share = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => boolean): number => {
    const values = fc.sample(arbitrary, 2000)
    return values.filter(holds).length / values.length
  }

  test('every kind of series, every end', () => {
    const kinds = new Set(fc.sample(recurrencePatterns(), 500).map((rule) => [rule.repeat, 'by' in rule ? rule.by : '', rule.until === null, rule.count === null].join()))
    expect(kinds.size).toBe(12)
  })

  test('series that expand, that reach too far, that come to nothing', () => {
    const verdict = (rule: Recurrence): string => {
      const result = expandRecurrence(rule, { today: rule.from })
      return result.ok ? 'ok' : result.failure.code
    }
    for (const expected of ['ok', 'RECURRENCE_WINDOW_EXCEEDED', 'RECURRENCE_TOO_FEW_OCCURRENCES']) {
      expect(share(recurrencePatterns(), (rule) => verdict(rule) === expected), expected).toBeGreaterThan(0.1)
    }
  })

  test('excluded dates that are occurrences', () => {
    expect(share(recurrencePatterns(), (rule) => describeRecurrence(rule).includes('except'))).toBeGreaterThan(0.3)
  })

  test('every refusal of a body', () => {
    const codeOf = (fields: unknown): string => {
      const result = readRecurrence(fields, reading)
      return result.ok ? 'ok' : result.failure.code
    }
    for (const code of codes) expect(share(faultyRecurrenceBodies(), (fields) => codeOf(fields) === code), code).toBeGreaterThan(0.03)
    expect(share(recurrenceBodies(), (fields) => codeOf(fields) === 'ok')).toBeGreaterThan(0.4)
  })
})
