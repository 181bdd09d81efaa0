import type { Proposal } from './proposal'

/** Whether one of the representatives is unknown, repeated, the member, archived, or not theirs to choose (decision 37). */
export function areRepresentativesInvalid({ representativeIds, setting: { context } }: Proposal): boolean {
  const { requester, representatives } = context
  const { memberCanChoose, memberIds } = requester.representatives
  const known = new Map(representatives.map(({ member }) => [member.id, member]))
  return new Set(representativeIds).size < representativeIds.length || representativeIds.some((id) => {
    const status = known.get(id)?.status ?? null
    return status === null || status === 'ARCHIVED' || id === requester.id || (!memberCanChoose && !memberIds.includes(id))
  })
}

/** Whether the leave type demands more representatives than there are (decision 37). */
export function lacksRepresentatives({ representativeIds, setting: { context } }: Proposal): boolean {
  return context.leaveType.representativesRequired && representativeIds.length < context.requester.representatives.requiredCount
}
