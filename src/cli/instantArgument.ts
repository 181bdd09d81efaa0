import { InvalidArgumentError } from 'commander'
import { readInstant } from '../calendar'

/** Reads `--now`, in milliseconds since 1970 UTC. */
export function instantArgument(text: string): number {
  const instant = readInstant(text, { timeZone: 'UTC', serverTimeZone: 'UTC', localizedDates: 'reject' })
  if (instant === null) throw new InvalidArgumentError(`expected an instant like 2026-03-02T09:00:00Z, got "${text}"`)
  return instant
}
