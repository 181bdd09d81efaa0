/** Series as RFC 5545 text, out and in. */
import { describe, expect, test } from 'vitest'
import { type Recurrence, recurrenceFromRfc5545, recurrenceToRfc5545 } from '../../../src/recurrence'
import { series } from './given'

const written = (fields: object): string => recurrenceToRfc5545(series(fields))

describe('out', () => {
  test.each([
    ['daily', { repeat: 'daily', interval: 2 }, 'DTSTART:20260303T000000Z\nRRULE:FREQ=DAILY;INTERVAL=2;COUNT=3'],
    ['weekly, weeks from Monday', { weekDays: 'MO,TH', from: '2026-03-02' }, 'DTSTART:20260302T000000Z\nRRULE:FREQ=WEEKLY;WKST=MO;COUNT=3;BYDAY=MO,TH'],
    ['days of the month', { repeat: 'monthly', day: '3,-1' }, 'DTSTART:20260303T000000Z\nRRULE:FREQ=MONTHLY;COUNT=3;BYMONTHDAY=3,-1'],
    ['positions of one weekday', { repeat: 'monthly', pos: '1,-1', weekDays: 'TU' }, 'DTSTART:20260303T000000Z\nRRULE:FREQ=MONTHLY;COUNT=3;BYDAY=+1TU,-1TU'],
    ['positions among several weekdays', { repeat: 'monthly', pos: '2,-1', weekDays: 'MO,TU' }, 'DTSTART:20260303T000000Z\nRRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU;BYSETPOS=2,-1'],
    ['until', { until: '2026-12-31', count: null }, 'DTSTART:20260303T000000Z\nRRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261231T000000Z;BYDAY=TU'],
    ['excluded dates that are occurrences', { exDates: ['2026-03-17', '2026-03-10', '2026-03-11'] },
      'DTSTART:20260303T000000Z\nRRULE:FREQ=WEEKLY;WKST=MO;COUNT=3;BYDAY=TU\nEXDATE:20260310T000000Z\nEXDATE:20260317T000000Z'],
  ])('%s', (_, fields, text) => {
    expect(written(fields)).toBe(text)
  })

  test('DTSTART is the first occurrence, since RFC 5545 counts it as one', () => {
    expect(written({ repeat: 'monthly', pos: 2, weekDays: 'TU' })).toMatch(/^DTSTART:20260310T/)
    expect(written({ exDates: ['2026-03-03'] }), 'excluded or not').toMatch(/^DTSTART:20260303T.*EXDATE:20260303T000000Z$/s)
  })

  test('DTSTART is from where the rule never matches', () => {
    expect(written({ repeat: 'monthly', interval: 12, day: 31, from: '2026-04-01' })).toBe(
      'DTSTART:20260401T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=12;UNTIL=21260401T000000Z;BYMONTHDAY=31')
  })

  test('UNTIL and COUNT never stand together: the one that ends the series does', () => {
    expect(written({ until: '2026-03-17', count: 3 })).toContain('COUNT=3')
    expect(written({ until: '2026-03-17', count: 3 })).not.toContain('UNTIL')
    expect(written({ until: '2026-03-16', count: 3 })).toContain('UNTIL=20260316T000000Z')
    expect(written({ until: '2026-03-16', count: 3 })).not.toContain('COUNT')
  })

  test('UNTIL is never over 100 years from from', () => {
    expect(written({ until: '9999-12-31', count: null })).toContain('UNTIL=21260303T000000Z')
    expect(written({ interval: 100, count: 365 })).toContain('UNTIL=21260303T000000Z')
  })
})

const readIn = (rule: string, start = 'DTSTART:20260303T000000Z', ...more: string[]) =>
  recurrenceFromRfc5545([start, `RRULE:${rule}`, ...more].join('\n'))

describe('in', () => {
  const extent = { interval: 1, from: '2026-03-03', until: null, count: 4, exDates: [] }
  test.each<[string, Recurrence]>([
    ['FREQ=DAILY;COUNT=4', { ...extent, repeat: 'daily' }],
    ['freq=daily;count=4', { ...extent, repeat: 'daily' }],
    ['FREQ=DAILY;COUNT=4;INTERVAL=100', { ...extent, interval: 100, repeat: 'daily' }],
    ['FREQ=DAILY;COUNT=4;BYDAY=FR,MO', { ...extent, repeat: 'weekly', weekDays: ['MO', 'FR'] }],
    ['FREQ=WEEKLY;COUNT=4', { ...extent, repeat: 'weekly', weekDays: ['TU'] }],
    ['FREQ=WEEKLY;COUNT=4;BYDAY=SU,MO,SU', { ...extent, repeat: 'weekly', weekDays: ['MO', 'SU'] }],
    ['FREQ=WEEKLY;COUNT=4;BYDAY=SU,MO;WKST=SU', { ...extent, repeat: 'weekly', weekDays: ['MO', 'SU'] }],
    ['FREQ=WEEKLY;COUNT=4;INTERVAL=2;WKST=MO', { ...extent, interval: 2, repeat: 'weekly', weekDays: ['TU'] }],
    ['FREQ=MONTHLY;COUNT=4', { ...extent, repeat: 'monthly', by: 'day', days: [3] }],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-1,15,1', { ...extent, repeat: 'monthly', by: 'day', days: [1, 15, -1] }],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=2TU', { ...extent, repeat: 'monthly', by: 'position', positions: [2], weekDays: ['TU'] }],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=+1TU,-1TU', { ...extent, repeat: 'monthly', by: 'position', positions: [1, -1], weekDays: ['TU'] }],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=TU,MO;BYSETPOS=-1,2', { ...extent, repeat: 'monthly', by: 'position', positions: [2, -1], weekDays: ['MO', 'TU'] }],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=TU', { ...extent, repeat: 'monthly', by: 'position', positions: [1, 2, 3, 4, 5, -5, -4, -3, -2, -1], weekDays: ['TU'] }],
    ['FREQ=DAILY;COUNT=4;UNTIL=20261231', { ...extent, until: '2026-12-31', repeat: 'daily' }],
    ['FREQ=DAILY;UNTIL=20261231T235959Z', { ...extent, count: null, until: '2026-12-31', repeat: 'daily' }],
  ])('%s', (rule, expected) => {
    expect(readIn(rule)).toEqual({ ok: true, value: expected })
  })

  test.each(['DTSTART:20260303', 'DTSTART;VALUE=DATE:20260303', 'DTSTART;VALUE=DATE-TIME:20260303T000000', 'dtstart:20260303t000000z'])('%s', (start) => {
    expect(readIn('FREQ=DAILY;COUNT=2', start)).toMatchObject({ ok: true, value: { from: '2026-03-03' } })
  })

  test('excluded dates, in lists and lines, sorted and once', () => {
    expect(readIn('FREQ=DAILY;COUNT=9', undefined, 'EXDATE;VALUE=DATE:20260305,20260304', 'EXDATE:20260305T000000Z')).toMatchObject({ ok: true, value: { exDates: ['2026-03-04', '2026-03-05'] } })
  })

  test('folded lines, any line break, blank lines, any order', () => {
    expect(recurrenceFromRfc5545('RRULE:FREQ=DAILY;CO\r\n UNT=4\r\n\r\nDTSTART:2026\n\t0303\r\n')).toEqual({ ok: true, value: { ...extent, repeat: 'daily' } })
  })

  test('years before 100 are years before 100', () => {
    expect(readIn('FREQ=DAILY;UNTIL=00500102', 'DTSTART:00500101')).toMatchObject({ ok: true, value: { from: '0050-01-01', until: '0050-01-02' } })
  })
})

describe('what a series cannot express is refused, and named', () => {
  test.each([
    ['FREQ=YEARLY;COUNT=4', ['RRULE.FREQ']],
    ['FREQ=HOURLY;COUNT=4', ['RRULE.FREQ']],
    ['FREQ=SOMETIMES;COUNT=4', ['RRULE.FREQ']],
    ['COUNT=4', ['RRULE.FREQ']],
    ['FREQ=DAILY;COUNT=4;BYMONTH=3', ['RRULE.BYMONTH']],
    ['FREQ=DAILY;COUNT=4;BYHOUR=9;BYWEEKNO=3;X-NAME=1', ['RRULE.BYHOUR', 'RRULE.BYWEEKNO', 'RRULE.X-NAME']],
    ['FREQ=DAILY;COUNT=4;BYEASTER=1', ['RRULE.BYEASTER']],
    ['FREQ=DAILY;COUNT=4;CONSTRUCTOR=1;__PROTO__=2', ['RRULE.CONSTRUCTOR', 'RRULE.__PROTO__']],
    ['FREQ=DAILY;COUNT=4;', ['RRULE']],
    ['FREQ=DAILY;COUNT=4;INTERVAL', ['RRULE.INTERVAL']],
    ['FREQ=DAILY;COUNT=4;COUNT=5', ['RRULE.COUNT']],
    ['FREQ=DAILY;COUNT=0', ['RRULE.COUNT']],
    ['FREQ=DAILY;COUNT=366;INTERVAL=101', ['RRULE.INTERVAL', 'RRULE.COUNT']],
    ['FREQ=DAILY;COUNT=4;INTERVAL=0', ['RRULE.INTERVAL']],
    ['FREQ=DAILY;COUNT=-4', ['RRULE.COUNT']],
    ['FREQ=DAILY;COUNT=4=5', ['RRULE.COUNT']],
    ['FREQ=DAILY;UNTIL=20260229', ['RRULE.UNTIL']],
    ['FREQ=DAILY;UNTIL=20260228T250000Z', ['RRULE.UNTIL']],
    ['FREQ=DAILY;UNTIL=tomorrow', ['RRULE.UNTIL']],
    ['FREQ=DAILY;COUNT=4;BYMONTHDAY=3', ['RRULE.BYMONTHDAY']],
    ['FREQ=DAILY;COUNT=4;BYSETPOS=1;BYMONTHDAY=1', ['RRULE.BYMONTHDAY', 'RRULE.BYSETPOS']],
    ['FREQ=DAILY;COUNT=4;INTERVAL=2;BYDAY=MO', ['RRULE.BYDAY']],
    ['FREQ=DAILY;COUNT=4;BYDAY=1MO', ['RRULE.BYDAY']],
    ['FREQ=WEEKLY;COUNT=4;BYDAY=1MO', ['RRULE.BYDAY']],
    ['FREQ=WEEKLY;COUNT=4;BYDAY=MO;BYSETPOS=1', ['RRULE.BYSETPOS']],
    ['FREQ=WEEKLY;COUNT=4;BYMONTHDAY=1', ['RRULE.BYMONTHDAY']],
    ['FREQ=WEEKLY;COUNT=4;INTERVAL=2;WKST=SU', ['RRULE.WKST']],
    ['FREQ=WEEKLY;COUNT=4;WKST=XX', ['RRULE.WKST']],
    ['FREQ=WEEKLY;COUNT=4;BYDAY=MO,,TU', ['RRULE.BYDAY']],
    ['FREQ=WEEKLY;COUNT=4;BYDAY=', ['RRULE.BYDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=13;BYDAY=FR', ['RRULE.BYDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=13;BYSETPOS=1', ['RRULE.BYSETPOS']],
    ['FREQ=MONTHLY;COUNT=4;BYSETPOS=1', ['RRULE.BYSETPOS']],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=0', ['RRULE.BYMONTHDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-32', ['RRULE.BYMONTHDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=MO,TU,WE', ['RRULE.BYDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=1MO,2TU', ['RRULE.BYDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=1MO,MO', ['RRULE.BYDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=6MO', ['RRULE.BYDAY']],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=1MO;BYSETPOS=1', ['RRULE.BYSETPOS']],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=MO,TU;BYSETPOS=6', ['RRULE.BYSETPOS']],
  ])('%s', (rule, paths) => {
    const result = readIn(rule)
    expect(result.ok ? null : { code: result.failure.code, paths: result.failure.issues.map(({ path }) => path) }).toEqual({ code: 'BAD_REQUEST', paths })
  })

  test.each([
    ['DTSTART;TZID=Europe/Berlin:20260303T000000\nRRULE:FREQ=DAILY;COUNT=2', 'TZID=EUROPE/BERLIN'],
    ['DTSTART:20260303T090000Z\nRRULE:FREQ=DAILY;COUNT=2', '20260303T090000Z'],
    ['DTSTART:20260229\nRRULE:FREQ=DAILY;COUNT=2', '20260229'],
    ['RRULE:FREQ=DAILY;COUNT=2', 'one line DTSTART, got 0'],
    ['DTSTART:20260303', 'one line RRULE, got 0'],
    ['DTSTART:20260303\nRRULE:FREQ=DAILY;COUNT=2\nRRULE:FREQ=WEEKLY;COUNT=2', 'one line RRULE, got 2'],
    ['DTSTART:20260303\nRRULE:FREQ=DAILY;COUNT=2\nRDATE:20260401', 'RDATE'],
    ['DTSTART:20260303\nRRULE:FREQ=DAILY;COUNT=2\nEXRULE:FREQ=DAILY', 'EXRULE'],
    ['DTSTART:20260303\nRRULE;X=1:FREQ=DAILY;COUNT=2', 'X=1'],
    ['DTSTART:20260303\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20260304,20260304T120000Z', '20260304T120000Z'],
    ['BEGIN:VEVENT\nDTSTART:20260303\nRRULE:FREQ=DAILY;COUNT=2', 'BEGIN'],
    ['DTSTART:20260303\nRRULE:FREQ=DAILY;COUNT=2\nevery day', 'EVERY DAY'],
    ['', 'one line DTSTART'],
  ])('%j', (text, named) => {
    const result = recurrenceFromRfc5545(text)
    expect(result).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST' } })
    expect(result.ok ? '' : result.failure.issues.map(({ message }) => message).join('\n')).toContain(named)
  })

  test('a rule without end', () => {
    expect(readIn('FREQ=DAILY')).toMatchObject({ ok: false, failure: { code: 'RECURRENCE_END_REQUIRED' } })
  })
})
