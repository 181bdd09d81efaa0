/** Making and stopping API keys (spec: Authentication rule 5; D53, D62). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiKey, Member, Plan } from '../../../../src/records'
import { authenticate, issueApiKey, revokeApiKey } from '../../../../src/services'
import { race, serially } from '../concurrency/racing'
import { ada, bob, boss, cleo, company, dan, failureOf, member, now, open, root, valueOf } from '../reads/given'
import { keyOf, nothing, withSecrets } from './given'

const confirmed: Member = { ...ada, emailConfirmed: true }
const linked = member('Lina', { identityProviderAccount: { tenantId: 'tenant', objectId: 'lina', mailboxPermission: false } })
const asleep = member('Ines', { status: 'INACTIVE', emailConfirmed: true })
const nobody = member('Nobody')
const people = [root, boss, confirmed, bob, cleo, dan, linked, asleep]

const snapshotOf = (apiKeys: readonly ApiKey[] = [], plan: Plan = 'plus') => {
  const snapshot = company({ members: people, apiKeys })
  return { ...snapshot, workspace: { ...snapshot.workspace, plan } }
}

const start = (apiKeys: readonly ApiKey[] = [], plan: Plan = 'plus') => {
  const store = open(snapshotOf(apiKeys, plan))
  return { ...store, ports: withSecrets(store.ports) }
}

const stopped = '2026-01-01T00:00:00.000Z'
const [former, current, second, others] = [
  keyOf(ada, 'former', { revokedAt: stopped }), keyOf(ada, 'current'), keyOf(ada, 'second'), keyOf(bob, 'of bob'),
]

describe('issueApiKey', () => {
  test('D62: shows the key once and stores its hash', async () => {
    const { ports, saved } = start()
    const first = '90000000-0000-4000-8000-000000000001'
    expect(valueOf(await issueApiKey(ports, root.id, ada.id))).toStrictEqual({ id: first, key: 'key 1' })
    expect(saved()).toStrictEqual({ ...snapshotOf(), apiKeys: [{ id: first, memberId: ada.id, hash: '#key 1', createdAt: now, revokedAt: null }] })
    expect(JSON.stringify(saved()).replaceAll('#key 1', '')).not.toContain('key 1')
  })

  test('D62: the old ones stop at once, all of them; other keys, and when a key was stopped before, stay', async () => {
    const { ports, saved } = start([former, current, others, second])
    const { id, key } = valueOf(await issueApiKey(ports, ada.id, ada.id))
    expect(saved().apiKeys).toStrictEqual([
      former, { ...current, revokedAt: now }, others, { ...second, revokedAt: now }, { id, memberId: ada.id, hash: `#${key}`, createdAt: now, revokedAt: null },
    ])
  })

  test('spec: Authentication rule 5: regenerated, the new key opens and the old one does not', async () => {
    const { ports } = start()
    const old = valueOf(await issueApiKey(ports, ada.id, ada.id))
    expect((await authenticate(ports, { ...nothing, headerKey: old.key })).ok).toBe(true)
    const renewed = valueOf(await issueApiKey(ports, ada.id, ada.id))
    expect(valueOf(await authenticate(ports, { ...nothing, headerKey: renewed.key })).id).toBe(ada.id)
    expect(failureOf(await authenticate(ports, { ...nothing, headerKey: old.key })).code).toBe('UNAUTHORIZED')
  })

  test.each<[string, Member, Member, string]>([
    ['an admin, for anybody, confirmed or not', root, bob, 'ok'], ['an admin, for themself', root, root, 'ok'],
    ['a member whose address is confirmed, for themself', ada, ada, 'ok'], ['a member who is linked to an identity provider', linked, linked, 'ok'],
    ['spec: Authentication rule 5: a member who has not confirmed the address', bob, bob, 'FORBIDDEN'],
    ['a manager, for a member of the department', boss, ada, 'FORBIDDEN'], ['a member, for another', ada, bob, 'FORBIDDEN'],
    ['a member, for nobody who is known', ada, nobody, 'FORBIDDEN'], ['an admin, for nobody who is known', root, nobody, 'NOT_FOUND'],
    ['nobody who is known', nobody, ada, 'UNAUTHORIZED'], ['nobody who is known, for themself', nobody, nobody, 'UNAUTHORIZED'],
    ['an admin, for an archived member', root, dan, 'BAD_REQUEST'], ['an inactive member, for themself', asleep, asleep, 'BAD_REQUEST'],
  ])('D62: %s', async (_, caller, of, expected) => {
    const { ports, saved } = start([current])
    const before = saved()
    const issued = await issueApiKey(ports, caller.id, of.id)
    expect(issued.ok ? 'ok' : issued.failure.code).toBe(expected)
    if (!issued.ok) expect(saved()).toStrictEqual(before)
  })

  test('what stands against it is told', async () => {
    const { ports } = start()
    expect(failureOf(await issueApiKey(ports, bob.id, bob.id)).issues).toEqual([{ message: 'The member has to confirm the e-mail address first' }])
    expect(failureOf(await issueApiKey(ports, root.id, dan.id)).issues).toEqual([{ path: 'status', message: 'expected a member who is ACTIVE, got ARCHIVED' }])
  })

  test.each<Plan>(['free', 'mini', 'essentials'])('D53: nobody on the plan %s; an unknown member comes before, the status after', async (plan) => {
    const { ports, saved } = start([current], plan)
    for (const [caller, of] of [[root, ada], [ada, ada], [root, dan]] as const) {
      expect(failureOf(await issueApiKey(ports, caller.id, of.id))).toMatchObject({ code: 'FORBIDDEN', issues: [{ message: 'The API needs the Plus plan' }] })
    }
    expect(failureOf(await issueApiKey(ports, root.id, nobody.id)).code).toBe('NOT_FOUND')
    expect(saved().apiKeys).toStrictEqual([current])
  })
})

describe('revokeApiKey', () => {
  test('D62: stops every key of the member at once, and no other', async () => {
    const { ports, saved } = start([former, current, others, second])
    expect(await revokeApiKey(ports, ada.id, ada.id)).toEqual({ ok: true, value: null })
    expect(saved()).toStrictEqual(snapshotOf([former, { ...current, revokedAt: now }, others, { ...second, revokedAt: now }]))
    expect(failureOf(await authenticate(ports, { ...nothing, headerKey: 'current' })).code).toBe('UNAUTHORIZED')
    expect((await authenticate(ports, { ...nothing, headerKey: 'of bob' })).ok).toBe(true)
  })

  test('writes nothing when there is none', async () => {
    const { ports, saved, queries } = start([former, others])
    expect((await revokeApiKey(ports, ada.id, ada.id)).ok).toBe(true)
    expect(saved().apiKeys).toStrictEqual([former, others])
    expect(queries).not.toContain('apiKeys.save')
  })

  test('a key can always be stopped: on any plan, of any status, without a confirmed address', async () => {
    const keys = [keyOf(dan, 'of dan'), others]
    const { ports, saved } = start(keys, 'free')
    expect((await revokeApiKey(ports, root.id, dan.id)).ok).toBe(true)
    expect((await revokeApiKey(ports, bob.id, bob.id)).ok).toBe(true)
    expect(saved().apiKeys.map(({ revokedAt }) => revokedAt)).toEqual([now, now])
  })

  test.each<[string, Member, Member, string]>([
    ['a manager, of a member of the department', boss, ada, 'FORBIDDEN'], ['a member, of another', bob, ada, 'FORBIDDEN'],
    ['a member, of nobody who is known', ada, nobody, 'FORBIDDEN'], ['an admin, of nobody who is known', root, nobody, 'NOT_FOUND'],
    ['nobody who is known', nobody, ada, 'UNAUTHORIZED'],
  ])('%s', async (_, caller, of, code) => {
    const { ports, saved } = start([current])
    expect(failureOf(await revokeApiKey(ports, caller.id, of.id)).code).toBe(code)
    expect(saved().apiKeys).toStrictEqual([current])
  })
})

describe('D62: at the same time', () => {
  const live = (keys: readonly ApiKey[]): ApiKey[] => keys.filter(({ memberId, revokedAt }) => memberId === ada.id && revokedAt === null)
  const issues = (by: Member) => (ports: Parameters<typeof revokeApiKey>[0]) => issueApiKey(withSecrets(ports), by.id, ada.id)
  const revokes = (ports: Parameters<typeof revokeApiKey>[0]) => revokeApiKey(ports, root.id, ada.id)

  test.each([[[]], [[current]], [[former, current, second]]])('two keys made at once leave exactly one live key, whatever was before', async (keys) => {
    await fc.assert(fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { outcomes, after } = await race(scheduler, snapshotOf(keys), [issues(root), issues(ada)])
      expect(outcomes).toEqual(['ok', 'ok'])
      expect(live(after.apiKeys)).toHaveLength(1)
      expect(after.apiKeys).toHaveLength(keys.length + 2)
    }), { numRuns: 100 })
  })

  test('a key made while the old one is stopped: what comes of it comes of some order', async () => {
    const racers = [issues(root), revokes]
    const counts = (await serially(snapshotOf([current]), racers)).map(({ after }) => live(after.apiKeys).length)
    expect(counts.sort()).toEqual([0, 1])
    await fc.assert(fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { outcomes, after } = await race(scheduler, snapshotOf([current]), racers)
      expect(outcomes).toEqual(['ok', 'ok'])
      expect(after.apiKeys.find(({ id }) => id === current.id)?.revokedAt).not.toBeNull()
      expect(counts).toContain(live(after.apiKeys).length)
    }), { numRuns: 60 })
  })
})
