const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS_PER_CHARACTER = 6
const BITS_PER_BYTE = 8

/** The bytes that characters of the alphabet stand for; null when another character is among them, or one is left over. */
function bytesOf(text: string): number[] | null {
  if (text.length % 4 === 1) return null
  const bytes: number[] = []
  let bits = 0
  let size = 0
  for (const character of text) {
    const value = ALPHABET.indexOf(character)
    if (value < 0) return null
    bits = (bits << BITS_PER_CHARACTER) | value
    size += BITS_PER_CHARACTER
    if (size < BITS_PER_BYTE) continue
    size -= BITS_PER_BYTE
    bytes.push(bits >> size)
    bits &= (1 << size) - 1
  }
  return bytes
}

const escaped = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`

/** The UTF-8 text that base64url without padding spells (RFC 4648, 5); null when it spells none. */
export function textOfBase64url(text: string): string | null {
  const bytes = bytesOf(text)
  if (bytes === null) return null
  try {
    // The one exact reader of UTF-8 in the language itself: it refuses whatever is not well-formed.
    return decodeURIComponent(bytes.map(escaped).join(''))
  } catch {
    return null
  }
}
