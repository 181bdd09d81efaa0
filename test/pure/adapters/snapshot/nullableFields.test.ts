import { expect, test } from 'vitest'
import { at, changed, faultsOf, leftOut, snapshotOf, workspaceFile } from './workspaceFile'

const nullable = [
  ...['customId', 'birthday', 'employmentStartDate', 'employmentEndDate', 'timeZone', 'holidayCalendarId', 'identityProviderAccount'].map(
    (field) => `members[0].${field}`,
  ),
  'members[0].schedules[0].from',
  'departments[0].customId',
  'departments[0].maximumAbsent',
  'departments[0].managers[0].predecessorMemberId',
  'leaveTypes[0].allowanceTypeId',
  'leaveTypes[0].archivedAt',
  'allowanceTypes[0].defaultRuleId',
  'rules[0].deletedAt',
  'rules[0].revisions[0].effectiveFrom',
  'rules[0].revisions[0].terms.accrualAnchorDate',
  'rules[0].revisions[0].terms.rounding',
  'rules[0].revisions[0].terms.carryOver.limit',
  'rules[0].revisions[0].terms.carryOver.expiresAfterMonths',
  'assignments[1].ruleId',
  'assignments[1].ruleEndDate',
  'assignments[1].reason',
  'adjustments[0].expiryDate',
  'adjustments[0].reason',
  'memberAllowances[0].broughtForwardOverride',
  'memberAllowances[0].allowance',
  ...[
    'seriesId', 'reason', 'approvedAt', 'approvedByMemberId', 'declinedAt', 'declinedByMemberId', 'declineReason', 'canceledAt',
    'canceledByMemberId', 'cancelReason',
  ].map((field) => `requests[0].${field}`),
  ...['predecessorId', 'reason', 'statusChangedAt', 'statusChangedByMemberId'].map((field) => `requests[0].approvers[0].${field}`),
  ...['predecessorId', 'reason', 'statusChangedAt', 'replacedToMemberId'].map((field) => `requests[0].representativeApprovers[0].${field}`),
  'outOfOfficeSettings[0].internalReplyMessage',
  'outOfOfficeSettings[0].externalReplyMessage',
  ...['ruleId', 'allowanceTypeId', 'memberId', 'actorMemberId', 'reason', 'changes'].map((field) => `auditEntries[0].${field}`),
  'apiKeys[0].revokedAt',
  'webhookSubscriptions[0].deletedAt',
  'outbox[0].deliveredAt',
  'deliveries[0].nextAttemptAt',
  'deliveries[0].attempts[0].status',
  'deliveries[0].attempts[0].error',
]

test.each(nullable)('%s: null and left out are null', (path) => {
  expect(at(snapshotOf(changed({ [path]: null })), path)).toBeNull()
  expect(at(snapshotOf(changed({ [path]: leftOut })), path)).toBeNull()
})

test('the nullable fields of nested defaults', () => {
  const snapshot = snapshotOf(changed({
    'workspace.settings': { maxAllowanceTypes: null },
    'workspace.timeZone': null,
    'members[0].approverConfig': { departmentId: null, identityProviderSyncLevel: null },
  }))
  expect(at(snapshot, 'workspace.settings.maxAllowanceTypes')).toBeNull()
  expect(at(snapshot, 'workspace.timeZone')).toBe('UTC')
  expect(at(snapshot, 'members[0].approverConfig')).toStrictEqual({ type: 'custom', departmentId: null, identityProviderSyncLevel: null })
})

/** Every place of a value: each field of each object, each element of each list. */
function places(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const parts = Array.isArray(value)
    ? value.flatMap((part: unknown, index) => places(part, `${path}[${index}]`))
    : Object.entries(value).flatMap(([key, part]) => places(part, path === '' ? key : `${path}.${key}`))
  return path === '' ? parts : [path, ...parts]
}

const free = /^(outbox|deliveries)\[\d\]\.payload\./

test('no other field may be null', () => {
  const whole = snapshotOf(workspaceFile())
  const others = places(whole).filter((path) => at(whole, path) !== null && !nullable.includes(path) && !free.test(path))
  expect(others.length).toBeGreaterThan(250)
  const accepted = others.filter((path) => {
    const file = structuredClone(whole) as Record<string, unknown>
    const parent = at(file, path.replace(/(\.[^.[]+|\[\d+\])$|^[^.[]+$/, '')) as Record<string, unknown>
    parent[/([^.[\]]+)\]?$/.exec(path)?.[1] ?? ''] = null
    return faultsOf(file).every((fault) => !fault.startsWith(`${path}: expected `) || !fault.endsWith('got null'))
  })
  // The same field of another record, where the first list names only one of them.
  expect(accepted).toEqual([
    'workspace.timeZone', 'members[1].identityProviderAccount', 'leaveTypes[1].allowanceTypeId', 'rules[1].revisions[0].terms.rounding',
    'assignments[0].ruleEndDate',
  ])
})
