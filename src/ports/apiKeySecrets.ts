/** What keeps API keys secret (decision 62). A key is random and long, so that a fast hash without salt is enough. */
export interface ApiKeySecrets {
  /** A new random key of at least 128 bits, in characters that a header and a query may carry unescaped. */
  readonly generate: () => string
  /** Always the same for a key, so that the key can be found by it. */
  readonly hash: (key: string) => Promise<string>
  /** Compares two hashes in a time that does not depend on where they differ. */
  readonly isSame: (hash: string, other: string) => boolean
}
