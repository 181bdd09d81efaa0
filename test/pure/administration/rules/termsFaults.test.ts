/** What terms of a rule may be: allowances A1, D5, E2, B6; spec: Allowance model. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termsFaults } from '../../../../src/administration/rules/termsFaults'
import type { AllowanceUnit, RuleTerms } from '../../../../src/records'
import { ruleTerms } from '../../../../src/testing'
import { type SomeTerms, terms } from '../../allowance/given'

const faults = (some: SomeTerms, unit: AllowanceUnit = 'days') => termsFaults(terms(some), unit)
const paths = (some: SomeTerms, unit?: AllowanceUnit) => faults(some, unit).map(({ path }) => path)
const fixed = (month: number, day: number): Partial<RuleTerms> => ({ yearStart: { kind: 'fixed', month, day } })

describe('spec: Allowance model: amounts in the unit of the allowance type', () => {
  test.each([0, 0.000001, 2.083333, 25, Number.MAX_SAFE_INTEGER])('%d days are an amount', (amount) => {
    expect(faults({ amount })).toEqual([])
    expect(faults({ carryOver: { limit: amount } })).toEqual([])
  })

  test.each([0, 1, 9600])('%d minutes are an amount', (amount) => {
    expect(faults({ amount, carryOver: { limit: amount } }, 'hours')).toEqual([])
  })

  test('less than nothing', () => {
    expect(faults({ amount: -1, carryOver: { limit: -0.5 } })).toEqual([
      { path: 'amount', message: 'expected 0 or more, got -1' },
      { path: 'carryOver.limit', message: 'expected 0 or more, got -0.5' },
    ])
    expect(paths({ amount: -1, carryOver: { limit: -30 } }, 'hours')).toEqual(['amount', 'carryOver.limit'])
  })

  test('seven decimals of a day, half a minute', () => {
    const daysExpected = 'expected a number of days with at most six decimals, got 0.1234567'
    expect(faults({ amount: 0.1234567, carryOver: { limit: 0.1234567 }, rounding: { step: 0.1234567, mode: 'up' } })).toEqual([
      { path: 'amount', message: daysExpected }, { path: 'carryOver.limit', message: daysExpected },
      { path: 'rounding.step', message: daysExpected },
    ])
    const minutesExpected = 'expected a whole number of minutes, got 0.5'
    expect(faults({ amount: 0.5, carryOver: { limit: 0.5 }, rounding: { step: 0.5, mode: 'up' } }, 'hours')).toEqual([
      { path: 'amount', message: minutesExpected }, { path: 'carryOver.limit', message: minutesExpected },
      { path: 'rounding.step', message: minutesExpected },
    ])
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('%d is no amount', (amount) => {
    expect(paths({ amount })).toEqual(['amount'])
    expect(paths({ amount }, 'hours')).toEqual(['amount'])
  })
})

describe('A1: a fixed year start is any day up to the 31st: one that its month lacks falls on the last', () => {
  test.each([[1, 31], [2, 29], [2, 31], [4, 31], [12, 31], [6, 1]])('month %d, day %d', (month, day) => {
    expect(faults(fixed(month, day))).toEqual([])
  })

  test.each([[2, 32], [1, 32], [1, 0], [1, 1.5], [1, -1]])('month %d has no day %d', (month, day) => {
    expect(faults(fixed(month, day))).toEqual([
      { path: 'yearStart.day', message: `expected a day from 1 to 31, got ${day}` },
    ])
  })

  test.each([0, 13, 1.5])('there is no month %d', (month) => {
    expect(faults(fixed(month, 31))).toEqual([{ path: 'yearStart.month', message: `expected a month from 1 to 12, got ${month}` }])
    expect(paths(fixed(month, 32))).toEqual(['yearStart.month', 'yearStart.day'])
  })

  test('the other kinds have no day', () => {
    expect(faults({ yearStart: { kind: 'fiscal_year' } })).toEqual([])
    expect(faults({ yearStart: { kind: 'employment_anniversary' } })).toEqual([])
  })
})

test.each(['2024-02-29', '2026-12-31'])('spec: Conventions 5: accrual from %s', (accrualAnchorDate) => {
  expect(faults({ accrualAnchorDate })).toEqual([])
})

test.each(['2026-02-29', '2026-13-01', '01.02.2026', '', '2026-02-01T00:00:00.000Z'])('spec: Conventions 5: no accrual from %j', (accrualAnchorDate) => {
  expect(faults({ accrualAnchorDate })).toEqual([
    { path: 'accrualAnchorDate', message: `expected a calendar date YYYY-MM-DD, got "${accrualAnchorDate}"` },
  ])
})

test('D5: carry-over expires after 1 to 12 months, or never', () => {
  for (const expiresAfterMonths of [null, 1, 3, 12]) expect(faults({ carryOver: { expiresAfterMonths } })).toEqual([])
  for (const expiresAfterMonths of [0, 13, -1, 1.5]) {
    expect(faults({ carryOver: { expiresAfterMonths } })).toEqual([
      { path: 'carryOver.expiresAfterMonths', message: `expected a number of months from 1 to 12, got ${expiresAfterMonths}` },
    ])
  }
})

test('E2: carry-over without a limit, or of nothing', () => {
  expect(faults({ carryOver: { limit: null } })).toEqual([])
  expect(faults({ carryOver: { limit: 0 } })).toEqual([])
})

test('B6: rounds to steps above 0', () => {
  expect(faults({ rounding: { step: 0.5, mode: 'up' } })).toEqual([])
  expect(faults({ rounding: { step: 15, mode: 'down' } }, 'hours')).toEqual([])
  for (const step of [0, -1]) expect(faults({ rounding: { step, mode: 'up' } })).toEqual([{ path: 'rounding.step', message: `expected a number above 0, got ${step}` }])
})

test('every fault at once', () => {
  expect(paths({
    amount: -1, accrualAnchorDate: 'soon', ...fixed(13, 40), carryOver: { limit: -1, expiresAfterMonths: 0 }, rounding: { step: 0, mode: 'up' },
  })).toEqual(['amount', 'accrualAnchorDate', 'yearStart.month', 'yearStart.day', 'carryOver.limit', 'carryOver.expiresAfterMonths', 'rounding.step'])
})

test('whatever terms the test kit makes can be entered', () => {
  const units = fc.constantFrom<AllowanceUnit>('days', 'hours')
  fc.assert(fc.property(units.chain((unit) => fc.tuple(fc.constant(unit), ruleTerms(unit))), ([unit, some]) => {
    expect(termsFaults(some, unit)).toEqual([])
  }))
})
