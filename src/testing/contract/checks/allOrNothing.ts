import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import type { CheckBodies } from '../contractCheck'
import { everyWrite } from '../everyWrite'
import { everyWritten } from '../everyWritten'
import { expectEqual, expectThat, fails } from '../expectation'
import { expectStored } from '../expectStored'

const refusal = refuse(failure('FORBIDDEN', [{ path: 'reason', message: 'expected another one' }]))

/** That a unit of work writes all or nothing, only while it lasts, and only when it may. */
export const allOrNothing: CheckBodies = {
  'what is opened is what was given': (workspace, given) => expectStored('opened', workspace, given),

  'a refusal writes nothing and is passed on': async (workspace, given) => {
    const answer = await workspace.unitOfWork.transact(async (stores) => {
      for (const write of Object.values(everyWrite(given))) await write(stores)
      return refusal
    })
    expectEqual('the refusal', answer, refusal)
    await expectStored('after the refusal', workspace, given)
  },

  'an exception writes nothing and is passed on': async (workspace, given) => {
    const error = new Error('a fault of the work')
    const thrown: unknown = await workspace.unitOfWork
      .transact(async (stores): Promise<Result<void>> => {
        for (const write of Object.values(everyWrite(given))) await write(stores)
        throw error
      })
      .catch((caught: unknown) => caught)
    expectThat(thrown === error, `expected the exception of the work, got ${String(thrown)}`)
    await expectStored('after the exception', workspace, given)
  },

  'a refusal and an exception of work that only reads are passed on': async ({ unitOfWork }) => {
    const error = new Error('a fault of the work')
    expectEqual('the refusal', await unitOfWork.read(() => Promise.resolve(refusal)), refusal)
    const thrown: unknown = await unitOfWork.read(() => Promise.reject(error)).catch((caught: unknown) => caught)
    expectThat(thrown === error, `expected the exception of the work, got ${String(thrown)}`)
  },

  'work that only reads cannot write': async (workspace, given) => {
    for (const [name, write] of Object.entries(everyWrite(given))) {
      const work = async (stores: Stores): Promise<Result<void>> => {
        await write(stores)
        return ok(undefined)
      }
      expectThat(await fails(() => workspace.unitOfWork.read(work)), `${name}: expected an exception`)
    }
    await expectStored('after the reading', workspace, given)
  },

  'what a unit of work wrote counts from its end, for all its repositories': async (workspace, given) => {
    await workspace.unitOfWork.transact(async (stores) => {
      for (const write of Object.values(everyWrite(given))) await write(stores)
      return ok(undefined)
    })
    await expectStored('after the commit', workspace, everyWritten(given))
  },

  'repositories are of no use after their unit of work': async (workspace, given) => {
    const { unitOfWork } = workspace
    let kept: Stores[] = []
    const keep = (stores: Stores, answer: Result<void>): Promise<Result<void>> => {
      kept = [...kept, stores]
      return Promise.resolve(answer)
    }
    await unitOfWork.transact((stores) => keep(stores, ok(undefined)))
    await unitOfWork.transact((stores) => keep(stores, refusal))
    await unitOfWork.read((stores) => keep(stores, ok(undefined)))
    await fails(() => unitOfWork.transact(async (stores) => {
      await keep(stores, ok(undefined))
      throw new Error('a fault of the work')
    }))
    expectThat(kept.length >= 4, 'expected every unit of work to run')
    for (const stores of kept) {
      expectThat(await fails(() => stores.members.byId(given.members[0]!.id)), 'expected a query to throw after the end')
      expectThat(await fails(() => stores.leaveTypes.all()), 'expected a list to throw after the end')
      for (const [name, write] of Object.entries(everyWrite(given))) {
        expectThat(await fails(() => write(stores)), `${name}: expected it to throw after the end`)
      }
    }
    await expectStored('after the end', workspace, given)
  },
}
