/** A test that a row cites: its file and the quoted title, or a part of one. */
interface Citation {
  readonly file: string
  readonly title: string
}

/** One rule of the specification, as the page tells it. */
export interface TraceRow {
  readonly rule: string
  readonly inShort: string
  readonly status: Status
  /** Files under src; none unless implemented. */
  readonly files: readonly string[]
  readonly tests: readonly Citation[]
}

/** `unclear` is what the page's author may not write. */
type Status = 'implemented' | 'not yet' | 'host' | 'unclear'

interface TracePage {
  /** How many rules of each status the page says there are. */
  readonly counts: Readonly<Record<string, number>>
  /** By chapter of the specification, in the order of the page. */
  readonly chapters: Readonly<Record<string, readonly TraceRow[]>>
}

const HEAD = '| rule | in short | implemented in | shown by |'

const FILES = /^`[^`]+`(?:, `[^`]+`)*$/
const TESTS = /^`[^`]+` "[^"]+"(?:, (?:`[^`]+` )?"[^"]+")*$/

/** A title without a file before it is of the file before. */
function citationsIn(cell: string): Citation[] {
  let file = ''
  return [...cell.matchAll(/(?:`([^`]+)` )?"([^"]+)"/g)].map(([, named, title = '']) => {
    file = named ?? file
    return { file, title }
  })
}

function statusOf(implementedIn: string, shownBy: string): Status {
  if (shownBy !== '' && !TESTS.test(shownBy)) return 'unclear'
  if (implementedIn === 'not yet' || implementedIn === 'host') return implementedIn
  return FILES.test(implementedIn) ? 'implemented' : 'unclear'
}

function rowOf(line: string): TraceRow {
  const cells = line.split('|').slice(1, -1).map((cell) => cell.trim())
  const [rule = '', inShort = '', implementedIn = '', shownBy = ''] = cells
  const status = cells.length === 4 ? statusOf(implementedIn, shownBy) : 'unclear'
  const files = status === 'implemented' ? [...implementedIn.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) : []
  return { rule, inShort, status, files, tests: citationsIn(shownBy) }
}

/** Reads docs/spec-trace.md: the counts at its top, and the rows of the table under each chapter's heading. */
export function readTracePage(text: string): TracePage {
  const [top = '', ...sections] = text.split(/^## /m)
  const counts = Object.fromEntries([...top.matchAll(/^- (.+): (\d+)$/gm)].map(([, status = '', count]) => [status, Number(count)]))
  const chapters = Object.fromEntries(sections.map((section) => {
    const lines = section.split('\n')
    const table = lines.filter((line) => line.startsWith('|'))
    if (table[0] !== HEAD) throw new Error(`the table of "${lines[0] ?? ''}" does not begin with ${HEAD}`)
    return [lines[0] ?? '', table.slice(2).map(rowOf)]
  }))
  return { counts, chapters }
}
