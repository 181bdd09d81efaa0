import { nextToken, type Token } from './nextToken'
import type { TextFault } from './textFault'

type State = 'value' | 'firstElement' | 'firstKey' | 'key' | 'colon' | 'nextElement' | 'nextEntry' | 'end'

/** What a token leads to: another state, or a value that begins (`open`), ends (`close`) or is complete at once (`done`). */
type Move = State | 'open' | 'close' | 'done'

const values = { '{': 'open', '[': 'open', string: 'done', scalar: 'done' } as const

/** JSON as a table: what may stand where, in words and as moves. */
const grammar: Readonly<Record<State, { words: string; moves: Partial<Record<Token['kind'], Move>> }>> = {
  value: { words: 'a value', moves: values },
  firstElement: { words: 'a value or "]"', moves: { ...values, ']': 'close' } },
  firstKey: { words: 'a key in double quotes or "}"', moves: { string: 'colon', '}': 'close' } },
  key: { words: 'a key in double quotes', moves: { string: 'colon' } },
  colon: { words: '":"', moves: { ':': 'value' } },
  nextElement: { words: '"," or "]"', moves: { ',': 'value', ']': 'close' } },
  nextEntry: { words: '"," or "}"', moves: { ',': 'key', '}': 'close' } },
  end: { words: 'the end of the text', moves: {} },
}

/** Finds the first place that is not JSON. Without recursion, so that deep nesting cannot exhaust the stack. */
export function firstFault(text: string): TextFault {
  const open: Token['kind'][] = []
  let state: State = 'value'
  let offset = 0
  for (;;) {
    const token = nextToken(text, offset)
    const move: Move | undefined = grammar[state].moves[token.kind]
    if (move === undefined) return { offset: token.start, expected: grammar[state].words }
    if (token.fault !== undefined) return token.fault
    if (move === 'open') {
      open.push(token.kind)
      state = token.kind === '{' ? 'firstKey' : 'firstElement'
    } else if (move === 'close' || move === 'done') {
      if (move === 'close') open.pop()
      state = afterValue(open.at(-1))
    } else state = move
    offset = token.end
  }
}

function afterValue(bracket: Token['kind'] | undefined): State {
  if (bracket === undefined) return 'end'
  return bracket === '{' ? 'nextEntry' : 'nextElement'
}
