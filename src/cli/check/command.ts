import { Command } from 'commander'
import { formatInstant } from '../../calendar'
import { workspaceContexts } from '../../preview/workspaceContexts'
import { ok } from '../../kernel/result'
import { callerNamed } from '../callerNamed'
import { instantArgument } from '../instantArgument'
import { judgeEach } from '../judgeEach'
import { readBody } from '../readBody'
import { readWorkspace } from '../readWorkspace'
import { reportFailure } from '../reportFailure'
import { writeAnswers } from '../writeAnswers'
import { checkJson } from './checkJson'
import { checkText } from './checkText'
import { judgeAbsence } from './judgeAbsence'

interface Options {
  readonly request: string
  readonly as?: string
  readonly now?: number
  readonly json: boolean
}

async function showCheck(file: string, { request, as, now = Date.now(), json }: Options): Promise<void> {
  const snapshot = await readWorkspace(file)
  if (!snapshot.ok) return reportFailure(snapshot.failure, json)
  const caller = as === undefined ? ok(null) : callerNamed(as, snapshot.value)
  if (!caller.ok) return reportFailure(caller.failure, json)
  const body = await readBody(request)
  if (!body.ok) return reportFailure(body.failure, json)
  const question = {
    snapshot: snapshot.value, contexts: workspaceContexts(snapshot.value), caller: caller.value, now: formatInstant(now),
  }
  const answers = judgeEach(body.value, (item) => judgeAbsence(item, question))
  if (!answers.ok) return reportFailure(answers.failure, json)
  await writeAnswers(answers.value, { json, toJson: checkJson, toText: checkText })
}

export const checkCommand = new Command('check')
  .description('what the creation of a single request would come to, and what it costs; creates nothing')
  .argument('<FILE>', 'a workspace snapshot in JSON; - reads standard input')
  .requiredOption('--request <BODY>', 'the request as JSON, or an array of requests; or a file that holds them')
  .option('--as <MEMBER>', "who asks (default: the request's member)")
  .option('--now <INSTANT>', 'when it is asked, ISO 8601 (default: now)', instantArgument)
  .option('--json', 'one JSON document', false)
  .action(showCheck)
