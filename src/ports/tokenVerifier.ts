import type { VerifiedIdentity } from '../access/identityOfClaims'
import type { Result } from '../kernel/result'

/**
 * Verifies a token of the identity provider: signature, algorithm, audience, issuer against its tenant, times (spec:
 * Authentication rule 3). Refuses with UNAUTHORIZED; throws only when it cannot tell, as when keys cannot be fetched.
 */
export type TokenVerifier = (token: string) => Promise<Result<VerifiedIdentity>>
