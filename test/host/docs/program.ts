import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { publicImports } from './publicNames'
import type { Snippet } from './snippet'

/** Names that an example declares or imports itself. */
function ownNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.add(name.text)
    else for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name)
  }
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) add(name)
    else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) names.add(statement.name.text)
    else if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause
      if (clause?.name !== undefined) names.add(clause.name.text)
      if (clause?.namedBindings !== undefined && ts.isNamedImports(clause.namedBindings)) {
        for (const element of clause.namedBindings.elements) names.add(element.name.text)
      }
    }
  }
  return names
}

/** A snippet as a file whose line numbers are those of the page it stands on. */
export function programText({ fences, preamble: free }: Snippet): string {
  const lines: string[] = []
  for (const { line, text } of fences) text.split('\n').forEach((content, index) => { lines[line - 1 + index] = content })
  const text = Array.from(lines, (line: string | undefined) => line ?? '').join('\n')
  return free ? publicImports(ownNames(ts.createSourceFile('example.ts', text, ts.ScriptTarget.ES2022))) + text : text
}

/** The value that a comment states, e.g. `23.87` or `{ year: 2026 }`; undefined when it states none. */
function statedValue(comment: string): { readonly value: unknown } | undefined {
  try {
    return { value: structuredClone<unknown>(runInNewContext(`(${comment})`, {}, { timeout: 1000 })) }
  } catch {
    return undefined
  }
}

/** The text of comment lines that follow each other. */
function commentLines(lines: readonly string[]): string[] {
  const texts = lines.map((line) => /^\s*\/\/(.*)$/.exec(line)?.[1])
  const end = texts.indexOf(undefined)
  return texts.slice(0, end < 0 ? undefined : end).filter((text) => text !== undefined)
}

/**
 * What a statement is said to be worth: the comment behind it, or a list or an object in the comment lines below it. A
 * value may go on over several lines.
 */
function statement(text: string, end: number): string | undefined {
  const [rest = '', ...below] = text.slice(end).split('\n')
  const behind = commentLines([rest.replace(/^[ \t]*;/, '')])
  const lines = [...behind, ...commentLines(below)]
  if (behind.length === 0 && !/^\s*[[{]/.test(lines[0] ?? '')) return undefined
  const complete = lines.findIndex((_, index) => statedValue(lines.slice(0, index + 1).join('\n')) !== undefined)
  return lines.slice(0, complete + 1).join('\n') || lines[0]
}

/** An example that can run: `expression // value` has become a call of `check`. */
export interface Checked {
  readonly text: string
  /** Lines of the page on which something is asserted or printed. */
  readonly provingLines: readonly number[]
  /** Comments behind an expression that state no value. */
  readonly faults: readonly string[]
}

/** Calls that assert or show something themselves: `fc.assert`, `console.assert`, `console.log`. */
const proves = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && ['assert', 'log'].includes(node.expression.name.text)

/** Turns the values stated behind expression statements into checks, line by line. */
export function checked(text: string): Checked {
  const source = ts.createSourceFile('example.ts', text, ts.ScriptTarget.ES2022, true)
  const edits: { start: number; end: number; call: string }[] = []
  const provingLines: number[] = []
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1
      const comment = statement(text, node.end)
      if (proves(node.expression)) provingLines.push(line)
      else if (comment !== undefined) {
        provingLines.push(line)
        if (statedValue(comment) === undefined) faults.push(`line ${line}: no value: "${comment.trim()}"`)
        else {
          const start = node.getStart()
          edits.push({ start, end: node.end, call: `check(${node.expression.getText()}, (${comment}), ${line})` })
          return
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  // From the end, so that positions stay true.
  const checkedText = edits.reverse().reduce((all, { start, end, call }) => all.slice(0, start) + call + all.slice(end), text)
  return { text: checkedText, provingLines, faults }
}
