import type { MemberAllowances, TypeAllowances } from '../../allowance/workspaceAllowances'
import { unitText } from './amountText'
import { statementTable } from './statementTable'
import { yearsTable } from './yearsTable'

interface TextOptions {
  readonly asOf: string
  readonly explain: boolean
}

function* typeText({ name, unit, years }: TypeAllowances, { asOf, explain }: TextOptions): Generator<string, void> {
  yield `\n  ${name} (${unitText(unit)})\n`
  if (years.length === 0) {
    yield '    no allowance year: no rule assigned\n'
    return
  }
  yield `${yearsTable(years, unit, '    ')}\n`
  if (!explain) return
  for (const year of years) {
    yield `\n    ${year.year}, ${year.from} to ${year.to}\n`
    yield year.entries.length === 0 ? '      nothing granted, nothing taken\n' : `${statementTable(year, unit, asOf, '      ')}\n`
  }
}

/** Allowances for people: a heading a member, a table a type, a statement a year when asked to explain. */
export function* allowancesText(members: Iterable<MemberAllowances>, options: TextOptions): Generator<string, void> {
  yield `Allowances as of ${options.asOf}\n`
  for (const { name, allowances } of members) {
    yield `\n${name}\n`
    if (allowances.length === 0) yield '\n  no allowance type\n'
    for (const type of allowances) yield* typeText(type, options)
  }
}
