/** Use cases that come at the same time: every call of a port waits for its turn, and the turns are drawn. */
import type fc from 'fast-check'
import { expect } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { computeAllowances, workspaceInputs } from '../../../../src/index'
import type { AbsenceRequest, Ports, Result, WorkspaceSnapshot } from '../../../../src/index'
import { eventsOf, outcome, portsOf } from '../requests/given'
import { portsAround } from '../requests/portCalls'

export type Racer = (ports: Ports) => Promise<Result<unknown>>

export interface Finish {
  readonly outcomes: readonly string[]
  readonly after: WorkspaceSnapshot
  /** Answers and stored records as one text, in which new ids have names in the order in which they appear. */
  readonly story: string
  /** How often a port was called, repeated units of work included. */
  readonly calls: number
}

/** Runs and new ids leave no trace: two orders that come to the same tell the same. */
function storyOf(results: readonly Result<unknown>[], { requests, outbox, ...rest }: WorkspaceSnapshot): string {
  const byDate = [...requests].sort((a, b) => (`${a.start} ${a.memberId}` < `${b.start} ${b.memberId}` ? -1 : 1))
  const names = new Map<string, string>()
  return JSON.stringify([byDate, outbox, rest, results]).replace(/90000000-0000-4000-8000-\d{12}/g, (id) => {
    if (!names.has(id)) names.set(id, `new ${names.size}`)
    return names.get(id)!
  })
}

/** A store on which `turn` comes before every call of a port; `finish` tells what has become of it. */
function openCourse(snapshot: WorkspaceSnapshot, turn: (name: string) => Promise<unknown>) {
  const { unitOfWork, save } = openMemory(snapshot)
  let calls = 0
  const ports = portsAround(portsOf(unitOfWork), (name, call) => {
    calls++
    return turn(name).then(call)
  })
  const finish = (results: readonly Result<unknown>[]): Finish =>
    ({ outcomes: results.map(outcome), after: save(), story: storyOf(results, save()), calls })
  return { ports, finish }
}

/** Lets all of them go at once over one store. */
export async function race(scheduler: fc.Scheduler, snapshot: WorkspaceSnapshot, racers: readonly Racer[]): Promise<Finish> {
  const turn = (name: string): Promise<string> => scheduler.schedule(Promise.resolve(name), name)
  const { ports, finish } = openCourse(snapshot, turn)
  return finish(await scheduler.waitFor(Promise.all(racers.map((racer, n) => turn(`start of ${n}`).then(() => racer(ports))))))
}

/** One after the other, in this order; answers are told in the order of the racers. */
async function inOrder(snapshot: WorkspaceSnapshot, racers: readonly Racer[], order: readonly number[]): Promise<Finish> {
  const { ports, finish } = openCourse(snapshot, () => Promise.resolve())
  const results: Result<unknown>[] = []
  for (const n of order) results[n] = await racers[n]!(ports)
  return finish(results)
}

const ordersOf = (left: readonly number[]): number[][] =>
  left.length === 0 ? [[]] : left.flatMap((first) => ordersOf(left.filter((n) => n !== first)).map((rest) => [first, ...rest]))

/** What they come to one after the other, for every order. */
export const serially = (snapshot: WorkspaceSnapshot, racers: readonly Racer[]): Promise<Finish[]> =>
  Promise.all(ordersOf(racers.map((_, n) => n)).map((order) => inOrder(snapshot, racers, order)))

const mayFollow: Readonly<Record<AbsenceRequest['status'], readonly AbsenceRequest['status'][]>> =
  { PENDING: ['APPROVED', 'DECLINED', 'CANCELED'], APPROVED: ['CANCELED'], DECLINED: [], CANCELED: [] }

/** D44: nothing open on what is settled. D55, D56: an event for each change of a state, no other, in their order. F1: no balance overdrawn. */
export function expectSound(before: WorkspaceSnapshot, after: WorkspaceSnapshot): void {
  for (const { id, status, approvers, representativeApprovers } of after.requests) {
    if (status !== 'PENDING') expect([...approvers, ...representativeApprovers].filter((entry) => entry.status === 'PENDING')).toEqual([])
    const events = eventsOf(after).filter(({ facts }) => facts.request.id === id)
    const known = before.requests.find((request) => request.id === id)
    const states = [...(known === undefined ? [] : [known.status]), ...events.map(({ facts }) => facts.request.status)]
    states.slice(1).forEach((state, n) => expect(mayFollow[states[n]!], states.join(', ')).toContain(state))
    expect(states.at(-1)).toBe(status)
    expect(events.map(({ type }) => type)).toEqual(events.map((_, n) => (known === undefined && n === 0 ? 'request_created' : 'request_status_changed')))
  }
  for (const { inputs } of workspaceInputs(after, { asOf: '2026-03-02' })) {
    for (const { input } of inputs) expect(computeAllowances(input).filter(({ overdrawn }) => overdrawn !== 0)).toEqual([])
  }
}
