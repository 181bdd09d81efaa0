import { Command } from 'commander'
import { compareWorkspaceTerms } from '../../administration/compare/compareWorkspaceTerms'
import { failure } from '../../kernel/failure'
import { dateArgument } from '../dateArgument'
import { readBody } from '../readBody'
import { readWorkspace } from '../readWorkspace'
import { reportFailure } from '../reportFailure'
import { workspaceToday } from '../workspaceToday'
import { writeOutput } from '../writeOutput'
import { compareJson } from './compareJson'
import { compareText } from './compareText'
import { readChanges } from './readChanges'

interface Options {
  readonly changes: string
  readonly member?: string
  readonly asOf?: string
  readonly json: boolean
}

async function showComparison(file: string, { changes, member, asOf, json }: Options): Promise<void> {
  const read = await readWorkspace(file)
  if (!read.ok) return reportFailure(read.failure, json)
  const snapshot = read.value
  if (member !== undefined && !snapshot.members.some(({ id }) => id === member)) {
    const message = `expected the id of a member in the file, got "${member}"`
    return reportFailure(failure('BAD_REQUEST', [{ path: '--member', message }]), json)
  }
  const body = await readBody(changes)
  if (!body.ok) return reportFailure(body.failure, json)
  const tried = readChanges(body.value)
  if (!tried.ok) return reportFailure(tried.failure, json)

  const date = asOf ?? workspaceToday(snapshot)
  const compared = compareWorkspaceTerms(snapshot, tried.value, { asOf: date, ...(member === undefined ? {} : { memberId: member }) })
  if (!compared.ok) return reportFailure(compared.failure, json)
  await writeOutput((json ? compareJson : compareText)(compared.value, date))
}

export const compareCommand = new Command('compare')
  .description('what other rules, adjustments or holidays would do to the allowances; changes nothing')
  .argument('<FILE>', 'a workspace snapshot in JSON; - reads standard input')
  .requiredOption('--changes <BODY>', 'what would change, as JSON, or a file that holds it')
  .option('--member <ID>', 'only this member')
  .option('--as-of <DATE>', 'the date to look from, YYYY-MM-DD (default: today in the workspace)', dateArgument)
  .option('--json', 'one JSON document instead of tables', false)
  .action(showComparison)
