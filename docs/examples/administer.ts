/**
 * A change of policy in a company that is held in memory: tried out, made for everybody in a department, explained, and found in
 * the audit log. In a clone: npx tsx docs/examples/administer.ts
 *
 * Outside the clone the modules are absence-engine, absence-engine/memory, absence-engine/snapshot and absence-engine/services.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMemory } from '../../src/adapters/memory/index'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import { type AuditEntry, type Id, type Ports, type Result, type RuleTerms, compareWorkspaceTerms } from '../../src/index'
import {
  changeRule, createRule, getAllowanceBreakdown, getMemberRuleAuditLog, getRuleAuditLog, listAssignments, setDepartmentDefaultRule,
} from '../../src/services/index'

/** The value of an answer that is not expected to be a refusal. */
function answered<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

const company = answered(parseSnapshot(readFileSync(join(import.meta.dirname, 'company.json'), 'utf8')))

// A service passes `() => new Date().toISOString()` and `randomUUID`; these two make the same output every time, the clock a minute a step.
let [lastId, minute] = [900_000_000_000, 0]
const ports: Ports = {
  unitOfWork: openMemory(company).unitOfWork,
  clock: () => new Date(Date.UTC(2026, 5, 30, 9, minute++)).toISOString(),
  ids: () => `00000000-0000-4000-8000-${++lastId}`,
}

const annualLeave = company.allowanceTypes.find(({ defaultName }) => defaultName === 'Annual leave')!
const workshop = company.departments.find(({ name }) => name === 'Workshop')!
const admin = company.members.find(({ isAdmin }) => isAdmin)!
const karim = company.members.find(({ name }) => name === 'Karim Haddad')!
const nameOf = (id: Id | null): string => company.members.find((member) => member.id === id)?.name ?? ''

/** The terms that the workshop's own rule has by now, with 32 days instead of 28. */
const terms: RuleTerms = { ...company.rules.find(({ name }) => name === 'Workshop')!.revisions.at(-1)!.terms, amount: 32 }
const [firstDay, reason] = ['2027-01-01', 'Works agreement of June 2026']

/** What a member would have in 2027 on the new rule; nobody for whom nothing changes, such as one who has left. */
function triedOut(memberId: Id): { memberId: Id; before: number; after: number; cost: number }[] {
  const newRules = [{ allowanceTypeId: annualLeave.id, terms, from: firstDay, to: null }]
  const compared = answered(compareWorkspaceTerms(company, { newRules }, { asOf: '2026-06-30', memberId }))
  return [...compared].flatMap(({ allowances }) => {
    const { years } = allowances.find(({ allowanceTypeId }) => allowanceTypeId === annualLeave.id)!
    const { before, after, difference } = years.find(({ year }) => year === 2027)!
    return [{ memberId, before: before!.remaining, after: after!.remaining, cost: difference.allowance }]
  })
}

const days = (amount: number): string => amount.toFixed(2).padStart(6)

console.log('32 days a year for the Workshop from 2027 on would leave in 2027')
const affected = company.members.filter(({ departmentIds }) => departmentIds.includes(workshop.id)).flatMap(({ id }) => triedOut(id))
for (const { memberId, before, after } of affected) {
  console.log(`  ${nameOf(memberId).padEnd(14)}${days(before)} before${days(after)} after`)
}
console.log(`  at a cost of${days(affected.reduce((sum, { cost }) => sum + cost, 0))} days`)

console.log('Made')
const newRule = { name: 'Workshop 2027', isShared: true, isActive: true, terms, reason }
const { rule } = answered(await createRule(ports, admin.id, annualLeave.id, newRule))
for (const { memberId, after } of affected) {
  const assignments = answered(await listAssignments(ports, admin.id, memberId))
  const current = assignments.find(({ allowanceTypeId, ruleEndDate }) => allowanceTypeId === annualLeave.id && ruleEndDate === null)!
  const change = { currentAssignmentId: current.id, ruleId: rule.id, validFrom: firstDay, validUntil: null, reason }
  const { ruleStartDate } = answered(await changeRule(ports, admin.id, memberId, change))
  const { figures } = answered(await getAllowanceBreakdown(ports, admin.id, memberId, annualLeave.id, 2027))
  const told = figures?.remaining === after ? 'as tried out' : 'other than tried out'
  console.log(`  ${nameOf(memberId).padEnd(14)}on it from ${ruleStartDate},${days(figures!.remaining)} ${told}`)
}
answered(await setDepartmentDefaultRule(ports, admin.id, workshop.id, annualLeave.id, rule.id))
console.log('  and on it from their first day: whoever joins the department')

const breakdown = answered(await getAllowanceBreakdown(ports, admin.id, karim.id, annualLeave.id, 2027))
console.log(`Karim Haddad, 2027, on the rule ${breakdown.rule!.rule.name}`)
for (const { date, kind, amount, balance } of breakdown.entries) console.log(`  ${date}  ${kind.padEnd(16)}${days(amount)}${days(balance)}`)
console.log(`  the carry-over, at most ${breakdown.carryOver!.limit}, can be used through ${breakdown.carryOver!.expiresOn}`)

/** When what happened to whom, by whom and why. */
function showLog(title: string, entries: readonly AuditEntry[]): void {
  console.log(title)
  for (const { createdAt, eventType, memberId, actorMemberId, reason } of entries) {
    console.log(`  ${createdAt.slice(11, 16)}  ${eventType.padEnd(14)}${nameOf(memberId).padEnd(14)}by ${nameOf(actorMemberId)}: ${reason}`)
  }
}

showLog('The log of the rule', answered(await getRuleAuditLog(ports, admin.id, rule.id)))
const ofKarim = answered(await getMemberRuleAuditLog(ports, admin.id, karim.id))
showLog('The log of Karim Haddad', ofKarim)
const ruleName = (id: unknown): string => [...company.rules, rule].find((one) => one.id === id)!.name
for (const { changes } of ofKarim) console.log(`  from ${ruleName(changes?.['from_rule_id'])} to ${ruleName(changes?.['to_rule_id'])}`)
