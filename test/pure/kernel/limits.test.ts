import { expect, test } from 'vitest'
import { limits } from '../../../src/kernel/limits'

test('records: amounts have at most six decimals', () => {
  expect(limits.amountDecimals).toBe(6)
})

test('D5: carry-over expires after 1 to 12 months', () => {
  expect(limits.carryOverExpiryMonths).toEqual({ min: 1, max: 12 })
})
