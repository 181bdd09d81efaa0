import { openMemory } from '../src/adapters/memory'
import { formatPlainDate, plainDate } from '../src/calendar'
import type { Member, Ports, RecurringRequestPayload, SingleRequestPayload } from '../src/index'
import { approveRequest } from '../src/services/requests/approveRequest'
import { cancelRequest } from '../src/services/requests/cancelRequest'
import { createRequest } from '../src/services/requests/createRequest'
import { previewRecurring } from '../src/services/requests/previewRecurring'
import { generateWorkspace } from '../src/testing'
import { median, rounded } from './measure'

const NOW = '2026-03-02T09:00:00.000Z'
const LIVES = 150
const ROUNDS = 3

interface Host {
  readonly ports: Ports
  readonly members: readonly Member[]
  readonly leaveTypeId: string
}

function hostOf(members: number): Host {
  const base = generateWorkspace({ seed: 11, members })
  const leaveType = { ...base.leaveTypes.find(({ takesFromAllowance, leaveUnit }) => takesFromAllowance && leaveUnit === 'days')!, needsApproval: true }
  const [boss] = base.members
  // Groups of fifty with a limit, so that previews look at colleagues.
  const departments = Array.from({ length: Math.ceil(members / 50) }, (_, n) => ({
    id: `00000000-0000-4000-8000-00000d${String(n).padStart(6, '0')}`, customId: null, name: `Group ${n}`, isHidden: false, maximumAbsent: 25,
    approvalProcess: 'Linear_all_have_to_agree' as const, managers: [], defaultRuleIds: {},
  }))
  const staff = base.members.map((member, index) => ({
    ...member, isAdmin: index === 0, approverIds: [boss!.id], departmentIds: [departments[Math.floor(index / 50)]!.id], employmentStartDate: null, employmentEndDate: null,
  }))
  const snapshot = {
    ...base, workspace: { ...base.workspace, plan: 'plus' as const }, departments, members: staff,
    leaveTypes: base.leaveTypes.map((other) => (other.id === leaveType.id ? { ...leaveType, maximumAbsentApplies: true } : other)),
    allowanceTypes: base.allowanceTypes.map((type) => ({ ...type, ignoreAllowanceLimit: true })),
  }
  let ids = 0
  return {
    members: staff, leaveTypeId: leaveType.id,
    ports: { unitOfWork: openMemory(snapshot).unitOfWork, clock: () => NOW, ids: () => `00000000-0000-4000-9000-${String(ids++).padStart(12, '0')}` },
  }
}

const terms = { reason: null, representativeMemberIds: [], ignoreMaximumAbsence: true, adminApprovalOption: null } as const

/** Far from all other requests, a day for each life. */
const dayOf = (n: number): string => formatPlainDate(plainDate('2027-11-01') + (n % 40))

function weekly({ members, leaveTypeId }: Host, n: number): RecurringRequestPayload {
  return {
    ...terms, leaveTypeId, requesterMemberId: members[n]!.id, repeat: 'weekly', interval: 1, from: '2026-03-04', until: null, count: 10, startTime: null, endTime: null,
    halfDay: 'full_day', weekDays: 'WE', day: null, month: null, pos: null, exDates: [],
  }
}

function single({ members, leaveTypeId }: Host, n: number): SingleRequestPayload {
  const date = dayOf(n)
  return { ...terms, leaveTypeId, requesterMemberId: members[n]!.id, start: date, end: date, startAt: 'morning', endAt: 'end_of_day' }
}

/** One absence of one member: previewed as a series, created, approved, canceled. */
async function life(host: Host, n: number): Promise<void> {
  const { ports, members } = host
  const [boss, member] = [members[0]!, members[n]!]
  const preview = await previewRecurring(ports, member.id, weekly(host, n))
  if (!preview.ok) throw new Error(JSON.stringify(preview.failure))
  const created = await createRequest(ports, member.id, single(host, n))
  if (!created.ok) throw new Error(JSON.stringify(created.failure))
  const approved = await approveRequest(ports, boss.id, created.value)
  const canceled = await cancelRequest(ports, member.id, created.value, { scope: 'this', reason: 'No longer needed' })
  if (!approved.ok || !canceled.ok) throw new Error('expected an approval and a cancellation')
}

/** Whole lives of requests a second over the memory adapter, in a small workspace and in a large one. */
export async function benchServices(): Promise<void> {
  console.log('Services over memory: preview of 10 weeks, create, approve, cancel')
  const rates: number[] = []
  for (const members of [1000, 10_000]) {
    const host = hostOf(members)
    let n = 1
    const round = async (): Promise<number> => {
      const start = performance.now()
      for (let count = 0; count < LIVES; count++) await life(host, n++)
      return LIVES / ((performance.now() - start) / 1000)
    }
    await round()
    const measured: number[] = []
    for (let count = 0; count < ROUNDS; count++) measured.push(await round())
    rates.push(median(measured))
    console.log(`  ${String(members).padStart(6)} members   ${rounded(rates.at(-1)!, 0)} rounds a second`)
  }
  console.log(`  10,000 members over 1,000: ${rounded(rates[0]! / rates[1]!)} times the time a round`)
}
