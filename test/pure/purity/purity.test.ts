/** House, Purity: the public API in a world without clock, randomness, process, network, host zone; with frozen inputs. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as api from '../../../src/index'
import type { AbsenceRequest, AllowanceInput, LeaveType, RuleTerms, WorkspaceSnapshot } from '../../../src/records'
import { allowanceInputs, plainDates, recurrenceBodies, ruleTerms, workspaceSnapshots } from '../../../src/testing'
import { deepFrozen, poisoned } from './poisoned'
import { seededInput } from './seededInputs'

/** When, and on whose clock. */
interface Moment {
  readonly date: string
  readonly instant: string
  readonly zone: string
}

interface Facts extends Moment {
  readonly input: AllowanceInput
  readonly snapshot: WorkspaceSnapshot
  readonly newTerms: RuleTerms
}

interface SeriesFacts extends Moment {
  /** The recurrence fields of a request's body, valid or not. */
  readonly body: unknown
}

const moment = {
  date: plainDates({ min: '2019-01-01', max: '2034-12-31' }),
  instant: fc.date({ min: new Date('2019-01-01T00:00:00Z'), max: new Date('2034-12-31T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString()),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'),
}

const facts: fc.Arbitrary<Facts> = fc.record({
  ...moment, input: allowanceInputs(), snapshot: workspaceSnapshots({ maxMembers: 2 }), newTerms: ruleTerms('days'),
})

const seriesFacts: fc.Arbitrary<SeriesFacts> = fc.record({ ...moment, body: recurrenceBodies() })

const reading = ({ zone }: Moment): api.DateReading => ({ timeZone: zone, serverTimeZone: zone, localizedDates: 'month_first' })

/** Texts of dates and times, in the forms that are read. */
const textsOf = ({ date, instant }: Moment): string[] => [date, instant, instant.slice(0, 19), `${instant.slice(0, 16)}+05:45`, date.split('-').reverse().join('/'), 'tomorrow']

const leaveTypeOf = ({ leaveTypes }: WorkspaceSnapshot, { leaveTypeId }: AbsenceRequest): LeaveType => leaveTypes.find(({ id }) => id === leaveTypeId)!

function durations(of: Facts): api.AbsenceDuration[] {
  const { snapshot: { workspace, requests, holidayCalendars }, zone } = of
  const holidays = holidayCalendars[0] === undefined ? new Map<number, api.HolidayHalves>() : api.holidayHalves(holidayCalendars[0])
  return [false, true].flatMap((ignoreSchedule) => requests.map((request) => api.absenceDuration([request], {
    leaveType: { ...leaveTypeOf(of.snapshot, request), ignoreSchedule, ignorePublicHolidays: ignoreSchedule },
    calendar: api.workingCalendar([], workspace.defaultSchedule, holidays), timeZone: zone, fiscalYearStartMonth: workspace.fiscalYearStartMonth,
  })))
}

/** A series: that of the body, or one that is always the same where the body has a fault. */
function seriesOf(of: SeriesFacts): api.Recurrence {
  const read = api.readRecurrence(of.body, reading(of))
  if (read.ok) return read.value
  return { repeat: 'monthly', by: 'position', positions: [-1, 2], weekDays: ['FR'], interval: 2, from: of.date, until: null, count: 9, exDates: [of.date] }
}

/** What each function of the public API answers to the facts, as data. Functions that are added are added here or below. */
const answers: Readonly<Record<string, (of: Facts) => unknown>> = {
  computeAllowances: ({ input }) => api.computeAllowances(input),
  workspaceAllowances: ({ snapshot, input: { asOf } }) => [...api.workspaceAllowances(snapshot, { asOf })],
  workspaceInputs: ({ snapshot, input: { asOf } }) => [...api.workspaceInputs(snapshot, { asOf })],
  reviseRule: ({ input, newTerms: terms, date, instant: now }) =>
    input.rules.flatMap((rule) => [null, date, '2026-02-30'].map((effectiveFrom) =>
      api.reviseRule(rule, { terms, effectiveFrom }, { today: input.asOf, now, fiscalYearStartMonth: input.fiscalYearStartMonth }))),
  readDate: (of) => textsOf(of).map((text) => api.readDate(text, reading(of))),
  readInstant: (of) => textsOf(of).map((text) => api.readInstant(text, reading(of))),
  readListWindow: (of) => textsOf(of).flatMap((start) => textsOf(of).map((end) => api.readListWindow(start, end, reading(of)))),
  absenceDuration: durations,
  absenceFaults: ({ snapshot, zone }) => snapshot.requests.map((request) => api.absenceFaults(request, leaveTypeOf(snapshot, request).leaveUnit, zone)),
  // Indexes for other functions rather than records: their maps are listed here.
  holidayHalves: ({ snapshot }) => snapshot.holidayCalendars.map((calendar) => [...api.holidayHalves(calendar)]),
  workingCalendar: ({ snapshot }) => {
    const calendar = api.workingCalendar([], snapshot.workspace.defaultSchedule, new Map())
    return { weeks: calendar.weeks.map(({ from: _since, ...week }) => week), holidays: [...calendar.holidays] }
  },
}

/** Ids that are the same in every run. */
function counter(): api.Ids {
  let n = 0
  return () => `00000000-0000-4000-8000-${String(n++).padStart(12, '0')}`
}

/** One question for each of a workspace's requests, asked by an admin and by the last member. */
function questions({ snapshot, instant: now }: Facts): { readonly request: AbsenceRequest; readonly context: api.CreationContext }[] {
  const contexts = api.workspaceContexts(snapshot)
  return snapshot.requests.slice(0, 4).flatMap((request) => snapshot.members.map(({ id: callerId }) => ({
    request,
    context: {
      ...contexts.preview({ now, callerId, requesterId: request.memberId, leaveTypeId: request.leaveTypeId, representativeIds: [] }), ids: counter(),
    },
  })))
}

const terms = { reason: 'A reason', representativeMemberIds: [], ignoreMaximumAbsence: true, adminApprovalOption: null } as const

const single = (request: AbsenceRequest): api.SingleRequestPayload => {
  const { start, end, startAt, endAt, leaveTypeId, memberId: requesterMemberId } = request
  return { ...terms, leaveTypeId, requesterMemberId, start, end, startAt, endAt }
}

const recurring = ({ start, leaveTypeId, memberId: requesterMemberId }: AbsenceRequest): api.RecurringRequestPayload => ({
  ...terms, leaveTypeId, requesterMemberId, repeat: 'weekly', interval: 1, from: start.slice(0, 10), until: null, count: 5, startTime: { hour: 9, minute: 0 },
  endTime: { hour: 12, minute: 0 }, halfDay: 'full_day', weekDays: null, day: null, month: null, pos: null, exDates: [],
})

const opening = { seriesId: null, reason: null, representativeIds: [], approveImmediately: false }

const changes = (stored: api.AllowanceTypeConfiguration[], id: string): unknown =>
  [true, false].map((chosen) => api.configureAllowanceType(stored, { allowanceTypeId: id, default: chosen, disabled: !chosen }, { now: '2026-01-01T00:00:00.000Z', ids: counter() }))

/** What events tell of each request. */
const requestFacts = ({ snapshot }: Facts): api.RequestEventFacts[] => snapshot.requests.map((request) => ({
  request, members: snapshot.members, leaveType: leaveTypeOf(snapshot, request), allowanceType: snapshot.allowanceTypes[0] ?? null, allowances: [], year: 2026,
  duration: 1, workdayAbsenceDuration: 0.5, deducted: 0.5, allowanceDelta: -0.5,
}))

/** What events tell of each member. */
const memberFacts = ({ snapshot }: Facts): api.MemberDetails[] => snapshot.members.map((member) => ({
  member, departments: snapshot.departments, approvers: snapshot.members, holidayCalendar: snapshot.holidayCalendars[0] ?? null, allowances: [],
}))

const bothPayloads = (type: api.WebhookEventType, payload: api.OutboxEvent['payload']): api.WebhookPayload[] =>
  (['v1', 'v2'] as const).map((version) => api.webhookPayload({ type, payload }, version))

/** The same for requests and members. */
const requestAnswers: Readonly<Record<string, (of: Facts) => unknown>> = {
  admitCall: ({ instant }) => [0, 999, 1000].map((after) => api.admitCall([Date.parse(instant)], Date.parse(instant) + after, { requests: 1, seconds: 1 })),
  chooseCredential: ({ instant, zone }) => [null, ' ', instant, `Bearer ${zone}`, 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln'].flatMap((sent) =>
    [null, sent].map((headerKey) => api.chooseCredential({ headerKey, apiKeyParameter: null, apiKeySnakeParameter: ' ', authorization: sent }))),
  identityOfClaims: ({ snapshot: { members, workspace: { id: tid } } }) => members.flatMap(({ id: oid }) => [tid, oid].map((issuer) =>
    api.identityOfClaims({ tid, oid, iss: `https://sts.example.com/${issuer}/` }, { issuerUrl: 'https://sts.example.com' }))),
  managesMember: ({ snapshot: { members, departments } }) => members.map((caller) => members.map((member) => api.managesMember(caller, member, departments))),
  mayReadMember: ({ snapshot: { members, departments } }) => members.map((caller) => members.map((member) => api.mayReadMember(caller, member, departments))),
  planIncludes: ({ snapshot: { workspace } }) => [api.planIncludes(workspace.plan, 'api'), api.planIncludes(workspace.plan, 'recurring_requests')],
  requestGate: (of) => questions(of).map(({ context }) => api.requestGate(context, { adminApprovalOption: 'approve_request_immediately' }, 'recurring')),
  workspaceContexts: (of) => questions(of).map(({ context: { ids: _, ...context } }) => context),
  previewRequest: (of) => questions(of).map(({ context, request }) => api.previewRequest(context, single(request))),
  previewRecurringRequest: (of) => questions(of).map(({ context, request }) => api.previewRecurringRequest(context, recurring(request))),
  decideRequest: (of) => questions(of).map(({ context, request }) => api.decideRequest(context, single(request))),
  decideRecurringRequest: (of) => questions(of).map(({ context, request }) => api.decideRecurringRequest(context, recurring(request))),
  judgeSufficiency: ({ input }) => api.judgeSufficiency(input, input.bookings),
  openRequest: (of) => questions(of).map(({ context, request }) => api.openRequest(request, opening, context)),
  transitionRequest: (of) => questions(of).flatMap(({ context, request }) => (['approve', 'decline', 'cancel', 'approve_representative', 'decline_representative'] as const)
    .map((kind) => api.transitionRequest(request, { kind, reason: 'A reason' }, context))),
  cancelSeries: (of) => questions(of).flatMap(({ context, request }) => (['this', 'upcoming', 'all'] as const)
    .map((scope) => api.cancelSeries([request], { requestId: request.id, scope, reason: 'A reason' }, context))),
  describeTransitions: () => api.describeTransitions(),
  configureAllowanceType: ({ snapshot }) => snapshot.members.map(({ allowanceTypeConfigurations, id }) => changes([...allowanceTypeConfigurations], id)),
  saveOutOfOfficeSetting: ({ snapshot: { members }, instant: now }) => members.map((member) => api.saveOutOfOfficeSetting(null, {
    internalReplyMessage: 'Away', externalReplyMessage: '', externalAudience: 'all',
  }, { now, ids: counter(), caller: member, member, leaveTypeId: member.id })),
  changeMemberStatus: ({ snapshot: { members }, instant }) => members.map((member) => api.changeMemberStatus(member, 'ARCHIVED', instant)),
  compareTerms: ({ snapshot, date, newTerms }) => snapshot.members.map((member) => {
    const own = <T extends { readonly memberId: string }>(records: readonly T[]): T[] => records.filter(({ memberId }) => memberId === member.id)
    return api.compareTerms({
      ...snapshot, member, assignments: own(snapshot.assignments), adjustments: own(snapshot.adjustments), requests: own(snapshot.requests),
      memberAllowances: own(snapshot.memberAllowances), time: api.memberTime(member, snapshot.workspace, null), asOf: date,
    }, { ruleEdits: snapshot.rules.map(({ id: ruleId }) => ({ ruleId, terms: newTerms, effectiveFrom: date })), holidays: [{ date, duration: 'morning' }] })
  }),
  compareWorkspaceTerms: ({ snapshot, date }) => {
    const compared = api.compareWorkspaceTerms(snapshot, { holidays: [{ date, duration: 'full_day' }] }, { asOf: date })
    return compared.ok ? [...compared.value] : compared
  },
  usableTypes: ({ snapshot: { members, allowanceTypes, assignments, adjustments } }) => members.map((member) => api.usableTypes(allowanceTypes, member, { assignments, adjustments })),
  typeInputs: ({ snapshot, date }) => snapshot.members.map((member) => api.typeInputs(snapshot.allowanceTypes, {
    ...snapshot, member, time: api.memberTime(member, snapshot.workspace, null), asOf: date,
  })),
  membersNamed: ({ snapshot: { requests } }) => requests.map((request) => api.membersNamed(request)),
  requestEventFacts: (of) => questions(of).map(({ request, context }) => api.requestEventFacts({
    ...context, request, members: [context.caller], allowances: [], time: api.memberTime(context.requester, context.workspace, context.holidayCalendar),
  })),
  requestResource: (of) => requestFacts(of).map(api.requestResource),
  memberResource: (of) => memberFacts(of).map(api.memberResource),
  webhookPayload: (of) => [
    ...requestFacts(of).map((payload) => bothPayloads('request_created', { ...payload })), ...memberFacts(of).map((payload) => bothPayloads('user_created', { ...payload })),
  ],
  subscribedTypes: () => [api.subscribedTypes('all_requests'), api.subscribedTypes('user_updated')],
  isPublicAddress: () => ['8.8.8.8', '127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'localhost'].map(api.isPublicAddress),
  webhookUrlFaults: ({ snapshot: { members } }) => members.flatMap(({ id, email }) => [true, false].flatMap((allowed) =>
    [`https://${id}.example.com/`, `http://${email}:0/#${id}`, email].map((url) => api.webhookUrlFaults(url, { allowHttp: allowed, allowPrivateAddresses: allowed })))),
  memberTime: ({ snapshot: { members, workspace } }) => members.map((member) => api.memberTime(member, workspace, null).timeZone),
}

/** The same for series. */
const seriesAnswers: Readonly<Record<string, (of: SeriesFacts) => unknown>> = {
  readRecurrence: (of) => api.readRecurrence(of.body, reading(of)),
  expandRecurrence: (of) => [of.date, of.instant.slice(0, 10)].map((today) => api.expandRecurrence(seriesOf(of), { today })),
  occurrenceDays: (of) => [0, 18_000, 25_000].map((through) => api.occurrenceDays(seriesOf(of), through)),
  describeRecurrence: (of) => api.describeRecurrence(seriesOf(of)),
  recurrenceToRfc5545: (of) => api.recurrenceToRfc5545(seriesOf(of)),
  recurrenceFromRfc5545: (of) => [api.recurrenceToRfc5545(seriesOf(of)), 'DTSTART:20260303T090000\nRRULE:FREQ=YEARLY', ''].map((text) => api.recurrenceFromRfc5545(text)),
}

test('every function of the public API is run here', () => {
  expect([...Object.keys(answers), ...Object.keys(requestAnswers), ...Object.keys(seriesAnswers)].sort()).toEqual(Object.entries(api).filter(([, value]) => typeof value === 'function').map(([name]) => name).sort())
})

function expectPure<F>(drawn: fc.Arbitrary<F>, answer: (of: F) => unknown): void {
  fc.assert(fc.property(drawn, (of) => {
    const frozen = deepFrozen(of)
    const pure = poisoned(() => answer(frozen))
    expect(pure, 'as in a world with a host').toStrictEqual(answer(frozen))
    expect(JSON.parse(JSON.stringify(pure)), 'no dates, no undefined, no minus zero, no NaN').toStrictEqual(pure)
  }), { numRuns: 50 })
}

describe('house, Purity: the same answer in a world without a host, from frozen facts, as plain JSON', () => {
  test.each(Object.entries(answers))('%s', (_, answer) => expectPure(facts, answer))

  test.each(Object.entries(requestAnswers))('%s', (_, answer) => expectPure(facts, answer))

  test.each(Object.entries(seriesAnswers))('%s', (_, answer) => expectPure(seriesFacts, answer))

  test('an allowance whose limit was written as -0 carries nothing, not minus nothing', () => {
    const input = seededInput(0)
    const limited = input.rules.map((rule) => ({
      ...rule, revisions: rule.revisions.map((revision) => ({
        ...revision, terms: { ...revision.terms, carryOver: { ...revision.terms.carryOver, limit: JSON.parse('-0') as number } },
      })),
    }))
    const years = api.computeAllowances({ ...input, rules: limited, bookings: [] })
    expect(JSON.parse(JSON.stringify(years))).toStrictEqual(years)
  })
})

describe('allowances H2: nothing is remembered between computations', () => {
  test('the same input gives the same answer, whatever was computed in between', () => {
    const first = api.computeAllowances(seededInput(1))
    for (let seed = 2; seed < 20; seed++) api.computeAllowances(seededInput(seed))
    expect(api.computeAllowances(seededInput(1))).toStrictEqual(first)
    expect(api.computeAllowances(seededInput(1))).not.toBe(first)
  })

  test('what was answered may be written to', () => {
    const answer = api.computeAllowances(seededInput(1))
    const copy = structuredClone(answer)
    answer.length = 0
    expect(api.computeAllowances(seededInput(1))).toStrictEqual(copy)
  })
})
