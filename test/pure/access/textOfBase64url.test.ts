/** Reading base64url and UTF-8 without the host, held against Node's own readers (D51). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfBase64url } from '../../../src/access/textOfBase64url'

/** What Node reads, strictly: a byte order mark is a character like any other. */
function readByNode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const encoded = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64url')

describe('base64url', () => {
  test('RFC 4648, 10: the vectors, without padding', () => {
    const vectors = { '': '', Zg: 'f', Zm8: 'fo', Zm9v: 'foo', Zm9vYg: 'foob', Zm9vYmE: 'fooba', Zm9vYmFy: 'foobar' }
    for (const [text, meant] of Object.entries(vectors)) expect(textOfBase64url(text)).toBe(meant)
  })

  test.each(['Z', 'Zm9vY', 'Zg==', 'Zm8=', 'Zm 8', 'Zm+v', 'Zm/v', 'Zmäv', 'Zm9v\n', 'Zm9v.'])('%j is none', (text) => {
    expect(textOfBase64url(text)).toBeNull()
  })

  test('RFC 4648, 5: - and _ are its two other characters', () => {
    expect(textOfBase64url('fn5-Pz8_')).toBe('~~~???')
  })

  test('every text is read as it was written', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
      expect(textOfBase64url(Buffer.from(text).toString('base64url'))).toBe(text)
    }))
  })
})

describe('UTF-8', () => {
  test.each<[string, number[]]>([
    ['a byte that begins nothing', [0x80]], ['a byte that never occurs', [0xff]], ['a character cut short', [0xe2, 0x82]], ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong zero', [0xe0, 0x80, 0x80]], ['half a surrogate pair', [0xed, 0xa0, 0x80]], ['beyond the last character', [0xf4, 0x90, 0x80, 0x80]],
    ['Latin-1', [0x7b, 0xe4, 0x7d]],
  ])('%s is no text', (_, bytes) => {
    expect(textOfBase64url(encoded(bytes))).toBeNull()
  })

  test('the first and the last character of each length', () => {
    for (const code of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfeff, 0xffff, 0x10000, 0x10ffff]) {
      const text = String.fromCodePoint(code)
      expect(textOfBase64url(Buffer.from(text).toString('base64url'))).toBe(text)
    }
  })

  test('any bytes are read as Node reads them', () => {
    const likely = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0x25, 0x7f, 0x80, 0xbf, 0xc2, 0xe0, 0xe2, 0xed, 0xef, 0xf0, 0xf4))
    fc.assert(fc.property(fc.array(likely, { maxLength: 6 }), (bytes) => {
      expect(textOfBase64url(encoded(bytes))).toBe(readByNode(Uint8Array.from(bytes)))
    }), { numRuns: 2000 })
  })
})
