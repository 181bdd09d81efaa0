import { Command } from 'commander'
import { failure } from '../../kernel/failure'
import { instantArgument } from '../instantArgument'
import { judgeEach } from '../judgeEach'
import { readBody } from '../readBody'
import { readWorkspace } from '../readWorkspace'
import { reportFailure } from '../reportFailure'
import { writeAnswers } from '../writeAnswers'
import { checkText } from './checkText'
import { judgeAbsence } from './judgeAbsence'

interface Options {
  readonly request: string
  readonly as?: string
  readonly json: boolean
}

async function showCheck(file: string, { request, as, json }: Options): Promise<void> {
  const snapshot = await readWorkspace(file)
  if (!snapshot.ok) return reportFailure(snapshot.failure, json)
  if (as !== undefined && !snapshot.value.members.some(({ id }) => id === as)) {
    return reportFailure(failure('BAD_REQUEST', [{ path: '--as', message: `expected the id of a member in the file, got "${as}"` }]), json)
  }
  const body = await readBody(request)
  if (!body.ok) return reportFailure(body.failure, json)
  const answers = judgeEach(body.value, (item) => judgeAbsence(item, snapshot.value))
  if (!answers.ok) return reportFailure(answers.failure, json)
  await writeAnswers(answers.value, { json, toJson: (answer) => answer, toText: checkText })
}

export const checkCommand = new Command('check')
  .description('what a single request costs: its duration by schedule and public holidays')
  .argument('<FILE>', 'a workspace snapshot in JSON; - reads standard input')
  .requiredOption('--request <BODY>', 'the request as JSON, or an array of requests; or a file that holds them')
  .option('--as <MEMBER>', "who asks (default: the request's member); a duration is the same for everyone")
  .option('--now <INSTANT>', 'when it is asked, ISO 8601 (default: now); a duration is the same at any time', instantArgument)
  .option('--json', 'one JSON document', false)
  .action(showCheck)
