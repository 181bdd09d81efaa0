import { randomUUID } from 'node:crypto'
import { Command, Option } from 'commander'
import { formatInstant } from '../../calendar'
import { instantArgument } from '../instantArgument'
import { readWorkspace } from '../readWorkspace'
import { reportFailure } from '../reportFailure'
import { writeAnswers } from '../writeAnswers'
import { decisionText } from './decisionText'
import { type DecisionQuestion, eventKinds, judgeDecision } from './judgeDecision'

interface Options {
  readonly request: string
  readonly event: DecisionQuestion['kind']
  readonly as: string
  readonly reason?: string
  readonly now?: number
  readonly json: boolean
}

async function showDecision(file: string, options: Options): Promise<void> {
  const { request, event, as, reason = null, now = Date.now(), json } = options
  const snapshot = await readWorkspace(file)
  if (!snapshot.ok) return reportFailure(snapshot.failure, json)
  const question = { requestId: request, callerId: as, kind: event, reason, now: formatInstant(now), ids: randomUUID }
  const answer = judgeDecision(snapshot.value, question)
  if (!answer.ok) return reportFailure(answer.failure, json)
  await writeAnswers(answer.value, {
    json,
    toJson: ({ request: decided, effects }) => ({ request: decided, effects }),
    toText: (decided) => decisionText(decided, snapshot.value),
  })
}

export const decideCommand = new Command('decide')
  .description('what an approval, a refusal or a cancellation makes of a request; changes nothing in the file')
  .argument('<FILE>', 'a workspace snapshot in JSON; - reads standard input')
  .requiredOption('--request <ID>', 'the request in the file')
  .addOption(new Option('--event <EVENT>', 'what is done to it').choices(eventKinds).makeOptionMandatory())
  .requiredOption('--as <MEMBER>', 'who does it')
  .option('--reason <TEXT>', 'why; decline and cancel need it')
  .option('--now <INSTANT>', 'when it is done, ISO 8601 (default: now)', instantArgument)
  .option('--json', 'one JSON document: the request and the effects', false)
  .action(showDecision)
