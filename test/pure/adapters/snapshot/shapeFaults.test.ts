import { expect, test } from 'vitest'
import { readSnapshot } from '../../../../src/adapters/snapshot'
import { type Json, changed, faultsOf, id, leftOut, workspaceFile } from './workspaceFile'

const anId = 'an id of 8-4-4-4-12 hexadecimal digits'
const aDate = 'an existing date YYYY-MM-DD'
const anInstant = 'an instant such as 2026-03-02T09:00:00.000Z'
const terms = 'rules[0].revisions[0].terms'
const monday = 'members[0].schedules[0].days.monday'
const aZone = 'an IANA time zone such as Europe/Berlin'
const kinds = 'fiscal_year, fixed or employment_anniversary'

test('the file itself is sound', () => {
  expect(faultsOf(workspaceFile())).toEqual([])
})

test.each<[string, Json | typeof leftOut, string]>([
  ['workspace', leftOut, 'an object, got nothing'],
  ['members', { length: 1 }, 'a list, got an object'],
  ['members', null, 'a list, got null'],
  ['members[1]', 7, 'an object, got 7'],
  ['members[1]', [], 'an object, got an empty list'],
  ['members[1]', [1], 'an object, got a list'],
  ['members[0].email', leftOut, 'a text, got nothing'],
  ['members[0].name', true, 'a text, got true'],
  ['members[0].isAdmin', 'yes', 'true or false, got "yes"'],
  ['members[0].isAdmin', null, 'true or false, got null'],
  ['members[0].emailConfirmed', 'yes', 'true or false, got "yes"'],
  ['members[0].emailConfirmed', null, 'true or false, got null'],
  ['members[0].status', 'RETIRED', 'ACTIVE, INACTIVE or ARCHIVED, got "RETIRED"'],
  ['members[0].approvalProcess', 'linear', 'Linear_all_have_to_agree, Linear_one_has_to_agree, Parallel_all_have_to_agree or '
    + 'Parallel_one_has_to_agree, got "linear"'],
  ['members[0].approverConfig.type', 'other', 'department, custom or identity_provider, got "other"'],
  ['members[0].representatives.process', 'linear', 'Linear or Parallel, got "linear"'],
  ['members[0].representatives.requiredCount', -1, 'a whole number of 0 or more, got -1'],
  ['members[0].birthday', '2026-02-30', `${aDate}, got "2026-02-30"`],
  ['members[0].birthday', '0000-01-01', `${aDate}, got "0000-01-01"`],
  ['members[0].birthday', '2026-2-3', `${aDate}, got "2026-2-3"`],
  ['members[0].birthday', '2026-02-03T00:00:00.000Z', `${aDate}, got "2026-02-03T00:00:00.000Z"`],
  ['members[0].birthday', 20260203, `${aDate}, got 20260203`],
  ['members[0].createdAt', '2026-02-03', `${anInstant}, got "2026-02-03"`],
  ['members[0].createdAt', '2026-02-03T08:00:00', `${anInstant}, got "2026-02-03T08:00:00"`],
  ['members[0].createdAt', '2026-02-30T08:00:00.000Z', `${anInstant}, got "2026-02-30T08:00:00.000Z"`],
  ['members[0].updatedAt', 0, `${anInstant}, got 0`],
  ['members[0].timeZone', 'Mars/Olympus', `${aZone}, got "Mars/Olympus"`],
  ['members[0].timeZone', '+02:00', `${aZone}, got "+02:00"`],
  ['workspace.timeZone', '', `${aZone}, got ""`],
  ['workspace.timeZone', 1, `${aZone}, got 1`],
  ['members[0].id', 'main', `${anId}, got "main"`],
  ['members[0].id', leftOut, `${anId}, got nothing`],
  ['members[0].id', '00000000-0000-4000-8000-00000000000g', `${anId}, got "00000000-0000-4000-8000-00000000000g"`],
  ['members[0].id', '{00000000-0000-4000-8000-000000000000}', `${anId}, got "{00000000-0000-4000-8000-000000000000}"`],
  ['members[1].identityProviderAccount.tenantId', leftOut, 'a text, got nothing'],
  ['members[0].approverConfig.identityProviderSyncLevel', '1', 'a number, got "1"'],
  [`${monday}.am.start`, '8', 'HH:mm, got "8"'],
  [`${monday}.am.start`, '24:00', 'HH:mm, got "24:00"'],
  [`${monday}.am.end`, '12:60', 'HH:mm, got "12:60"'],
  [`${monday}.am.end`, '24:01', 'HH:mm, got "24:01"'],
  [`${monday}.am.end`, leftOut, 'HH:mm, got nothing'],
  [`${monday}.pm`, leftOut, 'an object, got nothing'],
  [monday, leftOut, 'an object, got nothing'],
  ['workspace.plan', 'Plus', 'free, mini, essentials or plus, got "Plus"'],
  ['workspace.allowanceModel', leftOut, 'rules or legacy, got nothing'],
  ['workspace.lock', null, 'none, migrating or rolled_back, got null'],
  ['workspace.fiscalYearStartMonth', 13, 'a whole number from 1 to 12, got 13'],
  ['workspace.fiscalYearStartMonth', 1.5, 'a whole number from 1 to 12, got 1.5'],
  ['workspace.settings.bookableYearsBack', -1, 'a whole number of 0 or more, got -1'],
  ['workspace.settings.accrualMode', 'all', 'projected or accrued, got "all"'],
  ['departments[0].maximumAbsent', 1.5, 'a whole number of 0 or more, got 1.5'],
  ['departments[0].defaultRuleIds', [], 'an object, got an empty list'],
  ['holidayCalendars[0].days[0].duration', 'day', 'full_day, morning or afternoon, got "day"'],
  ['holidayCalendars[0].days[0].names[0].language', leftOut, 'a text, got nothing'],
  ['leaveTypes[0].leaveUnit', 'minutes_45', 'days, half_days, hours, minutes_30, minutes_15, minutes_10, minutes_5 or minutes_1, got "minutes_45"'],
  ['allowanceTypes[0].unit', 'minutes', 'days or hours, got "minutes"'],
  ['allowanceTypes[0].position', leftOut, 'a whole number, got nothing'],
  ['rules[0].revisions', leftOut, 'at least one revision, got nothing'],
  ['rules[0].revisions', [], 'at least one revision, got an empty list'],
  [`${terms}.cycle`, 'weekly', 'yearly, monthly or bi_weekly, got "weekly"'],
  [`${terms}.amount`, leftOut, 'a number of 0 or more, got nothing'],
  [`${terms}.amount`, '30', 'a number of 0 or more, got "30"'],
  [`${terms}.amount`, -1, 'a number of 0 or more, got -1'],
  [`${terms}.amount`, 2.0833333, 'a number of 0 or more with at most 6 decimals, got 2.0833333'],
  [`${terms}.amount`, 1e-7, 'a number of 0 or more with at most 6 decimals, got 1e-7'],
  [`${terms}.amount`, 1e16, 'a number of 0 or more, at most 9007199254740991 in size, got 10000000000000000'],
  [`${terms}.prorationBasis`, 'week', 'month or day, got "week"'],
  [`${terms}.grantTiming`, 'middle', 'start or end, got "middle"'],
  [`${terms}.accrualAnchorDate`, '2025-02-29', `${aDate}, got "2025-02-29"`],
  [`${terms}.yearStart`, 'fixed', `an object of kind ${kinds}, got "fixed"`],
  [`${terms}.yearStart`, null, `an object of kind ${kinds}, got null`],
  [`${terms}.carryOver`, leftOut, 'an object, got nothing'],
  [`${terms}.carryOver.limit`, -0.5, 'a number of 0 or more, got -0.5'],
  [`${terms}.carryOver.expiresAfterMonths`, 0, 'a whole number from 1 to 12, got 0'],
  [`${terms}.carryOver.expiresAfterMonths`, 13, 'a whole number from 1 to 12, got 13'],
  [`${terms}.carryOver.carryNegative`, 1, 'true or false, got 1'],
  ['rules[1].revisions[0].terms.rounding.step', 0, 'a number above 0, got 0'],
  ['rules[1].revisions[0].terms.rounding.mode', 'half_even', 'half_up, up or down, got "half_even"'],
  ['assignments[0].kind', 'auto', 'rule or manual, got "auto"'],
  ['assignments[0].ruleStartDate', null, `${aDate}, got null`],
  ['adjustments[0].amount', null, 'a number, got null'],
  ['adjustments[0].amount', 0.1234567, 'a number with at most 6 decimals, got 0.1234567'],
  ['memberAllowances[0].year', 2026.5, 'a whole number from 1 to 9999, got 2026.5'],
  ['requests[0].status', 'OPEN', 'PENDING, APPROVED, DECLINED or CANCELED, got "OPEN"'],
  ['requests[0].start', 'tomorrow', `${aDate}, or for time units ${anInstant}, got "tomorrow"`],
  ['requests[0].startAt', leftOut, 'morning or afternoon, got nothing'],
  ['requests[0].endAt', 'noon', 'lunchtime or end_of_day, got "noon"'],
  ['requests[0].approvers[0].status', 'REPLACED', 'PENDING, APPROVED, DECLINED, CANCELED, APPROVED_BY_ANOTHER_MANAGER, '
    + 'DECLINED_BY_ANOTHER_MANAGER or CANCELED_BY_ANOTHER_MANAGER, got "REPLACED"'],
  ['requests[0].representativeApprovers[0].status', leftOut, 'PENDING, APPROVED, DECLINED, CANCELED or REPLACED, got nothing'],
  ['outOfOfficeSettings[0].externalAudience', leftOut, 'none, contactsOnly or all, got nothing'],
  ['apiKeys[0].hash', 1, 'a text, got 1'],
  ['webhookSubscriptions[0].events', 'all', 'all_requests, request_created, request_status_changed, all_users, user_created or user_updated, got "all"'],
  ['webhookSubscriptions[0].payloadVersion', 2, 'v1 or v2, got 2'],
  ['webhookSubscriptions[0].deletedAt', '2026-02-03', `${anInstant}, got "2026-02-03"`],
  ['webhookSubscriptions[0].deletedAt', false, `${anInstant}, got false`],
  ['outbox[0].type', 'all_users', 'request_created, request_status_changed, user_created or user_updated, got "all_users"'],
  ['outbox[0].payload', [], 'an object, got an empty list'],
  ['deliveries[0].payload', leftOut, 'an object, got nothing'],
  ['deliveries[0].nextAttemptAt', '2026-02-03', `${anInstant}, got "2026-02-03"`],
  ['deliveries[0].nextAttemptAt', 0, `${anInstant}, got 0`],
  ['deliveries[0].createdAt', 'then', `${anInstant}, got "then"`],
  ['deliveries[0].createdAt', null, `${anInstant}, got null`],
  ['deliveries[0].attempts[0].at', leftOut, `${anInstant}, got nothing`],
  ['deliveries[0].attempts[0].status', '200', 'a whole number, got "200"'],
  ['auditEntries[0].changes', 'all', 'an object, got "all"'],
])('%s %j', (path, value, message) => {
  // Those that name a record which cannot be read name an unknown one.
  const faults = faultsOf(changed({ [path]: value })).filter((fault) => !fault.includes('expected the id of '))
  expect(faults).toEqual([`${path}: expected ${message}`])
})

test('the kinds of year starts', () => {
  const yearStart = (value: Json): string[] => faultsOf(changed({ [`${terms}.yearStart`]: value }))
  expect(yearStart({ kind: 'fixed', month: 2, day: 31 })).toEqual([])
  expect(yearStart({ kind: 'employment_anniversary' })).toEqual([])
  expect(yearStart({})).toEqual([`${terms}.yearStart.kind: expected ${kinds}, got nothing`])
  expect(yearStart({ kind: 'calendar' })).toEqual([`${terms}.yearStart.kind: expected ${kinds}, got "calendar"`])
  expect(yearStart({ kind: 'fixed', month: 0 })).toEqual([
    `${terms}.yearStart.month: expected a whole number from 1 to 12, got 0`,
    `${terms}.yearStart.day: expected a whole number from 1 to 31, got nothing`,
  ])
})

test('a list of ids names the place in the list', () => {
  expect(faultsOf(changed({ 'members[0].departmentIds': ['x'] }))).toEqual([`members[0].departmentIds[0]: expected ${anId}, got "x"`])
})

test('long values and keys are cut, in quotes and on one line', () => {
  expect(faultsOf(changed({ 'members[0].birthday': `\n${'x'.repeat(1000)}` }))).toEqual([
    `members[0].birthday: expected ${aDate}, got "\\n${'x'.repeat(58)}…"`,
  ])
  expect(faultsOf(changed({ 'departments[0].defaultRuleIds': { ['y'.repeat(1000)]: id(60), 'a b': 1 } }))).toEqual([
    `departments[0].defaultRuleIds["${'y'.repeat(59)}…"]: expected the id of an allowance type as the key, got "${'y'.repeat(59)}…"`,
    `departments[0].defaultRuleIds["a b"]: expected ${anId}, got 1`,
    'departments[0].defaultRuleIds["a b"]: expected the id of an allowance type as the key, got "a b"',
  ])
})

test.each([
  [null, 'null'], [undefined, 'nothing'], [[], 'an empty list'], ['{}', '"{}"'], [1, '1'],
])('%j is no file', (input, got) => {
  expect(readSnapshot(input)).toEqual({
    ok: false,
    failure: {
      code: 'BAD_REQUEST', message: 'Invalid input data',
      issues: [{ message: `expected a workspace snapshot (an object), got ${got}` }],
    },
  })
})

test('what no JSON can say is refused by its kind', () => {
  const file = workspaceFile() as Record<string, unknown>
  Object.assign((file['adjustments'] as object[])[0] ?? {}, { amount: Number.NaN })
  Object.assign((file['adjustments'] as object[])[1] ?? {}, { amount: 1n })
  expect(faultsOf(file)).toEqual(['adjustments[0].amount: expected a number, got NaN', 'adjustments[1].amount: expected a number, got a bigint'])
})
