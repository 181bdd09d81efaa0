import { expect, test } from 'vitest'
import { randomId, systemClock } from '../../../src/adapters/node'

test('the clock tells the time of the machine, as records write it', () => {
  const before = Date.now()
  const told = systemClock()
  expect(told).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  expect(Date.parse(told)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(told)).toBeLessThanOrEqual(Date.now())
})

test('ids are UUIDs of version 4 in lower case, each another one', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(1000)
})
