import Table from 'cli-table3'

export interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
}

const noLines = Object.fromEntries(
  ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right', 'left', 'left-mid',
    'mid', 'mid-mid', 'right', 'right-mid'].map((name) => [name, '']),
)

/** Aligned columns without lines, each row indented. */
export function plainTable(columns: readonly Column[], rows: readonly (readonly string[])[], indent: string): string {
  const table = new Table({
    head: columns.map(({ title }) => title),
    colAligns: columns.map(({ align }) => align),
    chars: { ...noLines, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true },
  })
  table.push(...rows.map((row) => [...row]))
  return table
    .toString()
    .split('\n')
    .map((line) => `${indent}${line}`.trimEnd())
    .join('\n')
}
