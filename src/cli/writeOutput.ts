import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

/** Writes pieces of text as fast as the reader takes them; a reader that has seen enough (`| head`) ends it quietly. */
export async function writeOutput(pieces: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), process.stdout, { end: false })
  } catch (error) {
    if (!isClosedPipe(error)) throw error
  }
}
