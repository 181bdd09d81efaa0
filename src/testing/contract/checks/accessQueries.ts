import type { CheckBodies } from '../contractCheck'
import { expectOf, isOfMember } from '../expectAnswers'
import { expectEqual, expectRecords } from '../expectation'
import { reading } from '../inUnits'

/** What the queries of those that let somebody in find. */
export const accessQueries: CheckBodies = {
  'members.byIdentity answers the member of both parts, or null': (workspace, { members }) =>
    reading(workspace, async ({ members: stored }) => {
      for (const member of members) {
        const account = member.identityProviderAccount
        if (account !== null) expectEqual('a user', await stored.byIdentity(account.tenantId, account.objectId), member)
      }
      expectEqual('an unknown object', await stored.byIdentity('tenant', 'nobody'), null)
      expectEqual('an unknown tenant', await stored.byIdentity('nowhere', 'object'), null)
      expectEqual('the parts of two users', await stored.byIdentity('tenant', 'two'), null)
      expectEqual('the parts, exchanged', await stored.byIdentity('object', 'tenant'), null)
    }),

  'members.byIdentity answers no member without an account': (workspace) =>
    reading(workspace, async ({ members }) => {
      expectEqual('empty parts', await members.byIdentity('', ''), null)
      expectEqual('null as text', await members.byIdentity('null', 'null'), null)
    }),

  'apiKeys.byHash answers every key of the hash, revoked ones too': (workspace, { apiKeys }) =>
    reading(workspace, async ({ apiKeys: stored }) => {
      const [first, revoked, other] = apiKeys
      expectRecords('a hash of one', await stored.byHash(first!.hash), [first!])
      expectRecords('a hash of two', await stored.byHash(revoked!.hash), [revoked!, other!])
      expectRecords('an unknown hash', await stored.byHash('e'.repeat(64)), [])
      expectRecords('the beginning of a hash', await stored.byHash(first!.hash.slice(0, -1)), [])
    }),

  "apiKeys.ofMember answers a member's, revoked ones too": (workspace, { apiKeys, members }) =>
    reading(workspace, (stores) => expectOf(stores.apiKeys.ofMember, members, apiKeys, isOfMember)),
}
