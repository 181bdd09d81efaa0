import { expect, test } from 'vitest'
import { type Code, codes } from '../../../src/kernel/codes'
import { failure } from '../../../src/kernel/failure'

const every = Object.keys(codes) as Code[]

test.each(every)('a failure of %s says the message of the table and lists no issue, unless told otherwise', (code) => {
  expect(failure(code)).toStrictEqual({ code, message: codes[code].message, issues: [] })
})

test('spec: Errors: a malformed input is refused with "Invalid input data"', () => {
  expect(failure('BAD_REQUEST')).toStrictEqual({ code: 'BAD_REQUEST', message: 'Invalid input data', issues: [] })
})

test('decision 2: a failure carries every issue, with its path where there is one, in the order given', () => {
  const issues = [{ message: 'expected HH:mm, got "8"', path: 'members[3].start' }, { message: 'expected an object' }]
  expect(failure('BAD_REQUEST', issues)).toStrictEqual({ code: 'BAD_REQUEST', message: 'Invalid input data', issues })
})

test('a better message takes the place of the table’s', () => {
  expect(failure('BAD_REQUEST', [], 'The file is empty')).toStrictEqual({ code: 'BAD_REQUEST', message: 'The file is empty', issues: [] })
})

test('a failure is plain data: it survives JSON unchanged', () => {
  const refusal = failure('PAYLOAD_TOO_LARGE', [{ message: 'at most 1 MiB', path: '' }])
  expect(JSON.parse(JSON.stringify(refusal))).toStrictEqual(refusal)
})
