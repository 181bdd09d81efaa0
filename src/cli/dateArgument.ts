import { InvalidArgumentError } from 'commander'
import { parsePlainDate } from '../calendar'

/** Reads a calendar date. */
export function dateArgument(text: string): string {
  if (parsePlainDate(text) === null) throw new InvalidArgumentError(`expected a calendar date YYYY-MM-DD, got "${text}"`)
  return text
}
