import type { TextFault } from './textFault'

const QUOTE = 34
const BACKSLASH = 92
const FIRST_PRINTABLE = 32
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** The offset after the string that begins at `start`, or where the string stops being one. */
export function endOfString(text: string, start: number): number | TextFault {
  let offset = start + 1
  for (; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    if (code === QUOTE) return offset + 1
    if (code < FIRST_PRINTABLE) return { offset, expected: 'a closing quotation mark, or an escape for a control character' }
    if (code !== BACKSLASH) continue
    ESCAPE.lastIndex = offset
    if (!ESCAPE.test(text)) return { offset, expected: 'an escape such as \\n, \\" or \\u00e9' }
    // The escaped character ends nothing, not even as a quotation mark.
    offset += 1
  }
  return { offset, expected: 'a closing quotation mark' }
}
