/**
 * One absence, from its preview to its cancellation, in a company that is held in memory. Every step prints what a host would
 * store, and what is left of the allowance. In a clone: npx tsx docs/examples/embed.ts
 *
 * Outside the clone the modules are absence-engine, absence-engine/memory, absence-engine/snapshot and absence-engine/services.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMemory } from '../../src/adapters/memory/index'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import type { Member, Ports, Result, SingleRequestPayload } from '../../src/index'
import { approveRequest, cancelRequest, createRequest, getMember, previewSingle } from '../../src/services/index'

/** The value of an answer that is not expected to be a refusal. */
function answered<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

const company = answered(parseSnapshot(readFileSync(join(import.meta.dirname, 'company.json'), 'utf8')))
const memory = openMemory(company)

// A service passes `() => new Date().toISOString()` and `randomUUID`; these two make the same output every time.
let lastId = 900_000_000_000
const ports: Ports = {
  unitOfWork: memory.unitOfWork,
  clock: () => '2026-06-30T09:00:00.000Z',
  ids: () => `00000000-0000-4000-8000-${++lastId}`,
}

function member(name: string): Member {
  const found = company.members.find((one) => one.name === name)
  if (found === undefined) throw new Error(`expected ${name} in the file`)
  return found
}

const [sofie, murat, johanna] = [member('Sofie Lund'), member('Murat Aydin'), member('Johanna Brandt')]
const annualLeave = company.leaveTypes.find(({ name }) => name === 'Annual leave')!

/** What Sofie has left of annual leave in 2026. */
async function remaining(): Promise<string> {
  const { allowances } = answered(await getMember(ports, sofie.id, sofie.id))
  const year = allowances.find(({ allowanceType, year }) => allowanceType.id === annualLeave.allowanceTypeId && year === 2026)!
  return `${year.remaining.toFixed(2)} days remain`
}

/** Prints what a step has added to the store, or changed in it, and the balance behind it. */
async function show(step: string, act: () => Promise<string>): Promise<void> {
  const before = memory.save()
  console.log(`${step}: ${await act()}`)
  const { requests, outbox } = memory.save()
  const statusBefore = new Map(before.requests.map(({ id, status }) => [id, status]))
  for (const { id, status } of requests) if (statusBefore.get(id) !== status) console.log(`  request    ${status}`)
  for (const { type, payload } of outbox.slice(before.outbox.length)) {
    const { deducted, allowanceDelta } = payload as { deducted?: number; allowanceDelta?: number }
    console.log(`  outbox     ${type}, deducted ${deducted}, allowanceDelta ${allowanceDelta}`)
  }
  console.log(`  allowance  ${await remaining()}`)
}

/** From Thursday noon to Tuesday: half a day, Friday, Monday and Tuesday. */
const longWeekend: SingleRequestPayload = {
  leaveTypeId: annualLeave.id, requesterMemberId: sofie.id, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null, start: '2026-09-10', end: '2026-09-15', startAt: 'afternoon', endAt: 'end_of_day',
}

const outcome = (result: Result<unknown>): string => (result.ok ? 'done' : `refused, ${result.failure.code}`)

let requestId = ''
console.log(`Sofie Lund, annual leave of 2026: ${await remaining()}`)
await show('previewSingle by Sofie', async () => {
  const { canCreate, duration } = answered(await previewSingle(ports, sofie.id, longWeekend))
  return `${canCreate ? 'can' : 'cannot'} be created, costs ${duration.workdayDays} days`
})
await show('createRequest by Sofie', async () => {
  requestId = answered(await createRequest(ports, sofie.id, longWeekend))
  return 'done'
})
// Sales is managed by Johanna alone: Murat is a manager, but of another department.
await show('approveRequest by Murat', async () => outcome(await approveRequest(ports, murat.id, requestId)))
await show('approveRequest by Johanna', async () => outcome(await approveRequest(ports, johanna.id, requestId)))
await show('cancelRequest by Sofie', async () =>
  outcome(await cancelRequest(ports, sofie.id, requestId, { scope: 'this', reason: 'The trip is off' })))
