import { type Result, ok } from '../../kernel/result'
import type { Stores } from '../../ports'
import type { ContractWorkspace } from './contractCheck'

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`expected the unit of work to succeed, it was refused: ${result.failure.code} ${result.failure.message}`)
  return result.value
}

/** What a query answers in a unit of its own. */
export const reading = async <T>({ unitOfWork }: ContractWorkspace, query: (stores: Stores) => Promise<T>): Promise<T> =>
  valueOf(await unitOfWork.read(async (stores) => ok(await query(stores))))

/** Commits, in a unit of its own, what `work` writes. */
export const committing = async <T>({ unitOfWork }: ContractWorkspace, work: (stores: Stores) => Promise<T>): Promise<T> =>
  valueOf(await unitOfWork.transact(async (stores) => ok(await work(stores))))
