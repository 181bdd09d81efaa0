/** What holds for previews and creations of any workspace, each beside one concrete example. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  absenceDuration, computeAllowances, decideRecurringRequest, decideRequest, holidayHalves, previewRecurringRequest, previewRequest,
  transitionRequest, workingCalendar, workspaceContexts, workspaceInputs,
} from '../../../src/index'
import type {
  AbsenceDuration, AbsenceRequest, AllowanceYear, Booking, CreationContext, RecurringRequestPayload, RequestEvent, Result,
  SingleRequestPayload, WorkspaceSnapshot,
} from '../../../src/index'
import { recordedAt } from '../../../src/testing/recordedAt'
import { emptySnapshot } from '../../../src/testing/build/emptySnapshot'
import { type Question, freshIds, recurringQuestions, singleQuestions } from './arbitraries'
import { ada, annual, boss, leaveType, now, root, series, single, valueOf, workspace } from './given'
import { handSet, onRule, rule } from '../allowance/given'

const isMain = process.env['TZ'] === 'UTC'
const runs = { numRuns: isMain ? 50 : 20 }

/** Ada, on 30 days a year, asks for three Mondays around the end of her carry-over. */
const snapshot: WorkspaceSnapshot = {
  ...emptySnapshot(workspace()), members: [root, ada, boss], leaveTypes: [leaveType()], allowanceTypes: [annual],
  rules: [rule({ carryOver: { limit: 10, expiresAfterMonths: 3 } })],
  assignments: [{ ...onRule(rule(), '2026-01-01'), memberId: ada.id }],
  memberAllowances: [{ ...handSet(2026, { broughtForward: 4 }), memberId: ada.id }],
}

function exampleContext(): CreationContext {
  const question = { now, callerId: ada.id, requesterId: ada.id, leaveTypeId: leaveType().id, representativeIds: [] }
  return { ...workspaceContexts(snapshot).preview(question), ids: freshIds(0) }
}

const recurringExample: Question<RecurringRequestPayload> = {
  snapshot, context: exampleContext(), payload: series({ from: '2026-03-23' }),
}
const singleExample: Question<SingleRequestPayload> = {
  snapshot, context: exampleContext(), payload: single('2026-03-30', '2026-04-02', { startAt: 'afternoon' }),
}

/** What a preview says, whether of a series or of a single request. */
interface Told {
  readonly canCreate: boolean
  readonly rejection: { readonly code: string; readonly date: string | null } | null
  readonly isAllowanceSufficient: boolean | null
  readonly conflicts: readonly { readonly date: string }[]
  readonly departmentLimitConflicts: readonly { readonly date: string }[]
  readonly duration: Pick<AbsenceDuration, 'workdayDays' | 'workdayMinutes' | 'perYear'> | null
}

interface Asked {
  readonly snapshot: WorkspaceSnapshot
  readonly context: CreationContext
  /** Of an admin, whom no department's limit stops. */
  readonly ignoresLimits: boolean
  readonly told: Result<Told>
  readonly created: Result<{ readonly requests: readonly AbsenceRequest[] }>
  /** The same preview over other data. */
  readonly askAgain: (of: CreationContext) => Result<Told>
}

const askSeries = ({ snapshot: of, context, payload }: Question<RecurringRequestPayload>): Asked => ({
  snapshot: of, context, ignoresLimits: context.caller.isAdmin && payload.ignoreMaximumAbsence,
  told: previewRecurringRequest(context, payload), created: decideRecurringRequest(context, payload),
  askAgain: (again) => previewRecurringRequest(again, payload),
})

const askSingle = ({ snapshot: of, context, payload }: Question<SingleRequestPayload>): Asked => ({
  snapshot: of, context, ignoresLimits: context.caller.isAdmin && payload.ignoreMaximumAbsence,
  told: previewRequest(context, payload), created: decideRequest(context, payload),
  askAgain: (again) => previewRequest(again, payload),
})

/** Checks a claim on the examples and on random questions, of which about every fourth can be created. */
function always(name: string, claim: (asked: Asked) => void): void {
  test(`${name}: an example`, () => {
    for (const asked of [askSeries(recurringExample), askSingle(singleExample)]) {
      expect(asked.created.ok).toBe(true)
      claim(asked)
    }
  })
  test.each([
    ['series', recurringQuestions().map(askSeries)], ['single requests', singleQuestions().map(askSingle)],
  ] as const)(`${name}: random %s`, (_, questions) => {
    let created = 0
    fc.assert(fc.property(questions, (asked) => {
      if (asked.created.ok) created++
      claim(asked)
    }), runs)
    if (isMain) expect(created).toBeGreaterThan(0)
  })
}

const created = (claim: (asked: Asked, requests: readonly AbsenceRequest[]) => void) => (asked: Asked): void => {
  if (asked.created.ok) claim(asked, asked.created.value.requests)
}

const withRequests = (of: WorkspaceSnapshot, requests: readonly AbsenceRequest[]): WorkspaceSnapshot =>
  ({ ...of, requests: [...of.requests, ...requests] })

/** All figures of the requester, as of a day after everything. */
const figures = (of: WorkspaceSnapshot, { requester }: CreationContext): AllowanceYear[] =>
  [...workspaceInputs(of, { asOf: '2028-06-30', memberId: requester.id })]
    .flatMap(({ inputs }) => inputs.flatMap(({ input }) => computeAllowances(input)))

function durationOf(requests: readonly AbsenceRequest[], context: CreationContext): AbsenceDuration {
  const { requester, workspace: of, leaveType: type, holidayCalendar } = context
  const holidays = holidayCalendar === null ? new Map<number, never>() : holidayHalves(holidayCalendar)
  return absenceDuration(requests, {
    leaveType: type, timeZone: requester.timeZone ?? of.timeZone, fiscalYearStartMonth: of.fiscalYearStartMonth,
    calendar: workingCalendar(requester.schedules, of.defaultSchedule, holidays),
  })
}

/** Moves requests of a workspace in somebody's name, at a time before they begin. */
function moved(of: WorkspaceSnapshot, requests: readonly AbsenceRequest[], callerId: string, event: RequestEvent): AbsenceRequest[] {
  const contexts = workspaceContexts(withRequests(of, requests))
  const asked = { now: recordedAt, ids: freshIds(1), callerId }
  return requests.map((one) => valueOf(transitionRequest(one, event, contexts.transition({ ...asked, requestId: one.id })))[0])
}

/** The bookings of the allowance that a request draws from, with those of the created ones. */
function bookingsAfter(of: WorkspaceSnapshot, requests: readonly AbsenceRequest[], context: CreationContext): readonly Booking[] {
  const { requester, leaveType: type } = context
  const question = { now: context.now, callerId: requester.id, requesterId: requester.id, leaveTypeId: type.id, representativeIds: [] }
  return workspaceContexts(withRequests(of, requests)).preview(question).allowance!.bookings
}

/** The rejection, or the first of the verdict rule's other conditions that the preview shows, with its first date (D7). */
function obstacleIn({ rejection, conflicts, departmentLimitConflicts }: Told, ignoresLimits: boolean): [string, string | null] {
  if (rejection !== null) return [rejection.code, rejection.date]
  if (conflicts.length > 0) return ['REQUEST_CONFLICT', conflicts[0]!.date]
  const [reached] = ignoresLimits ? [] : departmentLimitConflicts
  return reached === undefined ? ['ALLOWANCE_INSUFFICIENT', null] : ['DEPARTMENT_LIMIT_REACHED', reached.date]
}

describe('previews and creations', () => {
  always('spec: can_create exactly when the creation is not refused, and refused for the same code', (asked) => {
    const { told, created: result, ignoresLimits } = asked
    if (!told.ok) {
      expect(result).toEqual(told)
      return
    }
    expect(result.ok).toBe(told.value.canCreate)
    if (result.ok) return
    const { code, issues, date } = result.failure
    expect([code, issues.length]).toEqual(['BAD_REQUEST', 1])
    expect([issues[0]?.code, date ?? null]).toEqual(obstacleIn(told.value, ignoresLimits))
  })

  always('spec: the duration is what the created requests come to', created(({ context, told }, requests) => {
    const { workdayDays, workdayMinutes, perYear } = durationOf(requests, context)
    const { duration } = valueOf(told)
    expect(duration).toMatchObject({ workdayDays, workdayMinutes })
    expect(duration?.perYear.map(({ fiscalYear, days, minutes }) => ({ fiscalYear, days, minutes }))).toEqual(perYear)
  }))

  always('D38: the same dates again conflict on every one of them', created(({ snapshot: of, context, told, askAgain }, requests) => {
    expect(valueOf(told).conflicts).toEqual([])
    const { caller, requester, leaveType: type, representatives } = context
    const again = workspaceContexts(withRequests(of, requests)).preview({
      now: context.now, callerId: caller.id, requesterId: requester.id, leaveTypeId: type.id,
      representativeIds: representatives.map(({ member }) => member.id),
    })
    const { conflicts, canCreate } = valueOf(askAgain({ ...again, ids: freshIds(2) }))
    expect(canCreate).toBe(false)
    expect(conflicts.map(({ date }) => date)).toEqual(durationOf(requests, context).perDay.map(({ date }) => date))
  }))

  always('F1: what could be created overdraws no year any further', created(({ snapshot: of, context }, requests) => {
    const { allowance, allowanceType } = context
    if (allowance === null || allowanceType?.ignoreAllowanceLimit === true) return
    const after = bookingsAfter(of, requests, context)
    const asOf = after.map(({ date }) => date).sort().at(-1)
    if (asOf === undefined) return
    const before = computeAllowances({ ...allowance, asOf })
    computeAllowances({ ...allowance, asOf, bookings: after }).forEach((year, index) => {
      expect(year.overdrawn).toBeLessThanOrEqual(before[index]!.overdrawn)
    })
  }))
})

describe('conservation', () => {
  /** What the requests take, in the unit of their allowance type; 0 for those that take nothing. */
  const drawn = (requests: readonly AbsenceRequest[], context: CreationContext): number => {
    const { workdayDays, workdayMinutes } = durationOf(requests, context)
    return context.allowance === null ? 0 : context.allowance.unit === 'days' ? workdayDays : workdayMinutes
  }
  const taken = (years: readonly AllowanceYear[]): number => years.reduce((sum, year) => sum + Math.round(year.taken * 1e6), 0)

  always('D1: a creation takes what it says, a cancellation gives all of it back', created(({ snapshot: of, context }, requests) => {
    const before = figures(of, context)
    const { requester, allowance, allowanceType } = context
    // Bookings outside of the member's years have no effect; only types that ignore their limit let them through.
    const [own] = [...workspaceInputs(of, { asOf: '2026-06-30', memberId: requester.id })]
    const visible = allowance === null || own?.inputs.some(({ type }) => type.id === allowanceType?.id)
    if (visible && allowanceType?.ignoreAllowanceLimit !== true) {
      expect(taken(figures(withRequests(of, requests), context)) - taken(before)).toBe(Math.round(drawn(requests, context) * 1e6))
    }
    const canceled = moved(of, requests, requester.id, { kind: 'cancel', reason: 'off' })
    expect(canceled.every(({ status }) => status === 'CANCELED')).toBe(true)
    expect(figures(withRequests(of, canceled), context)).toEqual(before)
  }))

  always('D1: so does a refusal', created(({ snapshot: of, context }, requests) => {
    const pending = requests.filter(({ status }) => status === 'PENDING')
    // D45: an admin who is asked declines in that role first; where one approval suffices the others could still agree.
    const decline = (some: readonly AbsenceRequest[]): AbsenceRequest[] =>
      moved(of, some, of.members[0]!.id, { kind: 'decline', reason: 'too many' })
    const once = decline(pending)
    const open = once.filter(({ status }) => status === 'PENDING')
    const declined = [...once.filter(({ status }) => status !== 'PENDING'), ...decline(open)]
    expect(declined.every(({ status }) => status === 'DECLINED')).toBe(true)
    if (pending.length === requests.length) expect(figures(withRequests(of, declined), context)).toEqual(figures(of, context))
  }))

  test('D1: the example takes two days of carry-over and one of the grant', () => {
    const { context, created: result } = askSeries(recurringExample)
    const { requests } = valueOf(result)
    const year = (of: WorkspaceSnapshot): AllowanceYear => figures(of, context).find((one) => one.year === 2026)!
    expect([year(snapshot).taken, year(snapshot).lapsed]).toEqual([0, 4])
    expect([year(withRequests(snapshot, requests)).taken, year(withRequests(snapshot, requests)).lapsed]).toEqual([3, 2])
    const canceled = moved(snapshot, requests, ada.id, { kind: 'cancel', reason: 'off' })
    expect([year(withRequests(snapshot, canceled)).taken, year(withRequests(snapshot, canceled)).lapsed]).toEqual([0, 4])
  })
})
