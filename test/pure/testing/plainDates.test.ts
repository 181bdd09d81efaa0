import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDates } from '../../../src/testing'
import { daysBetween, isPlainDate } from './isPlainDate'
import { counted, rarerThan, sampled } from './sampled'

const window = { min: '2023-02-10', max: '2026-11-20' }

test('dates exist and lie in the window, both ends included', () => {
  const dates = sampled(plainDates(window), 5000)
  expect(dates.filter((date) => !isPlainDate(date) || date < window.min || date > window.max)).toEqual([])
  expect(dates).toContain(window.min)
  expect(dates).toContain(window.max)
})

test('a window of one day has that day', () => {
  expect(new Set(sampled(plainDates({ min: '2024-02-29', max: '2024-02-29' }), 50))).toEqual(new Set(['2024-02-29']))
})

test('corners are far more frequent than chance', () => {
  const counts = counted(sampled(plainDates(window), 2000), {
    'first of a month': (date) => date.endsWith('-01'),
    'month end': (date) => /-(01|03|05|07|08|10|12)-31$|-(04|06|09|11)-30$/.test(date),
    'year start': (date) => date.endsWith('-01-01'),
    'year end': (date) => date.endsWith('-12-31'),
    'last of February': (date) => /2024-02-29|-02-28/.test(date),
  })
  expect(rarerThan(100, counts)).toEqual([])
})

test('half of the dates gather around those to favour, and stay in the window', () => {
  const near = ['2024-02-29', '2026-11-20']
  const dates = sampled(plainDates({ ...window, near }), 2000)
  expect(dates.filter((date) => near.some((favoured) => Math.abs(daysBetween(favoured, date)) <= 1)).length).toBeGreaterThan(800)
  expect(dates.filter((date) => date > window.max)).toEqual([])
})

test('shrinks to the first date of the window', () => {
  const failed = fc.check(fc.property(plainDates({ ...window, near: ['2025-01-01'] }), (date) => date < window.min), { seed: 1 })
  expect(failed.counterexample).toEqual([window.min])
})
