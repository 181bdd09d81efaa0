/** D62: API keys as Node makes and compares them. */
import { expect, test } from 'vitest'
import { nodeApiKeySecrets } from '../../../src/adapters/node'

const { generate, hash, isSame } = nodeApiKeySecrets

test('a key is 32 random bytes behind a prefix, in characters that a header and a query carry unescaped', () => {
  const keys = Array.from({ length: 2000 }, generate)
  expect(new Set(keys).size).toBe(2000)
  expect(keys.filter((key) => !/^absence_[A-Za-z0-9_-]{43}$/.test(key) || encodeURIComponent(key) !== key)).toEqual([])
  // One of the 64 characters is missing in a place once in 10 ** 12 runs: 64 * (63 / 64) ** 2000.
  for (const place of [8, 20, 49]) expect(new Set(keys.map((key) => key[place])).size).toBe(64)
})

test('spec: Authentication rule 2: a key never has the three parts of a JWT', () => {
  expect(Array.from({ length: 1000 }, generate).filter((key) => key.includes('.'))).toEqual([])
})

test('the hash is SHA-256 in hexadecimal (FIPS 180-2, example B.1)', async () => {
  expect(await hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await hash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('only equal hashes are the same; other lengths are another hash, not an error', async () => {
  const own = await hash('key')
  expect(isSame(own, await hash('key'))).toBe(true)
  expect(isSame(own, await hash('kez'))).toBe(false)
  expect([isSame(own, own.slice(1)), isSame(own, `${own}0`), isSame(own, ''), isSame('', ''), isSame(own, own.toUpperCase())]).toEqual([false, false, false, true, false])
  // As many characters, but not as many bytes.
  expect(isSame('é', 'e')).toBe(false)
})
