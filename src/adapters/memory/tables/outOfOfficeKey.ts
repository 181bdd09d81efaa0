import type { Id } from '../../../records'

/** What there is one out-of-office setting for. */
export const outOfOfficeKey = (memberId: Id, leaveTypeId: Id): string => `${memberId} ${leaveTypeId}`
