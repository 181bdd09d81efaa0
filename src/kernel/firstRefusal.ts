import type { Failure } from './failure'

/** Asks policies in their order: each answers its refusal, or null where it has nothing against it. The first refusal wins. */
export function firstRefusal<Facts extends readonly unknown[]>(
  policies: readonly ((...facts: Facts) => Failure | null)[],
  ...facts: Facts
): Failure | null {
  for (const policy of policies) {
    const refusal = policy(...facts)
    if (refusal !== null) return refusal
  }
  return null
}
