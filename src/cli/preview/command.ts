import { Command } from 'commander'
import { formatInstant } from '../../calendar'
import { recurringPreviewBody } from '../../http/recurringPreviewBody'
import { workspaceContexts } from '../../preview/workspaceContexts'
import { callerNamed } from '../callerNamed'
import { instantArgument } from '../instantArgument'
import { readBody } from '../readBody'
import { readWorkspace } from '../readWorkspace'
import { reportFailure } from '../reportFailure'
import { writeAnswers } from '../writeAnswers'
import { judgePreview } from './judgePreview'
import { previewText } from './previewText'

interface Options {
  readonly request: string
  readonly as: string
  readonly now?: number
  readonly json: boolean
}

async function showPreview(file: string, { request, as, now = Date.now(), json }: Options): Promise<void> {
  const snapshot = await readWorkspace(file)
  if (!snapshot.ok) return reportFailure(snapshot.failure, json)
  const caller = callerNamed(as, snapshot.value)
  if (!caller.ok) return reportFailure(caller.failure, json)
  const body = await readBody(request)
  if (!body.ok) return reportFailure(body.failure, json)
  const answer = judgePreview(body.value, {
    snapshot: snapshot.value, contexts: workspaceContexts(snapshot.value), caller: caller.value, now: formatInstant(now),
  })
  if (!answer.ok) return reportFailure(answer.failure, json)
  await writeAnswers(answer.value, { json, toJson: ({ preview }) => recurringPreviewBody(preview), toText: previewText })
}

export const previewCommand = new Command('preview')
  .description('what the creation of a recurring request would come to; creates nothing')
  .argument('<FILE>', 'a workspace snapshot in JSON; - reads standard input')
  .requiredOption('--request <BODY>', "the request's body as JSON, or a file that holds it")
  .requiredOption('--as <MEMBER>', 'who asks')
  .option('--now <INSTANT>', 'when it is asked, ISO 8601 (default: now)', instantArgument)
  .option('--json', "one JSON document: the interface's answer", false)
  .action(showPreview)
