import ts from 'typescript'

/** What a runner knows as suites and tests, and the marks under which they prove nothing. */
const RUNNERS = new Set(['describe', 'it', 'test'])
const UNPROVEN = new Set(['fails', 'skip', 'skipIf', 'todo'])

/** `test` and `each` of `test.each(rows)`. */
function namesIn(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...namesIn(callee.expression), callee.name.text]
  return ts.isCallExpression(callee) ? namesIn(callee.expression) : []
}

/** A title as it stands in the file, `${...}` included; undefined for what is no text. */
function titleText(argument: ts.Expression | undefined, source: ts.SourceFile): string | undefined {
  if (argument === undefined) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? argument.getText(source).slice(1, -1) : undefined
}

/** The titles of a file's suites and tests, without those that are skipped or expected to fail. */
export function testTitles(fileText: string): string[] {
  const source = ts.createSourceFile('file.test.ts', fileText, ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [runner = '', ...marks] = namesIn(node.expression)
      if (RUNNERS.has(runner)) {
        if (marks.some((mark) => UNPROVEN.has(mark))) return
        const title = titleText(node.arguments[0], source)
        if (title !== undefined) titles.push(title)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** What a runner fills in: `%s` and its kin, `$name`, and the expressions of a template. */
const PLACEHOLDER = /\$\{[^}]*\}|%[a-z#]|\$[a-z.]+/gi
const WORD = /\p{L}{3}/u
const SHORTEST_PART = 8

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a title with placeholders can be filled in to; null when no word of it stays. The last filling may be left out. */
function filledIn(title: string): RegExp | null {
  const parts = title.split(PLACEHOLDER)
  if (parts.length === 1 || !parts.some((part) => WORD.test(part))) return null
  return new RegExp(`^${parts.map(literal).join('.+').replace(/ \.\+$/, '(?: .+)?')}$`, 'u')
}

/** Whether a quoted title is one of the file, filled in or not, or a part of one that is long enough to tell. */
export const isTitleOf = (quoted: string, titles: readonly string[]): boolean =>
  titles.some((title) =>
    title === quoted || (quoted.length >= SHORTEST_PART && title.includes(quoted)) || filledIn(title)?.test(quoted) === true)
