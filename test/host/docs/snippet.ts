import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** One fenced block of a page, with the lines between its fences. */
interface Fence {
  readonly language: string
  /** Line of the file on which the text begins, from 1. */
  readonly line: number
  readonly text: string
}

/** One program of the documentation: the examples of a page, or the example of a doc comment. */
export interface Snippet {
  /** `README.md`, or `src/allowance/reviseRule.ts:38`. */
  readonly name: string
  readonly fences: readonly Fence[]
  /** Doc comments use public names and the preamble's records without importing them. */
  readonly preamble: boolean
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** The fenced blocks of a text that begins on `firstLine` of its file. */
function fencesOf(text: string, firstLine = 1): Fence[] {
  const fences: Fence[] = []
  const lines = text.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const language = /^```(\w+)/.exec(lines[index] ?? '')?.[1]
    if (language === undefined) continue
    const end = lines.indexOf('```', index + 1)
    if (end < 0) throw new Error(`the block on line ${firstLine + index} is never closed`)
    fences.push({ language, line: firstLine + index + 1, text: lines.slice(index + 1, end).join('\n') })
    index = end
  }
  return fences
}

export interface Page {
  readonly name: string
  readonly text: string
  readonly fences: readonly Fence[]
}

/** The pages a reader of the repository meets. */
export const pages: readonly Page[] = ['README.md', 'CHANGELOG.md', ...filesIn('docs', '.md')].map((name) => {
  const text = read(name)
  return { name, text, fences: fencesOf(text) }
})

/** The examples of a page, which continue each other. */
const pageSnippets: readonly Snippet[] = pages
  .map(({ name, fences }) => ({ name, fences: fences.filter(({ language }) => language === 'ts'), preamble: false }))
  .filter(({ fences }) => fences.length > 0)

const DOC_COMMENT = /\/\*\*.*?\*\//gs
const EXAMPLE = /^@example[ \t]*\n?(.*?)(?=^@\w|$(?![^]))/gms

/** The examples of a file's doc comments: what follows the tag, or the fenced blocks in it. */
function commentSnippets(file: string): Snippet[] {
  const source = read(file)
  return [...source.matchAll(DOC_COMMENT)].flatMap((comment) => {
    const firstLine = source.slice(0, comment.index).split('\n').length
    const text = comment[0].slice(3, -2).split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd()).join('\n')
    return [...text.matchAll(EXAMPLE)].map((example): Snippet => {
      const body = example[1] ?? ''
      const line = firstLine + text.slice(0, example.index + example[0].length - body.length).split('\n').length - 1
      const fenced = fencesOf(body, line)
      return { name: `${file}:${line}`, fences: fenced.length > 0 ? fenced : [{ language: 'ts', line, text: body }], preamble: true }
    })
  })
}

export const snippets: readonly Snippet[] = [...pageSnippets, ...filesIn('src', '.ts').flatMap(commentSnippets)]
