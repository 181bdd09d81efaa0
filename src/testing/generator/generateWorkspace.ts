import type { AbsenceRequest, Adjustment, Member, MemberAllowance, RuleAssignment, WorkspaceSnapshot } from '../../records'
import { recordId } from '../recordId'
import { commonRecords } from './commonRecords'
import { dayTexts } from './dayTexts'
import { generatedEmployment } from './employment'
import { generatedAdjustments } from './generatedAdjustments'
import { generatedAssignments } from './generatedAssignments'
import { generatedMemberAllowances } from './generatedMemberAllowances'
import { generatedProfile } from './generatedProfile'
import { generatedRequests } from './generatedRequests'
import type { MemberKey } from './memberKey'
import { randomStream } from './random'
import { type GenerateWorkspaceOptions, workspacePlan } from './workspacePlan'

/**
 * A believable company, deterministic and fast: departments, joiners and leavers, rule changes, expiring adjustments, carry-over
 * and approved absences on workdays that never overlap. Each member comes out the same in whatever batch, and workspace,
 * departments, types and rules are the same in every batch, so that a large workspace can be made and used up piece by piece.
 * Nobody refers to another member. Leave types ignore schedules and public holidays.
 *
 * @throws RangeError when a member's requests are more than the workdays they have.
 *
 * @example
 * ```ts
 * import { generateWorkspace } from 'absence-engine/testing'
 *
 * const batch = generateWorkspace({ seed: 7, members: 10, firstMember: 990 })
 * console.assert(batch.members.length === 10 && batch.requests.length === 800)
 * ```
 */
export function generateWorkspace(options: GenerateWorkspaceOptions): WorkspaceSnapshot {
  const plan = workspacePlan(options)
  const texts = dayTexts()
  const { firstMember = 0 } = options
  const members: Member[] = []
  const assignments: RuleAssignment[] = []
  const adjustments: Adjustment[] = []
  const memberAllowances: MemberAllowance[] = []
  const requests: AbsenceRequest[] = []
  for (let number = firstMember; number < firstMember + options.members; number++) {
    const id = recordId('member', 0, number, plan.seed)
    const key: MemberKey = { number, id, random: randomStream(plan.seed, number + 1) }
    const employment = generatedEmployment(key.random, plan)
    members.push(generatedProfile(key, employment, plan))
    for (const [n, type] of plan.types.entries()) {
      assignments.push(...generatedAssignments(key, employment, type, n, plan))
      adjustments.push(...generatedAdjustments(key, employment, type, n, plan))
      memberAllowances.push(...generatedMemberAllowances(key, type, n, plan))
    }
    requests.push(...generatedRequests(key, employment, plan, texts))
  }
  return { ...commonRecords(plan), members, assignments, adjustments, memberAllowances, requests }
}
