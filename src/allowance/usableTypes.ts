import type { Adjustment, AllowanceType, Member, MemberAllowance, RuleAssignment, Workspace } from '../records'

/** What of a member makes an allowance type theirs to use. */
export interface UseFacts {
  readonly assignments: readonly RuleAssignment[]
  readonly adjustments: readonly Adjustment[]
  /** These two are needed where the workspace is of the legacy model. */
  readonly workspace?: Pick<Workspace, 'allowanceModel'>
  readonly memberAllowances?: readonly MemberAllowance[]
}

/** The allowances set by hand, where they count (decision 4). */
const legacyAllowances = ({ workspace, memberAllowances = [] }: UseFacts): MemberAllowance[] =>
  workspace?.allowanceModel === 'legacy' ? memberAllowances.filter(({ allowance }) => allowance !== null) : []

/**
 * The allowance types that a member can use: those with a configuration, an assignment or an adjustment of theirs, in the legacy
 * model also those with an allowance set by hand, unless it is switched off for them.
 *
 * @example
 * const { allowanceTypes, assignments } = snapshot
 * const murat = snapshot.members[1]!
 * const own = assignments.filter(({ memberId }) => memberId === murat.id)
 * usableTypes(allowanceTypes, murat, { assignments: own, adjustments: [] }).length // 2
 */
export function usableTypes(
  types: readonly AllowanceType[],
  member: Pick<Member, 'allowanceTypeConfigurations'>,
  facts: UseFacts,
): AllowanceType[] {
  const own = [...facts.assignments, ...facts.adjustments, ...legacyAllowances(facts)]
  const touched = new Set(own.map(({ allowanceTypeId }) => allowanceTypeId))
  return types.filter(({ id, deletedAt }) => {
    if (deletedAt !== null) return false
    const configuration = member.allowanceTypeConfigurations.find(({ allowanceTypeId }) => allowanceTypeId === id)
    return configuration === undefined ? touched.has(id) : !configuration.disabled
  })
}
