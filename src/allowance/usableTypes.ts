import type { Adjustment, AllowanceType, Member, RuleAssignment } from '../records'

/**
 * The allowance types that a member can use: those with a configuration, an assignment or an adjustment of theirs, unless it is
 * switched off for them.
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
  facts: { readonly assignments: readonly RuleAssignment[]; readonly adjustments: readonly Adjustment[] },
): AllowanceType[] {
  const touched = new Set([...facts.assignments, ...facts.adjustments].map(({ allowanceTypeId }) => allowanceTypeId))
  return types.filter(({ id }) => {
    const configuration = member.allowanceTypeConfigurations.find(({ allowanceTypeId }) => allowanceTypeId === id)
    return configuration === undefined ? touched.has(id) : !configuration.disabled
  })
}
