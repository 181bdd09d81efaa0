/** The schema of the recurrence fields: types, keys, enumerations, ranges, dates (spec: preview body, decisions 9 to 11, 30). */
import { describe, expect, test } from 'vitest'
import { type Recurrence, readRecurrence } from '../../../src/recurrence'
import { body, read, reading, refusal, series } from './given'

describe('what is read', () => {
  test('a series comes out as plain data, lists in order and without repetitions', () => {
    expect(series({ weekDays: ' we,MO, we ,mo', exDates: ['2026-03-09', '2026-03-04', '2026-03-09T00:00:00Z'] })).toEqual({
      repeat: 'weekly', weekDays: ['MO', 'WE'], interval: 1, from: '2026-03-03', until: null, count: 3, exDates: ['2026-03-04', '2026-03-09'],
    } satisfies Recurrence)
  })

  test('it survives JSON', () => {
    const rule = series({ repeat: 'monthly', day: '15,-1', until: '2026-12-31' })
    expect(JSON.parse(JSON.stringify(rule))).toEqual(rule)
  })

  test('fields that do not concern the series are not looked at', () => {
    expect(read({ leave_type_id: 7, reason: null, files: 'x', half_day: 'sometimes' }).ok).toBe(true)
  })

  test('exDates may be left out or empty', () => {
    expect(series().exDates).toEqual([])
    expect(series({ exDates: [] }).exDates).toEqual([])
  })
})

describe('dates (decisions 9 to 11)', () => {
  test.each([
    ['a date only', '2026-03-03', '2026-03-03'],
    ['exactly UTC midnight', '2026-03-03T00:00:00.000Z', '2026-03-03'],
    ['an instant is read in the zone', '2026-03-03T23:30:00Z', '2026-03-04'],
    ['an offset', '2026-03-03T23:30:00-08:00', '2026-03-04'],
    ['a time of day without designator, in the zone of the server', '2026-03-03T23:30:00', '2026-03-04'],
    ['month first', '03/04/2026', '2026-03-04'],
    ['month first with points', '03.04.2026', '2026-03-04'],
  ])('%s', (_, from, expected) => {
    expect(series({ from }).from).toBe(expected)
    expect(series({ until: from, count: null }).until).toBe(expected)
    expect(series({ exDates: [from] }).exDates).toEqual([expected])
  })

  test('a host may refuse localised dates', () => {
    const strict = { ...reading, localizedDates: 'reject' } as const
    expect(readRecurrence(body({ from: '03/04/2026' }), strict)).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST' } })
  })

  test.each(['', 'tomorrow', '2026-02-29', '2026-13-01', '13.02.2026', '2026-3-3', ' 2026-03-03', '2026-03-03T24:30Z'])('%j is no date', (text) => {
    expect(refusal({ from: text })).toEqual({ code: 'BAD_REQUEST', paths: ['from'] })
    expect(refusal({ until: text })).toEqual({ code: 'BAD_REQUEST', paths: ['until'] })
    expect(refusal({ exDates: ['2026-03-03', text, text] })).toEqual({ code: 'BAD_REQUEST', paths: ['exDates[1]', 'exDates[2]'] })
  })

  test('a date that its zone moves out of the years 0001 to 9999 is none', () => {
    expect(refusal({ from: '9999-12-31T23:30:00Z' })).toEqual({ code: 'BAD_REQUEST', paths: ['from'] })
    expect(series({ from: '9999-12-31' }).from).toBe('9999-12-31')
    expect(series({ from: '0001-01-01' }).from).toBe('0001-01-01')
    expect(refusal({ from: '0000-12-31' })).toEqual({ code: 'BAD_REQUEST', paths: ['from'] })
  })
})

describe('types, enumerations and ranges', () => {
  const right: Record<string, readonly unknown[]> = {
    repeat: ['weekly'],
    interval: [1, 100],
    until: [null, '2026-06-01'],
    count: [null, 1, 365],
    weekDays: [null, 'MO'],
    exDates: [[], ['2026-03-03']],
  }
  const wrong: Record<string, readonly unknown[]> = {
    repeat: ['yearly', 'Weekly', '', null, 1],
    interval: [0, 101, 1.5, -1, '1', null, true, Number.NaN, Number.POSITIVE_INFINITY],
    from: [null, 20260303, {}, ['2026-03-03']],
    until: [0, false, {}],
    count: [0, 366, 1.5, -1, '3', true],
    weekDays: [0, ['MO'], {}],
    day: [0, 32, -1, 1.5, true, [1]],
    month: [0, 13, 1.5, '1', true],
    pos: [-2, 6, 0.5, true, [1]],
    exDates: [null, '2026-03-03', {}, 1],
  }

  test.each(Object.entries(right))('%s takes %j', (name, values) => {
    for (const value of values) expect(refusal({ until: '2026-12-31', [name]: value }), JSON.stringify(value)).toBeNull()
  })

  test.each(Object.entries(wrong))('%s refuses %j', (name, values) => {
    for (const value of values) expect(refusal({ [name]: value }), JSON.stringify(value)).toEqual({ code: 'BAD_REQUEST', paths: [name] })
  })

  test.each(['repeat', 'interval', 'from', 'until', 'count', 'weekDays', 'day', 'month', 'pos'])('the key %s must be there', (name) => {
    const result = readRecurrence(Object.fromEntries(Object.entries(body()).filter(([key]) => key !== name)), reading)
    expect(result).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST', issues: [{ path: name }] } })
    expect(JSON.stringify(result)).toContain('got nothing')
  })

  test('numbers that the schema takes for day, month and pos are for the rules to judge', () => {
    for (const day of [1, 31]) expect(refusal({ repeat: 'monthly', day })).toBeNull()
    for (const month of [1, 12]) expect(refusal({ month })?.code).toBe('RECURRENCE_RULE_INVALID')
    for (const pos of [-1, 1, 5]) expect(refusal({ repeat: 'monthly', pos, weekDays: 'MO' })).toBeNull()
    expect(refusal({ repeat: 'monthly', pos: 0, weekDays: 'MO' })?.code).toBe('RECURRENCE_RULE_INVALID')
  })

  test('all faults come at once, and before any coded rule', () => {
    expect(refusal({ repeat: 'x', interval: 0, until: null, count: null, day: 40, pos: 9, exDates: ['x', '2026-03-03', 5] })).toEqual({
      code: 'BAD_REQUEST', paths: ['repeat', 'interval', 'day', 'pos', 'exDates[0]', 'exDates[2]'],
    })
  })

  test('an issue says what was expected and what came', () => {
    const result = read({ interval: '2', weekDays: { long: 'x' }, from: 'x'.repeat(100) })
    expect(result).toMatchObject({ ok: false, failure: { message: 'Invalid input data', issues: [
      { path: 'interval', message: 'expected a whole number from 1 to 100, got "2"' },
      { path: 'from', message: `expected an ISO 8601 date or date and time, got "${'x'.repeat(59)}…"` },
      { path: 'weekDays', message: 'expected a text or null, got an object' },
    ] } })
  })

  test.each([null, undefined, 1, 'x', [], [body()]])('%j is no body', (value) => {
    expect(readRecurrence(value, reading)).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST' } })
  })
})
