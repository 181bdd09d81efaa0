import type { ApiKeySecrets } from './apiKeySecrets'
import type { Ports } from './ports'
import type { TokenVerifier } from './tokenVerifier'

/** What a host injects to have credentials checked. */
export interface AccessPorts extends Pick<Ports, 'unitOfWork'> {
  readonly apiKeySecrets: ApiKeySecrets
  /** null: bearer tokens of an identity provider are not accepted. */
  readonly verifyToken: TokenVerifier | null
}
