import type { Member } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { eachSecond } from './eachSecond'

/** Either part may be any text. */
function keyOf({ identityProviderAccount: account }: Readable<Member>): string | undefined {
  const { tenantId, objectId } = account ?? {}
  return tenantId === undefined || objectId === undefined ? undefined : JSON.stringify([tenantId, objectId])
}

/** A user of an identity provider is one member. */
export const checkIdentities = (members: readonly (Readable<Member> | undefined)[], report: Report): void =>
  eachSecond(members, keyOf, (_, index, first) => {
    report(['members', index, 'identityProviderAccount'], 'a tenantId and objectId of its own', `those of members[${first}]`)
  })
