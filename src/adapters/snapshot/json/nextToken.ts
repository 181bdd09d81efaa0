import { endOfString } from './endOfString'
import type { TextFault } from './textFault'

/** A piece of JSON text. `kind` is the character itself for punctuation; `none` is what JSON has no use for, or the end. */
export interface Token {
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'scalar' | 'none'
  readonly start: number
  readonly end: number
  /** Where a string is broken inside. */
  readonly fault?: TextFault
}

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Reads the token at or after an offset. */
export function nextToken(text: string, offset: number): Token {
  let start = offset
  while (' \t\n\r'.includes(text.charAt(start)) && start < text.length) start += 1
  const char = text.charAt(start)
  switch (char) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ',':
    case ':':
      return { kind: char, start, end: start + 1 }
    case '"': {
      const end = endOfString(text, start)
      return typeof end === 'number' ? { kind: 'string', start, end } : { kind: 'string', start, end: end.offset, fault: end }
    }
    default:
      SCALAR.lastIndex = start
      return SCALAR.test(text) ? { kind: 'scalar', start, end: SCALAR.lastIndex } : { kind: 'none', start, end: start }
  }
}
