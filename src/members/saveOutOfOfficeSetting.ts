import { type Failure, type Issue, failure } from '../kernel/failure'
import { firstRefusal } from '../kernel/firstRefusal'
import { limits } from '../kernel/limits'
import { type Result, ok, refuse } from '../kernel/result'
import type { Id, Instant, Member, OutOfOfficeSetting } from '../records'

/** What a setting is to hold (decision 8). A boolean that is left out keeps its value, and is true on a new setting. */
export interface OutOfOfficeChange {
  readonly internalReplyMessage: string
  readonly externalReplyMessage: string
  readonly externalAudience: OutOfOfficeSetting['externalAudience']
  readonly syncEnabled?: boolean
  readonly allowMemberEdit?: boolean
}

export interface OutOfOfficeContext {
  readonly now: Instant
  readonly ids: () => Id
  readonly caller: Member
  /** Whose absences the messages are for. */
  readonly member: Member
  readonly leaveTypeId: Id
}

interface Saving {
  readonly stored: OutOfOfficeSetting | null
  readonly change: OutOfOfficeChange
  readonly context: OutOfOfficeContext
}

type Policy = (saving: Saving) => Failure | null

const badRequest = (issues: readonly Issue[]): Failure => failure('BAD_REQUEST', issues)

const allowMemberEdit = (stored: OutOfOfficeSetting | null, change: OutOfOfficeChange): boolean =>
  change.allowMemberEdit ?? stored?.allowMemberEdit ?? true

/** Admins, and the member themself unless the setting forbids it (decision 53; spec: PUT out-of-office-settings, rule 3). */
const callerMayEdit: Policy = ({ stored, context: { caller, member } }) =>
  caller.isAdmin || (caller.id === member.id && stored?.allowMemberEdit !== false) ? null : failure('FORBIDDEN')

/** Whether members may edit is for admins to say; sending what holds anyway is no change. */
const callerMayAllowEdit: Policy = ({ stored, change, context: { caller } }) =>
  caller.isAdmin || allowMemberEdit(stored, change) === (stored?.allowMemberEdit ?? true) ? null : failure('FORBIDDEN')

/** spec: PUT out-of-office-settings, rule 4. */
const mailboxIsReachable: Policy = ({ context: { member: { identityProviderAccount } } }) => {
  if (identityProviderAccount === null) {
    return badRequest([{ message: 'expected a member with a linked identity-provider account, got one without' }])
  }
  return identityProviderAccount.mailboxPermission ? null : badRequest([{ message: 'expected the mailbox permission, which is not granted' }])
}

/** spec: Limits, out-of-office messages. */
const messagesFit: Policy = ({ change }) => {
  const issues = (['internalReplyMessage', 'externalReplyMessage'] as const)
    .filter((path) => change[path].length > limits.outOfOfficeMessageLength)
    .map((path) => ({ path, message: `expected at most ${limits.outOfOfficeMessageLength} UTF-16 code units, got ${change[path].length}` }))
  return issues.length === 0 ? null : badRequest(issues)
}

/** In the order in which they are asked; the first refusal counts. */
const policies: readonly Policy[] = [callerMayEdit, callerMayAllowEdit, mailboxIsReachable, messagesFit]

function saved({ stored, change, context: { now, ids, member, leaveTypeId } }: Saving): OutOfOfficeSetting {
  const { internalReplyMessage, externalReplyMessage, externalAudience } = change
  const content = {
    internalReplyMessage, externalReplyMessage, externalAudience,
    allowMemberEdit: allowMemberEdit(stored, change), syncEnabled: change.syncEnabled ?? stored?.syncEnabled ?? true,
  }
  if (stored === null) return { id: ids(), memberId: member.id, leaveTypeId, ...content, createdAt: now, updatedAt: now }
  const isSame = (Object.keys(content) as (keyof typeof content)[]).every((field) => stored[field] === content[field])
  return isSame ? stored : { ...stored, ...content, updatedAt: now }
}

/**
 * Makes the out-of-office setting of a member and leave type, or changes the stored one; the stored record itself when
 * nothing changes (decisions 8, 53; spec: PUT out-of-office-settings). `ids` is asked for a new setting only.
 *
 * Refuses, in this order: with FORBIDDEN a caller who is neither an admin nor the member, the member when the stored setting
 * forbids it, and the member who changes `allowMemberEdit`; with BAD_REQUEST a member without a linked account or the mailbox
 * permission, and messages over 6000 UTF-16 code units, all of them at once.
 *
 * @example
 * const ada = snapshot.members[0]!
 * const member = { ...ada, identityProviderAccount: { tenantId: 'tenant', objectId: 'ada', mailboxPermission: true } }
 * const change = { internalReplyMessage: 'Back soon', externalReplyMessage: 'Back soon', externalAudience: 'all' } as const
 * const context = {
 *   now: '2026-06-30T09:00:00.000Z', ids: () => '00000000-0000-4000-8000-000000000901', caller: member, member,
 *   leaveTypeId: '00000000-0000-4000-8000-000000000301',
 * }
 * const result = saveOutOfOfficeSetting(null, change, context)
 * result.ok && result.value.syncEnabled // true
 * const refused = saveOutOfOfficeSetting(null, { ...change, externalReplyMessage: 'x'.repeat(6001) }, context)
 * refused.ok || refused.failure.issues
 * // [{ path: 'externalReplyMessage', message: 'expected at most 6000 UTF-16 code units, got 6001' }]
 */
export function saveOutOfOfficeSetting(
  stored: OutOfOfficeSetting | null,
  change: OutOfOfficeChange,
  context: OutOfOfficeContext,
): Result<OutOfOfficeSetting> {
  const saving = { stored, change, context }
  const refusal = firstRefusal(policies, saving)
  return refusal === null ? ok(saved(saving)) : refuse(refusal)
}
