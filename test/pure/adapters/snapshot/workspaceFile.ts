import { readSnapshot } from '../../../../src/adapters/snapshot'

/** A JSON value that a test changes before it is read. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const week = (): Json => {
  const day = (): Json => ({ am: { start: '08:00', end: '12:00', enabled: true }, pm: { start: '13:00', end: '17:00', enabled: true } })
  return { monday: day(), tuesday: day(), wednesday: day(), thursday: day(), friday: day(), saturday: day(), sunday: day() }
}

/** A valid file with every kind of record, each with nothing but the fields that have no default. */
export const workspaceFile = (): { [key: string]: Json } => ({
  workspace: { id: id(1), name: 'Example', plan: 'plus', allowanceModel: 'rules', lock: 'none' },
  departments: [{ id: id(10), name: 'Sales', managers: [{ memberId: id(20) }] }],
  members: [
    { id: id(20), name: 'Ada', email: 'ada@example.com', status: 'ACTIVE', schedules: [{ id: id(25), days: week() }] },
    {
      id: id(21), name: 'Bob', email: 'bob@example.com', status: 'INACTIVE',
      identityProviderAccount: { tenantId: 'tenant', objectId: 'object' },
      allowanceTypeConfigurations: [{ id: id(26), allowanceTypeId: id(50) }, { id: id(27), allowanceTypeId: id(51) }],
    },
  ],
  holidayCalendars: [
    { id: id(30), name: 'Bavaria', days: [{ id: id(31), date: '2026-01-06', duration: 'full_day', names: [{ language: 'en', name: 'Epiphany' }] }] },
  ],
  leaveTypes: [
    { id: id(40), name: 'Vacation', leaveUnit: 'half_days', allowanceTypeId: id(50) },
    { id: id(41), name: 'Flexitime', leaveUnit: 'minutes_15', allowanceTypeId: id(51) },
  ],
  allowanceTypes: [
    { id: id(50), defaultName: 'Vacation', unit: 'days', position: 0 },
    { id: id(51), defaultName: 'Flexitime', unit: 'hours', position: 1, translations: [{ language: 'de', name: 'Gleitzeit' }] },
  ],
  rules: [
    { id: id(60), allowanceTypeId: id(50), name: '30 days', revisions: [{ terms: { cycle: 'yearly', amount: 30, carryOver: {} } }] },
    {
      id: id(61), allowanceTypeId: id(51), name: '100 hours',
      revisions: [{ terms: { cycle: 'monthly', amount: 500, carryOver: {}, rounding: { step: 15, mode: 'up' } } }],
    },
  ],
  assignments: [
    { id: id(70), memberId: id(20), allowanceTypeId: id(50), kind: 'rule', ruleId: id(60), ruleStartDate: '2026-01-01', ruleEndDate: '2026-06-30' },
    { id: id(71), memberId: id(20), allowanceTypeId: id(50), kind: 'manual', ruleStartDate: '2026-07-01' },
    { id: id(72), memberId: id(20), allowanceTypeId: id(51), kind: 'rule', ruleId: id(61), ruleStartDate: '2026-01-01' },
    { id: id(73), memberId: id(21), allowanceTypeId: id(50), kind: 'rule', ruleId: id(60), ruleStartDate: '2026-01-01' },
  ],
  adjustments: [
    { id: id(80), memberId: id(20), allowanceTypeId: id(50), date: '2026-02-01', amount: 1.5 },
    { id: id(81), memberId: id(20), allowanceTypeId: id(51), date: '2026-02-01', amount: -90 },
  ],
  memberAllowances: [
    { id: id(90), memberId: id(20), allowanceTypeId: id(50), year: 2026 },
    { id: id(91), memberId: id(20), allowanceTypeId: id(50), year: 2027 },
    { id: id(92), memberId: id(20), allowanceTypeId: id(51), year: 2026 },
  ],
  requests: [
    {
      id: id(100), memberId: id(20), creatorMemberId: id(21), leaveTypeId: id(40), status: 'PENDING', start: '2026-03-02', end: '2026-03-04',
      startAt: 'afternoon', endAt: 'lunchtime',
      approvers: [{ id: id(110), memberId: id(21), status: 'PENDING' }, { id: id(111), memberId: id(20), status: 'PENDING' }],
      representativeApprovers: [{ id: id(120), memberId: id(21), status: 'REPLACED' }, { id: id(121), memberId: id(20), status: 'PENDING' }],
    },
    {
      id: id(101), memberId: id(20), creatorMemberId: id(20), leaveTypeId: id(41), status: 'APPROVED',
      start: '2026-04-01T08:00:00.000Z', end: '2026-04-01T10:30:00.000Z', startAt: 'morning', endAt: 'end_of_day',
    },
  ],
  outOfOfficeSettings: [{ id: id(130), memberId: id(20), leaveTypeId: id(40), externalAudience: 'contactsOnly' }],
  auditEntries: [{ id: id(140), eventType: 'balance_set' }],
  apiKeys: [{ id: id(150), memberId: id(20), hash: 'hash' }],
  webhookSubscriptions: [{ id: id(160), url: 'https://example.com', events: 'all_users', payloadVersion: 'v1' }],
  outbox: [{ id: id(170), type: 'user_created', payload: { memberId: id(20) } }],
  deliveries: [
    {
      id: id(180), subscriptionId: id(160), outboxEventId: id(171), eventType: 'user_created', payload: {},
      attempts: [{ at: '2026-01-01T00:00:00.000Z' }],
    },
  ],
})

/** Says that a field is to be left out. */
export const leftOut = Symbol('left out')

/** Puts a value at a path such as `members[0].email`, in new objects where there are none, or takes the field out. */
function put(file: Json, path: string, value: Json | typeof leftOut): void {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  let parent = file as { [key: string]: Json }
  for (const step of steps.slice(0, -1)) parent = (parent[step] ??= {}) as { [key: string]: Json }
  const last = steps.at(-1) ?? ''
  if (value === leftOut) Reflect.deleteProperty(parent, last)
  else parent[last] = value
}

/** The valid file with these changes. */
export function changed(changes: Readonly<Record<string, Json | typeof leftOut>>): { [key: string]: Json } {
  const file = workspaceFile()
  for (const [path, value] of Object.entries(changes)) put(file, path, value)
  return file
}

/** The faults of a file as lines `path: message`; none when it is read. */
export function faultsOf(file: unknown): string[] {
  const result = readSnapshot(file)
  if (result.ok) return []
  if (result.failure.code !== 'BAD_REQUEST' || result.failure.issues.length === 0) throw new Error('a refusal without a fault')
  return result.failure.issues.map(({ path, message }) => (path === undefined ? message : `${path}: ${message}`))
}

/** The snapshot that a valid file is read as. */
export function snapshotOf(file: unknown): unknown {
  const result = readSnapshot(file)
  if (!result.ok) throw new Error(JSON.stringify(result.failure, null, 2))
  return result.value
}

/** The value at a path such as `members[0].email`. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], value)
}
