import fc from 'fast-check'
import type { AbsenceRequest, Member, RequestStatus, WorkspaceSnapshot } from '../../records'
import { adjustments } from '../arbitraries/adjustments'
import { memberAllowances } from '../arbitraries/memberAllowances'
import { ruleAssignments } from '../arbitraries/ruleAssignments'
import { scrambledId } from '../arbitraries/scrambledId'
import { approvedRequest } from '../build/approvedRequest'
import { recordedAt } from '../recordedAt'
import { absenceTimes } from './absenceTimes'
import { memberProfiles } from './memberProfiles'
import { settledRequest } from './settledRequest'
import type { FrameAllowanceType, WorkspaceFrame } from './workspaceFrames'

/** One member and everything of theirs. */
export interface MemberPart
  extends Pick<WorkspaceSnapshot, 'assignments' | 'adjustments' | 'memberAllowances' | 'requests'> {
  readonly member: Member
}

type TypePart = Pick<WorkspaceSnapshot, 'assignments' | 'adjustments' | 'memberAllowances'>

function typeParts(owner: number, type: FrameAllowanceType, position: number, frame: WorkspaceFrame): fc.Arbitrary<TypePart> {
  const of = {
    memberId: frame.memberIds[owner]!, allowanceTypeId: type.id, ...frame.window,
    idSeries: owner * frame.allowanceTypes.length + position,
  }
  return fc.record({
    assignments: ruleAssignments({ ...of, ruleIds: type.ruleIds }),
    adjustments: adjustments(type.unit, { ...of, maxLength: 3 }),
    memberAllowances: memberAllowances(type.unit, { ...of, firstYear: frame.baseYear, lastYear: frame.baseYear + 3 }),
  })
}

function requestLists(owner: number, frame: WorkspaceFrame): fc.Arbitrary<(member: Member) => AbsenceRequest[]> {
  const statuses = fc.array(fc.constantFrom<RequestStatus[]>('APPROVED', 'APPROVED', 'PENDING', 'DECLINED', 'CANCELED'), {
    minLength: frame.maxRequests, maxLength: frame.maxRequests,
  })
  return fc.tuple(absenceTimes(frame), statuses).map(([absences, status]) => (member) =>
    absences.map(({ leaveType, times }, n) => {
      const request = approvedRequest(scrambledId('request', n, owner), member.id, leaveType.id, times, recordedAt)
      return settledRequest(request, status[n]!, member, owner, n)
    }),
  )
}

/** Member number `owner` of a workspace. */
export function memberParts(owner: number, frame: WorkspaceFrame): fc.Arbitrary<MemberPart> {
  return fc
    .record({
      member: memberProfiles(owner, frame),
      types: fc.tuple(...frame.allowanceTypes.map((type, position) => typeParts(owner, type, position, frame))),
      requestsOf: requestLists(owner, frame),
    })
    .map(({ member, types, requestsOf }) => ({
      member,
      assignments: types.flatMap((part) => part.assignments),
      adjustments: types.flatMap((part) => part.adjustments),
      memberAllowances: types.flatMap((part) => part.memberAllowances),
      requests: requestsOf(member),
    }))
}
