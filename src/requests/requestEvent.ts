import type { Member } from '../records'

/**
 * What is done to a request after its creation. Who does it, and when, is in the context. A reason is kept as sent, without
 * blanks around it; `decline` and `cancel` need one that is not empty (decisions 5, 46).
 */
export type RequestEvent =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: string | null }
  | { readonly kind: 'cancel'; readonly reason: string | null }
  | { readonly kind: 'approve_representative' }
  | { readonly kind: 'decline_representative'; readonly reason: string | null }
  /** Names another representative in place of the one who is asked now (decision 48); null: nobody is known by the id. */
  | { readonly kind: 'replace_representative'; readonly representative: Member | null }
