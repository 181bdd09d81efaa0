/** Series in plain English. */
import { describe, expect, test } from 'vitest'
import { describeRecurrence } from '../../../src/recurrence'
import { series } from './given'

const said = (fields: object): string => describeRecurrence(series(fields))

describe('which days', () => {
  const ends = ', 3 times, from 3 March 2026'
  test.each([
    [{ repeat: 'daily' }, 'every day'],
    [{ repeat: 'daily', interval: 2 }, 'every 2 days'],
    [{}, 'every week on Tuesday'],
    [{ weekDays: 'WE,MO' }, 'every week on Monday and Wednesday'],
    [{ weekDays: 'FR,WE,MO', interval: 3 }, 'every 3 weeks on Monday, Wednesday and Friday'],
    [{ weekDays: 'SU,SA' }, 'every week on Saturday and Sunday'],
    [{ weekDays: 'MO,TU,WE,TH,FR' }, 'every weekday'],
    [{ weekDays: 'MO,TU,WE,TH,FR', interval: 2 }, 'every 2 weeks on weekdays'],
    [{ weekDays: 'MO,TU,WE,TH,FR,SA,SU' }, 'every day of the week'],
    [{ weekDays: 'MO,TU,WE,TH,FR,SA,SU', interval: 2 }, 'every 2 weeks on every day'],
    [{ repeat: 'monthly' }, 'on the 3rd of every month'],
    [{ repeat: 'monthly', day: '15,-1', interval: 2 }, 'on the 15th and the last day of every second month'],
    [{ repeat: 'monthly', day: '-1,31,1,2,-2', interval: 3 }, 'on the 1st, the 2nd, the 31st, the second-to-last day and the last day of every third month'],
    [{ repeat: 'monthly', day: '11,12,13,21,22,23' }, 'on the 11th, the 12th, the 13th, the 21st, the 22nd and the 23rd of every month'],
    [{ repeat: 'monthly', day: '-31', interval: 12 }, 'on the 31st-to-last day of every 12th month'],
    [{ repeat: 'monthly', pos: 2, weekDays: 'TU' }, 'every second Tuesday of the month'],
    [{ repeat: 'monthly', pos: '1,3', weekDays: 'MO' }, 'every first and third Monday of the month'],
    [{ repeat: 'monthly', pos: -1, weekDays: 'FR', interval: 2 }, 'on the last Friday of every second month'],
    [{ repeat: 'monthly', pos: -1, weekDays: 'MO,TU,WE,TH,FR' }, 'on the last weekday of the month'],
    [{ repeat: 'monthly', pos: '1,-2', weekDays: 'MO,TU', interval: 3 }, 'on the first and second-to-last Monday or Tuesday of every third month'],
    [{ repeat: 'monthly', pos: -1, weekDays: 'MO,TU,WE,TH,FR,SA,SU' }, 'on the last day of the month'],
    [{ repeat: 'monthly', pos: 4, weekDays: 'SA,SU,FR', interval: 21 }, 'on the fourth Friday, Saturday or Sunday of every 21st month'],
  ])('%j: %s', (fields, text) => {
    expect(said(fields)).toBe(text + ends)
  })
})

describe('from when to when', () => {
  test.each([
    [{ count: 6, repeat: 'monthly', pos: 2, weekDays: 'TU' }, 'every second Tuesday of the month, 6 times, from 3 March 2026'],
    [{ count: 1 }, 'every week on Tuesday, once, from 3 March 2026'],
    [{ count: null, until: '2026-12-31' }, 'every week on Tuesday, from 3 March 2026 until 31 December 2026'],
    [{ count: 6, until: '2026-12-31' }, 'every week on Tuesday, at most 6 times, from 3 March 2026 until 31 December 2026'],
    [{ count: 1, until: '2026-12-31' }, 'every week on Tuesday, at most once, from 3 March 2026 until 31 December 2026'],
  ])('%j', (fields, text) => {
    expect(said(fields)).toBe(text)
  })
})

describe('exceptions', () => {
  const weekly = 'every week on Tuesday, 5 times, from 3 March 2026'
  test.each([
    [[], weekly],
    [['2026-03-10'], `${weekly}, except on 10 March 2026`],
    [['2026-03-10', '2026-03-10'], `${weekly}, except on 10 March 2026`],
    [['2026-03-24', '2026-03-10', '2026-03-17'], `${weekly}, except 3 dates`],
    [['2026-03-11', '2026-04-07', '2026-03-24'], `${weekly}, except on 24 March 2026`],
  ])('%j, as far as they are occurrences', (exDates, text) => {
    expect(said({ count: 5, exDates })).toBe(text)
  })
})
