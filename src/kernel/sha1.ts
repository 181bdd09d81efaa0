const BLOCK = 64
const WORD = 4
const ROUNDS = 80
const SIZE = 20

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** The message with its end marked and its length in bits behind it, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const bytes = new Uint8Array(size)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(size - 2 * WORD, Math.floor(message.length / 2 ** 29))
  view.setUint32(size - WORD, message.length * 8)
  return view
}

function scheduled(view: DataView, block: number): number[] {
  const words = Array.from({ length: BLOCK / WORD }, (_, index) => view.getInt32(block + index * WORD))
  for (let index = words.length; index < ROUNDS; index++) {
    words.push(rotated(words[index - 3]! ^ words[index - 8]! ^ words[index - 14]! ^ words[index - 16]!, 1))
  }
  return words
}

/** What mixes the words of a quarter of the rounds. */
const quarters: readonly { readonly mix: (b: number, c: number, d: number) => number; readonly constant: number }[] = [
  { mix: (b, c, d) => (b & c) | (~b & d), constant: 0x5a827999 },
  { mix: (b, c, d) => b ^ c ^ d, constant: 0x6ed9eba1 },
  { mix: (b, c, d) => (b & c) | (b & d) | (c & d), constant: 0x8f1bbcdc },
  { mix: (b, c, d) => b ^ c ^ d, constant: 0xca62c1d6 },
]

type State = readonly [number, number, number, number, number]

function afterBlock(state: State, words: readonly number[]): State {
  let [a, b, c, d, e] = state
  for (const [round, word] of words.entries()) {
    const { mix, constant } = quarters[Math.floor(round / 20)]!
    const next = (rotated(a, 5) + mix(b, c, d) + e + word + constant) | 0
    ;[a, b, c, d, e] = [next, a, rotated(b, 30), c, d]
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0, (state[4] + e) | 0]
}

/** The SHA-1 digest of a message, 20 bytes (FIPS 180-4). It names things; it protects nothing. */
export function sha1(message: Uint8Array): Uint8Array {
  const view = padded(message)
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476, 0xc3d2e1f0 | 0]
  for (let block = 0; block < view.byteLength; block += BLOCK) state = afterBlock(state, scheduled(view, block))
  const digest = new DataView(new ArrayBuffer(SIZE))
  state.forEach((word, index) => digest.setInt32(index * WORD, word))
  return new Uint8Array(digest.buffer)
}
