/**
 * Ada has 20 days a year since 2025, of which at most 5 are carried, through March; she took 12 days in 2025. It is 2 March 2026.
 * Root is an admin, Boss manages Ada and Bob, Olaf manages Cleo.
 */
import type {
  Adjustment, AllowanceRule, AllowanceType, AuditEntry, Member, MemberAllowance, RuleAssignment, Workspace, WorkspaceSnapshot,
} from '../../../../../src/records'
import { rule } from '../../../allowance/given'
import { ada, annual, company, created, id, now, open, request, root } from '../../reads/given'

export { ada, annual, bob, boss, cleo, created, failureOf, id, member, now, olaf, open, request, root, valueOf } from '../../reads/given'

export const overtime: AllowanceType = { ...annual, id: id('overtime'), defaultName: 'Overtime', unit: 'hours', position: 2 }

export const standard: AllowanceRule = { ...rule({ amount: 20, carryOver: { limit: 5, expiresAfterMonths: 3 } }, 'standard'), allowanceTypeId: annual.id }

export const assigned = (who: Member, some: Partial<RuleAssignment> = {}): RuleAssignment => ({
  id: id(`on ${who.name}`), memberId: who.id, allowanceTypeId: annual.id, kind: 'rule', ruleId: standard.id, ruleStartDate: '2025-01-01',
  ruleEndDate: null, reason: null, createdAt: created, ...some,
})

export const adjusted = (name: string, date: string, amount: number, some: Partial<Adjustment> = {}): Adjustment =>
  ({ id: id(name), memberId: ada.id, allowanceTypeId: annual.id, date, expiryDate: null, amount, reason: null, createdAt: created, ...some })

/** The hand-set figures of Ada's year. */
export const row = (year: number, some: Partial<MemberAllowance> = {}): MemberAllowance => ({
  id: id(`row ${year}`), memberId: ada.id, allowanceTypeId: annual.id, year, compensatoryTimeOff: 0, broughtForwardOverride: null,
  allowance: null, createdAt: created, updatedAt: created, ...some,
})

/** 12 days: two weeks and two days, without holidays. */
export const summer = request('summer', ada, '2025-06-02', '2025-06-17')

export const workspace = (some: Partial<Workspace> = {}): Workspace => ({ ...company().workspace, ...some })

export const snapshot = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot =>
  company({ allowanceTypes: [overtime, annual], rules: [standard], assignments: [assigned(ada)], requests: [summer], ...some })

export const start = (some: Partial<WorkspaceSnapshot> = {}) => open(snapshot(some))

/** The id that the nth record made gets. */
export const made = (n: number): string => `90000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** An entry by Root about Ada's annual leave. */
export const entry = (n: number, eventType: AuditEntry['eventType'], changes: AuditEntry['changes'], reason: string | null = null): AuditEntry => ({
  id: made(n), eventType, ruleId: null, allowanceTypeId: annual.id, memberId: ada.id, actorMemberId: root.id, reason, changes, createdAt: now,
})

