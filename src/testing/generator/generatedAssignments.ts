import { type Day, formatPlainDate } from '../../calendar'
import type { Id, RuleAssignment } from '../../records'
import type { Employment } from './employment'
import { type MemberKey, ownId } from './memberKey'
import { chance, integerFrom, pick } from './random'
import { type PlannedType, type WorkspacePlan, fiscalYearStart } from './workspacePlan'

const RULE_CHANGES = 0.2
const CHANGES_AT_YEAR_START = 0.5
const MANUAL = 0.02

function changeDay({ random }: MemberKey, { from, to }: Employment, plan: WorkspacePlan): Day {
  const day = chance(random, CHANGES_AT_YEAR_START)
    ? fiscalYearStart(plan, integerFrom(random, 1, plan.years))
    : integerFrom(random, from, to)
  // A change leaves at least one day for the rule before it.
  return Math.min(to, Math.max(from + 1, day))
}

/**
 * The member's assignments for the `n`-th type, from the later of employment and the first fiscal year: one that stays open,
 * or, after a change of rules, two; seldom `manual`.
 */
export function generatedAssignments(
  key: MemberKey,
  employment: Employment,
  type: PlannedType,
  n: number,
  plan: WorkspacePlan,
): RuleAssignment[] {
  const { random } = key
  const assignment = (turn: number, ruleId: Id | null, from: Day, to: Day | null): RuleAssignment => ({
    id: ownId('assignment', n * 2 + turn, key, plan), memberId: key.id, allowanceTypeId: type.id,
    kind: ruleId === null ? 'manual' : 'rule', ruleId, ruleStartDate: formatPlainDate(from),
    ruleEndDate: to === null ? null : formatPlainDate(to), reason: null, createdAt: plan.at,
  })
  const first = chance(random, MANUAL) ? null : pick(random, type.ruleIds)
  if (!chance(random, RULE_CHANGES)) return [assignment(0, first, employment.from, null)]
  const change = changeDay(key, employment, plan)
  return [assignment(0, first, employment.from, change - 1), assignment(1, pick(random, type.ruleIds), change, null)]
}
