/** Facts of events, whatever a store may hold: every value of every enumeration, null and not null, empty lists and full ones. */
import fc from 'fast-check'
import type {
  AbsenceRequest, AllowanceFigures, AllowanceType, ApprovalProcess, ApproverStatus, Id, Instant, LeaveType, LeaveUnit, Member,
  MemberAllowanceYear, MemberDetails, MemberRef, RepresentativeApproval, RequestApprover, RequestEventFacts, RequestStatus,
} from '../../../src/index'
import { plainDates, schedules } from '../../../src/testing'
import { leaveType, member, request, year2026 } from './given'

const ids: fc.Arbitrary<Id> = fc.uuid()
const texts = fc.string()
const amounts = fc.oneof(fc.constantFrom(0, -0.5, 1_000_000.999999, -6_000_000), fc.integer({ min: -9_000, max: 9_000 }).map((n) => n / 2))
const extents = amounts.map(Math.abs)
const dates = plainDates({ min: '0001-01-01', max: '9999-12-31' })
const years = fc.integer({ min: 1, max: 9999 })
const instants: fc.Arbitrary<Instant> = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 2 })

const approvalProcess = fc.constantFrom<ApprovalProcess[]>(
  'Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree',
)

const refs: fc.Arbitrary<MemberRef> = fc.record({ id: ids, name: texts, email: texts, customId: maybe(texts) })

const allowanceTypes: fc.Arbitrary<AllowanceType> = fc.record({
  id: ids, defaultName: texts, translations: fc.constant([]), unit: fc.constantFrom('days', 'hours'), ignoreAllowanceLimit: fc.boolean(),
  position: fc.nat(), defaultRuleId: maybe(ids), deletedAt: maybe(instants), createdAt: instants, updatedAt: instants,
})

const leaveTypes: fc.Arbitrary<LeaveType> = fc.record({
  id: ids, name: texts, takesFromAllowance: fc.boolean(),
  leaveUnit: fc.constantFrom<LeaveUnit[]>('days', 'half_days', 'hours', 'minutes_30', 'minutes_15', 'minutes_10', 'minutes_5', 'minutes_1'),
}).map((some) => leaveType(some))

const approvers = (known: fc.Arbitrary<Id>): fc.Arbitrary<RequestApprover[]> => fc.array(fc.record({
  id: ids, memberId: known, predecessorId: maybe(ids), reason: maybe(texts), statusChangedAt: maybe(instants),
  statusChangedByMemberId: maybe(fc.oneof(known, ids)),
  status: fc.constantFrom<ApproverStatus[]>(
    'PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'APPROVED_BY_ANOTHER_MANAGER', 'DECLINED_BY_ANOTHER_MANAGER', 'CANCELED_BY_ANOTHER_MANAGER',
  ),
}), { maxLength: 3 })

const representatives = (known: fc.Arbitrary<Id>): fc.Arbitrary<RepresentativeApproval[]> => fc.array(fc.record({
  id: ids, memberId: fc.oneof(known, ids), replacedToMemberId: maybe(known), predecessorId: maybe(ids), reason: maybe(texts),
  statusChangedAt: maybe(instants),
  status: fc.constantFrom<RepresentativeApproval['status'][]>('PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'REPLACED'),
}), { maxLength: 3 })

/** Start and end need not fit together: what is said of one is not said of the other. */
function requests(known: fc.Arbitrary<Id>): fc.Arbitrary<AbsenceRequest> {
  const moments = fc.oneof(fc.tuple(dates, dates), fc.tuple(instants, instants))
  return fc.record({
    some: fc.record({
      id: ids, creatorMemberId: known, leaveTypeId: ids, startAt: fc.constantFrom('morning', 'afternoon'), endAt: fc.constantFrom('lunchtime', 'end_of_day'),
      status: fc.constantFrom<RequestStatus[]>('PENDING', 'APPROVED', 'DECLINED', 'CANCELED'), reason: maybe(texts), approvalProcess,
      approvers: approvers(known), representativeApprovers: representatives(known), approvedAt: maybe(instants), approvedByMemberId: maybe(known),
      declinedAt: maybe(instants), declinedByMemberId: maybe(known), declineReason: maybe(texts), canceledAt: maybe(instants),
      canceledByMemberId: maybe(known), cancelReason: maybe(texts), createdAt: instants, updatedAt: instants, memberId: known,
    }),
    moments,
  }).map(({ some, moments: [start, end] }) => request(member('Ada'), start, end, some))
}

const figures: fc.Arbitrary<AllowanceFigures> = fc.record({
  allowanceTypeId: ids, year: years, allowance: amounts, broughtForward: amounts, compensatoryTimeOff: amounts, remaining: amounts, taken: amounts,
})

/** Facts of a request event. */
export const requestEvents = (): fc.Arbitrary<RequestEventFacts> => fc.array(refs, { minLength: 1, maxLength: 4 }).chain((members) => fc.record({
  members: fc.constant(members), request: requests(fc.constantFrom(...members.map(({ id }) => id))), leaveType: leaveTypes,
  allowanceType: maybe(allowanceTypes), duration: extents, workdayAbsenceDuration: extents, allowances: fc.array(figures, { maxLength: 3 }),
  year: years, deducted: extents, allowanceDelta: amounts,
}))

const allowanceYears: fc.Arbitrary<MemberAllowanceYear> = fc
  .record({ allowanceType: allowanceTypes, id: ids, createdAt: maybe(instants), updatedAt: maybe(instants), figure: figures })
  .map(({ figure: { allowanceTypeId: _, ...some }, ...rest }) => ({ ...year2026, ...rest, ...some }))

const configurations = fc.array(fc.record({
  id: ids, allowanceTypeId: ids, default: fc.boolean(), disabled: fc.boolean(), createdAt: instants,
}), { maxLength: 2 })

const members: fc.Arbitrary<Member> = fc.record({
  id: ids, customId: maybe(texts), name: texts, email: texts, status: fc.constantFrom<Member['status'][]>('ACTIVE', 'INACTIVE', 'ARCHIVED'),
  isAdmin: fc.boolean(), hasBillingAccess: fc.boolean(), birthday: maybe(dates), employmentStartDate: maybe(dates), employmentEndDate: maybe(dates),
  approverConfig: fc.record({
    type: fc.constantFrom('department', 'custom', 'identity_provider'), departmentId: maybe(ids), identityProviderSyncLevel: maybe(fc.nat(9)),
  }),
  approvalProcess, schedules: schedules({ min: '2020-01-01', max: '2027-12-31' }), allowanceTypeConfigurations: configurations, createdAt: instants,
  updatedAt: instants,
}).map((some) => member('Ada', some))

/** Facts of a user event. */
export const userEvents = (): fc.Arbitrary<MemberDetails> => fc.record({
  member: members, departments: fc.array(fc.record({ id: ids, name: texts, isHidden: fc.boolean() }), { maxLength: 3 }),
  approvers: fc.array(refs, { maxLength: 3 }), holidayCalendar: maybe(fc.record({ id: ids, name: texts })),
  allowances: fc.array(allowanceYears, { maxLength: 3 }),
})
