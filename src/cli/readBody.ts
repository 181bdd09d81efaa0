import { jsonFault } from '../adapters/snapshot/json/jsonFault'
import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import { readInput } from './readInput'

const INLINE = /^\s*[[{]/

/** A JSON body given as an argument: the JSON itself, or the name of a file that holds it, or `-` for standard input. */
export async function readBody(argument: string): Promise<Result<unknown>> {
  const text = INLINE.test(argument) ? ok(argument) : await readInput(argument)
  if (!text.ok) return text
  try {
    return ok(JSON.parse(text.value))
  } catch {
    return refuse(failure('BAD_REQUEST', [jsonFault(text.value)]))
  }
}
