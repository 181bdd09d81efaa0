/**
 * A workspace over the memory adapter, and what its use cases leave behind. Monday 2 March 2026, 09:00 UTC. Ada is in Sales, which
 * Mona manages; Boss approves, Rex is to stand in, Rio may, Root is an admin, Eve is nobody. Ada has 30 days a year from 2026 on.
 */
import { expect } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { computeAllowances, workspaceInputs } from '../../../../src/index'
import type {
  AbsenceRequest, AllowanceFigures, ApprovalProcess, Id, Instant, Member, Ports, RequestEventFacts, Result, UnitOfWork, WorkspaceSnapshot,
} from '../../../../src/index'
import { emptySnapshot } from '../../../../src/testing/build/emptySnapshot'
import { onRule, rule } from '../../allowance/given'
import {
  ada as plainAda, annual, bob, boss, department, id, leaveType, managedBy, member, now, request, root, standIn, workspace,
} from '../../preview/given'

export { annual, bob, boss, id, leaveType, now, root }

export const mona = member('Mona')
export const eve = member('Eve')
export const rex = member('Rex')
export const rio = member('Rio')
export const sales = department('Sales', managedBy(mona))
export const ada: Member = { ...plainAda, departmentIds: [sales.id] }

/** An assignment to 30 days a year. */
export const onThirty = (of: Member): WorkspaceSnapshot['assignments'][number] =>
  ({ ...onRule(rule(), '2026-01-01'), id: id(`${of.name} on rule`), memberId: of.id })

export const company = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot => ({
  ...emptySnapshot(workspace()), departments: [sales], members: [root, ada, bob, boss, mona, eve, rex, rio], leaveTypes: [leaveType()],
  allowanceTypes: [annual], rules: [rule()], assignments: [onThirty(ada)], ...some,
})

/** The workspace with another Ada. */
export const companyOf = (requester: Partial<Member>, some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot =>
  company({ members: company().members.map((one) => (one.id === ada.id ? { ...ada, ...requester } : one)), ...some })

/** The open entries of those who are asked; one after the other in a linear process. */
const asked = (approvers: readonly Member[], linear = true): AbsenceRequest['approvers'] => approvers.map((of, n) => ({
  id: id(`asks ${of.name}`), memberId: of.id, status: 'PENDING', predecessorId: linear && n > 0 ? id(`asks ${approvers[n - 1]!.name}`) : null,
  reason: null, statusChangedAt: null, statusChangedByMemberId: null,
}))

/** Ada's, waiting for Boss; Rex is informed. */
export const pending = (date: string, some: Partial<AbsenceRequest> = {}): AbsenceRequest => request(ada, date, date, {
  status: 'PENDING', approvedAt: null, approvers: asked([boss]), representativeApprovers: [standIn(rex, 'PENDING')], ...some,
})

export const waiting = (process: ApprovalProcess, approvers: readonly Member[], some: Partial<AbsenceRequest> = {}): AbsenceRequest =>
  pending('2026-03-09', { approvalProcess: process, approvers: asked(approvers, process.startsWith('Linear')), ...some })

/** Ada's series on these dates. */
export const mondays = (...dates: readonly string[]): AbsenceRequest[] => dates.map((date) => pending(date, { seriesId: id('series') }))

/** New ids, the same in every store. */
export function freshIds(): () => Id {
  let made = 0
  return () => `90000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
}

export const portsOf = (unitOfWork: UnitOfWork, at: Instant = now): Ports => ({ unitOfWork, clock: () => at, ids: freshIds() })

export interface Opened {
  readonly ports: Ports
  readonly saved: () => WorkspaceSnapshot
}

export function opened(snapshot: WorkspaceSnapshot, at: Instant = now): Opened {
  const { unitOfWork, save } = openMemory(snapshot)
  return { ports: portsOf(unitOfWork, at), saved: save }
}

/** The stored request with this id. */
export function stored({ requests }: WorkspaceSnapshot, requestId: Id): AbsenceRequest {
  const found = requests.find((one) => one.id === requestId)
  if (found === undefined) throw new Error(`no request ${requestId}`)
  return found
}

/** `ok`, or the code of the refusal and what its first issue points at. */
export function outcome(result: Result<unknown>): string {
  if (result.ok) return 'ok'
  const { code, issues } = result.failure
  const what = issues[0]?.code ?? issues[0]?.path
  return what === undefined ? code : `${code} ${what}`
}

/** The facts of the events that were put into the outbox, in its order. */
export const eventsOf = ({ outbox }: WorkspaceSnapshot): { readonly type: string; readonly facts: RequestEventFacts }[] =>
  outbox.map(({ type, payload }) => ({ type, facts: payload as unknown as RequestEventFacts }))

/** Each event: type, date, state, what the allowance gets of what is deducted, what remains of 2026. */
export const told = (snapshot: WorkspaceSnapshot): string[] => eventsOf(snapshot).map(({ type, facts }) => {
  const left = facts.allowances.find(({ year }) => year === 2026)?.remaining
  return `${type} ${facts.request.start} ${facts.request.status}: ${facts.allowanceDelta} of ${facts.deducted}, ${left} left`
})

/** The requester's figures, folded anew from everything that is stored. */
const figuresOf = (snapshot: WorkspaceSnapshot, memberId: Id, asOf: string): AllowanceFigures[] =>
  [...workspaceInputs(snapshot, { asOf, memberId })].flatMap(({ inputs }) => inputs.flatMap(({ type, input }) =>
    computeAllowances(input).map(({ year, allowance, broughtForward, compensatoryTimeOff, remaining, taken }) =>
      ({ allowanceTypeId: type.id, year, allowance, broughtForward, compensatoryTimeOff, remaining, taken }))))

/**
 * What every use case of requests leaves behind: one new event for each request whose status is another than before, in the order
 * of their dates, each telling of the request as it is stored, of everybody it names and of the figures after the change (D47, D55, D56).
 * Nothing but requests and the outbox is touched. Answers the new state.
 */
export function expectAnnounced(before: WorkspaceSnapshot, after: WorkspaceSnapshot, at: Instant = now): WorkspaceSnapshot {
  expect({ ...after, requests: [], outbox: [] }).toEqual({ ...before, requests: [], outbox: [] })
  expect(after.outbox.slice(0, before.outbox.length)).toEqual(before.outbox)
  const statusBefore = new Map(before.requests.map((one) => [one.id, one.status]))
  const moved = after.requests.filter((one) => statusBefore.get(one.id) !== one.status).sort((a, b) => (a.start < b.start ? -1 : 1))
  const events = after.outbox.slice(before.outbox.length)
  expect(events.map(({ type, payload }) => [type, (payload['request'] as AbsenceRequest).id]))
    .toEqual(moved.map((one) => [statusBefore.has(one.id) ? 'request_status_changed' : 'request_created', one.id]))
  expect(new Set(after.outbox.map((event) => event.id)).size).toBe(after.outbox.length)
  moved.forEach((one, n) => {
    const { payload, createdAt, deliveredAt } = events[n]!
    const facts = payload as unknown as RequestEventFacts
    expect([createdAt, deliveredAt]).toEqual([at, null])
    expect(facts.request).toEqual(one)
    expect(facts.allowances).toEqual(figuresOf(after, one.memberId, at.slice(0, 10)))
    const named = after.members.filter((each) => JSON.stringify(one).includes(each.id))
    expect([...facts.members].sort((a, b) => (a.id < b.id ? -1 : 1)))
      .toEqual(named.map(({ id: memberId, name, email, customId }) => ({ id: memberId, name, email, customId })).sort((a, b) => (a.id < b.id ? -1 : 1)))
    expect(facts.leaveType).toEqual(after.leaveTypes.find((type) => type.id === one.leaveTypeId))
    expect(JSON.parse(JSON.stringify(payload))).toEqual(payload)
  })
  return after
}

/** Runs a use case that has to be refused, on a store that it has to leave as it was. */
export async function refused(snapshot: WorkspaceSnapshot, act: (ports: Ports) => Promise<Result<unknown>>, at: Instant = now): Promise<string> {
  const { ports, saved } = opened(snapshot, at)
  const before = saved()
  const result = await act(ports)
  expect(saved()).toEqual(before)
  expect(saved()).toEqual(snapshot)
  expect(saved().outbox).toEqual([])
  return outcome(result)
}

/** Runs a use case that has to succeed; answers what is stored then. */
export async function done(snapshot: WorkspaceSnapshot, act: (ports: Ports) => Promise<Result<unknown>>, at: Instant = now): Promise<WorkspaceSnapshot> {
  const { ports, saved } = opened(snapshot, at)
  expect(outcome(await act(ports))).toBe('ok')
  return expectAnnounced(snapshot, saved(), at)
}
