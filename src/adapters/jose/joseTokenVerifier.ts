import { type JWTVerifyGetKey, type KeyInput, errors, jwtVerify } from 'jose'
import { identityOfClaims } from '../../access/identityOfClaims'
import { tokenAudiences } from '../../access/tokenAudiences'
import { failure } from '../../kernel/failure'
import { limits } from '../../kernel/limits'
import { refuse } from '../../kernel/result'
import type { Clock, TokenVerifier } from '../../ports'

export interface JoseTokenVerifierOptions {
  /** The provider's public keys, as `createRemoteJWKSet` and `createLocalJWKSet` of jose give them, or the one key that there is. */
  readonly keys: JWTVerifyGetKey | Exclude<KeyInput, Uint8Array>
  /** What issuers begin with: `https://sts.windows.net` when they are `https://sts.windows.net/<tenant>/`. */
  readonly issuerUrl: string
  readonly clock: Clock
  /** Those that are accepted: RS256 alone unless said otherwise. Of a single key there is only one. */
  readonly algorithms?: readonly string[]
}

/** Whoever can verify with one of these cannot sign with it. */
const ASYMMETRIC = /^((RS|PS|ES)(256|384|512)|EdDSA|Ed25519)$/

/** What is wrong with the token itself. Whatever else happens keeps the verifier from telling. */
const tokenFaults: ReadonlySet<unknown> = new Set([
  errors.JWTClaimValidationFailed, errors.JWTExpired, errors.JWTInvalid, errors.JWSInvalid, errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed, errors.JOSENotSupported, errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys,
].map(({ code }) => code))

/** Asked of the code, because a key set may come from another copy of the package, with classes of its own. */
const isTokenFault = (error: unknown): boolean => error instanceof Error && 'code' in error && tokenFaults.has(error.code)

function checkAlgorithms(keys: JoseTokenVerifierOptions['keys'], algorithms: readonly string[]): void {
  const expected = typeof keys === 'function' ? 'at least one algorithm' : 'one algorithm for a single key'
  if (algorithms.length === 0 || (typeof keys !== 'function' && algorithms.length > 1)) {
    throw new RangeError(`expected ${expected}, got ${algorithms.length}`)
  }
  const unfit = algorithms.find((algorithm) => !ASYMMETRIC.test(algorithm))
  if (unfit !== undefined) throw new RangeError(`expected algorithms with public keys, got ${JSON.stringify(unfit)}`)
}

/**
 * Verifies tokens of an identity provider with jose: signature, one of the algorithms, one of `tokenAudiences`, `exp`, and `nbf` where
 * there is one, on a clock that may differ by 60 seconds, the v1 issuer of the tenant (spec: Authentication rule 3; decision 52).
 *
 * Refuses with UNAUTHORIZED, without saying why. Throws when it cannot tell: the keys cannot be fetched, or do not fit the algorithm.
 *
 * @throws RangeError when an algorithm is symmetric, `none` or unknown, when there is none, or several for a single key.
 *
 * @example
 * ```ts
 * import { joseTokenVerifier } from 'absence-engine/jose'
 * import { createRemoteJWKSet } from 'jose'
 *
 * const verifyToken = joseTokenVerifier({
 *   keys: createRemoteJWKSet(new URL('https://login.microsoftonline.com/common/discovery/keys')),
 *   issuerUrl: 'https://sts.windows.net', clock: () => new Date().toISOString(),
 * })
 * const verified = await verifyToken('no.token.atall')
 * !verified.ok && verified.failure.code // 'UNAUTHORIZED'
 * ```
 */
export function joseTokenVerifier({ keys, issuerUrl, clock, algorithms = ['RS256'] }: JoseTokenVerifierOptions): TokenVerifier {
  checkAlgorithms(keys, algorithms)
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: [...algorithms], audience: [...tokenAudiences], requiredClaims: ['exp'], currentDate: new Date(clock()),
        clockTolerance: limits.clockSkewSeconds,
      })
      return identityOfClaims(payload, { issuerUrl })
    } catch (error) {
      if (isTokenFault(error)) return refuse(failure('UNAUTHORIZED'))
      throw error
    }
  }
}
