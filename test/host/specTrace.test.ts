import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './docs/snippet'
import { chapters } from './specTrace/chapters'
import { isTitleOf, testTitles } from './specTrace/testTitles'
import { type ReadFile, traceFaults } from './specTrace/traceFaults'
import { readTracePage } from './specTrace/tracePage'

const readRepository: ReadFile = (path) => {
  const file = join(root, path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file, 'utf8') : null
}

const page = readTracePage(readFileSync(join(root, 'docs/spec-trace.md'), 'utf8'))
const rows = Object.values(page.chapters).flat()

describe('docs/spec-trace.md', () => {
  test('has the chapters of the specification', () => {
    expect(Object.keys(page.chapters)).toEqual(Object.keys(chapters))
  })

  test.each(Object.entries(chapters))('has each rule of "%s" once, in its order', (chapter, rules) => {
    expect(page.chapters[chapter]?.map(({ rule }) => rule)).toEqual(rules)
  })

  test('names no rule twice', () => {
    expect(rows.filter(({ rule }, index) => rows.findIndex((row) => row.rule === rule) !== index)).toEqual([])
  })

  test('cites files and tests that exist, for what is implemented and for nothing else', () => {
    expect(traceFaults(rows, readRepository)).toEqual([])
  })

  test('counts its rules', () => {
    const count = (status: string): number => rows.filter((row) => row.status === status).length
    expect(page.counts).toEqual({ 'implemented': count('implemented'), 'not yet': count('not yet'), 'host': count('host') })
  })
})

const TITLES = `
describe('a suite', () => {
  test('spec: NO_APPROVER_SET: nobody is there', () => {})
  test.each(tables)('D31: %s alone', () => {})
  it.each([[1]])('%s: %i', () => {})
  test.each(fields)('%s refuses %j', () => {})
  test(\`B1: \${name}, by month\`, () => {})
  test.fails('F3: what is wrong as yet', () => {})
  describe.skip('not run', () => { test('nor what is in it', () => {}) })
  const quoted = 'a text that is no title'
})
`

describe('a wrong row is found out', () => {
  const files: Readonly<Record<string, string>> = {
    'src/a.ts': '', 'README.md': '', 'test/a.test.ts': TITLES, 'test/given.ts': TITLES,
  }
  const read: ReadFile = (path) => files[path] ?? null

  const faults = (...lines: readonly string[]): string[] => {
    const table = ['| rule | in short | implemented in | shown by |', '|---|---|---|---|', ...lines]
    return traceFaults(Object.values(readTracePage(`# T\n\n## C\n\n${table.join('\n')}\n`).chapters).flat(), read)
  }

  test('right ones are not', () => {
    expect(faults(
      '| R | a | `src/a.ts` | `test/a.test.ts` "spec: NO_APPROVER_SET" |',
      '| S | b | `src/a.ts`, `src/a.ts` | `test/a.test.ts` "a suite", "D31: %s alone", `test/a.test.ts` "B1: ${name}, by month" |',
      '| T | c | not yet | |', '| U | d | host | |',
    )).toEqual([])
  })

  test.each([
    ['an implementation without a test', '| R | a | `src/a.ts` | |', ['is implemented and not tested']],
    ['a test without an implementation', '| R | a | not yet | `test/a.test.ts` "a suite" |', ['is "not yet" and tested']],
    ['a test of what a host does', '| R | a | host | `test/a.test.ts` "a suite" |', ['is "host" and tested']],
    ['no words', '| R | | not yet | |', ['says nothing']],
    ['a file that is gone', '| R | a | `src/b.ts` | `test/a.test.ts` "a suite" |', ['"src/b.ts" does not exist']],
    ['a file that is no source', '| R | a | `README.md` | `test/a.test.ts` "a suite" |', ['"README.md" is not under src/']],
    ['a test file that is gone', '| R | a | `src/a.ts` | `test/b.test.ts` "a suite" |', ['"test/b.test.ts" does not exist']],
    ['a file without tests', '| R | a | `src/a.ts` | `test/given.ts` "a suite" |', ['"test/given.ts" is no test file']],
    ['a title that is gone', '| R | a | `src/a.ts` | `test/a.test.ts` "spec: GONE" |', ['"test/a.test.ts" has no test "spec: GONE"']],
    ['the second title', '| R | a | `src/a.ts` | `test/a.test.ts` "a suite", "GONE" |', ['"test/a.test.ts" has no test "GONE"']],
    ['a test without a title', '| R | a | `src/a.ts` | `test/a.test.ts` |', ['is neither implemented, "not yet" nor "host"']],
    ['neither', '| R | a | soon | |', ['is neither implemented, "not yet" nor "host"']],
    ['an unmarked file', '| R | a | src/a.ts | `test/a.test.ts` "a suite" |', ['is neither implemented, "not yet" nor "host"']],
    ['a cell too many', '| R | a | not yet | | |', ['is neither implemented, "not yet" nor "host"']],
  ])('%s', (_, line, expected) => {
    expect(faults(line).map((fault) => fault.replace(/^R: /, ''))).toEqual(expected)
  })

  test('a table with other columns', () => {
    expect(() => readTracePage('## C\n\n| rule | shown by |\n|---|---|\n')).toThrow('the table of "C"')
  })
})

describe('titles of a test file', () => {
  const titles = testTitles(TITLES)

  test('are those of its suites and tests, but for what is skipped or fails', () => {
    expect(titles).toEqual([
      'a suite', 'spec: NO_APPROVER_SET: nobody is there', 'D31: %s alone', '%s: %i', '%s refuses %j', 'B1: ${name}, by month',
    ])
  })

  test.each([
    'a suite', 'spec: NO_APPROVER_SET', 'nobody is there', 'D31: %s alone', 'D31: NO_APPROVER_SET alone', 'B1: 4 July, by month',
    'count refuses', 'count refuses [0]',
  ])('have "%s"', (quoted) => {
    expect(isTitleOf(quoted, titles)).toBe(true)
  })

  test.each([
    'suite', 'spec:', 'D31: alone', 'D31: x alone at last', '1: 2', 'count refuses[', 'B1: , by month', 'F3: what is wrong',
    'nor what is in it', 'a text that is no title',
  ])('do not have "%s"', (quoted) => {
    expect(isTitleOf(quoted, titles)).toBe(false)
  })
})
