/**
 * A workspace in Berlin at 00:30 on 2026-07-01, which is still June in UTC: Root administers it, Boss manages Sales, Ada and Bob are in it.
 * Vacation (days) has the rules standard (the default), more, private, idle and gone; Overtime (hours) and Study (days) have none.
 */
import { expect } from 'vitest'
import type { Code } from '../../../../../src/kernel/codes'
import type { Result } from '../../../../../src/kernel/result'
import type { Ports } from '../../../../../src/ports'
import type { AllowanceRule, AllowanceType, AuditEntry, Id, Member, WorkspaceSnapshot } from '../../../../../src/records'
import { openMemory } from '../../../../../src/adapters/memory'
import { calendarDayLeave } from '../../../../../src/testing/build/calendarDayLeave'
import { emptySnapshot } from '../../../../../src/testing/build/emptySnapshot'
import { plainMember } from '../../../../../src/testing/build/plainMember'
import { recordedAt } from '../../../../../src/testing/recordedAt'
import { allowanceType } from '../../../administration/allowanceTypes/given'
import { department, workspace } from '../../../administration/rules/given'
import { type SomeTerms, id, onRule, rule } from '../../../allowance/given'

export const now = '2026-06-30T22:30:00.000Z'
export const today = '2026-07-01'
export const yesterday = '2026-06-30'

export const vacation = allowanceType('vacation', 1, {
  translations: [{ language: 'de', name: 'Urlaub' }], defaultRuleId: id('standard'),
})
export const overtime = allowanceType('overtime', 2, { unit: 'hours' })
export const study = allowanceType('study', 2)

export const ruleOf = (name: string, some: Partial<AllowanceRule> = {}, terms: SomeTerms = {}): AllowanceRule =>
  ({ ...rule(terms, name), allowanceTypeId: vacation.id, ...some })

export const standard = ruleOf('standard')
export const more = ruleOf('more', {}, { amount: 33 })
export const privately = ruleOf('private', { isShared: false })
export const idle = ruleOf('idle', { isActive: false })
export const gone = ruleOf('gone', { isActive: false, deletedAt: recordedAt })

const member = (name: string, some: Partial<Member> = {}): Member => ({
  ...plainMember(id(name), name, `${name}@example.com`, recordedAt), departmentIds: [id('sales')], ...some,
})

const configured = (type: AllowanceType, isDefault: boolean) =>
  ({ id: id(`conf ${type.defaultName}`), allowanceTypeId: type.id, default: isDefault, disabled: false, createdAt: recordedAt })

export const root = member('Root', { isAdmin: true, departmentIds: [] })
export const boss = member('Boss', { departmentIds: [] })
export const ada = member('Ada', { allowanceTypeConfigurations: [configured(vacation, true), configured(study, false)] })
export const bob = member('Bob')
export const nobody = member('Nobody')

export const sales = { ...department('sales'), managers: [{ memberId: boss.id, predecessorMemberId: null }] }

export const leave = calendarDayLeave(id('leave'), 'Leave', 'days', vacation.id, recordedAt)

/** An assignment of a member to a rule of Vacation. */
export const on = (of: Member, to: AllowanceRule, from: string, until: string | null = null) =>
  ({ ...onRule(to, from, until), id: id(`${of.name} ${from}`), memberId: of.id, allowanceTypeId: vacation.id })

export const company = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot => ({
  ...emptySnapshot(workspace), departments: [sales, department('desk')], members: [root, boss, ada, bob], leaveTypes: [leave],
  allowanceTypes: [study, overtime, vacation], rules: [standard, more, privately, idle, gone], ...some,
})

/** Opens a workspace; new records get the ids of `new 1`, `new 2` and so on. */
export function open(some: Partial<WorkspaceSnapshot> = {}) {
  const { unitOfWork, save } = openMemory(company(some))
  let made = 0
  const ports: Ports = { unitOfWork, clock: () => now, ids: () => id(`new ${++made}`) }
  return { ports, save }
}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** The audit entry of the nth new id, filed under Vacation. */
export const entry = (n: number, some: Partial<AuditEntry>): AuditEntry => ({
  id: id(`new ${n}`), eventType: 'rule_updated', ruleId: null, allowanceTypeId: vacation.id, memberId: null, actorMemberId: root.id, reason: null,
  changes: null, createdAt: now, ...some,
})

type Act = (ports: Ports, callerId: Id) => Promise<Result<unknown>>

/** A refusal writes nothing: everything stored is as it was. */
export async function expectRefusal(code: Code, act: Act, caller: Member = root, some: Partial<WorkspaceSnapshot> = {}) {
  const { ports, save } = open(some)
  const before = save()
  const result = await act(ports, caller.id)
  expect(result).toMatchObject({ ok: false, failure: { code } })
  expect(save()).toStrictEqual(before)
  return result.ok ? [] : result.failure.issues
}

/** What only admins may do is FORBIDDEN to managers and members; who is nobody any more is UNAUTHORIZED. */
export async function expectAdminsOnly(act: Act, some: Partial<WorkspaceSnapshot> = {}): Promise<void> {
  await expectRefusal('FORBIDDEN', act, boss, some)
  await expectRefusal('FORBIDDEN', act, ada, some)
  await expectRefusal('UNAUTHORIZED', act, nobody, some)
  const { ports } = open(some)
  expect((await act(ports, root.id)).ok).toBe(true)
}

/** What was answered, and the lists that it changed, beside the audit log. */
export async function changed<T>(act: (ports: Ports, callerId: Id) => Promise<Result<T>>, some: Partial<WorkspaceSnapshot> = {}) {
  const { ports, save } = open(some)
  const before = save()
  const answer = valueOf(await act(ports, root.id))
  const after = save()
  const lists = (Object.keys(after) as (keyof WorkspaceSnapshot)[])
    .filter((list) => list !== 'auditEntries' && JSON.stringify(after[list]) !== JSON.stringify(before[list]))
  return { answer, lists, after, audit: after.auditEntries }
}
