/** A rule of a day type, the actor who changes it at the turn of June, and what decides a change of it. */
import type { Actor } from '../../../../src/administration/actor'
import type { RuleUpdateFacts } from '../../../../src/administration/rules/updateRule'
import { failure } from '../../../../src/kernel/failure'
import type { Result } from '../../../../src/kernel/result'
import type { AllowanceRule, AllowanceType, Department, Id, PlainDate, RuleAssignment, Workspace } from '../../../../src/records'
import { plainMember } from '../../../../src/testing/build/plainMember'
import { workweek } from '../../../../src/testing/build/workweek'
import { recordedAt } from '../../../../src/testing/recordedAt'
import { type SomeTerms, id, onRule, revisedRule } from '../../allowance/given'

export const now = '2026-06-30T09:00:00.000Z'
export const today = '2026-06-30'

export const type: AllowanceType = {
  id: id('type'), defaultName: 'Vacation', translations: [], unit: 'days', ignoreAllowanceLimit: false, position: 1, defaultRuleId: null, deletedAt: null,
  createdAt: recordedAt, updatedAt: recordedAt,
}

export const workspace: Workspace = {
  id: id('workspace'), name: 'Works', timeZone: 'Europe/Berlin', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: workweek(id('schedule'), recordedAt),
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1, allowManagerPastRequestCancellation: false,
    maxAllowanceTypes: null,
  },
}

export const department = (name: string, defaultRuleIds: Record<Id, Id> = {}): Department => ({
  id: id(name), customId: null, name, isHidden: false, maximumAbsent: null, approvalProcess: 'Linear_all_have_to_agree', managers: [], defaultRuleIds,
})

export const root = { ...plainMember(id('root'), 'Root', 'root@example.com', recordedAt), isAdmin: true }

/** New records get the ids of `new 1`, `new 2` and so on. */
export function actor(): Actor {
  let made = 0
  return { caller: root, now, ids: () => id(`new ${++made}`) }
}

export const facts = (some: Partial<RuleUpdateFacts> = {}): RuleUpdateFacts => ({ type, departments: [], workspace, today, ...some })

/** 30 a year since ever, 28 from 2025. */
export const ruleOf = (some: Partial<AllowanceRule> = {}, terms: SomeTerms = {}): AllowanceRule =>
  ({ ...revisedRule([[null, { ...terms, amount: 30 }], ['2025-01-01', { ...terms, amount: 28 }]]), ...some })

/** Ada's, unless it is said whose. */
export const assigned = (from: PlainDate, to: PlainDate | null, some: Partial<RuleAssignment> = {}): RuleAssignment =>
  ({ ...onRule(ruleOf(), from, to), ...some })

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** The issues of a refusal that has this code and the code's own message. */
export function issuesOf(result: Result<unknown>, code: 'BAD_REQUEST' | 'CONFLICT' = 'BAD_REQUEST') {
  if (result.ok) throw new Error('expected a refusal')
  const { issues, ...told } = result.failure
  const { issues: _, ...expected } = failure(code)
  if (JSON.stringify(told) !== JSON.stringify(expected)) throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(told)}`)
  return issues
}
