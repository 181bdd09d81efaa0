import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowanceInputs } from '../../../src/testing'
import { inputFaults } from './inputFaults'
import { sampled } from './sampled'

test('every input is valid', () => {
  const faults = sampled(allowanceInputs()).flatMap(inputFaults)
  expect(faults).toEqual([])
})

test('every shrunk input is valid', () => {
  // Each failing value leads to smaller ones: those are judged too.
  let judged = 0
  for (const seed of [1, 2, 3, 4, 5]) {
    fc.check(
      fc.property(allowanceInputs(), (input) => {
        judged++
        expect(inputFaults(input)).toEqual([])
        return input.bookings.length < 4 || input.adjustments.length < 2 || input.assignments.length < 2
      }),
      { seed },
    )
  }
  expect(judged).toBeGreaterThan(200)
})

test('a failure shrinks to little more than what fails', () => {
  const found = fc.check(
    fc.property(allowanceInputs(), (input) => !input.adjustments.some((one) => one.expiryDate !== null && one.amount > 2)),
    { seed: 4 },
  )
  const [input] = found.counterexample!
  expect(input.adjustments).toHaveLength(1)
  expect([input.bookings, input.memberAllowances]).toEqual([[], []])
  expect(input.assignments).toHaveLength(1)
  expect(input.rules).toHaveLength(1)
  expect(input.rules[0]!.revisions).toHaveLength(1)
})

test('what is held fixed does not vary', () => {
  const inputs = sampled(allowanceInputs({ unit: 'hours', accrualMode: 'accrued', baseYear: 2027, maxAbsences: 2 }), 300)
  expect(new Set(inputs.map((input) => `${input.unit} ${input.accrualMode}`))).toEqual(new Set(['hours accrued']))
  const years = inputs.flatMap((input) => input.bookings.map((one) => Number(one.date.slice(0, 4))))
  expect(Math.min(...years)).toBeGreaterThanOrEqual(2026)
  expect(Math.max(...years)).toBeLessThanOrEqual(2031)
  expect(Math.max(...inputs.map((input) => input.bookings.length))).toBeLessThanOrEqual(16)
})

test('the same seed gives the same inputs', () => {
  expect(sampled(allowanceInputs(), 50)).toEqual(sampled(allowanceInputs(), 50))
})
