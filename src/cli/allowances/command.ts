import { Command } from 'commander'
import { workspaceAllowances } from '../../allowance/workspaceAllowances'
import { type Failure, type Issue, failure } from '../../kernel/failure'
import type { WorkspaceSnapshot } from '../../records'
import { dateArgument } from '../dateArgument'
import { withProgress } from '../progress'
import { readWorkspace } from '../readWorkspace'
import { reportFailure } from '../reportFailure'
import { workspaceToday } from '../workspaceToday'
import { writeOutput } from '../writeOutput'
import { allowancesJson } from './allowancesJson'
import { allowancesText } from './allowancesText'

interface Options {
  readonly member?: string
  readonly type?: string
  readonly asOf?: string
  readonly explain: boolean
  readonly json: boolean
}

/** What was asked for must be in the file: silence would look like a member without allowance. */
function selectionFailure({ members, allowanceTypes }: WorkspaceSnapshot, { member, type }: Options): Failure | null {
  const issues: Issue[] = []
  if (member !== undefined && !members.some(({ id }) => id === member)) {
    issues.push({ path: '--member', message: `expected the id of a member in the file, got "${member}"` })
  }
  if (type !== undefined && !allowanceTypes.some(({ id }) => id === type)) {
    issues.push({ path: '--type', message: `expected the id of an allowance type in the file, got "${type}"` })
  }
  return issues.length === 0 ? null : failure('BAD_REQUEST', issues)
}

async function showAllowances(file: string, options: Options): Promise<void> {
  const read = await readWorkspace(file)
  if (!read.ok) return reportFailure(read.failure, options.json)
  const snapshot = read.value
  const notFound = selectionFailure(snapshot, options)
  if (notFound !== null) return reportFailure(notFound, options.json)

  const { member: memberId, type: allowanceTypeId, explain, asOf = workspaceToday(snapshot) } = options
  const query = { asOf, ...(memberId === undefined ? {} : { memberId }), ...(allowanceTypeId === undefined ? {} : { allowanceTypeId }) }
  const members = withProgress(workspaceAllowances(snapshot, query), snapshot.members.length, 'members')
  await writeOutput((options.json ? allowancesJson : allowancesText)(members, { asOf, explain }))
}

export const allowancesCommand = new Command('allowances')
  .description("every member's allowance years, from a workspace file")
  .argument('<FILE>', 'a workspace snapshot in JSON; - reads standard input')
  .option('--member <ID>', 'only this member')
  .option('--type <ID>', 'only this allowance type')
  .option('--as-of <DATE>', 'the date to look from, YYYY-MM-DD (default: today in the workspace)', dateArgument)
  .option('--explain', 'every entry behind the figures, like an account statement', false)
  .option('--json', 'one JSON document instead of tables', false)
  .action(showAllowances)
