import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { failure } from '../../../../src/kernel/failure'
import { type Result, ok, refuse } from '../../../../src/kernel/result'
import type { Stores } from '../../../../src/ports'
import type { WorkspaceSnapshot } from '../../../../src/records'
import type { ContractWorkspace } from '../../../../src/testing'
import { subscriptionId } from '../../../../src/testing/contract/contractDeliveries'
import { contractEvent } from '../../../../src/testing/contract/contractEvent'
import { contractSnapshot } from '../../../../src/testing/contract/contractSnapshot'
import { type Fault, scanningWorkspace } from './scanningWorkspace'

const contract = contractSnapshot()

/** Few records, so that units of work meet often. */
const given: WorkspaceSnapshot = {
  ...contract, members: contract.members.slice(0, 2), requests: contract.requests.slice(0, 3), rules: [],
  assignments: contract.assignments.slice(0, 2), auditEntries: [],
}

const monthOf = (n: number) => ({ from: `2024-0${n + 1}-01`, to: `2024-0${n + 1}-28` })

/** One thing that a unit of work does; numbers say with what. `seen` is all that it has read. */
type Step = (stores: Stores, seen: unknown[], numbers: { readonly a: number; readonly b: number; readonly unit: number }) => Promise<void>

const member = (n: number) => given.members[n % 2]!
const request = (n: number) => given.requests[n % 3]!
const assignment = (n: number) => given.assignments[n % 2]!
const delivery = (n: number) => given.deliveries[n]!
const textOf = (seen: readonly unknown[]): string => `${Buffer.from(JSON.stringify(seen)).reduce((hash, byte) => (hash * 31 + byte) % 1_000_003, 7)}`

const steps: Readonly<Record<string, Step>> = {
  read: async ({ requests }, seen, { a }) => void seen.push(await requests.byId(request(a).id)),
  list: async ({ requests }, seen, { a }) => void seen.push(sorted(await requests.ofMember(member(a).id))),
  window: async ({ requests }, seen, { a }) => void seen.push(sorted(await requests.within(monthOf(a)))),
  custom: async ({ members }, seen, { a }) => void seen.push(await members.byCustomId(`C${a % 2}`)),
  grant: async ({ assignments }, seen, { a }) => void seen.push(await assignments.byId(assignment(a).id)),
  grants: async ({ assignments }, seen, { a }) => void seen.push(sorted(await assignments.ofMember(member(a).id))),
  ruled: async ({ assignments }, seen) => void seen.push(sorted(await assignments.ofRule(assignment(0).ruleId!))),
  log: async ({ auditLog }, seen, { a }) => void seen.push(await auditLog.ofMember(member(a).id, { eventTypes: [], take: 2 })),
  page: async ({ members }, seen) => void seen.push(await members.page(null, 5)),
  queue: async ({ deliveries }, seen, { a, b }) => void seen.push(await deliveries.waiting(subscriptionId(a % 2), 1 + b)),
  events: async ({ outbox }, seen, { a }) => void seen.push(await outbox.waiting(1 + a)),
  user: async ({ members }, seen, { a }) => void seen.push(await members.byIdentity('tenant one', `${a % 2}`)),
  move: async ({ requests }, seen, { a, b }) =>
    requests.save({ ...request(a), memberId: member(b).id, start: `2024-0${b + 1}-10`, end: `2024-0${b + 1}-11`, reason: textOf(seen) }),
  add: async ({ requests }, seen, { a, b, unit }) =>
    requests.save({ ...request(0), id: `${unit}-${a}`, memberId: member(b).id, start: `2024-0${b + 1}-12`, end: `2024-0${b + 1}-12`, reason: textOf(seen) }),
  name: async ({ members }, seen, { a, b }) => members.save({ ...member(a), customId: b === 2 ? null : `C${b}`, name: textOf(seen) }),
  link: async ({ members }, seen, { a, b }) => members.save({
    ...member(a), name: textOf(seen), identityProviderAccount: b === 2 ? null : { tenantId: 'tenant one', objectId: `${b}`, mailboxPermission: true },
  }),
  send: async ({ deliveries }, seen, { a, b }) =>
    deliveries.save({ ...delivery(a), nextAttemptAt: b === 2 ? null : given.deliveries[0]!.createdAt, payload: { seen: textOf(seen) } }),
  hand: async ({ outbox }, seen, { a, b }) =>
    outbox.save({ ...given.outbox[a]!, deliveredAt: b === 2 ? null : given.deliveries[0]!.createdAt, payload: { seen: textOf(seen) } }),
  assign: async ({ assignments }, seen, { a, b }) => assignments.save({ ...assignment(a), memberId: member(b).id, reason: textOf(seen) }),
  withdraw: async ({ assignments }, _, { a }) => assignments.remove(assignment(a).id),
  record: async ({ auditLog }, seen, { a, b, unit }) =>
    auditLog.add({ ...contract.auditEntries[0]!, id: `${unit}-${a}`, memberId: member(b).id, reason: textOf(seen) }),
  announce: async ({ outbox }, seen, { a, unit }) => outbox.add({ ...contractEvent(a), id: `${unit}-${a}`, payload: { seen: textOf(seen) } }),
}

interface Plan {
  readonly steps: readonly { readonly step: string; readonly a: number; readonly b: number }[]
  readonly end: 'ok' | 'refuse' | 'refuse by what it saw' | 'throw'
}

const plans: fc.Arbitrary<Plan[]> = fc.array(
  fc.record({
    steps: fc.array(fc.record({ step: fc.constantFrom(...Object.keys(steps)), a: fc.nat(2), b: fc.nat(2) }), { minLength: 1, maxLength: 4 }),
    end: fc.constantFrom<Plan['end'][]>('ok', 'ok', 'ok', 'refuse', 'refuse by what it saw', 'throw'),
  }),
  { minLength: 2, maxLength: 4 },
)

const sorted = <T extends { readonly id: string }>(records: readonly T[]): T[] => [...records].sort((a, b) => (a.id < b.id ? -1 : 1))

const refusal = refuse(failure('BAD_REQUEST'))

/** Does what a plan says, with a pause before each step, and answers what it saw. */
async function runPlan({ unitOfWork }: ContractWorkspace, plan: Plan, unit: number, pause: () => Promise<void>): Promise<string> {
  const answer: Result<string> | 'thrown' = await unitOfWork.transact(async (stores) => {
    const seen: unknown[] = []
    for (const { step, ...numbers } of plan.steps) {
      await pause()
      await steps[step]!(stores, seen, { ...numbers, unit })
    }
    await pause()
    if (plan.end === 'throw') throw new Error(textOf(seen))
    if (plan.end === 'refuse' || (plan.end === 'refuse by what it saw' && Number(textOf(seen)) % 2 === 0)) return refusal
    return ok(textOf(seen))
  }).catch(() => 'thrown' as const)
  return JSON.stringify(answer === 'thrown' || answer.ok ? answer : answer.failure.code)
}

async function stateText(workspace: ContractWorkspace): Promise<string> {
  const { members, requests, assignments, auditEntries, deliveries, outbox } = await workspace.save()
  return JSON.stringify([...[members, requests, assignments, auditEntries, deliveries].map((list) => sorted<{ readonly id: string }>(list)), outbox])
}

const orders = (units: readonly number[]): number[][] =>
  units.length === 0 ? [[]] : units.flatMap((unit) => orders(units.filter((one) => one !== unit)).map((rest) => [unit, ...rest]))

/** Whether doing the plans one after the other, in this order, comes to the same answers and the same state. */
async function isSame(all: readonly Plan[], order: readonly number[], answers: readonly string[], state: string): Promise<boolean> {
  const workspace = scanningWorkspace(given)
  for (const unit of order) {
    if (await runPlan(workspace, all[unit]!, unit, () => Promise.resolve()) !== answers[unit]) return false
  }
  return await stateText(workspace) === state
}

const serialProperty = (open: () => ContractWorkspace) =>
  fc.asyncProperty(fc.scheduler(), plans, async (scheduler, all) => {
    const workspace = open()
    const pause = (): Promise<void> => scheduler.schedule(Promise.resolve())
    const answers = await scheduler.waitFor(Promise.all(all.map((plan, unit) => runPlan(workspace, plan, unit, pause))))
    const state = await stateText(workspace)
    for (const order of orders(all.map((_, unit) => unit))) if (await isSame(all, order, answers, state)) return
    throw new Error(`no order of the units of work explains ${JSON.stringify(answers)}`)
  })

// More runs than four units can disturb one another, so that none is given up.
const maxRuns = 20

describe('units of work come out as if they ran one after the other', () => {
  test('in any interleaving', async () => {
    await fc.assert(serialProperty(() => openMemory(given, { maxRuns })), { numRuns: 400 })
  })

  test('two that read and then write the same request', async () => {
    const workspace = openMemory(given, { maxRuns })
    const plan: Plan = { steps: [{ step: 'read', a: 0, b: 0 }, { step: 'move', a: 0, b: 0 }], end: 'ok' }
    const answers = await Promise.all([0, 1].map((unit) => runPlan(workspace, plan, unit, () => Promise.resolve())))
    const state = await stateText(workspace)
    expect(await Promise.all([[0, 1], [1, 0]].map((order) => isSame([plan, plan], order, answers, state)))).toContain(true)
    expect(answers[0]).not.toBe(answers[1])
  })

  test.each<Fault>(['writes at once', 'looks at nothing before it commits', 'looks at what it wrote before it commits',
    'looks at the records it read before it commits', 'commits refusals', 'commits exceptions', 'removes at once', 'forgets removals',
    'overlooks removals before it commits'])('not where a workspace %s', async (fault) => {
    const { failed } = await fc.check(serialProperty(() => scanningWorkspace(given, { fault })), { numRuns: 4000, endOnFailure: true, seed: 1 })
    expect(failed).toBe(true)
  })
})
