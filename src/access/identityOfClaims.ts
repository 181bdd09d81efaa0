import { failure } from '../kernel/failure'
import { isUuid } from '../kernel/isUuid'
import { type Result, ok, refuse } from '../kernel/result'
import type { IdentityProviderAccount } from '../records'

/** Who an identity provider says a token stands for; both ids in lower case. */
export type VerifiedIdentity = Pick<IdentityProviderAccount, 'tenantId' | 'objectId'>

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/**
 * Whom the claims of a token stand for: `tid` and `oid`, both UUIDs, when `iss` is the v1 issuer of that very tenant, `issuerUrl/tid/`
 * (spec: Authentication rule 3; decision 52). Both are answered in lower case, as members have them. `issuerUrl` may end in a slash.
 * Signature, audience and times are the verifier's to check.
 *
 * Refuses with UNAUTHORIZED whatever else the claims are.
 *
 * @example
 * const [tid, oid] = [ids(), ids()]
 * const provider = { issuerUrl: 'https://sts.example.com' }
 * const identity = identityOfClaims({ tid, oid, iss: `https://sts.example.com/${tid}/` }, provider)
 * identity.ok && identity.value.objectId === oid // true
 * identityOfClaims({ tid, oid, iss: `https://sts.example.com/${ids()}/` }, provider).ok // false
 */
export function identityOfClaims(
  claims: unknown,
  { issuerUrl }: { readonly issuerUrl: string },
): Result<VerifiedIdentity> {
  const { tid, oid, iss }: Readonly<Record<string, unknown>> = typeof claims === 'object' ? { ...claims } : {}
  const isTrusted = isId(tid) && isId(oid) && iss === `${issuerUrl.replace(/\/+$/, '')}/${tid}/`
  return isTrusted ? ok({ tenantId: tid.toLowerCase(), objectId: oid.toLowerCase() }) : refuse(failure('UNAUTHORIZED'))
}
