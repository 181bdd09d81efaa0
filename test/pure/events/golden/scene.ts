/**
 * A day in the company of `workspace.json`, 2 March 2026: who does what, when. Every figure of it is worked out in README.md. New
 * records get the ids 9…1, 9…2 and so on, in the order in which they are made: request, approvers, representatives, event.
 */
import { readFileSync } from 'node:fs'
import { openMemory } from '../../../../src/adapters/memory'
import { readSnapshot } from '../../../../src/adapters/snapshot'
import type {
  Id, OutboxEvent, Ports, RecurringRequestPayload, Result, SingleRequestPayload, WorkspaceSnapshot,
} from '../../../../src/index'
import {
  approveRepresentative, approveRequest, cancelRequest, changeMemberStatus, createMember, createRecurringRequest, createRequest,
  declineRepresentative, declineRequest, replaceRepresentative, updateMember,
} from '../../../../src/services'

/** Golden files stand beside this one. */
export const golden = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const stored = (n: number): Id => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const made = (n: number): Id => `90000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const [ada, mona, otto, rex, rio, uma] = [stored(201), stored(202), stored(203), stored(204), stored(205), stored(206)]
const [vacation, timeOff, sickLeave] = [stored(301), stored(302), stored(303)]
const [easter, hours, newYear, firstMonday] = [made(1), made(8), made(33), made(21)]

const withRex = { representativeMemberIds: [rex] }

const asked = (leaveTypeId: Id, start: string, end: string, some: Partial<SingleRequestPayload> = {}): SingleRequestPayload => ({
  leaveTypeId, requesterMemberId: ada, start, end, startAt: 'morning', endAt: 'end_of_day', reason: null, representativeMemberIds: [],
  ignoreMaximumAbsence: false, adminApprovalOption: null, ...some,
})

const course: RecurringRequestPayload = {
  leaveTypeId: vacation, requesterMemberId: ada, reason: 'Course', ...withRex, ignoreMaximumAbsence: false, adminApprovalOption: null,
  repeat: 'weekly', interval: 1, from: '2026-05-04', until: null, count: 2, startTime: null, endTime: null,
  halfDay: 'full_day', weekDays: null, day: null, month: null, pos: null, exDates: [],
}

const moving = { startAt: 'afternoon', endAt: 'lunchtime', reason: 'Moving house' } as const
const atOnce = { adminApprovalOption: 'approve_request_immediately' } as const

const eve = {
  name: 'Eve', email: 'eve@example.com', customId: null, departmentIds: [stored(102)], employmentStartDate: null, employmentEndDate: null,
  isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [{ id: stored(401), default: true }],
}

interface Step {
  readonly at: string
  readonly act: (ports: Ports) => Promise<Result<unknown>>
  /** The golden file of each event that it makes. */
  readonly tells: readonly string[]
}

const step = (at: string, act: Step['act'], ...tells: readonly string[]): Step => ({ at, act, tells })

export const steps: readonly Step[] = [
  step('09:00', (ports) => createRequest(ports, ada, asked(vacation, '2026-04-02', '2026-04-07', { reason: 'Easter', ...withRex })),
    '01-created-pending'),
  step('09:10', (ports) => replaceRepresentative(ports, ada, easter, rio)),
  step('09:20', (ports) => approveRepresentative(ports, rio, easter)),
  step('09:30', (ports) => approveRequest(ports, mona, easter)),
  step('09:40', (ports) => approveRequest(ports, otto, easter), '02-approved'),
  step('10:00', (ports) => createRequest(ports, ada, asked(timeOff, '2026-03-10T10:30:00.000Z', '2026-03-10T13:00:00.000Z')),
    '03-created-hours'),
  step('10:10', (ports) => declineRequest(ports, mona, hours, 'Short of hands'), '04-declined'),
  step('10:20', (ports) => createRequest(ports, otto, asked(sickLeave, '2026-03-04', '2026-03-05')), '05-created-approved'),
  step('10:30', (ports) => createRequest(ports, otto, asked(vacation, '2026-03-12', '2026-03-13', { ...moving, ...atOnce })),
    '06-created-half-days'),
  step('10:40', (ports) => cancelRequest(ports, ada, easter, { scope: 'this', reason: 'Plans changed' }), '07-canceled'),
  step('10:50', (ports) => createRecurringRequest(ports, ada, course), '08a-created-series', '08b-created-series'),
  step('11:00', (ports) => cancelRequest(ports, ada, firstMonday, { scope: 'all', reason: 'No course' }),
    '09a-canceled-series', '09b-canceled-series'),
  step('11:10', (ports) => createRequest(ports, ada, asked(vacation, '2026-12-30', '2027-01-05', withRex)),
    '10-created-over-new-year'),
  step('11:20', (ports) => declineRepresentative(ports, rex, newYear, 'Away myself'), '11-declined-by-representative'),
  step('11:30', (ports) => createMember(ports, otto, eve), '12-user-created'),
  step('11:40', (ports) => changeMemberStatus(ports, otto, rio, 'ARCHIVED'), '13-user-archived'),
  step('11:50', (ports) => updateMember(ports, otto, ada, { hasBillingAccess: true }), '14-user-updated'),
  step('12:00', (ports) => cancelRequest(ports, ada, stored(903), { scope: 'this', reason: 'Well again' }), '15-representative-gone'),
]

/** The company as it is before the day. */
export function company(): WorkspaceSnapshot {
  const read = readSnapshot(golden('workspace.json'))
  if (!read.ok) throw new Error(JSON.stringify(read.failure.issues))
  return read.value
}

/** Plays the day; answers the outbox. The host has removed the record of Uma, whom an old request still names. */
export async function play(): Promise<readonly OutboxEvent[]> {
  const { members, ...rest } = company()
  const { unitOfWork, save } = openMemory({ ...rest, members: members.filter(({ id }) => id !== uma) })
  let ids = 0
  for (const { at, act } of steps) {
    const done = await act({ unitOfWork, clock: () => `2026-03-02T${at}:00.000Z`, ids: () => made(++ids) })
    if (!done.ok) throw new Error(`${at}: ${JSON.stringify(done.failure)}`)
  }
  return save().outbox
}
