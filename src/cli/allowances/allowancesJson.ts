import type { MemberAllowances } from '../../allowance/workspaceAllowances'

function withoutEntries({ allowances, ...member }: MemberAllowances): unknown {
  return {
    ...member,
    allowances: allowances.map(({ years, ...type }) => ({
      ...type,
      years: years.map(({ entries, ...figures }) => figures),
    })),
  }
}

/** One JSON document, written member by member so that it is never held as a whole. */
export function* allowancesJson(
  members: Iterable<MemberAllowances>,
  { asOf, explain }: { readonly asOf: string; readonly explain: boolean },
): Generator<string, void> {
  yield `{"asOf":${JSON.stringify(asOf)},"members":[`
  let separator = '\n'
  for (const member of members) {
    yield `${separator}${JSON.stringify(explain ? member : withoutEntries(member))}`
    separator = ',\n'
  }
  yield '\n]}\n'
}
