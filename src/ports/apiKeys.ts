import type { ApiKey, Id } from '../records'

/** The stored keys: hashes only. `save` within a unit of work is part of it. */
export interface ApiKeys {
  /** Those with this hash, revoked ones too; hashes are unique but for chance. */
  readonly byHash: (hash: string) => Promise<readonly ApiKey[]>
  readonly ofMember: (memberId: Id) => Promise<readonly ApiKey[]>
  readonly save: (key: ApiKey) => Promise<void>
}
