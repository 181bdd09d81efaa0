import { describe, expect, test } from 'vitest'
import { codes } from '../../src/kernel/codes'
import { describeTransitions } from '../../src/index'
import { absencePolicies } from '../../src/preview/absencePolicies'
import { seriesPolicies } from '../../src/preview/seriesPolicies'
import { type Page, pages } from './docs/snippet'

function page(name: string): Page {
  const found = pages.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no page ${name}`)
  return found
}

/** The codes that begin a table's rows, in the order of the page. */
const codesOnPage = ({ text }: Page): string[] => [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code = '']) => code)

describe('docs/concepts/preview.md', () => {
  test('its table lists the rejection codes in the order in which they are checked', () => {
    const checked = [...seriesPolicies, ...absencePolicies].map(({ code }) => code)
    expect(codesOnPage(page('docs/concepts/preview.md'))).toEqual(checked)
    const table = Object.entries(codes).filter(([, { spec }]) => spec.startsWith('Errors: rejection codes')).map(([code]) => code)
    expect(checked).toEqual(table)
  })
})

describe('docs/concepts/approvals.md', () => {
  const { fences, text } = page('docs/concepts/approvals.md')

  test('its diagrams are those of the tables', () => {
    const diagrams = fences.filter(({ language }) => language === 'mermaid').map((fence) => fence.text)
    expect(diagrams).toEqual(describeTransitions().map(({ mermaid }) => mermaid))
  })

  test('its table names the four processes', () => {
    expect([...text.matchAll(/^\| `(\w+_to_agree)` \|/gm)].map(([, process]) => process)).toEqual([
      'Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree',
    ])
  })
})
