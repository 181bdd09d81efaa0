/** The coded rules about a body: RECURRENCE_END_REQUIRED, then RECURRENCE_RULE_INVALID (decisions 24 to 26, 30). */
import { describe, expect, test } from 'vitest'
import { codes } from '../../../src/kernel/codes'
import { read, refusal, series } from './given'

describe('RECURRENCE_END_REQUIRED', () => {
  test('neither until nor count', () => {
    const result = read({ until: null, count: null })
    expect(result).toEqual({ ok: false, failure: { code: 'RECURRENCE_END_REQUIRED', message: codes.RECURRENCE_END_REQUIRED.message, issues: [] } })
    expect(codes.RECURRENCE_END_REQUIRED.status).toBe(400)
  })

  test('comes before RECURRENCE_RULE_INVALID, in the order of the table', () => {
    expect(refusal({ until: null, count: null, day: 1, month: 1, pos: 1, weekDays: 'x' })?.code).toBe('RECURRENCE_END_REQUIRED')
  })

  test('comes after the schema', () => {
    expect(refusal({ until: null, count: null, interval: 0 })?.code).toBe('BAD_REQUEST')
  })
})

const invalid = (...paths: string[]) => ({ code: 'RECURRENCE_RULE_INVALID', paths })

describe('decision 25: which fields fit', () => {
  test.each([
    ['daily', { weekDays: 'MO' }, ['weekDays']],
    ['daily', { day: 1 }, ['day']],
    ['daily', { day: '1' }, ['day']],
    ['daily', { month: 1 }, ['month']],
    ['daily', { pos: 1 }, ['pos']],
    ['daily', { pos: 0 }, ['pos']],
    ['daily', { weekDays: 'MO', day: 1, month: 1, pos: 1 }, ['weekDays', 'day', 'month', 'pos']],
    ['weekly', { day: 1 }, ['day']],
    ['weekly', { month: 1 }, ['month']],
    ['weekly', { pos: 1, weekDays: 'MO' }, ['pos']],
    ['weekly', { day: '', month: 1, pos: '', weekDays: 'x' }, ['weekDays', 'day', 'month', 'pos']],
    ['monthly', { month: 1 }, ['month']],
    ['monthly', { month: 1, day: 1 }, ['month']],
    ['monthly', { pos: 1 }, ['weekDays']],
    ['monthly', { weekDays: 'MO' }, ['pos']],
    ['monthly', { day: 1, pos: 1 }, ['pos']],
    ['monthly', { day: 1, weekDays: 'MO' }, ['weekDays']],
    ['monthly', { day: 1, pos: 1, weekDays: 'MO' }, ['weekDays', 'pos']],
    ['monthly', { pos: 1, weekDays: 'MO', month: 2 }, ['month']],
  ])('%s with %j is invalid', (repeat, fields, paths) => {
    expect(refusal({ repeat, ...fields })).toEqual(invalid(...paths))
  })

  test('daily takes none', () => {
    expect(series({ repeat: 'daily' })).toMatchObject({ repeat: 'daily' })
  })

  test('weekly without weekDays is the weekday of from', () => {
    expect(series({ from: '2026-03-03' })).toMatchObject({ weekDays: ['TU'] })
    expect(series({ from: '2026-03-08' })).toMatchObject({ weekDays: ['SU'] })
    expect(series({ from: '1969-12-29' })).toMatchObject({ weekDays: ['MO'] })
  })

  test('monthly without day, pos and weekDays is the day of from', () => {
    expect(series({ repeat: 'monthly', from: '2026-03-31' })).toMatchObject({ by: 'day', days: [31] })
  })

  test('monthly by pos and weekDays', () => {
    expect(series({ repeat: 'monthly', pos: 2, weekDays: 'tu' })).toMatchObject({ by: 'position', positions: [2], weekDays: ['TU'] })
  })
})

describe('decision 24: lists', () => {
  test.each([
    ['MO', ['MO']],
    ['su,MO', ['MO', 'SU']],
    [' Tu , we,TU\t', ['TU', 'WE']],
    ['SU,SA,FR,TH,WE,TU,MO', ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']],
  ])('weekDays %j', (weekDays, expected) => {
    expect(series({ weekDays })).toMatchObject({ weekDays: expected })
  })

  test.each(['', ' ', ',', 'MO,', ',MO', 'MO TU', 'MO;TU', 'XX', 'Monday', '1', '1MO', 'null'])('weekDays %j cannot be read', (weekDays) => {
    expect(refusal({ weekDays })).toEqual(invalid('weekDays'))
    expect(refusal({ repeat: 'monthly', pos: 1, weekDays })).toEqual(invalid('weekDays'))
  })

  test.each([
    [15, [15]],
    ['15', [15]],
    ['-1', [-1]],
    ['31, 1,-1 ,1', [1, 31, -1]],
    ['-1,-31', [-31, -1]],
    ['+5,07', [5, 7]],
  ])('day %j', (day, expected) => {
    expect(series({ repeat: 'monthly', day })).toMatchObject({ days: expected })
  })

  test.each(['', ' ', '0', '-0', '32', '-32', '1.5', '1e1', '1,', '1;2', '1 2', '--1', 'last', '0x1', '100'])('day %j cannot be read', (day) => {
    expect(refusal({ repeat: 'monthly', day })).toEqual(invalid('day'))
  })

  test.each([
    [-1, [-1]],
    [5, [5]],
    ['1,3', [1, 3]],
    ['-1, 1 ,-5,1', [1, -5, -1]],
  ])('pos %j', (pos, expected) => {
    expect(series({ repeat: 'monthly', weekDays: 'FR', pos })).toMatchObject({ positions: expected })
  })

  test.each([0, '0', '', '6', '-6', '1,0', 'first', '1.0'])('pos %j cannot be read', (pos) => {
    expect(refusal({ repeat: 'monthly', weekDays: 'FR', pos })).toEqual(invalid('pos'))
  })

  test('what cannot be read is told together with what does not fit', () => {
    expect(refusal({ repeat: 'monthly', pos: 'x', weekDays: 'y', month: 1 })).toEqual(invalid('month', 'pos', 'weekDays'))
    expect(refusal({ repeat: 'monthly', day: 'x', pos: 1 })).toEqual(invalid('day', 'pos'))
  })
})

test('the refusal has the message of the table, its issues the words', () => {
  const result = read({ repeat: 'monthly', pos: 1, month: 3 })
  expect(result).toEqual({ ok: false, failure: {
    code: 'RECURRENCE_RULE_INVALID',
    message: codes.RECURRENCE_RULE_INVALID.message,
    issues: [
      { path: 'month', message: 'expected null for a monthly series, got 3' },
      { path: 'weekDays', message: 'expected a comma list of MO, TU, WE, TH, FR, SA, SU beside pos, got null' },
    ],
  } })
})
