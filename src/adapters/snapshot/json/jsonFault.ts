import type { Issue } from '../../../kernel/failure'
import { shortText } from '../faults/shortText'
import { firstFault } from './firstFault'

/** Says where a text stops being JSON and what should stand there, which the host's own parser does not always tell. */
export function jsonFault(text: string): Issue {
  const { offset, expected } = firstFault(text)
  const got = offset < text.length ? shortText(String.fromCodePoint(text.codePointAt(offset)!)) : 'the end of the text'
  let line = 1
  let lineStart = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', lineStart)) {
    line += 1
    lineStart = end + 1
  }
  return { message: `expected ${expected}, got ${got} at line ${line}, column ${offset - lineStart + 1}` }
}
