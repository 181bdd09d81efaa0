/**
 * Facts of events by hand. Ada asks for one Monday off, 9 March 2026, in half-day units, from 30 days of annual leave; nothing became of it
 * yet and nobody is asked. Of a member nothing is told that need not be.
 */
import type {
  AbsenceRequest, LeaveType, Member, MemberAllowanceYear, MemberDetails, MemberRef, MemberResource, RequestApprover, RequestDetailsV1,
  RequestEventFacts, RequestPayloadV1, RequestResource, RequestStatus, UserBodyV1, UserPayloadV1,
} from '../../../src/index'
import { memberResource, requestResource, webhookPayload } from '../../../src/index'
import { ada, annual, bob, boss, id, leaveType, member, request } from '../preview/given'

export { ada, annual, bob, boss, id, leaveType, member, request }

const refOf = ({ id: memberId, name, email, customId }: Member): MemberRef => ({ id: memberId, name, email, customId })

/** Whom the facts tell of. */
const known = [{ ...refOf(ada), customId: 'A-1' }, refOf(bob), refOf(boss)]

/** How payloads name them. */
export const adaName = { id: ada.id, name: 'Ada', email: 'Ada@example.com', custom_id: 'A-1' }
export const bobName = { id: bob.id, name: 'Bob', email: 'Bob@example.com', custom_id: null }
export const bossName = { id: boss.id, name: 'Boss', email: 'Boss@example.com', custom_id: null }

/** Whom no facts tell of. */
export const stranger = id('stranger')

type SomeFacts = Partial<Omit<RequestEventFacts, 'request' | 'leaveType'>> & {
  readonly request?: Partial<AbsenceRequest>
  readonly leaveType?: Partial<LeaveType>
}

export function requestFacts({ request: some, leaveType: type, ...rest }: SomeFacts = {}): RequestEventFacts {
  const pending: Partial<AbsenceRequest> = { status: 'PENDING', approvedAt: null, updatedAt: '2026-03-02T09:00:00.000Z' }
  return {
    request: request(ada, '2026-03-09', '2026-03-09', { ...pending, ...some }), members: known, leaveType: leaveType(type), allowanceType: annual,
    duration: 1, workdayAbsenceDuration: 1, allowances: [], year: 2026, deducted: 1, allowanceDelta: 1, ...rest,
  }
}

/** An entry that asks Boss. */
export const asksBoss = (some: Partial<RequestApprover> = {}): RequestApprover => ({
  id: id('asks Boss'), memberId: boss.id, status: 'PENDING', predecessorId: null, reason: null, statusChangedAt: null,
  statusChangedByMemberId: null, ...some,
})

export const requestV1 = (some: SomeFacts = {}, type: RequestPayloadV1['event_type'] = 'request_created'): RequestPayloadV1 =>
  webhookPayload({ type, payload: { ...requestFacts(some) } }, 'v1') as RequestPayloadV1

export const detailsV1 = (some: SomeFacts = {}): RequestDetailsV1 => requestV1(some).details

export const resourceOf = (some: SomeFacts = {}): RequestResource => requestResource(requestFacts(some))

type SomeMemberFacts = Partial<Omit<MemberDetails, 'member'>> & { readonly member?: Partial<Member> }

export const memberFacts = ({ member: some, ...rest }: SomeMemberFacts = {}): MemberDetails =>
  ({ member: { ...ada, ...some }, departments: [], approvers: [], holidayCalendar: null, allowances: [], ...rest })

export const userV1 = (some: SomeMemberFacts = {}): UserBodyV1 =>
  (webhookPayload({ type: 'user_created', payload: { ...memberFacts(some) } }, 'v1') as UserPayloadV1).body

export const memberOf = (some: SomeMemberFacts = {}): MemberResource => memberResource(memberFacts(some))

/** Ada's 30 days of 2026, of which one is taken. */
export const year2026: MemberAllowanceYear = {
  allowanceType: annual, id: id('2026'), createdAt: null, updatedAt: null, year: 2026, from: '2026-01-01', to: '2026-12-31', ruleAllowance: 28,
  adjustments: 2, allowance: 30, broughtForward: 5, broughtForwardOverridden: false, compensatoryTimeOff: 1.5, taken: 1, accrued: 30, lapsed: 0,
  remaining: 35.5, available: 35.5, overdrawn: 0, carriedForward: 0, movedOn: 0, forfeited: 0, writtenOff: 0, unusedAtEnd: 0,
}

export const statuses: readonly RequestStatus[] = ['PENDING', 'APPROVED', 'DECLINED', 'CANCELED']
