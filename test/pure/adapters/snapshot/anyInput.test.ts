import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSnapshot } from '../../../../src/adapters/snapshot'
import { workspaceSnapshots } from '../../../../src/testing'
import { type Json, id, snapshotOf, workspaceFile } from './workspaceFile'

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** Reads a frozen file: it is refused with faults in the one form, or read, and then read again as the same. */
function expectAnswer(input: unknown): 'read' | 'refused' {
  const text = JSON.stringify(input)
  const result = readSnapshot(frozen(input))
  expect(JSON.stringify(input)).toBe(text)
  if (result.ok) {
    expect(snapshotOf(JSON.parse(JSON.stringify(result.value)))).toStrictEqual(result.value)
    return 'read'
  }
  expect(result.failure.code).toBe('BAD_REQUEST')
  expect(result.failure.issues.length).toBeGreaterThan(0)
  for (const { path, message } of result.failure.issues) {
    expect(message).toMatch(/^expected .+, got .+$/)
    if (path === undefined) expect(result.failure.issues).toHaveLength(1)
    else expect(path).not.toBe('')
  }
  return 'refused'
}

test('any JSON is read or refused', () => {
  fc.assert(fc.property(fc.jsonValue(), (input) => { expectAnswer(input) }), { numRuns: 300 })
})

const sections = Object.keys(workspaceFile())

test('any JSON in any list is read or refused', () => {
  const lists = fc.dictionary(fc.constantFrom(...sections), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 3 })))
  fc.assert(fc.property(lists, (some) => { expectAnswer({ ...workspaceFile(), ...structuredClone(some) }) }), { numRuns: 300 })
})

/** Every object and list of a value, itself first. */
const containers = (value: unknown): (Json[] | Record<string, Json>)[] =>
  typeof value === 'object' && value !== null ? [value as Record<string, Json>, ...Object.values(value).flatMap(containers)] : []

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<Json>(null, null, true, false, 1, 15, id(20), id(50), 'PENDING', '2026-12-31', '12:30', '', '8', -1, 0.5, 1e300, '2026-02-30', '2026-03-01', '2026-03-01T12:00:00Z', [], {}, [null], '__proto__', 'constructor'),
)

test('a valid file with any value anywhere is read or refused, and both happen', () => {
  const seen = { read: 0, refused: 0 }
  fc.assert(fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), hostile), { minLength: 1, maxLength: 3 }), (changes) => {
    const file = structuredClone(workspaceFile())
    for (const [container, key, value] of changes) {
      const all = containers(file)
      const target = all[container % all.length] ?? {}
      const keys = Object.keys(target)
      if (keys.length > 0) Object.assign(target, { [keys[key % keys.length] ?? '']: structuredClone(value) })
    }
    seen[expectAnswer(file)] += 1
  }), { numRuns: 600 })
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(0)
})

test('a valid file with anything taken out is read or refused', () => {
  fc.assert(fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }), (changes) => {
    const file = structuredClone(workspaceFile())
    for (const [container, key] of changes) {
      const all = containers(file)
      const target = all[container % all.length] ?? {}
      const keys = Object.keys(target)
      if (Array.isArray(target)) target.splice(key % (target.length + 1), 1)
      else if (keys.length > 0) Reflect.deleteProperty(target, keys[key % keys.length] ?? '')
    }
    expectAnswer(file)
  }), { numRuns: 300 })
})

test('every valid workspace is read as it is', () => {
  fc.assert(fc.property(workspaceSnapshots(), (snapshot) => {
    expect(expectAnswer(JSON.parse(JSON.stringify(snapshot)))).toBe('read')
    expect(snapshotOf(snapshot)).toStrictEqual(snapshot)
  }), { numRuns: 50 })
})

test('keys that mean something to the language are only keys', () => {
  const text = JSON.stringify(workspaceFile()).replaceAll('"payload":{}', '"payload":{"__proto__":{"polluted":1},"constructor":2}')
  expect(expectAnswer(JSON.parse(text))).toBe('read')
  expect(expectAnswer(JSON.parse('{"__proto__":[],"workspace":{"__proto__":{"id":1}},"departments":[{"defaultRuleIds":{"__proto__":1,"constructor":2}}]}'))).toBe('refused')
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a deeply nested payload is handed on', () => {
  let payload: Json = {}
  for (let depth = 0; depth < 100_000; depth++) payload = { payload }
  const file = workspaceFile()
  Object.assign((file['outbox'] as object[])[0] ?? {}, { payload })
  expect(readSnapshot(file).ok).toBe(true)
})

test('many faults take time in proportion', () => {
  const time = (count: number): number => {
    const members = Array.from({ length: count }, () => ({ id: 1, approverIds: [2], email: null }))
    const rules = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]))
    const file = { ...workspaceFile(), members, departments: [{ defaultRuleIds: rules }] }
    const start = performance.now()
    expect(readSnapshot(file).ok).toBe(false)
    return performance.now() - start
  }
  // The best of three: what else the machine does must not count. Eight times the faults, far below sixty-four times the time.
  const best = (count: number): number => Math.min(time(count), time(count), time(count))
  expect(best(8000)).toBeLessThan(30 * Math.max(best(1000), 5))
})
