/** API keys and tokens over the workspace of the reading tests. A key's hash tells the key; a token is verified when it is known. */
import { failure } from '../../../../src/kernel/failure'
import { ok, refuse } from '../../../../src/kernel/result'
import type { VerifiedIdentity } from '../../../../src/access/identityOfClaims'
import type { AccessPorts, ApiKeySecrets, Ports, TokenVerifier } from '../../../../src/ports'
import type { ApiKey, Member } from '../../../../src/records'
import type { SentCredentials } from '../../../../src/index'
import { created, id } from '../reads/given'

/** Makes `key 1`, `key 2` and so on. */
export function countedSecrets(): ApiKeySecrets {
  let made = 0
  return {
    generate: () => `key ${++made}`,
    hash: (key) => Promise.resolve(`#${key}`),
    isSame: (hash, other) => hash === other,
  }
}

export const keyOf = (of: Member, key: string, some: Partial<ApiKey> = {}): ApiKey =>
  ({ id: id(`key ${key}`), memberId: of.id, hash: `#${key}`, createdAt: created, revokedAt: null, ...some })

export const nothing: SentCredentials = { headerKey: null, apiKeyParameter: null, apiKeySnakeParameter: null, authorization: null }

export const bearer = (value: string): SentCredentials => ({ ...nothing, authorization: `Bearer ${value}` })

/** A text that is shaped like a JWT. */
export const tokenNamed = (name: string): string => `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${Buffer.from(name).toString('base64url')}.c2ln`

/** Accepts these tokens, by their names. */
export const verifierOf = (identities: Readonly<Record<string, VerifiedIdentity>>): TokenVerifier => {
  const known = new Map(Object.entries(identities).map(([name, identity]) => [tokenNamed(name), identity]))
  return (token) => {
    const identity = known.get(token)
    return Promise.resolve(identity === undefined ? refuse(failure('UNAUTHORIZED')) : ok(identity))
  }
}

export const withSecrets = (ports: Ports, verifyToken: TokenVerifier | null = null): Ports & AccessPorts =>
  ({ ...ports, apiKeySecrets: countedSecrets(), verifyToken })
