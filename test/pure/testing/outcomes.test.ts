/** Proof by counting that generated inputs run into what the model decides: debts, lapses, limits, moves over year ends. */
import { expect, test } from 'vitest'
import { computeAllowances } from '../../../src/allowance/computeAllowances'
import type { AllowanceYear } from '../../../src/records'
import { allowanceInputs } from '../../../src/testing'
import { counted, rarerThan, sampled } from './sampled'

const inputs = sampled(allowanceInputs())
const results = inputs.map((input) => computeAllowances(input))
const some = (occurs: (year: AllowanceYear) => boolean) => (years: AllowanceYear[]) => years.some(occurs)

test('most bookings lie in the years of their member', () => {
  const inside = inputs.flatMap((input) => {
    const asOf = input.bookings.reduce((latest, { date }) => (date > latest ? date : latest), input.asOf)
    const years = computeAllowances({ ...input, asOf })
    return input.bookings.map((booking) => years.some((year) => year.from <= booking.date && booking.date <= year.to))
  })
  expect(inside.filter(Boolean).length / inside.length).toBeGreaterThan(0.65)
})

test('every outcome occurs', () => {
  const counts = counted(results, {
    'three years or more': (years) => years.length >= 3,
    overdrawn: some((year) => year.overdrawn > 0),
    lapsed: some((year) => year.lapsed > 0),
    'carried forward': some((year) => year.carriedForward > 0),
    'debt carried': some((year) => year.carriedForward < 0),
    'moved on': some((year) => year.movedOn > 0),
    forfeited: some((year) => year.forfeited > 0),
    'written off': some((year) => year.writtenOff > 0),
    'left over at the end': some((year) => year.unusedAtEnd > 0),
    'overdrawn at the end': some((year) => year.unusedAtEnd < 0),
    overridden: some((year) => year.broughtForwardOverridden),
    'overdrawn and repaid within the year': some((year) => year.overdrawn > 0 && year.remaining >= 0),
    'lapsed and overdrawn in one year': some((year) => year.overdrawn > 0 && year.lapsed > 0),
    'not yet available': some((year) => year.available < year.remaining),
  })
  expect(rarerThan(30, counts)).toEqual([])
  expect(results.some((years) => years.length === 0)).toBe(true)
})
