/** Spec: the four audit logs, Allowance Management rule 5, Limits; decisions 4, 6, 53, 57. */
import { describe, expect, test } from 'vitest'
import {
  createRule, deleteAllowanceType, deleteRule, getAllowanceTypeAuditLog, getMemberAllowanceAuditLog, getMemberRuleAuditLog, getRuleAuditLog,
  setDefaultRule, updateAllowanceType, updateRule,
} from '../../../../../src/services'
import type { AuditEntry, AuditEventType } from '../../../../../src/records'
import { id, terms } from '../../../allowance/given'
import { ada, bob, entry, expectAdminsOnly, expectRefusal, gone, more, on, open, root, standard, study, vacation, valueOf } from '../types/given'

type Act = Parameters<Parameters<typeof expectAdminsOnly>[0]>

const ofType: AuditEventType[] = ['allowance_type_created', 'allowance_type_updated', 'allowance_type_deleted', 'default_rule_changed']
const ofRule: AuditEventType[] = ['rule_created', 'rule_updated', 'rule_deleted']
const ofAssignment: AuditEventType[] = ['assignment_created', 'assignment_updated', 'assignment_deleted', 'rule_changed', 'manual_rule_set']
const ofBalance: AuditEventType[] = ['balance_set', 'carryover_overridden', 'carryover_override_reverted', 'adjustment_deleted']
const every: AuditEventType[] = [...ofType, ...ofRule, ...ofAssignment, ...ofBalance, 'adjustment_created']

/** One entry of each kind, filed under everything that it can be. */
const oneOfEach: AuditEntry[] = every.map((eventType, index) => entry(index, {
  eventType, ruleId: standard.id, memberId: ada.id, createdAt: `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
}))
const elsewhere = every.map((eventType, index) => entry(index + 50, { eventType, ruleId: more.id, allowanceTypeId: study.id, memberId: bob.id }))

const many = (count: number, some: Partial<AuditEntry>): AuditEntry[] => Array.from({ length: count }, (_, n) =>
  entry(n, { ...some, createdAt: `2026-01-01T00:${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}.000Z` }))

const logs = {
  rule: (...[ports, caller]: Act) => getRuleAuditLog(ports, caller, standard.id),
  type: (...[ports, caller]: Act) => getAllowanceTypeAuditLog(ports, caller, vacation.id),
  memberRules: (...[ports, caller]: Act) => getMemberRuleAuditLog(ports, caller, ada.id),
  memberAllowances: (...[ports, caller]: Act) => getMemberAllowanceAuditLog(ports, caller, ada.id),
}

describe('spec: what each log tells, newest first', () => {
  test.each([
    ['rule', 'the rule and its assignments', [...ofRule, ...ofAssignment]],
    ['type', 'the type, and every rule of it with its assignments', [...ofType, ...ofRule, ...ofAssignment]],
    ['memberRules', 'rules that the member was put on, moved to or taken off', ofAssignment],
    ['memberAllowances', 'what was set by hand', ofBalance],
  ] as const)('%s: %s', async (log, _, kinds) => {
    const { ports } = open({ auditEntries: [...oneOfEach, ...elsewhere] })
    expect(valueOf(await logs[log](ports, root.id))).toStrictEqual(oneOfEach.filter(({ eventType }) => kinds.includes(eventType as never)).reverse())
  })

  test('D57: entries of one instant by id', async () => {
    const { ports } = open({ auditEntries: [3, 1, 2].map((n) => entry(n, { ruleId: standard.id })) })
    expect(valueOf(await getRuleAuditLog(ports, root.id, standard.id)).map((one) => one.id)).toEqual([id('new 1'), id('new 2'), id('new 3')])
  })

  test.each(Object.entries(logs))('%s: D53: admins only', async (_, read) => {
    await expectAdminsOnly(read)
  })

  test('D6: unknown ones', async () => {
    await expectRefusal('NOT_FOUND', (ports, caller) => getRuleAuditLog(ports, caller, id('none')))
    await expectRefusal('NOT_FOUND', (ports, caller) => getAllowanceTypeAuditLog(ports, caller, id('none')))
    await expectRefusal('NOT_FOUND', (ports, caller) => getMemberRuleAuditLog(ports, caller, id('none')))
    await expectRefusal('NOT_FOUND', (ports, caller) => getMemberAllowanceAuditLog(ports, caller, id('none')))
  })
})

describe('spec: Limits: how many entries', () => {
  const newest = (entries: readonly AuditEntry[], count: number) => [...entries].reverse().slice(0, count)
  const entries = many(250, { ruleId: standard.id, memberId: ada.id, eventType: 'rule_changed' })

  test.each([[undefined, 100], [1, 1], [100, 100], [200, 200]])('take %s: the %d newest of a rule and of a type', async (take, count) => {
    const { ports } = open({ auditEntries: entries })
    expect(valueOf(await getRuleAuditLog(ports, root.id, standard.id, take))).toStrictEqual(newest(entries, count))
    expect(valueOf(await getAllowanceTypeAuditLog(ports, root.id, vacation.id, take))).toStrictEqual(newest(entries, count))
  })

  test.each([0, 201, -1, 1.5, Number.NaN])('take %d: BAD_REQUEST, before NOT_FOUND', async (take) => {
    const issues = [{ path: 'take', message: `expected a whole number from 1 to 200, got ${take}` }]
    for (const of of [standard.id, id('none')]) {
      expect(await expectRefusal('BAD_REQUEST', (ports, caller) => getRuleAuditLog(ports, caller, of, take))).toEqual(issues)
    }
    for (const of of [vacation.id, id('none')]) {
      expect(await expectRefusal('BAD_REQUEST', (ports, caller) => getAllowanceTypeAuditLog(ports, caller, of, take))).toEqual(issues)
    }
  })

  test('the rules of a member: all; their allowances: the 200 newest', async () => {
    const balances = many(250, { memberId: ada.id, eventType: 'balance_set' })
    expect(valueOf(await getMemberRuleAuditLog(open({ auditEntries: entries }).ports, root.id, ada.id))).toStrictEqual(newest(entries, 250))
    expect(valueOf(await getMemberAllowanceAuditLog(open({ auditEntries: balances }).ports, root.id, ada.id))).toStrictEqual(newest(balances, 200))
  })
})

describe('spec: rule 5: what changes leave behind', () => {
  const kinds = (entries: readonly AuditEntry[]) => entries.map(({ eventType }) => eventType)

  test('who was moved is filed under the rule moved to; the deleted rule stays in its own log and in that of the type', async () => {
    const clock = { minute: 0 }
    const { ports: still } = open({ assignments: [on(ada, more, '2026-01-01')] })
    const ports = { ...still, clock: () => `2026-06-30T22:${String(++clock.minute).padStart(2, '0')}:00.000Z` }
    valueOf(await updateRule(ports, root.id, more.id, { name: 'Most' }))
    valueOf(await deleteRule(ports, root.id, more.id, { reassignTo: standard.id, reason: null }))
    valueOf(await updateAllowanceType(ports, root.id, vacation.id, { defaultName: 'Leave' }))
    const made = valueOf(await createRule(ports, root.id, vacation.id, { name: 'New', isShared: true, isActive: true, terms: terms(), reason: null }))
    valueOf(await setDefaultRule(ports, root.id, vacation.id, made.rule.id))
    expect(kinds(valueOf(await getRuleAuditLog(ports, root.id, more.id)))).toEqual(['rule_deleted', 'rule_updated'])
    expect(kinds(valueOf(await getRuleAuditLog(ports, root.id, standard.id)))).toEqual(['rule_changed'])
    expect(kinds(valueOf(await getMemberRuleAuditLog(ports, root.id, ada.id)))).toEqual(['rule_changed'])
    expect(kinds(valueOf(await getAllowanceTypeAuditLog(ports, root.id, vacation.id))).slice(0, 3))
      .toEqual(['default_rule_changed', 'rule_created', 'allowance_type_updated'])
    expect(kinds(valueOf(await getAllowanceTypeAuditLog(ports, root.id, vacation.id))).slice(3).sort()).toEqual(['rule_changed', 'rule_deleted', 'rule_updated'])
  })

  test('a deleted rule has a log, also an empty one', async () => {
    expect(valueOf(await getRuleAuditLog(open().ports, root.id, gone.id))).toEqual([])
  })

  test('the log of an allowance type outlives it', async () => {
    const { ports } = open()
    valueOf(await deleteAllowanceType(ports, root.id, study.id))
    expect(kinds(valueOf(await getAllowanceTypeAuditLog(ports, root.id, study.id)))).toEqual(['allowance_type_deleted'])
  })
})
