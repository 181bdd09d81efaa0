/** Builders for hand-worked cases of a member. Defaults: written at the start of 2024, asked for at `now`. */
import type { AllowanceTypeConfiguration, Id, Instant, Member, OutOfOfficeSetting } from '../../../src/records'
import { plainMember } from '../../../src/testing/build/plainMember'
import { recordId } from '../../../src/testing/recordId'
import { recordedAt } from '../../../src/testing/recordedAt'

export const now: Instant = '2026-06-30T09:00:00.000Z'

/** The nth allowance type. */
export const type = (n: number): Id => recordId('allowanceType', n)

/** How a configuration is written in a case: D default, d not; H hidden, v visible. */
export type State = 'Dv' | 'dv' | 'DH' | 'dH'

/** The row of the nth allowance type, made in the nth month of 2024. */
export function row(n: number, state: State, some: Partial<AllowanceTypeConfiguration> = {}): AllowanceTypeConfiguration {
  return {
    id: recordId('configuration', n), allowanceTypeId: type(n), default: state.startsWith('D'), disabled: state.endsWith('H'),
    createdAt: `2024-${String(n).padStart(2, '0')}-01T00:00:00.000Z`, ...some,
  }
}

/** `Dv dv`: the rows of types 1, 2, ... in order. */
export const rows = (states: string): AllowanceTypeConfiguration[] => states.split(' ').filter(Boolean).map((state, i) => row(i + 1, state as State))

export const statesOf = (of: readonly AllowanceTypeConfiguration[]): string =>
  of.map((one) => (one.default ? 'D' : 'd') + (one.disabled ? 'H' : 'v')).join(' ')

/** Hands out one id, and no second one. */
export function oneId(id: Id): () => Id {
  let left = true
  return () => {
    if (!left) throw new Error('a second id was asked for')
    left = false
    return id
  }
}

export const noIds = (): Id => { throw new Error('an id was asked for') }

export const linked = { tenantId: 'tenant', objectId: 'object', mailboxPermission: true }

/** Ada, without rights, whose mailbox can be written to. */
export const ada: Member = { ...plainMember(recordId('member', 1), 'Ada', 'ada@example.com', recordedAt), identityProviderAccount: linked }

/** Another member without rights. */
export const bob: Member = { ...ada, id: recordId('member', 2), name: 'Bob', email: 'bob@example.com' }

export const admin: Member = { ...plainMember(recordId('member', 3), 'Root', 'root@example.com', recordedAt), isAdmin: true }

/** Ada's setting for a leave type. */
export function setting(some: Partial<OutOfOfficeSetting> = {}): OutOfOfficeSetting {
  return {
    id: recordId('outOfOffice', 1), memberId: ada.id, leaveTypeId: recordId('leaveType', 1), internalReplyMessage: 'Away',
    externalReplyMessage: 'Closed', externalAudience: 'contactsOnly', allowMemberEdit: true, syncEnabled: true,
    createdAt: recordedAt, updatedAt: recordedAt, ...some,
  }
}
