import { failure } from '../../../../src/kernel/failure'
import { type Result, refuse } from '../../../../src/kernel/result'
import type { Stores } from '../../../../src/ports'
import type { WorkspaceSnapshot } from '../../../../src/records'
import type { ContractWorkspace } from '../../../../src/testing'
import { type ListName, scanningStores } from './scanningStores'

/** What the workspace does wrong. */
export type Fault =
  | 'writes at once' | 'looks at nothing before it commits' | 'looks at what it wrote before it commits'
  | 'looks at the records it read before it commits' | 'reads what is committed meanwhile' | 'commits refusals' | 'commits exceptions'
  | 'hands out what is stored' | 'stores what is handed in' | 'never gives up' | 'writes while reading' | 'outlives its end'
  | 'forgets removals' | 'removes at once' | 'finds what it removed' | 'removes for good' | 'removes the last record for an unknown id'
  | 'overlooks removals before it commits'
  | 'gives keys twice' | 'sorts events by id' | 'puts what is saved again last' | 'answers another refusal'

interface Identified {
  readonly id: string
}

type Lists = Readonly<Record<ListName, readonly Identified[]>>

/** A record that is written into a list, or one that is taken out. */
type Write = readonly [list: ListName, id: string, record: Identified | null]

function withWrite(state: WorkspaceSnapshot, [list, id, record]: Write): WorkspaceSnapshot {
  const records: readonly Identified[] = state[list]
  if (record === null) return { ...state, [list]: records.filter((one) => one.id !== id) }
  const known = records.some((one) => one.id === id)
  return { ...state, [list]: known ? records.map((one) => (one.id === id ? record : one)) : [...records, record] }
}

const withWrites = (state: WorkspaceSnapshot, writes: readonly Write[]): WorkspaceSnapshot => writes.reduce(withWrite, state)

/** Takes a record out before it is written, so that it comes last. */
const asLast = (state: WorkspaceSnapshot, [list, id, record]: Write): WorkspaceSnapshot => withWrites(state, [[list, id, null], [list, id, record]])

const find = (state: WorkspaceSnapshot, list: ListName, id: string): Identified | undefined => (state as unknown as Lists)[list].find((one) => one.id === id)

function hasDoubleKeys({ members, outOfOfficeSettings, memberAllowances, deliveries }: WorkspaceSnapshot): boolean {
  const users = members.flatMap(({ identityProviderAccount: account }) => (account === null ? [] : [JSON.stringify([account.tenantId, account.objectId])]))
  const sent = deliveries.map(({ outboxEventId, subscriptionId }) => `${outboxEventId} ${subscriptionId}`)
  const customIds = members.map(({ customId }) => customId).filter((id) => id !== null)
  const settings = outOfOfficeSettings.map(({ memberId, leaveTypeId }) => `${memberId} ${leaveTypeId}`)
  const rows = memberAllowances.map(({ memberId, allowanceTypeId, year }) => `${memberId} ${allowanceTypeId} ${year}`)
  return [customIds, users, settings, rows, sent].some((keys) => new Set(keys).size < keys.length)
}

/**
 * A workspace without indexes that copies everything for each unit of work, and runs it again when anybody has committed
 * meanwhile: slow, and easily seen to be right; or wrong in one way. With `turns`, units of work wait for one another instead.
 */
export function scanningWorkspace(opened: WorkspaceSnapshot, { fault, turns = false }: { fault?: Fault; turns?: boolean } = {}): ContractWorkspace {
  let committed = structuredClone(opened)
  let queue = Promise.resolve()

  const once = async <T>(mode: 'read' | 'transact', work: (stores: Stores) => Promise<Result<T>>): Promise<Result<T> | 'again'> => {
    const base = committed
    let view = base
    let ended = false
    const read: Identified[] = []
    const written: Write[] = []
    const state = (): WorkspaceSnapshot => {
      if (ended && fault !== 'outlives its end') throw new Error('ended')
      if (fault === 'writes at once') return committed
      return fault === 'reads what is committed meanwhile' ? withWrites(committed, written) : view
    }
    const write = (one: Write): void => {
      state()
      if (mode === 'read' && fault !== 'writes while reading') throw new Error('reading')
      written.push(one)
      view = fault === 'puts what is saved again last' ? asLast(view, one) : withWrite(view, one)
      if (fault === 'writes at once' || ended) committed = withWrite(committed, one)
    }
    const stores = scanningStores({
      state,
      put: (list, given) => {
        if (fault === 'removes for good' && written.some(([where, id, record]) => where === list && id === given.id && record === null)) return
        write([list, given.id, fault === 'stores what is handed in' ? given : structuredClone(given)])
      },
      remove: (list, given) => {
        const isKnown = find(state(), list, given) !== undefined
        const id = fault === 'removes the last record for an unknown id' && !isKnown ? state()[list].at(-1)!.id : given
        write([list, id, null])
        if (fault === 'removes at once') committed = withWrite(committed, [list, id, null])
        if (fault === 'finds what it removed') view = withWrites(base, written.filter(([, , record]) => record !== null))
      },
      handOut: (record) => {
        read.push(record)
        return fault === 'hands out what is stored' ? record : structuredClone(record)
      },
    })
    const commit = (): void => {
      if (fault === undefined || fault === 'puts what is saved again last') committed = view
      else committed = withWrites(committed, fault === 'forgets removals' ? written.filter(([, , record]) => record !== null) : written)
    }
    const isStale = (): boolean => {
      switch (fault) {
        case 'writes at once': case 'looks at nothing before it commits': case 'reads what is committed meanwhile': return false
        case 'looks at what it wrote before it commits':
          return written.some(([list, id]) => find(base, list, id) !== find(committed, list, id))
        case 'looks at the records it read before it commits':
          return read.some((record) => !Object.values(committed as unknown as Lists).flat().includes(record) && !written.some(([, , one]) => one === record))
        case 'overlooks removals before it commits':
          return Object.values(committed as unknown as Lists).flat().some((record) => !Object.values(base as unknown as Lists).flat().includes(record))
        default: return committed !== base
      }
    }
    try {
      const answer = await work(stores)
      if (!answer.ok) {
        if (fault === 'commits refusals') commit()
        return fault === 'answers another refusal' ? refuse(failure('BAD_REQUEST')) : answer
      }
      if (isStale()) return 'again'
      if (fault !== 'gives keys twice' && hasDoubleKeys(view)) return refuse(failure('CONFLICT'))
      if (written.length > 0 || fault === 'never gives up') commit()
      return answer
    } catch (error) {
      if (fault === 'commits exceptions') commit()
      throw error
    } finally {
      ended = true
    }
  }

  const inTurn = <T>(unit: () => Promise<T>): Promise<T> => {
    if (!turns) return unit()
    const mine = queue.then(unit)
    queue = mine.then(() => undefined, () => undefined)
    return mine
  }

  const runs = fault === 'never gives up' ? 2000 : 8
  const runWith = (mode: 'read' | 'transact') => <T>(work: (stores: Stores) => Promise<Result<T>>): Promise<Result<T>> =>
    inTurn(async () => {
      for (let run = 0; run < runs; run++) {
        const answer = await once(mode, work)
        if (answer !== 'again') return answer
      }
      return refuse(failure('CONFLICT'))
    })

  return {
    unitOfWork: { transact: runWith('transact'), read: runWith('read') },
    save: () => {
      const saved = structuredClone(committed)
      return fault === 'sorts events by id' ? { ...saved, outbox: [...saved.outbox].sort((a, b) => (a.id < b.id ? -1 : 1)) } : saved
    },
  }
}
