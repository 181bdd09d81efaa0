import { describe, expect, it } from 'vitest'
import { commandsOf, runCommand } from './docs/commands'
import { missingPlaces } from './docs/places'
import { checked, programText } from './docs/program'
import { run } from './docs/run'
import { pages, snippets } from './docs/snippet'
import { typeFaults } from './docs/typeFaults'

const programs = new Map(snippets.map((snippet) => [snippet.name, programText(snippet)]))

describe('examples in pages and doc comments', () => {
  it('are found', () => {
    expect(snippets.map(({ name }) => name)).toEqual(expect.arrayContaining(['README.md', 'docs/concepts/allowances.md']))
  })

  it.each(snippets.map((snippet) => [snippet.name, snippet] as const))('%s does what it says', async (name, { fences }) => {
    const { text, provingLines, faults } = checked(programs.get(name) ?? '')
    expect(faults).toEqual([])
    for (const fence of fences) {
      const last = fence.line + fence.text.split('\n').length
      const proofs = provingLines.filter((line) => line >= fence.line && line < last)
      expect(proofs, `the block on line ${fence.line} asserts or prints something`).not.toEqual([])
    }
    await run(text)
  })

  it('compile', () => {
    expect(typeFaults(programs)).toEqual([])
  })
})

describe('an example that is wrong is found out', () => {
  const check = (text: string): Promise<void> => run(checked(text).text)

  it('by a value that is not the value', async () => {
    await expect(check('1 + 1 // 2')).resolves.toBeUndefined()
    await expect(check('1 + 1 // 3')).rejects.toThrow('line 1')
    await expect(check("[{ a: 'x' }] // [\n// { a: 'x' },\n// ]")).resolves.toBeUndefined()
    await expect(check("[{ a: 'x' }] // [\n// { a: 'y' },\n// ]")).rejects.toThrow('line 1')
    await expect(check("[1, 'x']\n// [\n//   1, 'y',\n// ]")).rejects.toThrow('line 1')
    await expect(check('for (const n of [1, 2]) n // 1')).rejects.toThrow('line 1')
    await expect(check('console.assert(1 > 2)')).rejects.toThrow('console.assert')
  })

  it('by a comment that states no value', () => {
    expect(checked('1 + 1 // two').faults).toEqual(['line 1: no value: "two"'])
    expect(checked('[1, 2]\n// [1, two]').faults).toHaveLength(1)
    expect(checked('[1, 2]\n// prose').provingLines).toEqual([])
    expect(checked('const two = 1 + 1 // prose is free here').provingLines).toEqual([])
  })

  it('by the compiler', () => {
    const text = "import { computeAllowances } from 'absence-engine'\ncomputeAllowances({})"
    expect(typeFaults(new Map([['example.md', text]]))).toEqual([expect.stringMatching(/^example\.md:2: Argument of type/)])
  })
})

describe('commands in pages', () => {
  const examples = pages.flatMap(commandsOf).map((example) => [example.name, example] as const)

  it.each(examples)('%s runs and prints what is shown', async (_, { command, exitCode, shown = '' }) => {
    const result = await runCommand(command)
    expect(result.output).toContain(shown)
    expect(result.exitCode, result.output).toBe(exitCode)
  })
})

describe('places named in pages', () => {
  it.each(pages.map((page) => [page.name, page] as const))('%s names only what exists', (_, page) => {
    expect(missingPlaces(page)).toEqual([])
  })

  it('one that does not exist is found out', () => {
    const text = '# A heading\n[a](#a-heading) [b](#b) [c](docs/nowhere.md) `src/index.ts` `nothing.ts` `nowhere/` `kernel/`'
    expect(missingPlaces({ name: 'README.md', text, fences: [] })).toEqual(['#b', 'docs/nowhere.md', 'nothing.ts', 'nowhere/'])
  })
})
