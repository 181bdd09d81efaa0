import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ApiKeySecrets } from '../../ports'

/** Lets people and secret scanners recognise a key. Neither it nor what follows has a dot: a key must not look like a JWT. */
const PREFIX = 'absence_'
const KEY_BYTES = 32

/**
 * API keys of 256 random bits with the prefix `absence_`, stored as SHA-256 in hexadecimal (decision 62).
 *
 * @example
 * const key = nodeApiKeySecrets.generate()
 * key.startsWith('absence_') // true
 * const stored = await nodeApiKeySecrets.hash(key)
 * nodeApiKeySecrets.isSame(stored, await nodeApiKeySecrets.hash(key)) // true
 * nodeApiKeySecrets.isSame(stored, await nodeApiKeySecrets.hash('another key')) // false
 */
export const nodeApiKeySecrets: ApiKeySecrets = {
  generate: () => PREFIX + randomBytes(KEY_BYTES).toString('base64url'),
  hash: (key) => Promise.resolve(createHash('sha256').update(key).digest('hex')),
  isSame: (hash, other) => {
    const [bytes, otherBytes] = [Buffer.from(hash), Buffer.from(other)]
    return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes)
  },
}
