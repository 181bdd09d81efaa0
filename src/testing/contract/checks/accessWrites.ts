import { addedKey, addedMember } from '../additions'
import type { CheckBodies } from '../contractCheck'
import { expectEqual, expectRecords } from '../expectation'
import { expectWritten } from '../expectWritten'
import { saved } from '../saved'

/** That what is written of those that let somebody in is found wherever it now belongs, and no longer where it was. */
export const accessWrites: CheckBodies = {
  'members.save: a member is found by the account that they now have': (workspace, given) => {
    const [first, second] = given.members
    const account = { tenantId: 'tenant', objectId: 'another object', mailboxPermission: false }
    const moved = { ...first!, identityProviderAccount: account }
    const unlinked = { ...second!, identityProviderAccount: null }
    const added = addedMember(0, { identityProviderAccount: { ...account, objectId: 'two' } })
    return expectWritten(workspace, async ({ members }) => {
      for (const member of [moved, unlinked, added]) await members.save(member)
    }, async ({ members }) => {
      expectEqual('the account before', await members.byIdentity('tenant one', 'object'), null)
      expectEqual('the account now', await members.byIdentity('tenant', 'another object'), moved)
      expectEqual('an account that is given up', await members.byIdentity('tenant one', 'two'), null)
      expectEqual('the account of the added one', await members.byIdentity('tenant', 'two'), added)
    }, { ...given, members: saved(given.members, moved, unlinked, added) })
  },

  'apiKeys.save: changed and added keys are found by hash and member': (workspace, given) => {
    const [first, second, third] = given.apiKeys
    const [, , , owner] = given.members
    const moved = { ...second!, memberId: owner!.id, hash: first!.hash }
    const revoked = { ...first!, revokedAt: '2030-01-01T00:00:00.000Z' }
    const added = addedKey(given, 0)
    return expectWritten(workspace, async ({ apiKeys }) => {
      for (const key of [moved, revoked, added]) await apiKeys.save(key)
    }, async ({ apiKeys }) => {
      expectRecords('byHash before', await apiKeys.byHash(second!.hash), [third!])
      expectRecords('byHash now', await apiKeys.byHash(first!.hash), [moved, revoked])
      expectRecords('byHash of the added one', await apiKeys.byHash(added.hash), [added])
      expectRecords('ofMember before', await apiKeys.ofMember(first!.memberId), [revoked, added])
      expectRecords('ofMember now', await apiKeys.ofMember(owner!.id), [moved])
    }, { ...given, apiKeys: saved(given.apiKeys, moved, revoked, added) })
  },
}
