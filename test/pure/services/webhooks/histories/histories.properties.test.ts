/**
 * Any history, against a naive model that knows which events there were and who subscribed when (spec: Events; decisions 56, 62): every
 * delivery that is due to somebody exists once, arrives at least once unless it was given up, in the order of the commits, always the same.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DeliveryRun, cancelRequest, createMember, createRequest, createWebhookSubscription, deleteWebhookSubscription, deliverPending,
  retryDelivery, updateMember,
} from '../../../../../src/services'
import type { Delivery, Id, Result, WebhookEventType, WebhookSubscription } from '../../../../../src/index'
import { single } from '../../../preview/given'
import { sick } from '../../reads/given'
import { ada, at, event, root, valueOf } from '../given'
import { type History, type Step, type Trouble, histories } from './history'
import { type Process, type Send, type Stage, hasArrived, openStage, storeFault, untroubled } from './stage'

const covers: Record<WebhookSubscription['events'], readonly WebhookEventType[]> = {
  all_requests: ['request_created', 'request_status_changed'], request_created: ['request_created'], request_status_changed: ['request_status_changed'],
  all_users: ['user_created', 'user_updated'], user_created: ['user_created'], user_updated: ['user_updated'],
}

/** What the model knows. */
interface Model {
  readonly stage: Stage
  readonly retryAfterSeconds: readonly number[]
  readonly events: { readonly type: WebhookEventType, readonly time: number, readonly isForeign: boolean }[]
  readonly subscriptions: { readonly id: Id, readonly events: WebhookSubscription['events'], readonly after: number, isLive: boolean }[]
  readonly sends: Send[]
  /** Messages that should not have left. A sender cannot throw: that is an attempt that failed. */
  readonly misplaced: string[]
  readonly uncanceled: Id[]
  readonly sentByHand: Set<Id>
  /** By delivery, as it was after the last step. */
  readonly logged: Map<Id, readonly string[]>
}

/** Until everything that can go on has gone on: nothing here waits for anything but promises. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const marksOf = ({ attempts }: Delivery): string[] => attempts.map(({ error }) => error!)
const hasFailed = ({ attempts }: Delivery): boolean => attempts.every(({ ok }) => !ok)
const deliveriesTo = ({ stage }: Model, id: Id): Delivery[] => stage.saved().deliveries.filter(({ subscriptionId }) => subscriptionId === id)

/** Makes a change in the workspace, which emits one event. */
async function change(model: Model, does: Step['does']): Promise<void> {
  const { stage: { ports, time }, events, uncanceled } = model
  const nth = events.length
  const tell = (type: WebhookEventType, isForeign = false): number => events.push({ type, time: time(), isForeign })
  if (does === 'rename') {
    valueOf(await updateMember(ports, root.id, ada.id, { name: `Ada ${nth}` }))
    tell('user_updated')
  } else if (does === 'hire') {
    valueOf(await createMember(ports, root.id, {
      name: `New ${nth}`, email: `new${nth}@example.com`, customId: null, departmentIds: [], employmentStartDate: '2026-03-01', employmentEndDate: null,
      isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [],
    }))
    tell('user_created')
  } else if (does === 'request') {
    const monday = at((7 + 7 * nth) * 86_400).slice(0, 10)
    uncanceled.push(valueOf(await createRequest(ports, root.id, single(monday, monday, { leaveTypeId: sick.id, requesterMemberId: ada.id }))))
    tell('request_created')
  } else if (does === 'cancel' && uncanceled.length > 0) {
    valueOf(await cancelRequest(ports, root.id, uncanceled.pop()!, { scope: 'this', reason: 'off' }))
    tell('request_status_changed')
  } else if (does === 'foreign') {
    const foreign = event(`foreign ${nth}`, { payload: { from: 'elsewhere' }, createdAt: at(time()) })
    await ports.unitOfWork.transact(async ({ outbox }) => {
      await outbox.add(foreign)
      return { ok: true, value: null }
    })
    tell('user_updated', true)
  }
}

/** A message that is about to leave: to a live subscription, and nothing older of it waits, except what is sent by hand. */
const checkedIn = ({ stage, subscriptions, sends, sentByHand, misplaced }: Model) => async (send: Send): Promise<void> => {
  const { subscriptionId, eventId } = send
  sends.push(send)
  const waiting = valueOf(await stage.ports.unitOfWork.read(async ({ deliveries }) =>
    ({ ok: true, value: await deliveries.waiting(subscriptionId, 1000) })))
  const inTurn = waiting.filter(({ id }) => !sentByHand.has(id)).map(({ outboxEventId }) => outboxEventId)
  if (inTurn.includes(eventId) && inTurn[0] !== eventId) misplaced.push(`${send.mark}: ${eventId} before ${inTurn[0]}`)
  if (!subscriptions.some(({ id, isLive }) => id === subscriptionId && isLive)) misplaced.push(`${send.mark}: to a deleted subscription`)
}

interface Run extends Process {
  readonly trouble: Trouble
  /** undefined: it has not ended. */
  ended: { readonly result: Result<unknown> } | { readonly thrown: unknown } | undefined
}

function begin(model: Model, trouble: Trouble, act: (ports: Process['ports']) => Promise<Result<unknown>>): Run {
  const run: Run = { trouble, ended: undefined, ...model.stage.start(trouble, checkedIn(model)) }
  const end = (ended: Run['ended']): void => {
    run.ended = ended
  }
  void act(run.ports).then((result) => end({ result }), (thrown: unknown) => end({ thrown }))
  return run
}

/** Every outcome that a run has heard of is in the log; where the store failed it, one may be missing. It counts what it did. */
function checkEnd(model: Model, { ended, sends, trouble }: Run): void {
  if (ended === undefined) return
  const logged = new Set(model.stage.saved().deliveries.flatMap(marksOf))
  const missing = sends.filter(({ mark, answered }) => answered && !logged.has(mark))
  expect(missing.length).toBeLessThanOrEqual(trouble.stop === null ? 0 : 1)
  if ('thrown' in ended) expect([ended.thrown, trouble.stop?.how]).toEqual([storeFault, expect.stringMatching(/^throws/)])
  else if (!ended.result.ok) expect([ended.result.failure.code, trouble.stop?.how]).toEqual(['CONFLICT', 'refuses'])
  else if (isRun(ended.result.value)) expect(ended.result.value.sent).toBe(sends.filter(hasArrived).length)
}

const isRun = (value: unknown): value is DeliveryRun => Object.hasOwn(value as object, 'handedOver')

const dies = ({ trouble: { stop }, sends }: Run): boolean => stop?.how.startsWith('dies') === true || sends.some(({ reply }) => reply.startsWith('dies'))

/**
 * Whoever can be served has been: nothing is left that is due, but for one subscription of each run whose unit of work failed. Where a
 * process died, others may have passed over what it held.
 */
function checkServed(model: Model, runs: readonly Run[]): void {
  if (runs.some(dies) || runs.every(({ trouble: { stop } }) => stop?.unit === 1)) return
  const now = at(model.stage.time())
  const isLeft = (id: Id): boolean => {
    const first = deliveriesTo(model, id).find(({ nextAttemptAt }) => nextAttemptAt !== null)
    return first !== undefined && first.nextAttemptAt! <= now
  }
  const left = model.subscriptions.filter(({ id, isLive }) => isLive && isLeft(id))
  expect(left.length).toBeLessThanOrEqual(runs.filter(({ trouble: { stop } }) => stop !== null).length)
}

async function deliver(model: Model, troubles: readonly Trouble[]): Promise<void> {
  const now = at(model.stage.time())
  const runs = troubles.map((trouble) => begin(model, trouble, (ports) => deliverPending(ports, now, model)))
  await settled()
  for (const run of runs) checkEnd(model, run)
  checkServed(model, runs)
}

/** Sends again what was given up. */
async function retry(model: Model, nth: number, trouble: Trouble): Promise<void> {
  const live = new Set(model.subscriptions.filter(({ isLive }) => isLive).map(({ id }) => id))
  const givenUp = model.stage.saved().deliveries.filter((one) =>
    one.nextAttemptAt === null && hasFailed(one) && live.has(one.subscriptionId) && Object.keys(one.payload).length > 0)
  const chosen = givenUp[nth % Math.max(1, givenUp.length)]
  if (chosen === undefined) return
  model.sentByHand.add(chosen.id)
  const run = begin(model, trouble, (ports) => retryDelivery(ports, root.id, chosen.id))
  await settled()
  checkEnd(model, run)
}

async function take(model: Model, step: Step, ids: Id[]): Promise<void> {
  const { stage, subscriptions } = model
  switch (step.does) {
    case 'subscribe': {
      const made = valueOf(await createWebhookSubscription(stage.ports, root.id, { ...step, url: `https://s${ids.length}.example.com/hook` }))
      ids.push(made.id)
      subscriptions.push({ id: made.id, events: made.events, after: model.events.length, isLive: true })
      return
    }
    case 'unsubscribe': {
      const live = subscriptions.filter(({ isLive }) => isLive)
      const chosen = live[step.nth % Math.max(1, live.length)]
      if (chosen === undefined) return
      valueOf(await deleteWebhookSubscription(stage.ports, root.id, chosen.id))
      chosen.isLive = false
      return
    }
    case 'wait':
      stage.wait(step.seconds)
      return
    case 'deliver': return deliver(model, step.runs)
    case 'retry': return retry(model, step.nth, step.trouble)
    case 'answer late':
      stage.answerLate()
      return settled()
    default: return change(model, step.does)
  }
}

/** The log only grows. */
function checkLog(model: Model): void {
  for (const delivery of model.stage.saved().deliveries) {
    const marks = marksOf(delivery)
    expect(marks.slice(0, model.logged.get(delivery.id)?.length ?? 0)).toEqual(model.logged.get(delivery.id) ?? [])
    model.logged.set(delivery.id, marks)
  }
}

/** With sound endpoints and processes, whatever waits goes out within a few runs. */
async function heal(model: Model): Promise<void> {
  const { stage, subscriptions } = model
  const isDone = (): boolean => stage.saved().outbox.every(({ deliveredAt }) => deliveredAt !== null) &&
    subscriptions.every(({ id, isLive }) => !isLive || deliveriesTo(model, id).every(({ nextAttemptAt }) => nextAttemptAt === null))
  for (let run = 0; !isDone(); run++) {
    expect(run).toBeLessThan(8)
    stage.wait(1000)
    await deliver(model, [untroubled])
  }
}

/** A delivery, its attempts and its messages. */
function checkDelivery(model: Model, delivery: Delivery, isForeign: boolean, isLive: boolean): void {
  const { payload, attempts, subscriptionId, outboxEventId } = delivery
  const sends = model.sends.filter((send) => send.subscriptionId === subscriptionId && send.eventId === outboxEventId)
  if (isForeign) {
    expect([payload, attempts.length, sends.length]).toEqual([{}, 1, 0])
    return
  }
  expect(new Set([JSON.stringify(payload), ...sends.map(({ body }) => body)]).size).toBe(1)
  expect(new Set(marksOf(delivery)).size).toBe(attempts.length)
  for (const { ok, error } of attempts) expect([error, ok]).toEqual([error, hasArrived(sends.find(({ mark }) => mark === error)!)])
  const isGivenUp = hasFailed(delivery) && attempts.length > model.retryAfterSeconds.length
  if (isLive && !isGivenUp) expect(sends.some(hasArrived)).toBe(true)
}

/** What is stored in the end is what the model expects. */
function checkEndOfHistory(model: Model): void {
  expect(model.misplaced).toEqual([])
  const { outbox } = model.stage.saved()
  expect(outbox.every(({ deliveredAt }) => deliveredAt !== null)).toBe(true)
  expect(outbox.map(({ type, createdAt }) => `${type} ${createdAt}`)).toEqual(model.events.map(({ type, time }) => `${type} ${at(time)}`))
  for (const { id, events, after, isLive } of model.subscriptions) {
    const due = model.events.map((one, n) => ({ ...one, eventId: outbox[n]!.id }))
      .filter(({ type }, nth) => covers[events].includes(type) && nth >= after)
    const made = deliveriesTo(model, id)
    expect(made.map(({ outboxEventId }) => outboxEventId)).toEqual(due.slice(0, isLive ? due.length : made.length).map(({ eventId }) => eventId))
    made.forEach((delivery, n) => checkDelivery(model, delivery, due[n]!.isForeign, isLive))
    const neverGivenUp = made
      .filter(({ attempts }) => attempts.filter(({ ok }) => !ok).length <= model.retryAfterSeconds.length)
      .map(({ outboxEventId }) => outboxEventId)
    const arrivals = model.sends.filter((send) => send.subscriptionId === id && hasArrived(send)).map(({ eventId }) => eventId)
    const firstArrivals = [...new Set(arrivals)].filter((eventId) => neverGivenUp.includes(eventId))
    expect(firstArrivals).toEqual(neverGivenUp.filter((eventId) => firstArrivals.includes(eventId)))
  }
}

async function live({ steps, retryAfterSeconds }: History): Promise<Model> {
  const ids: Id[] = []
  const model: Model = {
    stage: openStage(ids), retryAfterSeconds, events: [], subscriptions: [], sends: [], misplaced: [], uncanceled: [],
    sentByHand: new Set(), logged: new Map(),
  }
  for (const step of steps) {
    await take(model, step, ids)
    checkLog(model)
    expect(model.misplaced).toEqual([])
  }
  await heal(model)
  checkEndOfHistory(model)
  return model
}

test('D56: by hand: three failures and a process that dies after its message arrived; the second event waits', async () => {
  const deliver = (reply: 'ok' | '500' | 'dies after'): Step => ({ does: 'deliver', runs: [{ ...untroubled, replies: [[reply]] }] })
  const wait: Step = { does: 'wait', seconds: 60 }
  const model = await live({
    retryAfterSeconds: [60, 60], steps: [
      { does: 'subscribe', events: 'all_users', payloadVersion: 'v1' }, { does: 'rename' }, deliver('500'),
      { does: 'hire' }, wait, deliver('dies after'),
      wait, deliver('ok'),
      { does: 'wait', seconds: 300 }, deliver('500'),
      deliver('ok'),
    ],
  })
  const [renamed, hired] = model.stage.saved().outbox.map(({ id }) => id)
  expect(model.sends.map(({ eventId, reply }) => [eventId, reply]))
    .toEqual([[renamed, '500'], [renamed, 'dies after'], [renamed, '500'], [renamed, 'ok'], [hired, 'ok']])
})

const numRuns = process.env['TZ'] === 'UTC' ? 1000 : 100

test('D56, D62: any history', async () => {
  const seen = { sends: 0, byHand: 0, twice: 0, givenUp: 0, unfinished: 0 }
  await fc.assert(fc.asyncProperty(histories, async (history) => {
    const model = await live(history)
    const { deliveries } = model.stage.saved()
    seen.sends += model.sends.length
    seen.byHand += model.sentByHand.size
    seen.twice += model.sends.length - new Set(model.sends.map(({ subscriptionId, eventId }) => subscriptionId + eventId)).size
    seen.givenUp += deliveries.filter(hasFailed).length
    seen.unfinished += model.sends.filter(({ answered }) => !answered).length
  }), { numRuns })
  // Histories in which nothing happens prove nothing.
  for (const [what, count] of Object.entries(seen)) expect([what, count > numRuns / 50]).toEqual([what, true])
})
