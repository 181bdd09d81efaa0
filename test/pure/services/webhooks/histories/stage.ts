/** A store, and processes that deliver from it, each with troubles of its own. Notes everything that is sent. */
import { openMemory } from '../../../../../src/adapters/memory'
import { failure } from '../../../../../src/kernel/failure'
import { refuse } from '../../../../../src/kernel/result'
import type { DeliveryPorts, Id, Ports, Result, Stores, WebhookAnswer, WebhookMessage, WorkspaceSnapshot } from '../../../../../src/index'
import { freshIds } from '../../requests/given'
import { at, company } from '../given'
import type { Reply, Stop, Trouble } from './history'

/** One message that was to leave. */
export interface Send {
  /** Marks the answer, so that the attempt is found in the log. */
  readonly mark: string
  readonly subscriptionId: Id
  readonly eventId: Id
  readonly body: string
  readonly reply: Reply
  /** Whether the run heard of the outcome. */
  answered: boolean
}

export interface Process {
  readonly ports: Ports & DeliveryPorts
  readonly sends: Send[]
}

export interface Stage {
  readonly ports: Ports & DeliveryPorts
  readonly saved: () => WorkspaceSnapshot
  readonly time: () => number
  readonly wait: (seconds: number) => void
  /** Starts a process; its messages are `checked` when they are about to leave. */
  readonly start: (trouble: Trouble, checked: (send: Send) => Promise<void>) => Process
  /** Lets the endpoints answer that have not yet. */
  readonly answerLate: () => void
}

const died = new Error('the process is dead')
export const storeFault = new Error('the store is away')
const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

const arrives: ReadonlySet<Reply> = new Set(['ok', 'late ok', 'dies after'])
export const hasArrived = ({ reply }: Send): boolean => arrives.has(reply)

type Mode = Ports['unitOfWork']['transact']

/** Everything goes well. */
export const untroubled: Trouble = { replies: [], stop: null, pauses: [0] }

export function openStage(subscriptionIds: readonly Id[]): Stage {
  const { unitOfWork: { read, transact: commit }, save } = openMemory(company())
  let [seconds, marks] = [0, 0]
  // A copy of everything takes longer than most units of work.
  let copy: WorkspaceSnapshot | null = null
  const unitOfWork: Ports['unitOfWork'] = {
    read,
    transact: async (work) => {
      const result = await commit(work)
      copy = null
      return result
    },
  }
  const late: (() => void)[] = []
  const ports: Ports & DeliveryPorts = {
    unitOfWork, clock: () => at(seconds), ids: freshIds(), sendWebhook: never, signWebhook: null,
    webhookUrls: { allowHttp: false, allowPrivateAddresses: false },
  }

  function start({ replies, stop, pauses }: Trouble, checked: (send: Send) => Promise<void>): Process {
    const sends: Send[] = []
    const counts = { pauses: 0, units: 0 }
    let isDead = false
    const die = <T>(): Promise<T> => {
      isDead = true
      return never()
    }
    const pause = async (): Promise<void> => {
      for (let left = pauses[counts.pauses++ % pauses.length]!; left > 0; left--) await Promise.resolve()
      if (isDead) await never()
    }

    /** A unit that was under way when the process died is not committed. */
    const inProcess = (mode: Mode): Mode => async <T>(work: (stores: Stores) => Promise<Result<T>>): Promise<Result<T>> => {
      await pause()
      try {
        return await mode(async (stores) => {
          const result = await work(stores)
          if (isDead) throw died
          return result
        })
      } catch (error) {
        if (error === died) return never()
        throw error
      }
    }

    const stopped = (how: Stop['how'], mode: Mode): Mode => async (work) => {
      if (how === 'throws') throw storeFault
      if (how === 'refuses') return refuse(failure('CONFLICT'))
      if (how === 'dies before commit') return die()
      const result = await inProcess(mode)(work)
      if (how === 'dies after commit') return die()
      if (result.ok) throw storeFault
      return result
    }

    const answerOf = ({ mark, reply }: Send): Promise<WebhookAnswer> | WebhookAnswer => {
      const answer = (status: number): WebhookAnswer => ({ status, error: mark })
      const later = (status: number): Promise<WebhookAnswer> => new Promise((resolve) => late.push(() => resolve(answer(status))))
      switch (reply) {
        case 'ok': return answer(204)
        case '404': return answer(404)
        case '500': return answer(500)
        case 'throws': throw new Error(mark)
        case 'late ok': return later(200)
        case 'late 500': return later(500)
        case 'hangs': return never()
        default: return die()
      }
    }

    const sendWebhook = async ({ url, headers, body }: WebhookMessage): Promise<WebhookAnswer> => {
      await pause()
      const nth = Number(/s(\d+)/.exec(url)![1])
      const sentBefore = sends.filter(({ subscriptionId }) => subscriptionId === subscriptionIds[nth]).length
      const reply = replies[nth]?.[sentBefore] ?? 'ok'
      const send: Send = { mark: `#${++marks}`, subscriptionId: subscriptionIds[nth]!, eventId: headers['webhook-id']!, body, reply, answered: false }
      sends.push(send)
      await checked(send)
      try {
        return await answerOf(send)
      } finally {
        send.answered = true
      }
    }

    const transact: Mode = (work) => (++counts.units === stop?.unit ? stopped(stop.how, unitOfWork.transact) : inProcess(unitOfWork.transact))(work)
    return { sends, ports: { ...ports, sendWebhook, unitOfWork: { transact, read: inProcess(unitOfWork.read) } } }
  }

  return {
    ports, start,
    saved: () => (copy ??= save()),
    time: () => seconds,
    wait: (more) => (seconds += more),
    answerLate: () => late.splice(0).forEach((answer) => answer()),
  }
}
