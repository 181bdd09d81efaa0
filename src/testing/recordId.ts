import type { Id } from '../records'

/** Part of the id, so that ids of two kinds never meet. */
const kindCode = {
  workspace: '0001', department: '0002', member: '0003', schedule: '0004', holidayCalendar: '0005', holiday: '0006',
  leaveType: '0007', allowanceType: '0008', configuration: '0009', rule: '000a', assignment: '000b', adjustment: '000c',
  memberAllowance: '000d', request: '000e', requestApprover: '000f', representative: '0010', outOfOffice: '0011',
  auditEntry: '0012', apiKey: '0013', webhook: '0014', outboxEvent: '0015', delivery: '0016',
} as const

export type RecordKind = keyof typeof kindCode

const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0')

/** The ids of an owner's records of one kind; see `recordId`. */
export function recordIds(kind: RecordKind, owner: number, seed: number): (n: number) => Id {
  const prefix = `${hex(seed, 8)}-${kindCode[kind]}-4000-8000-${hex(owner, 7)}`
  return (n) => prefix + hex(n, 5)
}

/**
 * A UUID made of what the record is: its kind, its owner's number, its number among the owner's records and the seed of
 * the data set. `owner` stays below 2^28, `n` below 2^20, `seed` below 2^32.
 */
export const recordId = (kind: RecordKind, n: number, owner = 0, seed = 0): Id => recordIds(kind, owner, seed)(n)
