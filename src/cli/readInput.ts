import { constants } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { getHeapStatistics } from 'node:v8'
import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'

const STANDARD_INPUT = '-'
const MEBIBYTE = 2 ** 20

/** Memory that a file takes while it is read and checked, per byte of it; measured, with some room. */
const MEMORY_PER_BYTE = 6

/** What this process can read: one text, and the records made of it. */
function sizeLimit(): number {
  return Math.min(constants.MAX_STRING_LENGTH, Math.floor(getHeapStatistics().heap_size_limit / MEMORY_PER_BYTE))
}

const mebibytes = (bytes: number): string => `${Math.ceil(bytes / MEBIBYTE)} MiB`

function tooLarge(file: string, size: string): Result<never> {
  const limit = sizeLimit()
  const advice = limit < constants.MAX_STRING_LENGTH ? '; NODE_OPTIONS=--max-old-space-size=<MiB> gives it more memory' : ''
  return refuse(failure('PAYLOAD_TOO_LARGE', [{
    path: file, message: `expected at most ${mebibytes(limit)}, got ${size}${advice}`,
  }]))
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no file of that name',
  EISDIR: 'a folder',
  EACCES: 'a file that may not be read',
}

function unreadable(file: string, error: unknown): Result<never> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  const reason = reasons[code] ?? code
  return refuse(failure('BAD_REQUEST', [{ path: file, message: `expected a readable file, got ${reason}` }]))
}

/** The whole text of a file, or of standard input for `-`; refused when it is larger than this process can hold. */
export async function readInput(file: string): Promise<Result<string>> {
  const limit = sizeLimit()
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (file !== STANDARD_INPUT) {
      const bytes = (await stat(file)).size
      if (bytes > limit) return tooLarge(file, mebibytes(bytes))
    }
    const stream: AsyncIterable<Buffer> = file === STANDARD_INPUT ? process.stdin : createReadStream(file)
    for await (const chunk of stream) {
      size += chunk.length
      if (size > limit) return tooLarge(file, `more than ${mebibytes(limit)}`)
      chunks.push(chunk)
    }
  } catch (error) {
    return unreadable(file, error)
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    return refuse(failure('BAD_REQUEST', [{ path: file, message: 'expected UTF-8 text, got other bytes' }]))
  }
}
