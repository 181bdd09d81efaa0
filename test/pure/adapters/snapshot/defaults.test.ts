import { expect, test } from 'vitest'
import { at, changed, id, snapshotOf, workspaceFile } from './workspaceFile'

const never = '1970-01-01T00:00:00.000Z'
const stamps = { createdAt: never, updatedAt: never }
const day = (enabled: boolean) => ({
  am: { start: '08:00', end: '12:00', enabled },
  pm: { start: '13:00', end: '17:00', enabled },
  deductFullDay: false,
})
const workingDays = { monday: day(true), tuesday: day(true), wednesday: day(true), thursday: day(true), friday: day(true) }
const linear = 'Linear_all_have_to_agree'

const workspace = {
  id: id(1), name: 'Example', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: {
    id: '00000000-0000-0000-0000-000000000000', ...stamps, from: null,
    days: { ...workingDays, saturday: day(false), sunday: day(false) },
  },
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1,
    allowManagerPastRequestCancellation: false, maxAllowanceTypes: null,
  },
}

const lists = [
  'departments', 'members', 'holidayCalendars', 'leaveTypes', 'allowanceTypes', 'rules', 'assignments', 'adjustments', 'memberAllowances',
  'requests', 'outOfOfficeSettings', 'auditEntries', 'apiKeys', 'webhookSubscriptions', 'outbox', 'deliveries',
]

test('a file that names the workspace alone is whole', () => {
  const file = { workspace: workspaceFile()['workspace'] }
  expect(snapshotOf(file)).toStrictEqual({ workspace, ...Object.fromEntries(lists.map((list) => [list, []])) })
})

const member = {
  customId: null, emailConfirmed: false, isAdmin: false, hasBillingAccess: false, birthday: null, employmentStartDate: null, employmentEndDate: null,
  departmentIds: [], timeZone: null, approverConfig: { type: 'custom', departmentId: null, identityProviderSyncLevel: null },
  approvalProcess: linear, approverIds: [],
  representatives: { process: 'Parallel', requiredCount: 0, memberCanChoose: true, memberCanReorder: true, memberIds: [] },
  schedules: [], holidayCalendarId: null, allowanceTypeConfigurations: [], identityProviderAccount: null, ...stamps,
}
const configuration = { default: false, disabled: false, createdAt: never }
const leaveType = {
  translations: [], needsApproval: false, takesFromAllowance: false, reasonMandatory: false, maximumAbsentApplies: false,
  representativesRequired: false, ignoreSchedule: false, ignorePublicHolidays: false, archivedAt: null, ...stamps,
}
const allowanceType = { translations: [], ignoreAllowanceLimit: false, defaultRuleId: null, deletedAt: null, ...stamps }
const rule = { isShared: false, isActive: false, deletedAt: null, ...stamps }
const terms = {
  prorationBasis: 'month', grantTiming: 'start', accrualAnchorDate: null, yearStart: { kind: 'fiscal_year' },
  carryOver: { limit: null, expiresAfterMonths: null, carryNegative: true }, rounding: null,
}
const assignment = { ruleId: null, ruleEndDate: null, reason: null, createdAt: never }
const memberAllowance = { compensatoryTimeOff: 0, broughtForwardOverride: null, allowance: null, ...stamps }
const request = {
  seriesId: null, reason: null, approvalProcess: linear, approvers: [], representativeApprovers: [], approvedAt: null, approvedByMemberId: null,
  declinedAt: null, declinedByMemberId: null, declineReason: null, canceledAt: null, canceledByMemberId: null, cancelReason: null, ...stamps,
}
const approver = { predecessorId: null, reason: null, statusChangedAt: null, statusChangedByMemberId: null }
const representative = { replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null }

/** What each record of the file has in addition to what the file says. */
const completed: Record<string, (record: Record<string, unknown>) => unknown> = {
  departments: (one) => ({
    ...{ customId: null, isHidden: false, maximumAbsent: null, approvalProcess: linear, defaultRuleIds: {} }, ...one,
    managers: [{ memberId: id(20), predecessorMemberId: null }],
  }),
  members: (one) => ({
    ...member, ...one,
    ...('schedules' in one && {
      schedules: [{ id: id(25), ...stamps, from: null, days: { ...workingDays, saturday: day(true), sunday: day(true) } }],
    }),
    ...('identityProviderAccount' in one && {
      identityProviderAccount: { tenantId: 'tenant', objectId: 'object', mailboxPermission: false },
      allowanceTypeConfigurations: [
        { id: id(26), allowanceTypeId: id(50), ...configuration },
        { id: id(27), allowanceTypeId: id(51), ...configuration },
      ],
    }),
  }),
  holidayCalendars: (one) => one,
  leaveTypes: (one) => ({ ...leaveType, ...one }),
  allowanceTypes: (one) => ({ ...allowanceType, ...one }),
  rules: (one) => ({
    ...rule, ...one,
    revisions: [
      one['id'] === id(60)
        ? { effectiveFrom: null, terms: { ...terms, cycle: 'yearly', amount: 30 } }
        : { effectiveFrom: null, terms: { ...terms, cycle: 'monthly', amount: 500, rounding: { step: 15, mode: 'up' } } },
    ],
  }),
  assignments: (one) => ({ ...assignment, ...one }),
  adjustments: (one) => ({ expiryDate: null, reason: null, createdAt: never, ...one }),
  memberAllowances: (one) => ({ ...memberAllowance, ...one }),
  requests: (one) => ({
    ...request, ...one,
    ...('approvers' in one && {
      approvers: [
        { ...approver, id: id(110), memberId: id(21), status: 'PENDING' },
        { ...approver, id: id(111), memberId: id(20), status: 'PENDING' },
      ],
      representativeApprovers: [
        { ...representative, id: id(120), memberId: id(21), status: 'REPLACED' },
        { ...representative, id: id(121), memberId: id(20), status: 'PENDING' },
      ],
    }),
  }),
  outOfOfficeSettings: (one) => ({
    internalReplyMessage: null, externalReplyMessage: null, allowMemberEdit: true, syncEnabled: true, ...stamps, ...one,
  }),
  auditEntries: (one) => ({
    ruleId: null, allowanceTypeId: null, memberId: null, actorMemberId: null, reason: null, changes: null, createdAt: never, ...one,
  }),
  apiKeys: (one) => ({ createdAt: never, revokedAt: null, ...one }),
  webhookSubscriptions: (one) => ({ createdAt: never, deletedAt: null, ...one }),
  outbox: (one) => ({ createdAt: never, deliveredAt: null, ...one }),
  deliveries: (one) => ({
    ...one, attempts: [{ at: '2026-01-01T00:00:00.000Z', ok: false, status: null, error: null }], nextAttemptAt: null, createdAt: never,
  }),
}

test.each(lists)('every default of the %s', (list) => {
  const file = workspaceFile()
  const records = file[list] as Record<string, unknown>[]
  expect(records.length).toBeGreaterThan(0)
  expect((snapshotOf(file) as Record<string, unknown>)[list]).toStrictEqual(records.map((record) => completed[list]?.(record)))
})

test('an object with some of its fields has the defaults of the others', () => {
  const file = workspaceFile()
  Object.assign(file['workspace'] as object, { settings: { bookableYearsBack: 3 }, timeZone: null })
  Object.assign((file['members'] as object[])[0] ?? {}, { approverConfig: { departmentId: id(10) }, representatives: { memberIds: [id(21)], memberCanChoose: false } })
  expect(snapshotOf(file)).toMatchObject({
    workspace: { ...workspace, settings: { ...workspace.settings, bookableYearsBack: 3 } },
    members: [
      {
        approverConfig: { ...member.approverConfig, departmentId: id(10) },
        representatives: { ...member.representatives, memberIds: [id(21)], memberCanChoose: false },
      },
      {},
    ],
  })
})

test.each([
  ['members[0].emailConfirmed', true], ['webhookSubscriptions[0].deletedAt', '2026-02-03T00:00:00.000Z'],
  ['deliveries[0].nextAttemptAt', '2026-02-03T00:00:00.000Z'], ['deliveries[0].createdAt', '2026-02-03T00:00:00.000Z'],
])('%s: what the file says is kept: %j', (path, value) => {
  expect(at(snapshotOf(changed({ [path]: value })), path)).toBe(value)
})

test('two readings share no default', () => {
  const [one, other] = [snapshotOf(workspaceFile()), snapshotOf(workspaceFile())] as { members: object[]; workspace: Record<string, object> }[]
  expect(one?.workspace['defaultSchedule']).not.toBe(other?.workspace['defaultSchedule'])
  expect(one?.members).toStrictEqual(other?.members)
})

test('unknown fields are dropped everywhere', () => {
  const file = workspaceFile()
  const plain = snapshotOf(file)
  const litter = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(litter)
    if (typeof value !== 'object' || value === null) return value
    return { zzz: 1, ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ['payload', 'changes'].includes(key) ? part : litter(part)])) }
  }
  expect(snapshotOf(litter(file))).toStrictEqual(plain)
})

test('what hosts put into payloads and changes is theirs', () => {
  const file = workspaceFile()
  const facts = { a: [1, { b: null }], 'two words': { c: 'd' } }
  Object.assign((file['outbox'] as object[])[0] ?? {}, { payload: facts })
  Object.assign((file['deliveries'] as object[])[0] ?? {}, { payload: facts })
  Object.assign((file['auditEntries'] as object[])[0] ?? {}, { changes: facts })
  expect(snapshotOf(file)).toMatchObject({ outbox: [{ payload: facts }], deliveries: [{ payload: facts }], auditEntries: [{ changes: facts }] })
})
