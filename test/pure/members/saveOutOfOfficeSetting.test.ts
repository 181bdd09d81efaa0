/** Decisions 8 and 53, and the rules of PUT out-of-office-settings. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../src/kernel/failure'
import { type OutOfOfficeChange, type OutOfOfficeContext, saveOutOfOfficeSetting } from '../../../src/members/saveOutOfOfficeSetting'
import type { Member, OutOfOfficeSetting } from '../../../src/records'
import { recordId } from '../../../src/testing/recordId'
import { ada, admin, bob, linked, noIds, now, oneId, setting } from './given'

const fresh = recordId('outOfOffice', 99)
const leaveTypeId = recordId('leaveType', 1)
const bothBooleans = [[true, false], [false, true], [false, false], [true, true]] as const

/** What `setting()` holds, without the two booleans. */
const same: OutOfOfficeChange = { internalReplyMessage: 'Away', externalReplyMessage: 'Closed', externalAudience: 'contactsOnly' }

const context = (some: Partial<OutOfOfficeContext> = {}): OutOfOfficeContext =>
  ({ now, ids: noIds, caller: ada, member: ada, leaveTypeId, ...some })

const save = (stored: OutOfOfficeSetting | null, change: Partial<OutOfOfficeChange> = {}, some: Partial<OutOfOfficeContext> = {}) =>
  saveOutOfOfficeSetting(stored, { ...same, ...change }, context(stored === null ? { ids: oneId(fresh), ...some } : some))

function saved(...args: Parameters<typeof save>): OutOfOfficeSetting {
  const result = save(...args)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

function issues(...args: Parameters<typeof save>): readonly Issue[] {
  const result = save(...args)
  if (result.ok) throw new Error('expected a refusal')
  expect(result.failure).toMatchObject({ code: 'BAD_REQUEST', message: 'Invalid input data' })
  return result.failure.issues
}

const forbidden = { ok: false, failure: { code: 'FORBIDDEN', message: 'Insufficient access', issues: [] } }

const tooLong = (path: string, length: number): Issue => ({ path, message: `expected at most 6000 UTF-16 code units, got ${length}` })

describe('spec: PUT out-of-office-settings, rules 1 and 2: a new setting', () => {
  test('D8: has what was sent, both booleans true when they are left out, and the id and time handed in', () => {
    expect(saved(null)).toStrictEqual({
      id: fresh, memberId: ada.id, leaveTypeId, ...same, allowMemberEdit: true, syncEnabled: true, createdAt: now, updatedAt: now,
    })
  })

  test('belongs to the member, not to the admin who makes it', () => {
    expect(saved(null, {}, { caller: admin }).memberId).toBe(ada.id)
  })

  test.each(bothBooleans)('takes syncEnabled %s and allowMemberEdit %s as sent', (syncEnabled, allowMemberEdit) => {
    expect(saved(null, { syncEnabled, allowMemberEdit }, { caller: admin })).toMatchObject({ syncEnabled, allowMemberEdit })
  })

  test('takes each audience, and empty messages', () => {
    for (const externalAudience of ['none', 'contactsOnly', 'all'] as const) {
      const change = { internalReplyMessage: '', externalReplyMessage: '', externalAudience }
      expect(saved(null, change)).toMatchObject(change)
    }
  })
})

describe('spec: PUT out-of-office-settings, rules 1 and 2: a stored setting', () => {
  test.each<Partial<OutOfOfficeChange>>([
    { internalReplyMessage: 'On leave' }, { externalReplyMessage: 'On leave' }, { externalAudience: 'all' },
    { syncEnabled: false }, { allowMemberEdit: false },
  ])('takes %j, keeps the rest, and notes the time', (change) => {
    const stored = setting()
    expect(saved(stored, change, { caller: admin })).toStrictEqual({ ...stored, ...change, updatedAt: now })
    expect(stored).toStrictEqual(setting())
  })

  test.each(bothBooleans)('keeps syncEnabled %s and allowMemberEdit %s when they are left out', (syncEnabled, allowMemberEdit) => {
    const stored = setting({ syncEnabled, allowMemberEdit })
    expect(saved(stored, { externalAudience: 'none' }, { caller: admin })).toStrictEqual({ ...stored, externalAudience: 'none', updatedAt: now })
  })

  test('has its messages set where it had none', () => {
    const stored = setting({ internalReplyMessage: null, externalReplyMessage: null })
    expect(saved(stored)).toStrictEqual({ ...setting(), updatedAt: now })
  })

  test('an empty message is not the same as none', () => {
    expect(saved(setting({ externalReplyMessage: null }), { externalReplyMessage: '' }))
      .toStrictEqual(setting({ externalReplyMessage: '', updatedAt: now }))
  })

  test('rule 1: is the stored record itself when nothing changes', () => {
    const stored = setting({ syncEnabled: false })
    expect(saved(stored)).toBe(stored)
    expect(saved(stored, { syncEnabled: false, allowMemberEdit: true })).toBe(stored)
  })

  test('rule 1: repeating any request that was accepted gives the same record', () => {
    fc.assert(fc.property(
      fc.option(fc.record({ allowMemberEdit: fc.boolean(), syncEnabled: fc.boolean() })),
      fc.record<OutOfOfficeChange>({
        internalReplyMessage: fc.string({ maxLength: 8 }), externalReplyMessage: fc.string({ maxLength: 8 }),
        externalAudience: fc.constantFrom('none', 'contactsOnly', 'all'), syncEnabled: fc.boolean(), allowMemberEdit: fc.boolean(),
      }, { requiredKeys: ['internalReplyMessage', 'externalReplyMessage', 'externalAudience'] }),
      (booleans, change) => {
        const once = saved(booleans === null ? null : setting(booleans), change, { caller: admin })
        expect(once).toMatchObject(change)
        expect(saved(once, change, { caller: admin, now: '2030-01-01T00:00:00.000Z' })).toBe(once)
      },
    ))
  })
})

describe('D53, spec: PUT out-of-office-settings, rule 3: who may', () => {
  const change = { externalAudience: 'all' } as const

  test('an admin, also where the setting forbids it to the member', () => {
    expect(saved(null, change, { caller: admin }).externalAudience).toBe('all')
    expect(saved(setting({ allowMemberEdit: false }), change, { caller: admin }).externalAudience).toBe('all')
  })

  test('the member, on a new setting and on one that allows it', () => {
    expect(saved(null, change).externalAudience).toBe('all')
    expect(saved(setting(), change).externalAudience).toBe('all')
  })

  test('not the member where the setting forbids it, not even to send what holds', () => {
    expect(save(setting({ allowMemberEdit: false }), change)).toStrictEqual(forbidden)
    expect(save(setting({ allowMemberEdit: false }))).toStrictEqual(forbidden)
    expect(save(setting({ allowMemberEdit: false }), { allowMemberEdit: true })).toStrictEqual(forbidden)
  })

  test('an admin who is the member is an admin', () => {
    const self: Member = { ...ada, isAdmin: true }
    expect(saved(setting({ allowMemberEdit: false }), { allowMemberEdit: true }, { caller: self, member: self }).allowMemberEdit).toBe(true)
  })

  test('nobody else, on a new setting or a stored one', () => {
    expect(save(null, change, { caller: bob })).toStrictEqual(forbidden)
    expect(save(setting(), change, { caller: bob })).toStrictEqual(forbidden)
    expect(save(setting({ allowMemberEdit: false }), change, { caller: bob })).toStrictEqual(forbidden)
  })

  test('D53: whether the member may edit is for admins; the member may send what holds, or leave it out', () => {
    expect(saved(setting(), { ...change, allowMemberEdit: true }).allowMemberEdit).toBe(true)
    expect(save(setting(), { ...change, allowMemberEdit: false })).toStrictEqual(forbidden)
    expect(saved(null, { allowMemberEdit: true }).allowMemberEdit).toBe(true)
    expect(save(null, { allowMemberEdit: false })).toStrictEqual(forbidden)
  })
})

describe('D8, spec: PUT out-of-office-settings, rule 4: the mailbox', () => {
  const unlinked: Member = { ...ada, identityProviderAccount: null }
  const unpermitted: Member = { ...ada, identityProviderAccount: { ...linked, mailboxPermission: false } }

  test('a member without a linked account', () => {
    for (const caller of [unlinked, admin]) {
      expect(issues(null, {}, { caller, member: unlinked }))
        .toEqual([{ message: 'expected a member with a linked identity-provider account, got one without' }])
    }
  })

  test('a member without the mailbox permission, also when nothing would change', () => {
    for (const caller of [unpermitted, admin]) {
      expect(issues(setting(), {}, { caller, member: unpermitted })).toEqual([{ message: 'expected the mailbox permission, which is not granted' }])
    }
  })

  test('the account of the member counts, not that of the caller', () => {
    expect(admin.identityProviderAccount).toBeNull()
    expect(save(null, {}, { caller: admin }).ok).toBe(true)
    expect(issues(null, {}, { caller: { ...admin, identityProviderAccount: linked }, member: unlinked })).toHaveLength(1)
  })
})

describe('D8, spec: Limits: messages of at most 6000 UTF-16 code units', () => {
  test.each(['internalReplyMessage', 'externalReplyMessage'] as const)('%s at the limit and one over it', (path) => {
    expect(saved(null, { [path]: 'x'.repeat(6000) })[path]).toHaveLength(6000)
    expect(issues(null, { [path]: 'x'.repeat(6001) })).toEqual([tooLong(path, 6001)])
  })

  test('a character beyond the basic plane counts twice, blanks count', () => {
    expect(save(null, { internalReplyMessage: '🌴'.repeat(3000), externalReplyMessage: ' '.repeat(6000) }).ok).toBe(true)
    expect(issues(null, { internalReplyMessage: `${'🌴'.repeat(3000)}.` })).toEqual([tooLong('internalReplyMessage', 6001)])
    expect(issues(null, { externalReplyMessage: ' '.repeat(6001) })).toEqual([tooLong('externalReplyMessage', 6001)])
  })

  test('both in one answer', () => {
    expect(issues(setting(), { internalReplyMessage: 'x'.repeat(6001), externalReplyMessage: 'y'.repeat(100_000) }, { caller: admin }))
      .toEqual([tooLong('internalReplyMessage', 6001), tooLong('externalReplyMessage', 100_000)])
  })
})

describe('D8, D53: the first refusal counts', () => {
  const long = { internalReplyMessage: 'x'.repeat(6001) }
  const unlinked: Member = { ...ada, identityProviderAccount: null }

  test('who may comes before the mailbox and the messages', () => {
    expect(save(setting(), long, { caller: bob, member: unlinked })).toStrictEqual(forbidden)
    expect(save(setting(), { ...long, allowMemberEdit: false }, { caller: unlinked, member: unlinked })).toStrictEqual(forbidden)
  })

  test('the mailbox comes before the messages', () => {
    expect(issues(setting(), long, { caller: admin, member: unlinked }).map(({ path }) => path)).toEqual([undefined])
  })
})
