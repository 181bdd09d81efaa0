import { type Result, ok } from '../../../kernel/result'
import type { WorkspaceSnapshot } from '../../../records'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { contractEvent } from '../contractEvent'
import { expectEqual, expectThat } from '../expectation'
import { expectStored } from '../expectStored'
import { committing } from '../inUnits'
import { soon } from '../together'

const MANY_RUNS = 1000

interface Disturbed {
  readonly answer: Result<void>
  /** What the others have committed in the end. */
  readonly reason: string
}

/** Work during each run of which another unit changes what it has read. It writes where it may. */
async function disturbed({ unitOfWork, ...workspace }: ContractWorkspace, given: WorkspaceSnapshot, mode: 'read' | 'transact'): Promise<Disturbed> {
  const [request] = given.requests
  const others: Promise<void>[] = []
  const answer = await unitOfWork[mode](async (stores) => {
    await stores.requests.byId(request!.id)
    if (mode === 'transact') {
      await stores.members.save({ ...given.members[0]!, name: 'Changed' })
      await stores.outbox.add(contractEvent(1))
    }
    if (others.length < MANY_RUNS) {
      const reason = `${others.length}`
      others.push(committing({ unitOfWork, ...workspace }, (another) => another.requests.save({ ...request!, reason })))
      await soon(others.at(-1)!)
    }
    return ok(undefined)
  })
  await Promise.all(others)
  expectThat(others.length > 0 && others.length < MANY_RUNS, 'expected the unit of work to give up after a bounded number of runs')
  return { answer, reason: `${others.length - 1}` }
}

/** That a unit of work which is disturbed again and again ends. */
export const interference: CheckBodies = {
  'a unit of work that is always disturbed is refused with CONFLICT and writes nothing, or is not disturbed': async (workspace, given) => {
    const { answer, reason } = await disturbed(workspace, given, 'transact')
    const [request, ...requests] = given.requests
    const others = { ...given, requests: [{ ...request!, reason }, ...requests] }
    if (!answer.ok) {
      expectEqual('the refusal', answer.failure.code, 'CONFLICT')
      return expectStored('after the refusal', workspace, others)
    }
    const [member, ...members] = given.members
    return expectStored('after the commit', workspace, {
      ...others, members: [{ ...member!, name: 'Changed' }, ...members], outbox: [...given.outbox, contractEvent(1)],
    })
  },

  'work that only reads and is always disturbed is refused with CONFLICT, or is not disturbed': async (workspace, given) => {
    const { answer } = await disturbed(workspace, given, 'read')
    if (!answer.ok) expectEqual('the refusal', answer.failure.code, 'CONFLICT')
  },
}
