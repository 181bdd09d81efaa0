import { expect, test } from 'vitest'
import { type Code, codes } from '../../../src/kernel/codes'

/** The statuses that the interface answers refusals with (spec: Errors; decision 6). */
const refusalStatuses = [400, 401, 403, 404, 405, 409, 413, 415, 429, 500]

const table = Object.entries(codes)

test('spec: Errors: the table refuses a malformed input with 400 and one that is too large with 413 (decision 6)', () => {
  expect(codes.BAD_REQUEST.status).toBe(400)
  expect(codes.PAYLOAD_TOO_LARGE.status).toBe(413)
})

test.each([
  ['BAD_REQUEST', 'Invalid input data', 400],
  ['UNAUTHORIZED', 'Authorization not provided', 401],
  ['FORBIDDEN', 'Insufficient access', 403],
  ['NOT_FOUND', 'Not found', 404],
  ['INTERNAL_SERVER_ERROR', 'Internal server error', 500],
  ['CONFLICT', 'Conflict with the current state', 409],
] as const)('spec: Errors: %s says "%s" with status %i', (code, message, status) => {
  expect(codes[code]).toMatchObject({ message, status })
})

test.each(table)('the table says of %s what is answered, and where the specification speaks of it', (code, row) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
  expect(Object.keys(row).sort()).toEqual(['message', 'spec', 'status'])
  expect(row.message.trim()).toBe(row.message)
  expect(row.message).not.toBe('')
  expect(row.spec.trim()).toBe(row.spec)
  expect(row.spec).not.toBe('')
  expect(refusalStatuses).toContain(row.status)
})

test('a code of the table is a Code, and nothing else is', () => {
  const known: Code[] = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE']
  // @ts-expect-error A code that is not in the table must not compile.
  const unknown: Code = 'TEAPOT'
  expect(known.every((code) => code in codes)).toBe(true)
  expect(unknown in codes).toBe(false)
})
