/**
 * What a use case loads does not grow with the workspace: the same calls of ports, and the same number of records, among a hundred
 * members and among a hundred thousand. Counted, not timed.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { type MemoryWorkspace, openMemory } from '../../src/adapters/memory'
import type { AbsenceRequest, Department, Id, LeaveType, Member, Ports, Result, WorkspaceSnapshot } from '../../src/index'
import {
  approveRequest, cancelRequest, createRecurringRequest, createRequest, getRequest, previewRecurring, previewSingle,
} from '../../src/services'
import { generateWorkspace } from '../../src/testing'
import { recordId } from '../../src/testing/recordId'
import { approvedRequest } from '../../src/testing/build/approvedRequest'
import { series, single } from '../pure/preview/given'
import { freshIds, outcome } from '../pure/services/requests/given'
import { portsAround } from '../pure/services/requests/portCalls'

const FEW = 100
const MANY = 100_000

/** Within the year of the generated bookings. */
const now = '2024-06-03T09:00:00.000Z'
const [adaId, bossId, rexId] = [1, 2, 3].map((n) => recordId('member', 0, n, 7)) as [Id, Id, Id]
const teamId = recordId('department', 99, 0, 7)

const team: Department = {
  id: teamId, customId: null, name: 'Team', isHidden: false, maximumAbsent: 4, approvalProcess: 'Linear_all_have_to_agree',
  managers: [{ memberId: bossId, predecessorMemberId: null }], defaultRuleIds: {},
}

/** Of free days, so that no balance stands in the way. */
function leaveTypeOf({ leaveTypes }: WorkspaceSnapshot): LeaveType {
  return { ...leaveTypes[0]!, id: recordId('leaveType', 99, 0, 7), takesFromAllowance: false, needsApproval: true, maximumAbsentApplies: true }
}

/** Five of the members are a team in which Ada is approved by Boss and represented by Rex; all others are as they are generated. */
function workspaceOf(members: number): WorkspaceSnapshot {
  const generated = generateWorkspace({ seed: 7, members, bookingsPerType: 1, allowanceTypes: 1, years: 1, fiscalYearStartMonth: 1 })
  const inTeam = (member: Member, n: number): Member => (n >= 1 && n <= 5 ? {
    ...member, departmentIds: [teamId], employmentStartDate: null, employmentEndDate: null, approverIds: n === 1 ? [bossId] : [],
    representatives: { ...member.representatives, memberIds: n === 1 ? [rexId] : [] },
  } : member)
  const free = leaveTypeOf(generated)
  const representing: AbsenceRequest = {
    ...approvedRequest(recordId('request', 99, 0, 7), rexId, free.id, { start: '2024-06-12', end: '2024-06-12', startAt: 'morning', endAt: 'end_of_day' }, now),
    representativeApprovers: [{ id: recordId('representative', 0, 0, 7), memberId: adaId, status: 'PENDING', replacedToMemberId: null, predecessorId: null, reason: null, statusChangedAt: null }],
  }
  return {
    ...generated, departments: [...generated.departments, team], leaveTypes: [...generated.leaveTypes, free],
    members: generated.members.map(inTeam), requests: [...generated.requests, representing],
  }
}

/** Runs a use case; answers each call with the number of records that it brought, in alphabetical order. */
async function loads({ unitOfWork }: MemoryWorkspace, run: (ports: Ports) => Promise<Result<unknown>>): Promise<string[]> {
  const calls: string[] = []
  const ports = portsAround({ unitOfWork, clock: () => now, ids: freshIds() }, async (name, call) => {
    const answer = await call()
    const records = Array.isArray(answer) ? answer.length : answer === null || answer === undefined ? 0 : 1
    calls.push(`${name} ${records}`)
    return answer
  })
  expect(outcome(await run(ports))).toBe('ok')
  return calls.sort()
}

const asks = { leaveTypeId: recordId('leaveType', 99, 0, 7), requesterMemberId: adaId }
const day = single('2024-06-12', '2024-06-12', asks)

describe('among a hundred thousand members', () => {
  let few: MemoryWorkspace
  let many: MemoryWorkspace
  beforeAll(() => {
    few = openMemory(workspaceOf(FEW))
    many = openMemory(workspaceOf(MANY))
  })

  /** The loads of a use case, which are the same in both workspaces. */
  async function loadsInBoth(run: (ports: Ports, which: 'few' | 'many') => Promise<Result<unknown>>): Promise<string[]> {
    const little = await loads(few, (ports) => run(ports, 'few'))
    expect(await loads(many, (ports) => run(ports, 'many'))).toEqual(little)
    return little
  }

  test('a preview loads what it does among a hundred: the team, its absences, Ada\'s own', async () => {
    const loaded = await loadsInBoth((ports) => previewSingle(ports, adaId, day))
    expect(loaded).toContain('members.inDepartments 5')
    expect(loaded).toContain('requests.representedBy 1')
    expect(loaded.length).toBeLessThan(25)
  })

  test('so does the preview of a series', async () => {
    const loaded = await loadsInBoth((ports) => previewRecurring(ports, adaId, series({ ...asks, from: '2024-06-10', count: null, until: '2024-12-31' })))
    expect(loaded.length).toBeLessThan(25)
  })

  test('so do creating, reading, approving and canceling', async () => {
    const made: { few: Id; many: Id } = { few: '', many: '' }
    await loadsInBoth(async (ports, which) => {
      const created = await createRequest(ports, adaId, day)
      if (created.ok) made[which] = created.value
      return created
    })
    await loadsInBoth((ports, which) => getRequest(ports, adaId, made[which]))
    await loadsInBoth((ports, which) => approveRequest(ports, bossId, made[which]))
    await loadsInBoth((ports, which) => cancelRequest(ports, adaId, made[which], { scope: 'this', reason: 'off' }))
    const loaded = await loadsInBoth((ports) => createRecurringRequest(ports, adaId, series({ ...asks, from: '2024-07-01', count: 3 })))
    expect(loaded.filter((call) => call.startsWith('outbox.add'))).toHaveLength(3)
  })
})
