/**
 * Every use case once, over the company of the golden files, where it changes something. Otto is an admin; Ada's requests wait for
 * Rex, then Rio; Uma is to stand in for her; Nina has no say anywhere. Monday 2 March 2026, 09:00 UTC.
 */
import type { AbsenceRequest, Id, Member, Ports, Result, WorkspaceSnapshot } from '../../../../src/index'
import * as services from '../../../../src/services'
import { plainMember } from '../../../../src/testing/build/plainMember'
import { terms } from '../../allowance/given'
import { company } from '../../events/golden/scene'
import { series as seriesOf, single } from '../../preview/given'
import { window } from '../reads/given'

export const stored = (n: number): Id => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const created = '2024-01-01T00:00:00.000Z'
export const [ada, mona, otto, rex, rio, nina] = [201, 202, 203, 204, 205, 207].map(stored) as [Id, Id, Id, Id, Id, Id]
const uma = stored(206)
const [sales, vacation, sickLeave, annual, overtime, spare] = [101, 301, 303, 401, 402, 403].map(stored) as [Id, Id, Id, Id, Id, Id]
const [standard, more, onStandard, adjusted, hand] = [501, 502, 601, 611, 621].map(stored) as [Id, Id, Id, Id, Id]

type Approver = AbsenceRequest['approvers'][number]
type Representative = AbsenceRequest['representativeApprovers'][number]

const approver = (n: number, memberId: Id, some: Partial<Approver> = {}): Approver => ({
  id: stored(n), memberId, status: 'PENDING', predecessorId: null, reason: null, statusChangedAt: null, statusChangedByMemberId: null,
  ...some,
})

const representative = (n: number, memberId: Id): Representative =>
  ({ id: stored(n), memberId, status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null })

const asked = [approver(931, rex), approver(932, rio, { predecessorId: stored(931) })]

/** Ada's for a day, waiting. */
const waiting = (n: number, date: string, some: Partial<AbsenceRequest> = {}): AbsenceRequest => ({
  id: stored(n), seriesId: null, memberId: ada, creatorMemberId: ada, leaveTypeId: vacation, status: 'PENDING', start: date, end: date,
  startAt: 'morning', endAt: 'end_of_day', reason: null, approvalProcess: 'Linear_all_have_to_agree', approvers: asked,
  representativeApprovers: [], approvedAt: null, approvedByMemberId: null, declinedAt: null, declinedByMemberId: null, declineReason: null,
  canceledAt: null, canceledByMemberId: null, cancelReason: null, createdAt: created, updatedAt: created, ...some,
})

const one = waiting(910, '2026-05-04')
const agreed = { ...one, approvers: [{ ...asked[0]!, status: 'APPROVED' }, asked[1]!] } satisfies AbsenceRequest
const represented = { ...one, representativeApprovers: [representative(933, uma)] }
const twice = { ...one, representativeApprovers: [representative(933, uma), representative(934, mona)] }
/** The first of them began an hour ago. */
const mondays = ['2026-03-02', '2026-03-09', '2026-03-16'].map((date, n) => waiting(911 + n, date, { seriesId: stored(920) }))

const ownApprovers: Partial<Member> = {
  approverConfig: { type: 'custom', departmentId: null, identityProviderSyncLevel: null }, approverIds: [rex, rio],
}
const mailbox: Partial<Member> = { identityProviderAccount: { tenantId: 'tenant', objectId: 'mona', mailboxPermission: true } }

const people = (members: readonly Member[]): Member[] => members.map((member) => {
  if (member.id === ada) return { ...member, ...ownApprovers }
  return member.id === mona ? { ...member, ...mailbox } : member
})

const before = company()

/** The company with these requests of Ada. */
const start = (...requests: readonly AbsenceRequest[]): WorkspaceSnapshot => ({
  ...before, requests,
  members: [...people(before.members), plainMember(nina, 'Nina', 'nina@example.com', created)],
  leaveTypes: before.leaveTypes.map((type) => (type.id === sickLeave ? { ...type, archivedAt: created } : type)),
  allowanceTypes: [...before.allowanceTypes, { ...before.allowanceTypes[0]!, id: spare, defaultName: 'Spare', position: 3 }],
  rules: [...before.rules, { ...before.rules[0]!, id: more, name: 'More' }],
  memberAllowances: before.memberAllowances.map((row) => ({ ...row, broughtForwardOverride: 4 })),
})

type Run = (ports: Ports, by: Id) => Promise<Result<unknown>>

export interface Row {
  readonly run: Run
  /** The types of its events. */
  readonly tells: readonly string[]
  /** Somebody who may. */
  readonly by: Id
  readonly snapshot: WorkspaceSnapshot
}

const row = (run: Run, tells: readonly string[] = [], by: Id = otto, snapshot: WorkspaceSnapshot = start()): Row =>
  ({ run, tells, by, snapshot })

const [made, moved] = ['request_created', 'request_status_changed']
const ofAda = { leaveTypeId: vacation, requesterMemberId: ada }
const reason = 'As agreed'
const validity = { validFrom: '2026-07-01', validUntil: null, reason }
const language = { language: null }
const everything = { memberIds: null, departmentIds: null, status: null, window: window('2026-01-01', '2026-12-31') }

const newMember = {
  name: 'Eve', email: 'eve@example.com', customId: 'E-1', departmentIds: [sales], employmentStartDate: null, employmentEndDate: null,
  isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [{ id: annual }],
}

const outOfOffice = { internalReplyMessage: 'Back soon', externalReplyMessage: '', externalAudience: 'none' } as const

/** By use case; what stands after a comma tells cases of one apart. */
const requests: Readonly<Record<string, Row>> = {
  'createRequest': row((ports, by) => services.createRequest(ports, by, single('2026-05-04', '2026-05-08', ofAda)), [made], ada),
  'createRecurringRequest': row((ports, by) => services.createRecurringRequest(ports, by, seriesOf(ofAda)), [made, made, made], ada),
  'approveRequest, the last of two': row((ports, by) => services.approveRequest(ports, by, one.id), [moved], rio, start(agreed)),
  'approveRequest, the first of two': row((ports, by) => services.approveRequest(ports, by, one.id), [], rex, start(one)),
  'approveRequest, for all': row((ports, by) => services.approveRequest(ports, by, one.id), [moved], otto, start(one)),
  'declineRequest': row((ports, by) => services.declineRequest(ports, by, one.id, reason), [moved], rex, start(one)),
  'cancelRequest, of a single one': row(
    (ports, by) => services.cancelRequest(ports, by, one.id, { scope: 'all', reason }), [moved], ada, start(one)),
  'cancelRequest, one of three': row(
    (ports, by) => services.cancelRequest(ports, by, mondays[1]!.id, { scope: 'this', reason }), [moved], ada, start(...mondays)),
  'cancelRequest, the two to come': row(
    (ports, by) => services.cancelRequest(ports, by, mondays[0]!.id, { scope: 'upcoming', reason }), [moved, moved], ada,
    start(...mondays)),
  'approveRepresentative': row((ports, by) => services.approveRepresentative(ports, by, one.id), [], uma, start(represented)),
  'declineRepresentative, the only one': row(
    (ports, by) => services.declineRepresentative(ports, by, one.id, null), [moved], uma, start(represented)),
  'declineRepresentative, another is left': row(
    (ports, by) => services.declineRepresentative(ports, by, one.id, null), [], uma, start(twice)),
  'replaceRepresentative': row((ports, by) => services.replaceRepresentative(ports, by, one.id, mona), [], ada, start(represented)),
}

const users: Readonly<Record<string, Row>> = {
  'createMember': row((ports, by) => services.createMember(ports, by, newMember), ['user_created']),
  'updateMember': row(
    (ports, by) => services.updateMember(ports, by, rex, { name: 'Max', customId: 'X-1', departmentIds: [sales] }), ['user_updated']),
  'updateMember, a time zone': row((ports, by) => services.updateMember(ports, by, rex, { timeZone: 'Asia/Kathmandu' })),
  'changeMemberStatus': row((ports, by) => services.changeMemberStatus(ports, by, rex, 'INACTIVE'), ['user_updated']),
  'changeMemberStatus, archived': row((ports, by) => services.changeMemberStatus(ports, by, rio, 'ARCHIVED'), ['user_updated']),
  'configureMemberAllowanceType': row(
    (ports, by) => services.configureMemberAllowanceType(ports, by, ada, { allowanceTypeId: overtime, default: true, disabled: false })),
  'saveOutOfOffice': row((ports, by) => services.saveOutOfOffice(ports, by, mona, vacation, outOfOffice)),
  'restoreLeaveType': row((ports, by) => services.restoreLeaveType(ports, by, sickLeave)),
}

const allowances: Readonly<Record<string, Row>> = {
  'createAllowanceType': row((ports, by) =>
    services.createAllowanceType(ports, by, { defaultName: 'Study', translations: [], unit: 'days', ignoreAllowanceLimit: false })),
  'updateAllowanceType': row((ports, by) => services.updateAllowanceType(ports, by, annual, { defaultName: 'Holidays' })),
  'deleteAllowanceType': row((ports, by) => services.deleteAllowanceType(ports, by, spare)),
  'reorderAllowanceTypes': row((ports, by) => services.reorderAllowanceTypes(ports, by, [spare, overtime, annual])),
  'setDefaultRule': row((ports, by) => services.setDefaultRule(ports, by, annual, more)),
  'setDepartmentDefaultRule': row((ports, by) => services.setDepartmentDefaultRule(ports, by, sales, annual, more)),
  'createRule': row((ports, by) =>
    services.createRule(ports, by, annual, { name: 'Best', isShared: true, isActive: true, terms: terms(), reason })),
  'updateRule': row((ports, by) => services.updateRule(ports, by, standard, { terms: { amount: 33 } })),
  'deleteRule': row((ports, by) => services.deleteRule(ports, by, more, { reassignTo: null, reason })),
  'createAssignment': row((ports, by) => services.createAssignment(ports, by, rex,
    { allowanceTypeId: annual, ruleId: more, ruleStartDate: '2026-01-01', ruleEndDate: null, reason })),
  'updateAssignment': row((ports, by) => services.updateAssignment(ports, by, onStandard, { ruleEndDate: '2026-12-31', reason })),
  'deleteAssignment': row((ports, by) => services.deleteAssignment(ports, by, onStandard, { reason })),
  'changeRule': row((ports, by) => services.changeRule(ports, by, ada, { currentAssignmentId: onStandard, ruleId: more, ...validity })),
  'setManualRule': row((ports, by) =>
    services.setManualRule(ports, by, ada, { currentAssignmentId: onStandard, allowanceTypeId: annual, ...validity })),
  'createAdjustment': row((ports, by) =>
    services.createAdjustment(ports, by, ada, { allowanceTypeId: annual, date: '2026-02-01', expiryDate: null, amount: 1, reason })),
  'deleteAdjustment': row((ports, by) => services.deleteAdjustment(ports, by, adjusted, { reason })),
  'setMemberAllowance': row((ports, by) => services.setMemberAllowance(ports, by, ada, annual, 2026, { compensatoryTimeOff: 1 })),
  'setMemberAllowance, another default': row((ports, by) =>
    services.setMemberAllowance(ports, by, ada, overtime, 2026, { setAsDefault: true })),
  'revertCarryOverOverride': row((ports, by) => services.revertCarryOverOverride(ports, by, hand)),
}

export const writes: Readonly<Record<string, Row>> = { ...requests, ...users, ...allowances }

export const reads: Readonly<Record<string, Run>> = {
  previewSingle: (ports, by) => services.previewSingle(ports, by, single('2026-05-05', '2026-05-08', ofAda)),
  previewRecurring: (ports, by) => services.previewRecurring(ports, by, seriesOf(ofAda)),
  getRequest: (ports, by) => services.getRequest(ports, by, one.id),
  listRequests: (ports, by) => services.listRequests(ports, by, everything),
  listRequestsPerDay: (ports, by) => services.listRequestsPerDay(ports, by, everything),
  listAbsencesPerDay: (ports, by) => services.listAbsencesPerDay(ports, by, everything),
  getMember: (ports, by) => services.getMember(ports, by, ada),
  getMemberByCustomId: (ports, by) => services.getMemberByCustomId(ports, by, 'A-1'),
  getAllowanceType: (ports, by) => services.getAllowanceType(ports, by, annual, language),
  listAllowanceTypes: (ports, by) => services.listAllowanceTypes(ports, by, language),
  listRules: (ports, by) => services.listRules(ports, by, annual),
  listRuleMembers: (ports, by) => services.listRuleMembers(ports, by, standard),
  listAssignments: (ports, by) => services.listAssignments(ports, by, ada),
  listAdjustments: (ports, by) => services.listAdjustments(ports, by, ada),
  getMemberAllowances: (ports, by) => services.getMemberAllowances(ports, by, ada),
  getAllowanceBreakdown: (ports, by) => services.getAllowanceBreakdown(ports, by, ada, annual, 2026),
  getRuleAuditLog: (ports, by) => services.getRuleAuditLog(ports, by, standard),
  getAllowanceTypeAuditLog: (ports, by) => services.getAllowanceTypeAuditLog(ports, by, annual),
  getMemberRuleAuditLog: (ports, by) => services.getMemberRuleAuditLog(ports, by, ada),
  getMemberAllowanceAuditLog: (ports, by) => services.getMemberAllowanceAuditLog(ports, by, ada),
}

/** Of webhooks and of access: they have ports of their own, and none of them tells anything. */
export const aside: readonly string[] = [
  'createWebhookSubscription', 'deleteWebhookSubscription', 'listWebhookSubscriptions', 'deliverPending', 'listDeliveries', 'retryDelivery',
  'issueApiKey', 'revokeApiKey', 'authenticate', 'limitRate',
]

/** What a preview or a read looks at. */
export const toRead = start(one)
