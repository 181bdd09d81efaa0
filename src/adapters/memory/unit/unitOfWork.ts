import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Stores, UnitOfWork } from '../../../ports'
import type { Tables } from '../tables/tables'
import { storesOf } from './storesOf'
import { type Unit, openUnit } from './unit'

type Work<T> = (stores: Stores) => Promise<Result<T>>

/** How a run of the work ended: with an answer, or by an exception. */
type Outcome<T> = { readonly answered: Result<T> } | { readonly thrown: unknown }

async function outcomeOf<T>(work: Work<T>, unit: Unit): Promise<Outcome<T>> {
  try {
    return { answered: await work(storesOf(unit.tables)) }
  } catch (error) {
    return { thrown: error }
  } finally {
    unit.end()
  }
}

/** Commits what an answer allows to be committed. */
function conclude<T>(outcome: Outcome<T>, unit: Unit): Result<T> {
  if ('thrown' in outcome) throw outcome.thrown
  const { answered } = outcome
  if (!answered.ok) return answered
  const taken = unit.taken()
  if (taken.length > 0) return refuse(failure('CONFLICT', taken.map((key) => ({ message: `taken already: ${key}` }))))
  unit.commit()
  return answered
}

/**
 * Optimistic units of work: each notes what it reads, and counts only when nothing of that was changed until it ends. Otherwise
 * it is run again, whatever it answered or threw, because it may have seen the middle of another unit's work. Nothing is awaited
 * between that check and the commit, so that no other unit can come in between.
 */
export function unitOfWork(tables: Tables, maxRuns: number): UnitOfWork {
  const runWith = (mode: 'read' | 'transact') => async <T>(work: Work<T>): Promise<Result<T>> => {
    for (let run = 1; run <= maxRuns; run++) {
      const unit = openUnit(tables, mode)
      const outcome = await outcomeOf(work, unit)
      if (unit.isCurrent()) return conclude(outcome, unit)
    }
    return refuse(failure('CONFLICT'))
  }
  return { transact: runWith('transact'), read: runWith('read') }
}
