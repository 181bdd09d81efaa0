import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openMemory } from '../../src/adapters/memory/index'
import { nodeApiKeySecrets } from '../../src/adapters/node/index'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import type {
  Delivery, DeliveryPorts, Id, Ports, RecurringRequestPayload, Result, RuleTerms, SingleRequestPayload, WebhookSubscription, WorkspaceSnapshot,
} from '../../src/index'
import * as services from '../../src/services/index'
import { pages } from './docs/snippet'
import { root, run } from './run'

describe('docs/examples/embed.ts', () => {
  // Sofie has 15.77 days (README). The afternoon of Thursday, 10 September, Friday, Monday and Tuesday are 3.5: 12.27 are left.
  test('walks an absence from its preview to its cancellation', async () => {
    expect(await run(process.execPath, ['--import', 'tsx', 'docs/examples/embed.ts'])).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'Sofie Lund, annual leave of 2026: 15.77 days remain',
        'previewSingle by Sofie: can be created, costs 3.5 days',
        '  allowance  15.77 days remain',
        'createRequest by Sofie: done',
        '  request    PENDING',
        '  outbox     request_created, deducted 3.5, allowanceDelta 3.5',
        '  allowance  12.27 days remain',
        'approveRequest by Murat: refused, FORBIDDEN',
        '  allowance  12.27 days remain',
        'approveRequest by Johanna: done',
        '  request    APPROVED',
        '  outbox     request_status_changed, deducted 3.5, allowanceDelta 3.5',
        '  allowance  12.27 days remain',
        'cancelRequest by Sofie: done',
        '  request    CANCELED',
        '  outbox     request_status_changed, deducted 3.5, allowanceDelta -3.5',
        '  allowance  15.77 days remain',
        '',
      ].join('\n'),
    })
  })
})

const page = pages.find(({ name }) => name === 'docs/guides/embedding.md')!.text

/** The cells of the table below a header that begins with this word, without the header. */
function table(firstHeader: string): string[][] {
  const lines = page.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${firstHeader} |`)) + 2
  const rows = lines.slice(first)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end).map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()))
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const past = '2026-06-29T09:00:00.000Z'

function company(): WorkspaceSnapshot {
  const read = parseSnapshot(readFileSync(join(root, 'docs/examples/company.json'), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  const members = read.value.members.map((member) => (member.name === 'Lena Petersen' ? { ...member, customId: 'L-3' } : member))
  const webhookSubscriptions: WebhookSubscription[] = [
    { id: known.subscription, url: 'https://payroll.example.com/hook', events: 'all_users', payloadVersion: 'v1', createdAt: past, deletedAt: null },
  ]
  const deliveries: Delivery[] = [{
    id: known.delivery, subscriptionId: known.subscription, outboxEventId: randomUUID(), eventType: 'user_updated', payload: { event_type: 'user_updated' },
    attempts: [{ at: past, ok: false, status: 500, error: null }], nextAttemptAt: null, createdAt: past,
  }]
  return { ...read.value, members, webhookSubscriptions, deliveries }
}

type AllPorts = Ports & DeliveryPorts

function opened(): { ports: AllPorts; save: () => WorkspaceSnapshot } {
  const { unitOfWork, save } = openMemory(company())
  const sending = {
    sendWebhook: () => Promise.resolve({ status: 200, error: null }), signWebhook: null, webhookUrls: { allowHttp: false, allowPrivateAddresses: false },
  }
  return { ports: { unitOfWork, clock: () => '2026-06-30T09:00:00.000Z', ids: randomUUID, ...sending }, save }
}

describe('the stores of the guide', () => {
  test('are those of a unit of work, each with all its queries', async () => {
    const queries = await opened().ports.unitOfWork.read((stores) => {
      const value = Object.entries(stores).map(([name, store]) => [name, Object.keys(store as object).sort()])
      return Promise.resolve({ ok: true, value })
    })
    const told = table('store').map(([name = '', cell = '']) => [namesIn(name)[0], namesIn(cell).sort()])
    expect(queries).toEqual({ ok: true, value: told })
  })
})

/** Ids of what a use case is asked about. */
interface Subject {
  readonly member: Id
  readonly customId: string
  readonly request: Id
  readonly leaveType: Id
  readonly department: Id
  readonly allowanceType: Id
  readonly rule: Id
  readonly assignment: Id
  readonly adjustment: Id
  readonly memberAllowance: Id
  readonly subscription: Id
  readonly delivery: Id
}

const idEndingIn = (end: number): Id => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`

const [johanna, murat, lena, tomasz] = [201, 202, 203, 204].map(idEndingIn) as [Id, Id, Id, Id]

/** Lena, her department, her rule, her week in December, which waits for her managers; adjustment and hand-set year are of others. */
const known: Subject = {
  member: lena, customId: 'L-3', request: idEndingIn(90306), leaveType: idEndingIn(301), department: idEndingIn(102),
  allowanceType: idEndingIn(401), rule: idEndingIn(501), assignment: idEndingIn(60301), adjustment: idEndingIn(70401),
  memberAllowance: idEndingIn(81001), subscription: idEndingIn(90001), delivery: idEndingIn(90002),
}

const unknown: Subject = {
  member: randomUUID(), customId: 'nobody', request: randomUUID(), leaveType: randomUUID(), department: randomUUID(),
  allowanceType: randomUUID(), rule: randomUUID(), assignment: randomUUID(), adjustment: randomUUID(), memberAllowance: randomUUID(),
  subscription: randomUUID(), delivery: randomUUID(),
}

const bodyOf = ({ leaveType, member }: Subject) => ({
  leaveTypeId: leaveType, requesterMemberId: member, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null,
})

const single = (subject: Subject): SingleRequestPayload =>
  ({ ...bodyOf(subject), start: '2026-09-07', end: '2026-09-11', startAt: 'morning', endAt: 'end_of_day' })

const series = (subject: Subject): RecurringRequestPayload => ({
  ...bodyOf(subject), repeat: 'weekly', interval: 1, from: '2026-09-07', until: null, count: 2, startTime: null, endTime: null,
  halfDay: 'full_day', weekDays: 'MO', day: null, month: null, pos: null, exDates: [],
})

const listed = ({ member }: Subject) =>
  ({ window: { start: 0, end: Date.UTC(2030, 0, 1) }, status: null, memberIds: [member], departmentIds: null })

const message = { internalReplyMessage: 'Away', externalReplyMessage: 'Away', externalAudience: 'all' } as const

const reason = 'Back to five days a week'
const fromJuly = { validFrom: '2026-07-01', validUntil: null, reason }

const newMember = ({ department }: Subject): services.NewMember => ({
  name: 'Jonas Weber', email: 'jonas.weber@example.com', customId: null, departmentIds: [department], employmentStartDate: '2026-07-01',
  employmentEndDate: null, isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [],
})

const terms: RuleTerms = {
  cycle: 'yearly', amount: 30, prorationBasis: 'month', grantTiming: 'start', accrualAnchorDate: null, yearStart: { kind: 'fiscal_year' },
  carryOver: { limit: 10, expiresAfterMonths: 3, carryNegative: true }, rounding: null,
}

/** What no member calls: the host itself, or whoever is not known yet. */
const ofNoCaller = ['authenticate', 'deliverPending', 'limitRate'] as const

type UseCase = Exclude<keyof typeof services, (typeof ofNoCaller)[number]>

const calls: Record<UseCase, (ports: AllPorts, callerId: Id, subject: Subject) => Promise<Result<unknown>>> = {
  approveRepresentative: (ports, caller, { request }) => services.approveRepresentative(ports, caller, request),
  approveRequest: (ports, caller, { request }) => services.approveRequest(ports, caller, request),
  cancelRequest: (ports, caller, { request }) => services.cancelRequest(ports, caller, request, { scope: 'this', reason: 'Off' }),
  changeMemberStatus: (ports, caller, { member }) => services.changeMemberStatus(ports, caller, member, 'INACTIVE'),
  changeRule: (ports, caller, { member, assignment, rule }) =>
    services.changeRule(ports, caller, member, { currentAssignmentId: assignment, ruleId: rule, ...fromJuly }),
  configureMemberAllowanceType: (ports, caller, { member }) =>
    services.configureMemberAllowanceType(ports, caller, member, { allowanceTypeId: member, default: true, disabled: false }),
  createAdjustment: (ports, caller, { member, allowanceType }) =>
    services.createAdjustment(ports, caller, member, { allowanceTypeId: allowanceType, date: '2026-07-01', expiryDate: null, amount: 1, reason }),
  createAllowanceType: (ports, caller) =>
    services.createAllowanceType(ports, caller, { defaultName: 'Study leave', translations: [], unit: 'days', ignoreAllowanceLimit: false }),
  createAssignment: (ports, caller, { member, allowanceType, rule }) =>
    services.createAssignment(ports, caller, member,
      { allowanceTypeId: allowanceType, ruleId: rule, ruleStartDate: '2026-01-01', ruleEndDate: '2026-03-14', reason }),
  createMember: (ports, caller, subject) => services.createMember(ports, caller, newMember(subject)),
  createRecurringRequest: (ports, caller, subject) => services.createRecurringRequest(ports, caller, series(subject)),
  createRequest: (ports, caller, subject) => services.createRequest(ports, caller, single(subject)),
  createRule: (ports, caller, { allowanceType }) =>
    services.createRule(ports, caller, allowanceType, { name: 'From 2027', isShared: true, isActive: true, terms, reason: null }),
  createWebhookSubscription: (ports, caller) =>
    services.createWebhookSubscription(ports, caller, { url: 'https://hooks.example.com/absences', events: 'all_requests' }),
  declineRepresentative: (ports, caller, { request }) => services.declineRepresentative(ports, caller, request, 'Away'),
  declineRequest: (ports, caller, { request }) => services.declineRequest(ports, caller, request, 'No'),
  deleteAdjustment: (ports, caller, { adjustment }) => services.deleteAdjustment(ports, caller, adjustment, { reason: null }),
  deleteAllowanceType: (ports, caller, { allowanceType }) => services.deleteAllowanceType(ports, caller, allowanceType),
  deleteAssignment: (ports, caller, { assignment }) => services.deleteAssignment(ports, caller, assignment, { reason }),
  deleteRule: (ports, caller, { rule }) => services.deleteRule(ports, caller, rule, { reassignTo: null, reason: null }),
  deleteWebhookSubscription: (ports, caller, { subscription }) => services.deleteWebhookSubscription(ports, caller, subscription),
  getAllowanceBreakdown: (ports, caller, { member, allowanceType }) =>
    services.getAllowanceBreakdown(ports, caller, member, allowanceType, 2026),
  getAllowanceType: (ports, caller, { allowanceType }) => services.getAllowanceType(ports, caller, allowanceType, { language: null }),
  getAllowanceTypeAuditLog: (ports, caller, { allowanceType }) => services.getAllowanceTypeAuditLog(ports, caller, allowanceType),
  getMember: (ports, caller, { member }) => services.getMember(ports, caller, member),
  getMemberAllowanceAuditLog: (ports, caller, { member }) => services.getMemberAllowanceAuditLog(ports, caller, member),
  getMemberAllowances: (ports, caller, { member }) => services.getMemberAllowances(ports, caller, member),
  getMemberByCustomId: (ports, caller, { customId }) => services.getMemberByCustomId(ports, caller, customId),
  getMemberRuleAuditLog: (ports, caller, { member }) => services.getMemberRuleAuditLog(ports, caller, member),
  getRequest: (ports, caller, { request }) => services.getRequest(ports, caller, request),
  getRuleAuditLog: (ports, caller, { rule }) => services.getRuleAuditLog(ports, caller, rule),
  issueApiKey: (ports, caller, { member }) => services.issueApiKey({ ...ports, apiKeySecrets: nodeApiKeySecrets }, caller, member),
  listAbsencesPerDay: (ports, caller, subject) => services.listAbsencesPerDay(ports, caller, listed(subject)),
  listAdjustments: (ports, caller, { member }) => services.listAdjustments(ports, caller, member),
  listAllowanceTypes: (ports, caller) => services.listAllowanceTypes(ports, caller, { language: null }),
  listAssignments: (ports, caller, { member }) => services.listAssignments(ports, caller, member),
  listDeliveries: (ports, caller, { subscription }) => services.listDeliveries(ports, caller, { subscriptionId: subscription }),
  listRequests: (ports, caller, subject) => services.listRequests(ports, caller, listed(subject)),
  listRequestsPerDay: (ports, caller, subject) => services.listRequestsPerDay(ports, caller, listed(subject)),
  listRuleMembers: (ports, caller, { rule }) => services.listRuleMembers(ports, caller, rule),
  listRules: (ports, caller, { allowanceType }) => services.listRules(ports, caller, allowanceType),
  listWebhookSubscriptions: (ports, caller) => services.listWebhookSubscriptions(ports, caller),
  previewRecurring: (ports, caller, subject) => services.previewRecurring(ports, caller, series(subject)),
  previewSingle: (ports, caller, subject) => services.previewSingle(ports, caller, single(subject)),
  reorderAllowanceTypes: (ports, caller, { allowanceType }) => services.reorderAllowanceTypes(ports, caller, [allowanceType]),
  replaceRepresentative: (ports, caller, { request }) => services.replaceRepresentative(ports, caller, request, tomasz),
  restoreLeaveType: (ports, caller, { leaveType }) => services.restoreLeaveType(ports, caller, leaveType),
  retryDelivery: (ports, caller, { delivery }) => services.retryDelivery(ports, caller, delivery),
  revertCarryOverOverride: (ports, caller, { memberAllowance }) => services.revertCarryOverOverride(ports, caller, memberAllowance),
  revokeApiKey: (ports, caller, { member }) => services.revokeApiKey(ports, caller, member),
  saveOutOfOffice: (ports, caller, { member, leaveType }) => services.saveOutOfOffice(ports, caller, member, leaveType, message),
  setDefaultRule: (ports, caller, { allowanceType, rule }) => services.setDefaultRule(ports, caller, allowanceType, rule),
  setDepartmentDefaultRule: (ports, caller, { department, allowanceType, rule }) =>
    services.setDepartmentDefaultRule(ports, caller, department, allowanceType, rule),
  setManualRule: (ports, caller, { member, allowanceType, assignment }) =>
    services.setManualRule(ports, caller, member, { allowanceTypeId: allowanceType, currentAssignmentId: assignment, ...fromJuly }),
  setMemberAllowance: (ports, caller, { member, allowanceType }) =>
    services.setMemberAllowance(ports, caller, member, allowanceType, 2026, { compensatoryTimeOff: 1 }),
  updateAllowanceType: (ports, caller, { allowanceType }) =>
    services.updateAllowanceType(ports, caller, allowanceType, { defaultName: 'Leave' }),
  updateAssignment: (ports, caller, { assignment }) =>
    services.updateAssignment(ports, caller, assignment, { ruleEndDate: '2026-12-31', reason }),
  updateMember: (ports, caller, { member }) => services.updateMember(ports, caller, member, { name: 'Lena' }),
  updateRule: (ports, caller, { rule }) => services.updateRule(ports, caller, rule, { name: 'Everybody' }),
}

/** What the guide says of a use case: to whom it is forbidden, and what an unknown id comes to. */
const told = new Map(table('use case').flatMap(([cell = '', forbiddenTo = '', unknownId = '']) =>
  namesIn(cell).map((name) => [name, { forbiddenTo, unknownId: unknownId.replaceAll('`', '') }] as const)))

/** An answer, in the words of the guide. */
function inWords(answer: Result<unknown>): string {
  if (!answer.ok) return answer.failure.code
  return Array.isArray(answer.value) && answer.value.length === 0 ? 'names nobody' : String(answer.value)
}

describe('the refusals of the guide', () => {
  const names = Object.keys(calls) as UseCase[]
  const namesNoId = names.filter((name) => calls[name].length === 2)

  test('are told of every use case', () => {
    expect([...names, ...ofNoCaller].sort()).toEqual(Object.keys(services).sort())
    expect([...told.keys()].sort()).toEqual([...names].sort())
    expect(names.filter((name) => told.get(name)?.unknownId === 'names none')).toEqual(namesNoId)
  })

  test.each(names)('%s: UNAUTHORIZED to nobody, FORBIDDEN to a stranger; each writes nothing', async (name) => {
    const { ports, save } = opened()
    const before = save()
    expect(inWords(await calls[name](ports, randomUUID(), known))).toBe('UNAUTHORIZED')
    expect(inWords(await calls[name](ports, tomasz, known))).toBe('FORBIDDEN')
    expect(save()).toEqual(before)
  })

  test.each(names.filter((name) => !namesNoId.includes(name)))('%s: what an unknown id comes to; it writes nothing', async (name) => {
    const { ports, save } = opened()
    const before = save()
    expect(inWords(await calls[name](ports, johanna, unknown))).toBe(told.get(name)?.unknownId)
    expect(save()).toEqual(before)
  })

  const forbiddenTo = (words: RegExp) => names.filter((name) => words.test(told.get(name)?.forbiddenTo ?? ''))

  test.each(forbiddenTo(/^who is no admin$/))('%s: FORBIDDEN to a manager of the department', async (name) => {
    expect(inWords(await calls[name](opened().ports, murat, known))).toBe('FORBIDDEN')
  })

  test('spec, Allowance Management endpoints: three reads are for managers too', () => {
    expect(forbiddenTo(/^who manages no department/).sort()).toEqual(['getAllowanceType', 'getMemberAllowances', 'listAllowanceTypes'])
  })

  test.each(forbiddenTo(/^who manages no department/))('%s: not to them', async (name) => {
    expect(await calls[name](opened().ports, murat, known)).toMatchObject({ ok: true })
  })
})
