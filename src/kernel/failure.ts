import { type Code, codes } from './codes'

/** One fault of an input: what was expected and what came, and where. */
export interface Issue {
  readonly message: string
  /** The place in the input, e.g. `members[3].email`. */
  readonly path?: string
  /** The rule that refused, where the failure's own code is the general one (decision 7). */
  readonly code?: Code
}

/** A refusal, as data: a code of the one table, its message, and every fault found. */
export interface Failure {
  readonly code: Code
  readonly message: string
  readonly issues: readonly Issue[]
  /** The first occurrence that a rejection speaks of (decision 7); left out where it speaks of none. */
  readonly date?: string
  /** Of TOO_MANY_REQUESTS: after so many seconds the caller may come back. */
  readonly retryAfterSeconds?: number
}

/** Makes the refusal of a code, with the table's message unless a better one is known. */
export function failure(code: Code, issues: readonly Issue[] = [], message: string = codes[code].message): Failure {
  return { code, message, issues }
}
