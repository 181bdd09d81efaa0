import { expect, test } from 'vitest'
import { failure } from '../../../src/kernel/failure'
import { type Result, ok, refuse } from '../../../src/kernel/result'

const half = (count: number): Result<number> => (count % 2 === 0 ? ok(count / 2) : refuse(failure('BAD_REQUEST')))

test('an answer is ok and holds its value, a refusal is not and holds its failure', () => {
  expect(half(8)).toStrictEqual({ ok: true, value: 4 })
  expect(half(7)).toStrictEqual({ ok: false, failure: { code: 'BAD_REQUEST', message: 'Invalid input data', issues: [] } })
})

test('values that are falsy are answers too', () => {
  for (const value of [0, '', null, false]) expect(ok(value)).toStrictEqual({ ok: true, value })
})

test('`ok` tells the two apart for the compiler', () => {
  const result = half(6)
  expect(result.ok ? result.value + 1 : result.failure.code).toBe(4)
})
