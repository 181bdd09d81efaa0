import type { AbsenceRequest, Member } from '../records'
import { processRules } from './processRules'

const countOf = <S extends string>(entries: readonly { readonly status: S }[], ...states: S[]): number =>
  entries.filter(({ status }) => states.includes(status)).length

/** How many representatives have to agree before the approvers are asked; 0 = they are only informed (decision 43). */
export function requiredRepresentatives(request: AbsenceRequest, { representatives }: Member): number {
  const { representativeApprovers: entries } = request
  return Math.min(representatives.requiredCount, entries.length - countOf(entries, 'REPLACED'))
}

/** Whether the representatives are no longer waited for. */
export const representativesAgree = (request: AbsenceRequest, requester: Member): boolean =>
  countOf(request.representativeApprovers, 'APPROVED') >= requiredRepresentatives(request, requester)

/** Whether those who have agreed and those who still may are too few. */
export const representativesRefuse = (request: AbsenceRequest, requester: Member): boolean =>
  countOf(request.representativeApprovers, 'APPROVED', 'PENDING') < requiredRepresentatives(request, requester)

/** Whether the approvals given suffice (decision 42). Nobody at all has not agreed: then an admin decides. */
export function approversAgree({ approvalProcess, approvers }: AbsenceRequest): boolean {
  const approved = countOf(approvers, 'APPROVED')
  return processRules[approvalProcess].quorum === 'all' ? approved > 0 && approved === approvers.length : approved > 0
}

/** Whether the approvals given and those that may still come cannot suffice. */
export function approversRefuse({ approvalProcess, approvers }: AbsenceRequest): boolean {
  if (processRules[approvalProcess].quorum === 'all') return countOf(approvers, 'DECLINED') > 0
  return countOf(approvers, 'APPROVED', 'PENDING') === 0
}
