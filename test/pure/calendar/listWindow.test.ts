import { describe, expect, test } from 'vitest'
import { type DateReading, formatInstant, readListWindow } from '../../../src/calendar'

const inUtc: DateReading = { timeZone: 'UTC', serverTimeZone: 'UTC', localizedDates: 'month_first' }

function windowOf(start: string, end: string, reading: DateReading = inUtc): readonly string[] | null {
  const read = readListWindow(start, end, reading)
  return read.ok ? [formatInstant(read.value.start), formatInstant(read.value.end)] : null
}

/** The paths that a refusal names; null when nothing was refused. */
function refusedPaths(start: string, end: string, reading: DateReading = inUtc): (string | undefined)[] | null {
  const read = readListWindow(start, end, reading)
  if (read.ok) return null
  expect(read.failure).toMatchObject({ code: 'BAD_REQUEST', message: 'Invalid input data' })
  return read.failure.issues.map(({ path }) => path)
}

describe('decision 14, spec: Conventions 6: the window of a list endpoint', () => {
  test('a date-only end covers its whole day', () => {
    expect(windowOf('2026-06-01', '2026-06-30')).toEqual(['2026-06-01T00:00:00.000Z', '2026-06-30T23:59:59.999Z'])
    expect(windowOf('2026-06-30', '2026-06-30')).toEqual(['2026-06-30T00:00:00.000Z', '2026-06-30T23:59:59.999Z'])
    expect(windowOf('06/01/2026', '06/30/2026')).toEqual(['2026-06-01T00:00:00.000Z', '2026-06-30T23:59:59.999Z'])
  })

  test('an instant as end is that instant', () => {
    expect(windowOf('2026-06-01', '2026-06-30T12:00:00Z')).toEqual(['2026-06-01T00:00:00.000Z', '2026-06-30T12:00:00.000Z'])
    expect(windowOf('2026-06-30T12:00:00Z', '2026-06-30T12:00:00Z')).toEqual(['2026-06-30T12:00:00.000Z', '2026-06-30T12:00:00.000Z'])
  })

  test('times without designator are the server’s', () => {
    expect(windowOf('2026-06-01T00:00', '2026-06-30T12:00', { ...inUtc, serverTimeZone: 'Europe/Berlin' }))
      .toEqual(['2026-05-31T22:00:00.000Z', '2026-06-30T10:00:00.000Z'])
  })

  test('spec: Limits: 1826 days between start and end are allowed, more are not', () => {
    // 2021 to 2025 are five years with one leap day.
    expect(windowOf('2021-01-01', '2026-01-01')).toEqual(['2021-01-01T00:00:00.000Z', '2026-01-01T23:59:59.999Z'])
    expect(refusedPaths('2021-01-01', '2026-01-02')).toEqual(['end'])
    expect(windowOf('2021-01-01T12:00:00Z', '2026-01-01T12:00:00Z')).toEqual(['2021-01-01T12:00:00.000Z', '2026-01-01T12:00:00.000Z'])
    expect(refusedPaths('2021-01-01T12:00:00Z', '2026-01-01T12:00:00.001Z')).toEqual(['end'])
  })

  test('an inverted window is refused', () => {
    expect(refusedPaths('2026-06-30', '2026-06-29')).toEqual(['end'])
    expect(refusedPaths('2026-06-30T12:00:00Z', '2026-06-30T11:59:59.999Z')).toEqual(['end'])
  })

  test('what cannot be read is refused, each by its name', () => {
    expect(refusedPaths('2026-06-31', '2026-06-30')).toEqual(['start'])
    expect(refusedPaths('2026-06-30', 'soon')).toEqual(['end'])
    expect(refusedPaths('', '13.02.2026')).toEqual(['start', 'end'])
    const read = readListWindow('2026-06-31', '2026-06-30', inUtc)
    expect(read.ok ? null : read.failure.issues[0]?.message).toContain('"2026-06-31"')
  })
})

test('decision 14: a window that starts during its date-only end is the rest of that day', () => {
  expect(windowOf('2026-06-30T12:00:00Z', '2026-06-30')).toEqual(['2026-06-30T12:00:00.000Z', '2026-06-30T23:59:59.999Z'])
})
