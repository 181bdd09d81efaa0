import type { RepresentativeApproval, RequestApprover } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { distinctIds } from './distinctIds'
import { eachPart } from './eachPart'

type Approval = Readable<RequestApprover> | Readable<RepresentativeApproval>

/** The entries of one request, for approvers or representatives, name members and follow each other. */
export function checkApprovals(
  approvals: readonly (Approval | undefined)[] | undefined,
  at: Path,
  { refer, report }: CheckContext,
): void {
  if (approvals === undefined || approvals.length === 0) return
  const ids = distinctIds(approvals, at, report)
  // An entry without a readable id may be the one that is meant.
  const allReadable = approvals.every((approval) => approval?.id !== undefined)
  eachPart(approvals, at, (approval, place) => {
    const { id, predecessorId } = approval
    refer('members', approval.memberId, place, 'memberId')
    if ('replacedToMemberId' in approval) refer('members', approval.replacedToMemberId, place, 'replacedToMemberId')
    else refer('members', approval.statusChangedByMemberId, place, 'statusChangedByMemberId')
    if (typeof predecessorId !== 'string' || (predecessorId !== id && (ids.has(predecessorId) || !allReadable))) return
    report([...place, 'predecessorId'], 'the id of another entry of this list')
  })
}
