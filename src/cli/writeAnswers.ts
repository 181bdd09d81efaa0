import { writeOutput } from './writeOutput'

interface Forms<T> {
  readonly json: boolean
  readonly toJson: (answer: T) => unknown
  readonly toText: (answer: T) => string
}

/** Writes one answer, or an array of them as an array; for people each after a blank line. */
export function writeAnswers<T>(answers: T | readonly T[], { json, toJson, toText }: Forms<T>): Promise<void> {
  const list: readonly T[] = isList(answers) ? answers : [answers]
  if (!json) return writeOutput(list.map((answer, index) => `${index > 0 ? '\n' : ''}${toText(answer)}`))
  const document = isList(answers) ? answers.map(toJson) : toJson(answers)
  return writeOutput([`${JSON.stringify(document)}\n`])
}

const isList = <T>(answers: T | readonly T[]): answers is readonly T[] => Array.isArray(answers)
