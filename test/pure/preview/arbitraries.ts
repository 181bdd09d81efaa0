/** Random workspaces, and questions about creating a request in them; most of the questions are sensible. */
import fc from 'fast-check'
import { workspaceContexts } from '../../../src/index'
import type {
  CreationContext, LeaveType, RecurringRequestPayload, RequestPayload, SingleRequestPayload, WorkspaceSnapshot,
} from '../../../src/index'
import { absences, plainDates, recurrenceBodies, workspaceSnapshots } from '../../../src/testing/index'
import { recordId } from '../../../src/testing/recordId'

export interface Question<Payload extends RequestPayload> {
  readonly snapshot: WorkspaceSnapshot
  readonly context: CreationContext
  readonly payload: Payload
}

/** What the kit's workspaces leave plain: what a leave type demands and counts. */
const demands = fc.record({
  needsApproval: fc.boolean(), maximumAbsentApplies: fc.boolean(), ignoreSchedule: fc.boolean(), ignorePublicHolidays: fc.boolean(),
  reasonMandatory: rarely(true, false), representativesRequired: rarely(true, false),
  archivedAt: rarely<LeaveType['archivedAt']>('2025-01-01T00:00:00.000Z', null),
})

/** Mostly the usual value, now and then another. */
function rarely<T>(other: T, usual: T): fc.Arbitrary<T> {
  return fc.nat(14).map((n) => (n === 14 ? other : usual))
}

const snapshots = fc
  .tuple(workspaceSnapshots({ baseYear: 2026, maxRequests: 6 }), demands, fc.nat(4))
  .map(([snapshot, some, free]): WorkspaceSnapshot => ({
    ...snapshot,
    leaveTypes: snapshot.leaveTypes.map((type) => ({ ...type, ...some })),
    // Employment and configurations rule most series out: so they are kept for one member in five.
    members: snapshot.members.map((member, n) => (n === free ? member : {
      ...member, employmentStartDate: null, employmentEndDate: null, allowanceTypeConfigurations: [], status: 'ACTIVE',
      approverIds: member.approverIds.length > 0 ? member.approverIds : [snapshot.members[0]!.id],
    })),
  }))

const usualWindow = { min: '2026-01-01', max: '2026-08-31' }

const asks = fc.record({
  now: fc.tuple(plainDates({ min: '2026-01-01', max: '2026-12-31' }), fc.constantFrom('00:30', '12:00', '23:30'))
    .map(([date, time]) => `${date}T${time}:00.000Z`),
  requester: fc.nat(3), asker: fc.constantFrom('self', 'self', 'admin', 'other'), other: fc.nat(3), leaveType: fc.nat(4),
  reason: fc.oneof(rarely<string | null>('x'.repeat(21), null), rarely('  ', 'to the sea')),
  representatives: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.nat(3), { maxLength: 2 }) },
  ),
  ignoreMaximumAbsence: fc.boolean(),
  adminApprovalOption: fc.constantFrom<RequestPayload['adminApprovalOption'][]>(
    null, 'go_through_the_normal_approval_process', 'approve_request_immediately',
  ),
})

type Ask = typeof asks extends fc.Arbitrary<infer T> ? T : never

/** Ids that no other record has. */
export function freshIds(series: number): () => string {
  let next = 0
  return () => recordId('request', next++, 900 + series)
}

function questionOf<Payload extends RequestPayload>(
  snapshot: WorkspaceSnapshot,
  ask: Ask,
  rest: Omit<Payload, keyof RequestPayload>,
): Question<Payload> {
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!
  const requester = at(snapshot.members, ask.requester)
  const caller = ask.asker === 'self' ? requester : ask.asker === 'admin' ? snapshot.members[0]! : at(snapshot.members, ask.other)
  const leaveTypeId = at(snapshot.leaveTypes, ask.leaveType).id
  const representativeIds = ask.representatives.map((n) => recordId('member', n))
  const question = { now: ask.now, callerId: caller.id, requesterId: requester.id, leaveTypeId, representativeIds }
  const common: RequestPayload = {
    leaveTypeId, requesterMemberId: requester.id, reason: ask.reason, representativeMemberIds: representativeIds,
    ignoreMaximumAbsence: ask.ignoreMaximumAbsence,
    // Who is no admin and asks for an approval at once is kept out at the gate.
    adminApprovalOption: ask.adminApprovalOption === 'approve_request_immediately' && !caller.isAdmin ? null : ask.adminApprovalOption,
  }
  return {
    snapshot, context: { ...workspaceContexts(snapshot).preview(question), ids: freshIds(0) },
    // The two halves of a payload have no field in common.
    payload: { ...common, ...rest } as Payload,
  }
}

const clocks = fc.constantFrom(
  { startTime: { hour: 9, minute: 0 }, endTime: { hour: 11, minute: 0 } },
  { startTime: { hour: 0, minute: 0 }, endTime: { hour: 23, minute: 0 } },
  { startTime: { hour: 2, minute: 0 }, endTime: { hour: 3, minute: 0 } },
  { startTime: null, endTime: null }, { startTime: { hour: 9, minute: 1 }, endTime: { hour: 17, minute: 59 } },
)

const halfDays = fc.constantFrom<RecurringRequestPayload['halfDay'][]>('full_day', 'full_day', 'full_day', 'morning', 'afternoon')

type SeriesFields = Omit<RecurringRequestPayload, keyof RequestPayload | 'startTime' | 'endTime' | 'halfDay'>

/** A few dates close to each other, as people ask for. */
const shortSeries = fc
  .record({
    repeat: fc.constantFrom<RecurringRequestPayload['repeat'][]>('daily', 'weekly'), interval: fc.integer({ min: 1, max: 3 }),
    from: plainDates(usualWindow), count: fc.integer({ min: 2, max: 6 }),
  })
  .map((some): SeriesFields => ({ ...some, until: null, weekDays: null, day: null, month: null, pos: null, exDates: [] }))

/** The kit's bodies hold every field that the schema asks for, or are to be refused. */
const anySeries = recurrenceBodies(usualWindow).map((body) => body as unknown as SeriesFields)

export const recurringQuestions = (): fc.Arbitrary<Question<RecurringRequestPayload>> => fc
  .tuple(snapshots, asks, fc.oneof({ weight: 3, arbitrary: shortSeries }, { weight: 1, arbitrary: anySeries }), clocks, halfDays)
  .map(([snapshot, ask, fields, clock, halfDay]) => questionOf<RecurringRequestPayload>(snapshot, ask, { ...fields, ...clock, halfDay }))

/** Absences in the leave type's unit, now and then in another. */
export const singleQuestions = (): fc.Arbitrary<Question<SingleRequestPayload>> => fc
  .tuple(snapshots, asks, rarely(1, 0))
  .chain(([snapshot, ask, shift]) => {
    const unit = snapshot.leaveTypes[(ask.leaveType + shift) % snapshot.leaveTypes.length]!.leaveUnit
    return absences(unit, usualWindow).map((times) => questionOf<SingleRequestPayload>(snapshot, ask, times))
  })
