import { isTitleOf, testTitles } from './testTitles'
import type { TraceRow } from './tracePage'

/** The text of a file of the repository; null when there is none. */
export type ReadFile = (path: string) => string | null

/** The titles of a test file; null when there is no such file. */
type TitlesOf = (file: string) => readonly string[] | null

function remembering(read: ReadFile): TitlesOf {
  const known = new Map<string, readonly string[] | null>()
  return (file) => {
    if (!known.has(file)) {
      const text = read(file)
      known.set(file, text === null ? null : testTitles(text))
    }
    return known.get(file) ?? null
  }
}

function fileFaults({ files }: TraceRow, read: ReadFile): string[] {
  return files.flatMap((file) => {
    if (!file.startsWith('src/')) return [`"${file}" is not under src/`]
    return read(file) === null ? [`"${file}" does not exist`] : []
  })
}

function testFaults({ tests }: TraceRow, titlesOf: TitlesOf): string[] {
  return tests.flatMap(({ file, title }) => {
    if (!/^test\/.+\.test\.ts$/.test(file)) return [`"${file}" is no test file`]
    const titles = titlesOf(file)
    if (titles === null) return [`"${file}" does not exist`]
    return isTitleOf(title, titles) ? [] : [`"${file}" has no test "${title}"`]
  })
}

function statusFaults({ inShort, status, tests }: TraceRow): string[] {
  return [
    ...(inShort === '' ? ['says nothing'] : []),
    ...(status === 'unclear' ? ['is neither implemented, "not yet" nor "host"'] : []),
    ...(status === 'implemented' && tests.length === 0 ? ['is implemented and not tested'] : []),
    ...((status === 'not yet' || status === 'host') && tests.length > 0 ? [`is "${status}" and tested`] : []),
  ]
}

/** All that is wrong with the rows of a page, each fault behind the rule that it is about. */
export function traceFaults(rows: readonly TraceRow[], read: ReadFile): string[] {
  const titlesOf = remembering(read)
  return rows.flatMap((row) =>
    [...statusFaults(row), ...fileFaults(row, read), ...testFaults(row, titlesOf)].map((fault) => `${row.rule}: ${fault}`))
}
