/** The factories of single records, each by itself. */
import { describe, expect, test } from 'vitest'
import { adjustments, allowanceRules, bookings, memberAllowances, ruleAssignments, ruleTerms } from '../../../src/testing'
import { overlaps } from './inputFaults'
import { isAmount } from './isAmount'
import { daysBetween, isPlainDate } from './isPlainDate'
import { counted, rarerThan, sampled } from './sampled'

const window = { min: '2023-01-01', max: '2026-12-31' }
const owner = { memberId: 'member', allowanceTypeId: 'type' }

describe.each(['days', 'hours'] as const)('of %s', (unit) => {
  test('terms are plain objects with expressible amounts', () => {
    for (const terms of sampled(ruleTerms(unit))) {
      expect(Object.getPrototypeOf(terms.carryOver)).toBe(Object.prototype)
      expect(Object.getPrototypeOf(terms.yearStart)).toBe(Object.prototype)
      expect([terms.amount, terms.carryOver.limit ?? 0, terms.rounding?.step ?? 0].every((amount) => isAmount(unit, amount))).toBe(true)
      expect(terms.accrualAnchorDate === null || isPlainDate(terms.accrualAnchorDate)).toBe(true)
    }
  })

  test('rules have one to three revisions, also undated, equally dated and out of order', () => {
    const rules = sampled(allowanceRules(unit), 2000)
    const dates = rules.map((rule) => rule.revisions.map((one) => one.effectiveFrom))
    const counts = counted(dates, {
      one: (list) => list.length === 1,
      two: (list) => list.length === 2,
      three: (list) => list.length === 3,
      undated: (list) => list[0] === null,
      'first dated': (list) => list[0] !== null,
      'equally dated': (list) => new Set(list).size < list.length,
      'out of order': (list) => list.some((date, index) => index > 0 && (date ?? '') < (list[index - 1] ?? '')),
    })
    expect(rarerThan(150, counts)).toEqual([])
    expect(dates.filter((list) => list.length < 1 || list.length > 3)).toEqual([])
  })

  test('adjustments expire only where they are positive, from their date to two years later', () => {
    const list = sampled(adjustments(unit, { ...owner, ...window })).flat()
    expect(list.filter((one) => !isAmount(unit, one.amount) || !isPlainDate(one.date))).toEqual([])
    const expiring = list.filter((one) => one.expiryDate !== null)
    expect(expiring.filter((one) => one.amount <= 0 || !isPlainDate(one.expiryDate!))).toEqual([])
    const spans = expiring.map((one) => daysBetween(one.date, one.expiryDate!))
    expect(Math.min(...spans)).toBe(0)
    expect(Math.max(...spans)).toBeGreaterThan(600)
    expect(Math.max(...spans)).toBeLessThanOrEqual(731)
  })

  test('hand-set figures are one record a year, within the years', () => {
    for (const list of sampled(memberAllowances(unit, { ...owner, firstYear: 2024, lastYear: 2027 }))) {
      expect(new Set(list.map((one) => one.year)).size).toBe(list.length)
      expect(list.every((one) => one.year >= 2024 && one.year <= 2027)).toBe(true)
      expect(list.every((one) => isAmount(unit, one.compensatoryTimeOff) && isAmount(unit, one.broughtForwardOverride ?? 0))).toBe(true)
    }
  })

  test('bookings are at most one whole day each, on days in a row for each absence', () => {
    const most = unit === 'days' ? 1 : 480
    for (const list of sampled(bookings(unit, { ...window, maxAbsences: 6 }))) {
      expect(list.every((one) => one.amount >= 0 && one.amount <= most && isAmount(unit, one.amount) && isPlainDate(one.date))).toBe(true)
      for (const requestId of new Set(list.map((one) => one.requestId))) {
        const days = list.filter((one) => one.requestId === requestId).map((one) => one.date)
        expect(daysBetween(days[0]!, days.at(-1)!)).toBe(days.length - 1)
        expect(days.length).toBeLessThanOrEqual(8)
      }
    }
  })
})

test('assignments never overlap, whatever their order', () => {
  const lists = sampled(ruleAssignments({ ...owner, ...window, ruleIds: ['first', 'second'] }), 3000)
  expect(lists.filter(overlaps)).toEqual([])
  expect(lists.filter((list) => list.length === 0)).toEqual([])
})

test('ids differ within a list and between series, and do not follow the order of the list', () => {
  const ids = [0, 1].flatMap((idSeries) =>
    sampled(adjustments('days', { ...owner, ...window, idSeries }), 200).find((list) => list.length === 5)!.map((one) => one.id))
  expect(new Set(ids).size).toBe(10)
  expect([...ids].sort()).not.toEqual(ids)
})
