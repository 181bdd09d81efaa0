import { expect } from 'vitest'
import { formatPlainDate, plainDate } from '../../../src/calendar'
import { limits } from '../../../src/kernel/limits'
import { expandRecurrence, occurrenceDays, readRecurrence } from '../../../src/recurrence'
import type { RecurrenceBody } from '../../../src/testing/recurrence/recurrenceBody'
import { reading } from './given'
import { rruleOccurrences } from './rruleOracle'

/** Holds one valid body against rrule: the same dates in the window, the same first date beyond it, the same verdict. */
export function agreesWithRrule(body: RecurrenceBody, today: string): void {
  const read = readRecurrence(body, reading)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  const lastDay = plainDate(today) + limits.recurrenceReachDays
  const expected = rruleOccurrences(body, formatPlainDate(lastDay))
  const { days, beyond } = occurrenceDays(read.value, lastDay)
  expect({ dates: days.map(formatPlainDate), beyond: beyond === null ? null : formatPlainDate(beyond) }).toEqual(expected)
  const expanded = expandRecurrence(read.value, { today })
  const verdict = expanded.ok ? expanded.value : [expanded.failure.code, expanded.failure.date]
  if (expected.beyond !== null) expect(verdict).toEqual(['RECURRENCE_WINDOW_EXCEEDED', expected.beyond])
  else if (expected.dates.length < 2) expect(verdict).toEqual(['RECURRENCE_TOO_FEW_OCCURRENCES', undefined])
  else expect(verdict).toEqual(expected.dates)
}
