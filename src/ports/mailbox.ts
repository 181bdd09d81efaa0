import type { IdentityProviderAccount, Instant, OutOfOfficeSetting } from '../records'

/**
 * Writes an out-of-office message, for the time of an absence, into a member's mailbox. Safe to repeat: the latest call for an
 * account and a start counts.
 */
export type Mailbox = (
  account: IdentityProviderAccount,
  setting: OutOfOfficeSetting,
  absence: { readonly from: Instant; readonly to: Instant },
) => Promise<void>
