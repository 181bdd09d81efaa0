/**
 * Decisions 42 to 48, exhaustively: every sequence of up to six events of every actor, for every process, number of
 * representatives and number required; equal states are visited once.
 */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, ApprovalProcess } from '../../../../src/records'
import type { Effect } from '../../../../src/requests/effect'
import type { RequestEvent } from '../../../../src/requests/requestEvent'
import type { TransitionContext } from '../../../../src/requests/transitionContext'
import { transitionRequest } from '../../../../src/requests/transitionRequest'
import { LATER, type Case, agree, approve, cancel, contextOf, decline, frozen, id, member, open, refuseTo, replaceBy } from './given'

const DEPTH = 6
const processes: ApprovalProcess[] = ['Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree']
const chief = member('chief', { isAdmin: true })

/** A case, and every act of everybody in it. */
interface World {
  readonly of: Case
  readonly acts: readonly (readonly [TransitionContext, RequestEvent])[]
}

function world(process: ApprovalProcess, asking: 'Linear' | 'Parallel', representatives: readonly string[], requiredCount: number, approvers: readonly string[]): World {
  const of: Case = { process, approvers, representatives, asking: { process: asking, requiredCount, memberCanChoose: true } }
  const acts = ([
    ...['ada', 'bob', 'cleo', chief].flatMap((caller) => [approve, decline()].map((event) => [caller, event] as const)),
    ...['rex', 'rio', 'fay'].flatMap((caller) => [agree, refuseTo('busy')].map((event) => [caller, event] as const)),
    ['ada', cancel()], [chief, cancel()], ['ada', replaceBy('fay')], ['dan', approve],
  ] as const).map(([caller, event]) => [contextOf(of, caller, LATER), frozen(event)] as const)
  return { of, acts }
}

const isOpen = ({ status }: { readonly status: string }): boolean => status === 'PENDING'
const allowanceOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.kind === 'allowance_changed' ? effect.allowanceDelta : 0), 0)

/** The statuses of a request and its entries, by id; an entry that is new was PENDING before. */
const statusesOf = ({ id: requestId, status, approvers, representativeApprovers }: AbsenceRequest): Map<string, string> =>
  new Map([[requestId, status], ...[...approvers, ...representativeApprovers].map((entry) => [entry.id, entry.status] as const)])

/** Like an assertion of the suite, but quick enough for hundreds of thousands. */
function holds(condition: boolean, rule: string, ...shown: readonly unknown[]): void {
  if (!condition) throw new Error(`${rule}: ${JSON.stringify(shown)}`)
}

/** Each effect starts where the record is, and all of them end where the new record is. */
function expectChain(before: ReadonlyMap<string, string>, after: AbsenceRequest, effects: readonly Effect[]): void {
  const reached = statusesOf(after)
  const now = new Map([...reached.keys()].map((key) => [key, before.get(key) ?? 'PENDING']))
  for (const effect of effects) {
    if (effect.kind === 'allowance_changed' || effect.kind === 'event') continue
    const key = effect.kind === 'status_changed' ? effect.requestId
      : effect.kind === 'approver_status_changed' ? effect.approverId : effect.representativeApprovalId
    holds((effect.from ?? 'PENDING') === now.get(key), 'an effect starts at the status before it', effect, after)
    now.set(key, effect.to)
  }
  for (const [key, status] of reached) holds(now.get(key) === status, 'effects end at the status of the record', effects, after)
}

const ranks: Readonly<Record<Effect['kind'], number>> = {
  approver_status_changed: 0, representative_status_changed: 0, status_changed: 1, allowance_changed: 2, event: 3,
}

const isDecided = (status: string): boolean => status === 'APPROVED' || status === 'DECLINED'

/** Whether nobody has decided before those in front of them. */
const inOrder = (statuses: readonly string[]): boolean => {
  const decided = statuses.map(isDecided)
  return decided.every((is, index) => is || !decided.includes(true, index))
}

/** Linear order holds; the requester's own entry and the closing of open ones aside. */
function expectOrder(request: AbsenceRequest, linearRepresentatives: boolean): void {
  if (request.approvalProcess.startsWith('Linear')) {
    const others = request.approvers.filter(({ memberId }) => memberId !== id('ada'))
    holds(inOrder(others.map(({ status }) => status)), 'approvers decide in order', request)
  }
  if (linearRepresentatives) {
    const kept = request.representativeApprovers.filter(({ status }) => status !== 'REPLACED')
    holds(inOrder(kept.map(({ status }) => status)), 'representatives answer in order', request)
  }
}

function expectSound(before: AbsenceRequest | null, after: AbsenceRequest, effects: readonly Effect[], linearRepresentatives: boolean): void {
  const places = effects.map(({ kind }) => ranks[kind])
  holds(places.every((place, index) => index === 0 || places[index - 1]! <= place), 'entries, request, allowance, event', effects)
  expectChain(before === null ? new Map<string, string>() : statusesOf(before), after, effects)
  expectOrder(after, linearRepresentatives)
  holds(isOpen(after) || ![...after.approvers, ...after.representativeApprovers].some(isOpen), 'nothing is open on a settled request', after)
  const events = effects.flatMap((effect) => effect.kind === 'event' ? [effect.type] : []).join()
  const expected = before === null ? 'request_created' : before.status === after.status ? '' : 'request_status_changed'
  holds(events === expected, 'one event for a new status', before, effects)
}

/** How much of the allowance a state consumes. */
const consumed = ({ status }: AbsenceRequest): number => (status === 'PENDING' || status === 'APPROVED' ? 1 : 0)

/** Walks every sequence of acts; answers how many states there are, and in which statuses requests end up. */
function walk({ of, acts }: World): { readonly states: number; readonly statuses: ReadonlySet<string> } {
  const linear = of.asking?.process === 'Linear'
  const created = open(of)
  expectSound(null, created.request, created.effects, linear)
  expect(allowanceOf(created.effects)).toBe(1)
  const seen = new Map([[JSON.stringify(created.request), created.request]])
  let front = [created.request]
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: AbsenceRequest[] = []
    for (const request of front) {
      for (const [context, event] of acts) {
        const result = transitionRequest(request, event, context)
        if (!result.ok) continue
        const [moved, effects] = result.value
        holds(isOpen(request) || (request.status === 'APPROVED' && moved.status === 'CANCELED'), 'final states are final', request, moved)
        expectSound(request, moved, effects, linear)
        // What each step takes and gives back adds up to what the state consumes: never twice, never forgotten.
        holds(allowanceOf(effects) === consumed(moved) - consumed(request), 'taken once, returned once', request, effects)
        const key = JSON.stringify(moved)
        if (seen.has(key)) continue
        seen.set(key, moved)
        next.push(frozen(moved))
      }
    }
    front = next
  }
  return { states: seen.size, statuses: new Set([...seen.values()].map(({ status }) => status)) }
}

const configurations = [[], ['rex'], ['rex', 'rio']].flatMap((representatives) =>
  [0, 1, 2].flatMap((required) =>
    (['Linear', 'Parallel'] as const).map((asking) => [representatives, required, asking] as const)))

describe.each(processes)('D42 to D48: %s', (process) => {
  test.each(configurations)('representatives %j, %i required, %s', (representatives, required, asking) => {
    const { states, statuses } = walk(world(process, asking, representatives, required, ['bob', 'cleo']))
    expect([...statuses].sort()).toEqual(['APPROVED', 'CANCELED', 'DECLINED', 'PENDING'])
    expect(states).toBeGreaterThan(5)
  })

  test.each(configurations)('own approval between others; representatives %j, %i required, %s', (representatives, required, asking) => {
    const { statuses } = walk(world(process, asking, representatives, required, ['bob', 'ada', 'cleo']))
    expect(statuses).toContain('APPROVED')
    expect(statuses).toContain('CANCELED')
  })
})
