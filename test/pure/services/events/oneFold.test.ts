/**
 * Events and the REST interface read one fold (house; spec: Events, "every allowance value sent"; decision 4): what an event tells of
 * a request, a member and their figures is what the reads answer of the same commit.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { webhookPayload } from '../../../../src/events/webhookPayload'
import type {
  Id, Instant, LeaveType, MemberAllowanceYear, OutboxEvent, Ports, RequestEventFacts, Result, WorkspaceSnapshot,
} from '../../../../src/index'
import * as services from '../../../../src/services'
import { company } from '../../events/golden/scene'
import { series, single, valueOf } from '../../preview/given'
import { freshIds } from '../requests/given'
import { ada, mona, otto, rex, rio, stored } from './given'

const [vacation, timeOff, sickLeave, annual, overtime, bavaria] = [301, 302, 303, 401, 402, 701].map(stored) as [Id, Id, Id, Id, Id, Id]

/** A workspace whose time goes on. */
interface World {
  readonly ports: Ports
  readonly saved: () => WorkspaceSnapshot
  readonly passDays: (days: number) => void
}

function open(): World {
  const { unitOfWork, save } = openMemory(company())
  let now: Instant = '2026-03-02T09:00:00.000Z'
  return {
    saved: save,
    ports: { unitOfWork, clock: () => now, ids: freshIds() },
    passDays: (days) => {
      now = new Date(Date.parse(now) + days * 86_400_000).toISOString()
    },
  }
}

interface PayloadV1 {
  readonly details: {
    readonly status: string
    readonly deducted: number
    readonly allowance_delta: number
    readonly requester_member: { readonly allowances: readonly unknown[] }
  }
}

/** As events name the figures of the years that the REST interface lists, by the position of the types. */
const listedFigures = (listed: readonly MemberAllowanceYear[]): unknown[] => [...listed]
  .sort((a, b) => a.allowanceType.position - b.allowanceType.position || a.year - b.year)
  .map(({ allowanceType, year, allowance, broughtForward, compensatoryTimeOff, remaining, taken }) => ({
    allowance_type_id: allowanceType.id, allowance, brought_forward: broughtForward, compensatory_time_off: compensatoryTimeOff,
    remaining, taken, year,
  }))

/** What the breakdowns of all years say that a request takes; null where none names it. */
async function brokenDown(ports: Ports, { memberId, requestId, leaveType, years }: {
  readonly memberId: Id
  readonly requestId: Id
  readonly leaveType: LeaveType
  readonly years: readonly number[]
}): Promise<number | null> {
  const amounts: number[] = []
  for (const year of years) {
    const { requests } = valueOf(await services.getAllowanceBreakdown(ports, otto, memberId, leaveType.allowanceTypeId!, year))
    amounts.push(...requests.filter(({ id }) => id === requestId).map(({ amount }) => amount))
  }
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

async function expectRequestTold(ports: Ports, event: OutboxEvent): Promise<string> {
  const { allowances: _, year, deducted, allowanceDelta, ...told } = event.payload as unknown as RequestEventFacts
  const { request, leaveType } = told
  const { memberId, id: requestId } = request
  const listed = valueOf(await services.getMemberAllowances(ports, otto, memberId))
  const { details } = webhookPayload(event, 'v1') as unknown as PayloadV1
  expect(details.requester_member.allowances).toStrictEqual(listedFigures(listed))
  const read = valueOf(await services.getRequest(ports, otto, requestId))
  expect({ ...told, members: new Set(told.members) }).toStrictEqual({ ...read, members: new Set(read.members) })
  expect(details.deducted).toBe(leaveType.takesFromAllowance ? read.workdayAbsenceDuration : 0)
  const years = listed.filter(({ allowanceType }) => allowanceType.id === leaveType.allowanceTypeId).map((one) => one.year)
  const booked = await brokenDown(ports, { memberId, requestId, leaveType, years })
  const takes = ['PENDING', 'APPROVED'].includes(request.status) && details.deducted > 0
  expect(booked).toBe(takes ? details.deducted : null)
  expect(details.allowance_delta).toBe(['DECLINED', 'CANCELED'].includes(request.status) ? 0 - details.deducted : details.deducted)
  return `${event.type} ${request.status} ${leaveType.name}`
}

async function expectUserTold(ports: Ports, { type, payload }: OutboxEvent): Promise<string> {
  const { id } = payload['member'] as { readonly id: Id }
  expect(payload).toStrictEqual(valueOf(await services.getMember(ports, otto, id)))
  return type
}

/** Carries an act out and checks what it tells against what is read then; answers in words what was told. */
async function act({ ports, saved }: World, run: (ports: Ports, saved: WorkspaceSnapshot) => Promise<Result<unknown>>): Promise<string[]> {
  const before = saved()
  const result = await run(ports, before)
  const told: string[] = []
  const events = saved().outbox.slice(before.outbox.length)
  if (!result.ok) expect(saved()).toStrictEqual(before)
  for (const event of events) told.push(await (event.type.startsWith('request') ? expectRequestTold : expectUserTold)(ports, event))
  return told
}

interface Picks {
  readonly x: number
  readonly y: number
  readonly z: number
}

type Command = (ports: Ports, saved: WorkspaceSnapshot, picks: Picks) => Promise<Result<unknown>>

const dateOf = (n: number): string => new Date(Date.UTC(2026, 2, 1) + n * 86_400_000).toISOString().slice(0, 10)

/** A request that waits, if any does, in two of three cases; else any. */
function pick({ requests }: WorkspaceSnapshot, n: number): Id {
  const waiting = requests.filter(({ status }) => status === 'PENDING')
  const among = n % 3 === 0 || waiting.length === 0 ? requests : waiting
  return among[n % among.length]!.id
}

const ofAda = { requesterMemberId: ada }

const easter = single('2026-04-02', '2026-04-07', { ...ofAda, leaveTypeId: vacation })

const commands: Readonly<Record<string, Command>> = {
  days: (ports, _, { x, y, z }) => services.createRequest(ports, otto, single(dateOf(x * 3), dateOf(x * 3 + y), {
    ...ofAda, leaveTypeId: vacation, startAt: z % 2 ? 'afternoon' : 'morning', endAt: z % 3 ? 'end_of_day' : 'lunchtime',
    representativeMemberIds: z % 5 ? [] : [rex], adminApprovalOption: z % 4 ? null : 'approve_request_immediately',
  })),
  overNewYear: (ports, _, { x, y }) =>
    services.createRequest(ports, ada, single(dateOf(290 + x % 15), dateOf(305 + y), { ...ofAda, leaveTypeId: vacation })),
  minutes: (ports, _, { x, y, z }) => {
    const from = Date.parse(dateOf(x * 3)) + (24 + z) * 900_000
    const [start, end] = [from, from + (y + 1) * 1_800_000].map((at) => new Date(at).toISOString()) as [string, string]
    return services.createRequest(ports, ada, single(start, end, { ...ofAda, leaveTypeId: timeOff }))
  },
  sick: (ports, _, { x, y }) =>
    services.createRequest(ports, otto, single(dateOf(x * 3), dateOf(x * 3 + y), { ...ofAda, leaveTypeId: sickLeave })),
  weekly: (ports, _, { x, y, z }) => services.createRecurringRequest(ports, ada, series({
    ...ofAda, leaveTypeId: vacation, from: dateOf(x * 3), count: 2 + y % 5, interval: 1 + z % 3, halfDay: z % 4 ? 'full_day' : 'morning',
  })),
  approve: (ports, saved, { x, y }) => services.approveRequest(ports, y % 3 ? otto : mona, pick(saved, x)),
  decline: (ports, saved, { x, y }) => services.declineRequest(ports, y % 2 ? mona : otto, pick(saved, x), 'No'),
  standIn: (ports, saved, { x }) => services.approveRepresentative(ports, rex, pick(saved, x)),
  cancel: (ports, saved, { x, y }) =>
    services.cancelRequest(ports, otto, pick(saved, x), { scope: (['this', 'upcoming', 'all'] as const)[y % 3]!, reason: 'Off' }),
  adjust: (ports, _, { x, y, z }) => services.createAdjustment(ports, otto, ada, {
    allowanceTypeId: z % 2 ? annual : overtime, date: dateOf(x * 3), expiryDate: null, amount: z % 2 ? y - 1.5 : 15 * (y + 1), reason: null,
  }),
  setByHand: (ports, _, { x, y, z }) => services.setMemberAllowance(ports, otto, ada, annual, 2025 + x % 3,
    z % 2 ? { broughtForward: y } : { compensatoryTimeOff: y - 2 }),
  holidays: (ports, _, { x }) => services.updateMember(ports, otto, ada, { holidayCalendarId: x % 2 ? null : bavaria }),
  leaves: (ports, _, { x }) => services.updateMember(ports, otto, ada, { employmentEndDate: x % 3 ? null : dateOf(400 + x) }),
  standing: (ports, _, { x }) => services.changeMemberStatus(ports, otto, rio, x % 2 ? 'INACTIVE' : 'ACTIVE'),
}

test('one such sequence: Ada is away over Easter, which a new holiday shortens, and comes back', async () => {
  const world = open()
  expect(await act(world, (ports) => services.updateMember(ports, otto, ada, { holidayCalendarId: null }))).toStrictEqual(['user_updated'])
  expect(await act(world, (ports) => services.createRequest(ports, otto, easter))).toStrictEqual(['request_created PENDING Vacation'])
  // Without holidays, Thursday, Friday morning, Monday and Tuesday: 3.5.
  const facts = (): RequestEventFacts => world.saved().outbox.at(-1)!.payload as unknown as RequestEventFacts
  expect([facts().deducted, facts().allowances.map(({ remaining }) => remaining)]).toStrictEqual([3.5, [6, 6.5, 25.5, 600, 600]])
  const requestId = facts().request.id
  world.passDays(1)
  await act(world, (ports) => services.updateMember(ports, otto, ada, { holidayCalendarId: bavaria }))
  expect(await act(world, (ports) => services.cancelRequest(ports, otto, requestId, { scope: 'this', reason: 'Off' })))
    .toStrictEqual(['request_status_changed CANCELED Vacation'])
  expect([facts().deducted, facts().allowanceDelta]).toStrictEqual([2, -2])
  expect(facts().allowances.map(({ remaining }) => remaining)).toStrictEqual([6, 10, 29, 600, 600])
})

test('whatever is changed in whatever order, events tell what the reads answer then', async () => {
  const told: string[] = []
  // There is always something to decide on, and deciding is asked for more often.
  const names = [...Object.keys(commands), 'approve', 'approve', 'decline', 'cancel']
  const picked = fc.record({ x: fc.nat(149), y: fc.nat(9), z: fc.nat(39) })
  const step = fc.tuple(fc.constantFrom(...names), picked, fc.nat(20))
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16, size: 'max' }), async (steps) => {
    const world = open()
    told.push(...await act(world, (ports) => services.createRequest(ports, otto, easter)))
    for (const [name, picks, days] of steps) {
      told.push(...await act(world, (ports, saved) => commands[name]!(ports, saved, picks)))
      world.passDays(days)
    }
  }), { numRuns: 60 })
  const often = (kind: string): boolean => told.filter((one) => one.startsWith(kind)).length > 3
  const kinds = [
    'request_created PENDING', 'request_created APPROVED', 'request_status_changed APPROVED', 'request_status_changed DECLINED',
    'request_status_changed CANCELED', 'user_updated',
  ]
  expect(kinds.filter((kind) => !often(kind))).toStrictEqual([])
})
