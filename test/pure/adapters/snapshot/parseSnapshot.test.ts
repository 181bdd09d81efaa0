import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSnapshot, readSnapshot } from '../../../../src/adapters/snapshot'
import { firstFault } from '../../../../src/adapters/snapshot/json/firstFault'
import { workspaceFile } from './workspaceFile'

test('JSON text is read like its value, with or without a byte order mark', () => {
  const text = JSON.stringify(workspaceFile(), null, 2)
  expect(parseSnapshot(text)).toStrictEqual(readSnapshot(workspaceFile()))
  expect(parseSnapshot(`\uFEFF${text}`)).toStrictEqual(readSnapshot(workspaceFile()))
  expect(parseSnapshot('{}')).toStrictEqual(readSnapshot({}))
})

test.each([
  ['', 'a value, got the end of the text at line 1, column 1'],
  [' \n\t', 'a value, got the end of the text at line 2, column 2'],
  ['{', 'a key in double quotes or "}", got the end of the text at line 1, column 2'],
  ['{ "workspace": }', 'a value, got "}" at line 1, column 16'],
  ['{"a":1,}', 'a key in double quotes, got "}" at line 1, column 8'],
  ['{"a":1 "b":2}', '"," or "}", got "\\"" at line 1, column 8'],
  ['{"a""b":1}', '":", got "\\"" at line 1, column 5'],
  ['{"a" 1}', '":", got "1" at line 1, column 6'],
  ["{'a': 1}", 'a key in double quotes or "}", got "\'" at line 1, column 2'],
  ['{a: 1}', 'a key in double quotes or "}", got "a" at line 1, column 2'],
  ['[1,]', 'a value, got "]" at line 1, column 4'],
  ['[1 2]', '"," or "]", got "2" at line 1, column 4'],
  ['[}', 'a value or "]", got "}" at line 1, column 2'],
  ['[1}', '"," or "]", got "}" at line 1, column 3'],
  ['{"a":[]]', '"," or "}", got "]" at line 1, column 8'],
  ['{}\n}', 'the end of the text, got "}" at line 2, column 1'],
  ['[\n  01\n]', '"," or "]", got "1" at line 2, column 4'],
  ['[1.]', '"," or "]", got "." at line 1, column 3'],
  ['[-]', 'a value or "]", got "-" at line 1, column 2'],
  ['[+1]', 'a value or "]", got "+" at line 1, column 2'],
  ['[NaN]', 'a value or "]", got "N" at line 1, column 2'],
  ['[tru]', 'a value or "]", got "t" at line 1, column 2'],
  ['["a', 'a closing quotation mark, got the end of the text at line 1, column 4'],
  ['["a\nb"]', 'a closing quotation mark, or an escape for a control character, got "\\n" at line 1, column 4'],
  ['["\\x"]', 'an escape such as \\n, \\" or \\u00e9, got "\\\\" at line 1, column 3'],
  ['["\\u12g4"]', 'an escape such as \\n, \\" or \\u00e9, got "\\\\" at line 1, column 3'],
  ['{\r\n  "a": 😀\r\n}', 'a value, got "😀" at line 2, column 8'],
  ['\uFEFF[', 'a value or "]", got the end of the text at line 1, column 2'],
  ['// no\n{}', 'a value, got "/" at line 1, column 1'],
])('%j', (text, fault) => {
  expect(parseSnapshot(text)).toEqual({
    ok: false,
    failure: { code: 'BAD_REQUEST', message: 'Invalid input data', issues: [{ message: `expected ${fault}` }] },
  })
})

test('deep nesting does not exhaust the stack', () => {
  const result = parseSnapshot('['.repeat(200_000))
  expect(!result.ok && result.failure.issues[0]?.message).toContain('line 1, column 200001')
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const sound = (text: string): boolean => {
  const { offset, expected } = firstFault(text)
  return offset === text.length && expected === 'the end of the text'
}

test('the place is found in whatever the host refuses, and nowhere else', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', '1', '-', '0', '.5', 'e3', 'true', 'null', ' ', '\n', '\\', '\\u00e9', 'x', '\u0001', '\u00A0')
  const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
  const cut = fc.tuple(fc.json(), fc.nat(), fc.nat({ max: 2 }), pieces).map(([json, at, gone, put]) => {
    const offset = at % (json.length + 1)
    return json.slice(0, offset) + put + json.slice(offset + gone)
  })
  const counts = { sound: 0, broken: 0 }
  fc.assert(fc.property(fc.oneof(pieces, cut, fc.json()), (text) => {
    expect(sound(text)).toBe(isJson(text))
    counts[sound(text) ? 'sound' : 'broken'] += 1
  }), { numRuns: 4000 })
  expect(Math.min(counts.sound, counts.broken)).toBeGreaterThan(500)
})

test('what stands before the place can be completed, with one character more it cannot', () => {
  // A prefix of JSON is what becomes JSON by some ending; these endings close what small texts can leave open.
  const endings = ['', '}', ']', '"', '":1}', '1', ':1}', '"a":1}', '1}', '1]', '"]', '"}', ',1]', '0', 'e"', '"x":1}']
  const text = fc.constantFrom('{"a":1}', '[1,2]', '"ab"', '{"a":[1]}', '[]', '12')
  fc.assert(fc.property(text, fc.nat({ max: 6 }), fc.constantFrom('}', ']', ',', ':', '"', 'x', '1'), (json, at, put) => {
    const broken = json.slice(0, at) + put + json.slice(at)
    if (isJson(broken)) return
    const { offset } = firstFault(broken)
    const before = broken.slice(0, offset)
    const open = [...endings, ...endings.flatMap((a) => ['}', ']', '"}', ']}'].map((b) => a + b))]
    expect(open.some((ending) => isJson(before + ending)), broken).toBe(true)
    expect(open.some((ending) => offset < broken.length && isJson(broken.slice(0, offset + 1) + ending)), broken).toBe(false)
  }), { numRuns: 300 })
})
