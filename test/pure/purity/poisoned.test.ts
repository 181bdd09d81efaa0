/** The poison itself: it bites, and it is gone afterwards. */
import { describe, expect, test } from 'vitest'
import { Impure, deepFrozen, poisoned } from './poisoned'

const impure: readonly (readonly [string, () => unknown])[] = [
  ['Date.now()', () => Date.now()],
  ['new Date()', () => new Date()],
  ['Date()', () => Date()],
  ['new Date(year, month)', () => new Date(2026, 5)],
  ['a text without zone', () => new Date('2026-06-30T12:00:00')],
  ['a text without zone, parsed', () => Date.parse('2026-06-30 12:00')],
  ['getHours', () => new Date(0).getHours()],
  ['getTimezoneOffset', () => new Date(0).getTimezoneOffset()],
  ['setDate', () => new Date(0).setDate(1)],
  ['a date in a string', () => String(new Date(0))],
  ['toLocaleDateString', () => new Date(0).toLocaleDateString()],
  ['the host’s zone', () => new Intl.DateTimeFormat().resolvedOptions().timeZone],
  ['the host’s zone, called', () => Intl.DateTimeFormat('en-US')],
  ['Math.random', () => Math.random()],
  ['process.env', () => process.env['TZ']],
  ['fetch', () => fetch('http://localhost')],
  ['setTimeout', () => setTimeout(() => undefined, 0)],
  ['setInterval', () => setInterval(() => undefined, 0)],
  ['queueMicrotask', () => queueMicrotask(() => undefined)],
  ['performance.now', () => performance.now()],
  ['crypto', () => crypto.randomUUID()],
  ['console', () => console.log('')],
  ['localeCompare', () => 'a'.localeCompare('b')],
  ['toLocaleString', () => (1.5).toLocaleString()],
]

describe('poison', () => {
  test.each(impure)('%s throws', (_, touch) => {
    expect(() => poisoned(touch)).toThrow(Impure)
  })

  test('what is pure works', () => {
    expect(poisoned(() => [
      new Date(0).toISOString(), new Date('2026-06-30').getTime(), Date.parse('2026-06-30T12:00:00.000Z'), Date.UTC(2026, 5, 30), Math.max(1, 2),
      new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric', hourCycle: 'h23' }).format(0), new Date(0) instanceof Date,
    ])).toEqual(['1970-01-01T00:00:00.000Z', 1_782_777_600_000, 1_782_820_800_000, 1_782_777_600_000, 2, '09', true])
  })

  test('afterwards the world is as it was, also after a throw', () => {
    expect(() => poisoned(() => Math.random())).toThrow(Impure)
    poisoned(() => undefined)
    expect(Math.random()).toBeLessThan(1)
    expect(new Date().getFullYear()).toBeGreaterThan(2020)
    expect(Date.now()).toBeGreaterThan(0)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBeTypeOf('string')
    expect(typeof process.env).toBe('object')
    expect('document' in globalThis).toBe(false)
    expect('a'.localeCompare('b')).toBe(-1)
  })

  test('what is deep-frozen cannot be written', () => {
    const value = deepFrozen({ list: [{ amount: 3 }, { amount: 1 }], text: 'a' })
    expect(() => value.list.push({ amount: 2 })).toThrow(TypeError)
    expect(() => (value.list[0]!.amount = 2)).toThrow(TypeError)
    expect(() => value.list.sort((a, b) => a.amount - b.amount)).toThrow(TypeError)
    expect(value).toEqual({ list: [{ amount: 3 }, { amount: 1 }], text: 'a' })
  })
})
