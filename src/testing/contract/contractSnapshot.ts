import type {
  AbsenceRequest, Adjustment, ApiKey, Department, Id, IdentityProviderAccount, OutOfOfficeSetting, RepresentativeApproval,
  RuleAssignment, WorkspaceSnapshot,
} from '../../records'
import { approvedRequest } from '../build/approvedRequest'
import { generateWorkspace } from '../generator/generateWorkspace'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import { contractAuditEntries } from './contractAuditEntries'
import { contractDeliveries } from './contractDeliveries'

/** Beyond those that are generated. */
const OWN = 900

/** The absences with which windows are tried, all of the first member, in years without any others. */
const windowAbsences = {
  march: { start: '2030-03-10', end: '2030-03-12' },
  monthEnd: { start: '2030-03-31', end: '2030-04-01' },
  yearEnd: { start: '2029-12-31', end: '2030-01-01' },
  leapDay: { start: '2028-02-29', end: '2028-02-29' },
  decade: { start: '2031-01-01', end: '2040-12-31' },
  hours: { start: '2030-06-15T10:00:00.000Z', end: '2030-06-15T12:00:00.000Z' },
} as const

export type WindowAbsence = keyof typeof windowAbsences

const absenceNames = Object.keys(windowAbsences) as WindowAbsence[]

export const windowRequestId = (name: WindowAbsence): Id => recordId('request', absenceNames.indexOf(name), OWN)

const seriesId = recordId('request', 100, OWN)

export const unknownId = recordId('member', 999, OWN)

const represents = (n: number, memberId: Id, status: RepresentativeApproval['status']): RepresentativeApproval => ({
  id: recordId('representative', n, OWN), memberId, status, replacedToMemberId: null, predecessorId: null, reason: null,
  statusChangedAt: null,
})

/** Represented by the third member; the first three are a series; one of the third member's own names them too. */
function ownRequests([first, , third]: readonly { readonly id: Id }[], leaveTypeId: Id): AbsenceRequest[] {
  const request = (n: number, memberId: Id, { start, end }: Pick<AbsenceRequest, 'start' | 'end'>): AbsenceRequest => ({
    ...approvedRequest(recordId('request', n, OWN), memberId, leaveTypeId, { start, end, startAt: 'morning', endAt: 'end_of_day' }, recordedAt),
    seriesId: n < 3 ? seriesId : null, representativeApprovers: [represents(n, third!.id, n % 2 === 0 ? 'APPROVED' : 'REPLACED')],
  })
  return [...absenceNames.map((name, n) => request(n, first!.id, windowAbsences[name])), request(absenceNames.length, third!.id, {
    start: '2042-03-11', end: '2042-03-11',
  })]
}

const setting = (n: number, memberId: Id, leaveTypeId: Id): OutOfOfficeSetting => ({
  id: recordId('outOfOffice', n, OWN), memberId, leaveTypeId, internalReplyMessage: `Away ${n}`, externalReplyMessage: null,
  externalAudience: 'none', allowMemberEdit: true, syncEnabled: true, createdAt: recordedAt, updatedAt: recordedAt,
})

/**
 * Managed are the first department by two members, the second by one of them, the others by nobody. New members of the first two
 * get the same rules by default.
 */
function managed(departments: readonly Department[], [first, second]: readonly { readonly id: Id }[]): Department[] {
  const managers = [[first!, second!], [first!]].map((members) =>
    members.map(({ id }, n) => ({ memberId: id, predecessorMemberId: n === 0 ? null : members[n - 1]!.id })))
  const { defaultRuleIds } = departments[0]!
  return departments.map((department, n) => ({
    ...department, managers: managers[n] ?? [], defaultRuleIds: n < 2 ? defaultRuleIds : department.defaultRuleIds,
  }))
}

/** Two of one member, who has none yet. */
const adjustmentsOf = (memberId: Id, [adjustment]: readonly Adjustment[]): Adjustment[] =>
  [0, 1].map((n) => ({ ...adjustment!, id: recordId('adjustment', n, OWN), memberId }))

/** The last assignment is to no rule. */
const withManual = (assignments: readonly RuleAssignment[]): RuleAssignment[] =>
  assignments.map((assignment, n) => (n === assignments.length - 1 ? { ...assignment, kind: 'manual', ruleId: null } : assignment))

/** The users of identity providers that the members are, but for the last. Parts are shared; joined by a blank, two are the same. */
const accounts: readonly IdentityProviderAccount[] = [
  { tenantId: 'tenant one', objectId: 'object', mailboxPermission: true }, { tenantId: 'tenant one', objectId: 'two', mailboxPermission: false },
  { tenantId: 'tenant', objectId: 'object', mailboxPermission: true }, { tenantId: 'tenant', objectId: 'one object', mailboxPermission: true },
]

/** Two keys of the first member, of which the second is revoked, and one of the second member with the same hash. */
const apiKeys = ([first, second]: readonly { readonly id: Id }[]): ApiKey[] =>
  [{ of: first!, hash: 'c' }, { of: first!, hash: 'd', revokedAt: recordedAt }, { of: second!, hash: 'd' }].map(({ of, hash, revokedAt = null }, n) =>
    ({ id: recordId('apiKey', n, OWN), memberId: of.id, hash: hash.repeat(64), createdAt: recordedAt, revokedAt }))

/** A generated company, with whatever the queries of the repositories tell apart. */
export function contractSnapshot(): WorkspaceSnapshot {
  const company = generateWorkspace({ seed: 41, members: 5, years: 1, bookingsPerType: 3, fiscalYearStartMonth: 1 })
  const [calendar] = company.holidayCalendars
  const [north, south] = company.departments
  const inDepartments = [[north!.id], [north!.id, south!.id], [south!.id], [], []]
  const members = company.members.map((member, n) => ({
    ...member, departmentIds: inDepartments[n]!, customId: n < 3 ? member.customId : null,
    identityProviderAccount: accounts[n] ?? null,
  }))
  const [first, second, third] = members
  const [days, hours] = company.leaveTypes
  return {
    ...company,
    members,
    departments: managed(company.departments, members),
    holidayCalendars: [calendar!, { ...calendar!, id: recordId('holidayCalendar', 1, OWN), name: 'Other public holidays' }],
    leaveTypes: [days!, { ...hours!, archivedAt: recordedAt }],
    rules: company.rules.map((rule, n) => (n === 1 ? { ...rule, deletedAt: recordedAt } : rule)),
    assignments: withManual(company.assignments),
    adjustments: [...company.adjustments, ...adjustmentsOf(first!.id, company.adjustments)],
    requests: [...company.requests, ...ownRequests(members, days!.id)],
    outOfOfficeSettings: [setting(0, first!.id, days!.id), setting(1, first!.id, hours!.id), setting(2, second!.id, days!.id)],
    memberAllowances: members.slice(0, 2).map(({ id }, n) => ({
      id: recordId('memberAllowance', n, OWN), memberId: id, allowanceTypeId: company.allowanceTypes[0]!.id, year: 2030,
      compensatoryTimeOff: 0, broughtForwardOverride: null, allowance: null, createdAt: recordedAt, updatedAt: recordedAt,
    })),
    auditEntries: contractAuditEntries({
      ruleId: company.rules[0]!.id, allowanceTypeId: company.allowanceTypes[0]!.id, memberId: second!.id,
      otherTypeId: company.allowanceTypes[1]!.id, otherMemberId: third!.id, actorMemberId: first!.id,
    }),
    apiKeys: apiKeys(members),
    ...contractDeliveries(),
  }
}
