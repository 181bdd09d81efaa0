/**
 * A workspace in which assignments are administered. Root is an admin, Boss manages Sales, Ada and Bob are in Sales. Annual leave
 * comes first, overtime second. Tuesday 30 June 2026, 09:00 UTC.
 */
import { expect } from 'vitest'
import { openMemory } from '../../../../../src/adapters/memory'
import { computeAllowances, workspaceInputs } from '../../../../../src/index'
import type { Issue } from '../../../../../src/kernel/failure'
import type { Result } from '../../../../../src/kernel/result'
import type { Ports } from '../../../../../src/ports'
import type {
  AllowanceRule, AllowanceType, AllowanceYear, AuditEntry, Department, Id, Instant, Member, PlainDate, RuleAssignment, Workspace, WorkspaceSnapshot,
} from '../../../../../src/records'
import { emptySnapshot } from '../../../../../src/testing/build/emptySnapshot'
import { plainMember } from '../../../../../src/testing/build/plainMember'
import { workweek } from '../../../../../src/testing/build/workweek'
import { id, rule as ruleOf } from '../../../allowance/given'

export { id }

export const now: Instant = '2026-06-30T09:00:00.000Z'
const created: Instant = '2024-01-01T00:00:00.000Z'

const member = (name: string, some: Partial<Member> = {}): Member =>
  ({ ...plainMember(id(name), name, `${name.toLowerCase()}@example.com`, created), ...some })

export const root = member('Root', { isAdmin: true })
export const boss = member('Boss')

export const department = (name: string, some: Partial<Department> = {}): Department => ({
  id: id(name), customId: null, name, isHidden: false, maximumAbsent: null, approvalProcess: 'Parallel_one_has_to_agree', managers: [],
  defaultRuleIds: {}, ...some,
})

export const sales = department('Sales', { managers: [{ memberId: boss.id, predecessorMemberId: null }] })
export const ada = member('Ada', { departmentIds: [sales.id] })
export const bob = member('Bob', { departmentIds: [sales.id] })

export const allowanceType = (name: string, position: number, some: Partial<AllowanceType> = {}): AllowanceType => ({
  id: id(name), defaultName: name, translations: [], unit: 'days', ignoreAllowanceLimit: false, position, defaultRuleId: null, deletedAt: null,
  createdAt: created, updatedAt: created, ...some,
})

export const annual = allowanceType('annual', 1)
export const overtime = allowanceType('overtime', 2, { unit: 'hours' })

/** A yearly rule of annual leave. */
export const yearly = (name: string, amount: number, some: Partial<AllowanceRule> = {}): AllowanceRule =>
  ({ ...ruleOf({ amount }, name), allowanceTypeId: annual.id, ...some })

export const thirty = yearly('thirty', 30)
export const twentyFour = yearly('twenty-four', 24)
export const inactive = yearly('inactive', 30, { isActive: false })
export const deleted = yearly('deleted', 30, { isActive: false, deletedAt: created })
export const onCall = yearly('on call', 600, { allowanceTypeId: overtime.id })

/** Ada's, named like its first day, unless it says otherwise. */
export const assignment = (from: PlainDate, to: PlainDate | null = null, some: Partial<RuleAssignment> = {}): RuleAssignment => ({
  id: id(`on ${from}`), memberId: ada.id, allowanceTypeId: annual.id, kind: 'rule', ruleId: thirty.id, ruleStartDate: from, ruleEndDate: to,
  reason: 'By contract', createdAt: created, ...some,
})

export const manual = { kind: 'manual', ruleId: null } as const

export const workspace: Workspace = {
  id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: workweek(id('week'), created),
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1, allowManagerPastRequestCancellation: false,
    maxAllowanceTypes: null,
  },
}

export const company = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot => ({
  ...emptySnapshot(workspace), departments: [sales], members: [root, boss, ada, bob], allowanceTypes: [annual, overtime],
  rules: [thirty, twentyFour, inactive, deleted, onCall], ...some,
})

export const companyWith = (...assignments: readonly RuleAssignment[]): WorkspaceSnapshot => company({ assignments })

/** The nth new id of a store. */
export const freshId = (n: number): Id => `90000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export interface Opened {
  readonly ports: Ports
  readonly saved: () => WorkspaceSnapshot
}

export function opened(snapshot: WorkspaceSnapshot, at: Instant = now): Opened {
  const { unitOfWork, save } = openMemory(snapshot)
  // What earlier runs made keeps its ids.
  let made = snapshot.auditEntries.length * 10
  return { ports: { unitOfWork, clock: () => at, ids: () => freshId(++made) }, saved: save }
}

type Act<T> = (ports: Ports) => Promise<Result<T>>

/** Runs a use case that has to succeed; answers what it answered and what is stored then. */
export async function done<T>(snapshot: WorkspaceSnapshot, act: Act<T>): Promise<{ readonly answer: T; readonly after: WorkspaceSnapshot }> {
  const { ports, saved } = opened(snapshot)
  const result = await act(ports)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return { answer: result.value, after: saved() }
}

/** Runs a use case that has to be refused, and to leave all as it was. */
export async function refused(snapshot: WorkspaceSnapshot, act: Act<unknown>): Promise<{ readonly code: string; readonly issues: readonly Issue[] }> {
  const { ports, saved } = opened(snapshot)
  const result = await act(ports)
  expect(saved()).toStrictEqual(snapshot)
  if (result.ok) throw new Error('expected a refusal')
  const { code, issues } = result.failure
  return { code, issues }
}

/** The issues of a BAD_REQUEST. */
export async function faults(snapshot: WorkspaceSnapshot, act: Act<unknown>): Promise<readonly Issue[]> {
  const { code, issues } = await refused(snapshot, act)
  expect(code).toBe('BAD_REQUEST')
  return issues
}

/** An entry of Root's about Ada's annual leave. */
export const entry = (some: Partial<AuditEntry>): AuditEntry => ({
  id: freshId(1), eventType: 'assignment_created', ruleId: thirty.id, allowanceTypeId: annual.id, memberId: ada.id, actorMemberId: root.id,
  reason: null, changes: null, createdAt: now, ...some,
})

/** `thirty: 2026-01-01 to open` for each assignment, by start. */
export const outline = ({ assignments }: WorkspaceSnapshot): string[] => {
  const names = new Map([thirty, twentyFour, inactive, deleted, onCall].map((rule) => [rule.id, rule.name]))
  return [...assignments]
    .sort((a, b) => (a.ruleStartDate < b.ruleStartDate ? -1 : 1))
    .map(({ ruleId, ruleStartDate, ruleEndDate }) => `${ruleId === null ? 'manual' : names.get(ruleId)}: ${ruleStartDate} to ${ruleEndDate ?? 'open'}`)
}

/** Ada's figures of annual leave, folded anew from all that is stored. */
export const figures = (snapshot: WorkspaceSnapshot): AllowanceYear[] =>
  [...workspaceInputs(snapshot, { asOf: '2026-06-30', memberId: ada.id, allowanceTypeId: annual.id })]
    .flatMap(({ inputs }) => inputs.flatMap(({ input }) => computeAllowances(input)))

export const yearOf = (snapshot: WorkspaceSnapshot, label: number): AllowanceYear => {
  const found = figures(snapshot).find(({ year }) => year === label)
  if (found === undefined) throw new Error(`no year ${label}`)
  return found
}
