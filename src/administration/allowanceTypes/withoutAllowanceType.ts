import type { Id, Instant, Member } from '../../records'

/** A member without the configuration of an allowance type that is no more; the same object where there is none. */
export function withoutAllowanceType(member: Member, typeId: Id, now: Instant): Member {
  const kept = member.allowanceTypeConfigurations.filter(({ allowanceTypeId }) => allowanceTypeId !== typeId)
  const isSame = kept.length === member.allowanceTypeConfigurations.length
  return isSame ? member : { ...member, allowanceTypeConfigurations: kept, updatedAt: now }
}
