/** UUIDs derived from names (decision 4: member_allowance_id of a year without a row), by the published vectors and by another implementation. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivedId } from '../../../src/allowance/derivedId'
import { sha1 } from '../../../src/kernel/sha1'
import { uuidV5 } from '../../../src/kernel/uuidV5'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const text = (of: string): Uint8Array => Uint8Array.from(Buffer.from(of, 'latin1'))

describe('FIPS 180-4: SHA-1', () => {
  test.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['a'.repeat(1_000_000), '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ])('%.60s', (message, digest) => {
    expect(hex(sha1(text(message)))).toBe(digest)
  })

  test('every length around the ends of blocks, as node:crypto has it', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
      expect(hex(sha1(message)), `${length} bytes`).toBe(createHash('sha1').update(message).digest('hex'))
    }
  })

  test('property: any bytes, as node:crypto has it', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      const before = Uint8Array.from(message)
      expect(hex(sha1(message))).toBe(createHash('sha1').update(message).digest('hex'))
      expect(message).toEqual(before)
    }))
  })
})

/** RFC 9562, 5.5, worked with node's digest. */
function reference(namespace: string, name: string): string {
  const bytes = createHash('sha1').update(Buffer.from(namespace.replaceAll('-', ''), 'hex')).update(name, 'latin1').digest().subarray(0, 16)
  bytes[6] = (bytes[6]! % 16) + 0x50
  bytes[8] = (bytes[8]! % 64) + 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

describe('RFC 9562: UUID version 5', () => {
  test.each([
    ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
  ])('%s %s', (namespace, name, expected) => {
    expect(uuidV5(namespace, name)).toBe(expected)
    expect(reference(namespace, name)).toBe(expected)
  })

  test('the case of the namespace says nothing', () => {
    expect(uuidV5('6BA7B810-9DAD-11D1-80B4-00C04FD430C8', 'python.org')).toBe('886313e1-3b8a-5372-9b90-0c9aee199e5d')
  })

  test.each(['', 'boss', '6ba7b8109dad11d180b400c04fd430c8', '6ba7b810-9dad-11d1-80b4-00c04fd430cg'])('a namespace %j is none', (namespace) => {
    expect(() => uuidV5(namespace, 'name')).toThrow(RangeError)
  })

  test('property: as the reference has it', () => {
    fc.assert(fc.property(fc.uuid(), fc.string({ maxLength: 80, unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)) }), (namespace, name) => {
      expect(uuidV5(namespace, name)).toBe(reference(namespace, name))
    }))
  })
})

describe('D4: the id of a year', () => {
  const [member, type] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const

  test('is of version 5, in the namespace of the member', () => {
    expect(derivedId(member, type, 2026)).toBe(reference(member, `${type}/2026`))
    expect(derivedId(member, type, 2026)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('is one for each member, type and year', () => {
    const ids = [derivedId(member, type, 2026), derivedId(member, type, 2027), derivedId(type, member, 2026), derivedId(member, member, 2026), derivedId(type, type, 2026)]
    expect(new Set(ids).size).toBe(ids.length)
  })
})
