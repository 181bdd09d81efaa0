import type { Id, Instant } from './scalars'

/** One per member and leave type (spec: Out-of-office setting). */
export interface OutOfOfficeSetting {
  readonly id: Id
  readonly memberId: Id
  readonly leaveTypeId: Id
  readonly internalReplyMessage: string | null
  readonly externalReplyMessage: string | null
  readonly externalAudience: 'none' | 'contactsOnly' | 'all'
  readonly allowMemberEdit: boolean
  readonly syncEnabled: boolean
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
