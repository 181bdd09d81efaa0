import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amounts } from '../../../src/testing'
import { isAmount } from './isAmount'
import { counted, rarerThan, sampled } from './sampled'

describe.each([
  ['days', -8, 40],
  ['days', 0.07, 0.29],
  ['days', 2.083333, 2.083333],
  ['hours', -3840, 14_400],
  ['hours', 7, 7],
] as const)('%s from %d to %d', (unit, min, max) => {
  test('is expressible in its unit and within the bounds', () => {
    const wrong = sampled(amounts(unit, { min, max })).filter((amount) => !isAmount(unit, amount) || amount < min || amount > max)
    expect(wrong).toEqual([])
  })
})

test('days are mostly whole and half ones, some have two decimals, some six', () => {
  const counts = counted(sampled(amounts('days', { min: 0, max: 10 }), 2000), {
    zero: (amount) => amount === 0,
    half: (amount) => amount === 0.5,
    one: (amount) => amount === 1,
    'a multiple of a half': (amount) => Number.isInteger(amount * 2) && !Number.isInteger(amount),
    'two decimals': (amount) => Number(amount.toFixed(2)) === amount && !Number.isInteger(amount * 2),
    'more decimals': (amount) => Number(amount.toFixed(2)) !== amount,
  })
  expect(rarerThan(30, counts)).toEqual([])
})

test('minutes are mostly hours and days, some are odd', () => {
  const counts = counted(sampled(amounts('hours', { min: 0, max: 4800 }), 2000), {
    'whole days': (minutes) => minutes > 0 && minutes % 480 === 0,
    'whole hours': (minutes) => minutes % 60 === 0 && minutes % 480 !== 0,
    odd: (minutes) => minutes % 15 !== 0,
  })
  expect(rarerThan(100, counts)).toEqual([])
})

test('shrinks towards zero', () => {
  const failed = fc.check(fc.property(amounts('days', { min: -5, max: 5 }), (amount) => amount < 1), { seed: 1 })
  expect(failed.counterexample).toEqual([1])
})
