import type { Failure } from '../kernel/failure'
import { writeOutput } from './writeOutput'

const EXIT_REFUSED = 1

/** Tells why the work was refused: in words on standard error, or as JSON on standard output. */
export async function reportFailure(failure: Failure, json: boolean): Promise<void> {
  process.exitCode = EXIT_REFUSED
  if (json) return writeOutput([`${JSON.stringify({ error: failure })}\n`])
  const faults = failure.issues.map(({ path, message }) => `  ${path === undefined ? '' : `${path}: `}${message}\n`)
  process.stderr.write(`${failure.message}${faults.length > 0 ? ':' : ''}\n${faults.join('')}`)
}
