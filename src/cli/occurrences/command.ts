import { Command } from 'commander'
import { dateAt, formatPlainDate } from '../../calendar'
import { instantArgument } from '../instantArgument'
import { judgeEach } from '../judgeEach'
import { readBody } from '../readBody'
import { reportFailure } from '../reportFailure'
import { writeAnswers } from '../writeAnswers'
import { judgeRecurrence } from './judgeRecurrence'
import { occurrencesJson } from './occurrencesJson'
import { occurrencesText } from './occurrencesText'

interface Options {
  readonly now?: number
  readonly json: boolean
}

async function showOccurrences(argument: string, { now = Date.now(), json }: Options): Promise<void> {
  const body = await readBody(argument)
  if (!body.ok) return reportFailure(body.failure, json)
  const today = formatPlainDate(dateAt(now, 'UTC'))
  const answers = judgeEach(body.value, (item) => judgeRecurrence(item, today))
  if (!answers.ok) return reportFailure(answers.failure, json)
  await writeAnswers(answers.value, { json, toJson: occurrencesJson, toText: occurrencesText })
}

export const occurrencesCommand = new Command('occurrences')
  .description('the dates of a recurring request, in UTC')
  .argument('<BODY>', "the recurrence fields of the request's body as JSON, or an array of such; or a file; - reads standard input")
  .option('--now <INSTANT>', 'looks from this instant, ISO 8601 (default: now)', instantArgument)
  .option('--json', 'one JSON document', false)
  .action(showOccurrences)
