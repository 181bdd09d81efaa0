import type { Id } from '../../records'
import type { AllowanceFigures, RequestEventFacts } from '../eventFacts'
import type { MemberName, MemberNames } from '../resources/memberName'

/** The figures of one allowance year: days, or whole minutes for types in hours (spec: v1 request events, `requester_member`). */
export interface AllowanceV1 {
  readonly allowance_type_id: Id
  /** The effective one: what the rule grants and all adjustments. */
  readonly allowance: number
  readonly brought_forward: number
  readonly compensatory_time_off: number
  readonly remaining: number
  readonly taken: number
  readonly year: number
}

/** Whose absence it is, and what they have after the change. */
export interface RequesterV1 extends MemberName {
  readonly allowances: readonly AllowanceV1[]
}

const allowanceV1 = (figures: AllowanceFigures): AllowanceV1 => ({
  allowance_type_id: figures.allowanceTypeId,
  allowance: figures.allowance,
  brought_forward: figures.broughtForward,
  compensatory_time_off: figures.compensatoryTimeOff,
  remaining: figures.remaining,
  taken: figures.taken,
  year: figures.year,
})

/** Writes the requester of a request. */
export const requesterV1 = ({ request, allowances }: RequestEventFacts, { required }: MemberNames): RequesterV1 =>
  ({ ...required(request.memberId), allowances: allowances.map(allowanceV1) })
