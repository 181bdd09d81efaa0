import { typesInOrder } from '../../allowance/typesInOrder'
import { dateAt, formatPlainDate, instantOfRecord } from '../../calendar'
import type { AllowanceRule, AllowanceType, Department, Id, Member, PlainDate, RuleAssignment, Workspace } from '../../records'
import type { Actor } from '../actor'
import { ruleFaults } from '../assignments/ruleFaults'

/** What decides on which rules a new member is. */
export interface DefaultRuleFacts {
  readonly workspace: Workspace
  /** All of the workspace. */
  readonly allowanceTypes: readonly AllowanceType[]
  /** At least the defaults of the allowance types and the departments. */
  readonly rules: readonly AllowanceRule[]
  /** At least the member's, and that of the approver configuration. */
  readonly departments: readonly Department[]
}

/** The departments whose defaults count, the first one first; departments know no creation, hence the order in which they are named. */
function defaultingDepartments({ approverConfig, departmentIds }: Member, departments: readonly Department[]): Department[] {
  return [approverConfig.departmentId, departmentIds[0]].flatMap((id) => departments.find((one) => one.id === id) ?? [])
}

/** A default that cannot be assigned any more is passed over. */
function defaultRuleId(type: AllowanceType, departments: readonly Department[], rules: readonly AllowanceRule[]): Id | null {
  const candidates = [...departments.map(({ defaultRuleIds }) => defaultRuleIds[type.id] ?? null), type.defaultRuleId]
  const isAssignable = (ruleId: Id): boolean => ruleFaults(ruleId, rules.find(({ id }) => id === ruleId) ?? null, type.id).length === 0
  return candidates.find((ruleId) => ruleId !== null && isAssignable(ruleId)) ?? null
}

const firstDay = ({ employmentStartDate, timeZone }: Member, workspace: Workspace, { now }: Actor): PlainDate =>
  employmentStartDate ?? formatPlainDate(dateAt(instantOfRecord(now), timeZone ?? workspace.timeZone))

/**
 * The assignments of a new member, by the position of the allowance types: each to the default rule of the department of their approver
 * configuration, else of their first department, else of the organisation, where there is one; open, from the start of employment, or
 * today (decision 61).
 */
export function newAssignments(member: Member, facts: DefaultRuleFacts, actor: Actor): RuleAssignment[] {
  const departments = defaultingDepartments(member, facts.departments)
  const ruleStartDate = firstDay(member, facts.workspace, actor)
  return typesInOrder(facts.allowanceTypes).flatMap((type) => {
    const ruleId = defaultRuleId(type, departments, facts.rules)
    return ruleId === null ? [] : [{
      id: actor.ids(), memberId: member.id, allowanceTypeId: type.id, kind: 'rule' as const, ruleId, ruleStartDate, ruleEndDate: null,
      reason: null, createdAt: actor.now,
    }]
  })
}
