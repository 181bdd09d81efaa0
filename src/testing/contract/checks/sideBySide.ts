import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import type { Id, WorkspaceSnapshot } from '../../../records'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { contractEvent } from '../contractEvent'
import { expectEqual, expectThat } from '../expectation'
import { committing, reading } from '../inUnits'
import { meeting, signal, soon } from '../together'

const reasonOf = async ({ requests }: Stores, id: Id): Promise<string> => (await requests.byId(id))!.reason ?? ''

async function saveReason({ requests }: Stores, id: Id, reason: string): Promise<void> {
  await requests.save({ ...(await requests.byId(id))!, reason })
}

const sorted = (letters: readonly string[]): string => [...letters].sort().join('')

/** Units of work that each write their letter behind what they found. Whoever succeeded is there afterwards, once. */
async function expectNothingLost(workspace: ContractWorkspace, { requests }: WorkspaceSnapshot, letters: readonly string[]): Promise<void> {
  const { id } = requests[0]!
  const allHaveRead = meeting(letters.length)
  const answers = await Promise.all(letters.map((letter) =>
    workspace.unitOfWork.transact(async (stores) => {
      const reason = await reasonOf(stores, id)
      await allHaveRead()
      await saveReason(stores, id, reason + letter)
      return ok(letter)
    })))
  const succeeded = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  expectThat(succeeded.length > 0, 'expected one of the units of work to succeed')
  const written = await reading(workspace, (stores) => reasonOf(stores, id))
  expectEqual('letters', sorted(written.match(/./g) ?? []), sorted(succeeded))
}

/** A unit of work reads two requests; in between, another one changes both. It must answer both of before, or both of after. */
async function expectOneState({ unitOfWork }: ContractWorkspace, { requests }: WorkspaceSnapshot, mode: 'read' | 'transact'): Promise<void> {
  const [one, other] = requests.map(({ id }) => id)
  const halfWay = signal()
  const changed = signal()
  const reader = unitOfWork[mode](async (stores) => {
    const first = await reasonOf(stores, one!)
    halfWay.give()
    await soon(changed.given)
    return ok([first, await reasonOf(stores, other!)])
  })
  await soon(halfWay.given)
  await unitOfWork.transact(async (stores) => {
    await saveReason(stores, one!, 'changed')
    await saveReason(stores, other!, 'changed')
    return ok(undefined)
  })
  changed.give()
  const answer = await reader
  expectThat(answer.ok, 'expected the reader to succeed')
  expectThat(answer.ok && answer.value[0] === answer.value[1], `expected one state, got ${JSON.stringify(answer)}`)
}

/** That units of work which run at the same time come out as if they ran one after the other. */
export const sideBySide: CheckBodies = {
  'no update is lost between two units of work': (workspace, given) => expectNothingLost(workspace, given, ['a', 'b']),

  'no update is lost between five units of work': (workspace, given) => expectNothingLost(workspace, given, ['a', 'b', 'c', 'd', 'e']),

  'two units of work do not undo together what each of them relied on': async (workspace, { requests }) => {
    const ids = requests.slice(0, 2).map(({ id }) => id)
    await committing(workspace, (stores) => Promise.all(ids.map((id) => saveReason(stores, id, 'on duty'))))
    const bothHaveLooked = meeting(2)
    const goOffDuty = (id: Id): Promise<Result<void>> =>
      workspace.unitOfWork.transact(async (stores) => {
        const onDuty = (await Promise.all(ids.map((one) => reasonOf(stores, one)))).filter((reason) => reason === 'on duty')
        await bothHaveLooked()
        if (onDuty.length < 2) return refuse(failure('BAD_REQUEST'))
        await saveReason(stores, id, 'off duty')
        return ok(undefined)
      })
    const answers = await Promise.all(ids.map(goOffDuty))
    expectEqual('units of work that succeeded', answers.filter(({ ok: succeeded }) => succeeded).length, 1)
    const reasons = await reading(workspace, (stores) => Promise.all(ids.map((id) => reasonOf(stores, id))))
    expectEqual('on duty afterwards', reasons.filter((reason) => reason === 'on duty').length, 1)
  },

  'units of work on different members all succeed': async (workspace, { members, requests }) => {
    const owners = members.slice(0, 3).map(({ id }) => id)
    const ids = owners.map((owner) => requests.find(({ memberId }) => memberId === owner)!.id)
    const allHaveRead = meeting(owners.length)
    const answers = await Promise.all(owners.map((owner, n) =>
      workspace.unitOfWork.transact(async (stores) => {
        const member = await stores.members.byId(owner)
        await stores.assignments.ofMember(owner)
        await stores.requests.ofMember(owner)
        await stores.leaveTypes.all()
        await allHaveRead()
        await stores.members.save({ ...member!, name: `Changed ${n}` })
        await saveReason(stores, ids[n]!, `changed ${n}`)
        return ok(undefined)
      })))
    expectEqual('answers', answers.map(({ ok: succeeded }) => succeeded), [true, true, true])
    const stored = await reading(workspace, async (stores) => [
      ...(await Promise.all(owners.map(async (owner) => (await stores.members.byId(owner))!.name))),
      ...(await Promise.all(ids.map((id) => reasonOf(stores, id)))),
    ])
    expectEqual('stored', stored, ['Changed 0', 'Changed 1', 'Changed 2', 'changed 0', 'changed 1', 'changed 2'])
  },

  'nobody sees what is not committed': async (workspace, { requests }) => {
    const { id, memberId, reason } = requests[0]!
    const written = signal()
    const looked = signal()
    const writer = workspace.unitOfWork.transact(async (stores) => {
      await saveReason(stores, id, 'not committed')
      written.give()
      await soon(looked.given)
      return refuse(failure('BAD_REQUEST'))
    })
    await soon(written.given)
    const seen = await reading(workspace, async (stores) => [
      (await stores.requests.byId(id))!.reason, (await stores.requests.ofMember(memberId)).find((request) => request.id === id)!.reason,
    ])
    looked.give()
    await writer
    expectEqual('seen by another', seen, [reason, reason])
  },

  'work that only reads sees one state': (workspace, given) => expectOneState(workspace, given, 'read'),

  'work that may write sees one state': (workspace, given) => expectOneState(workspace, given, 'transact'),

  'events come out in the order of their commits': async (workspace, given) => {
    const committed: number[] = []
    const added = signal()
    const unit = (n: number, until: () => Promise<void>): Promise<void> =>
      committing(workspace, async ({ outbox }) => {
        await outbox.add(contractEvent(n))
        await until()
      }).then(() => void committed.push(n))
    const fast = signal()
    const slow = unit(1, () => {
      added.give()
      return soon(fast.given)
    })
    await soon(added.given)
    await unit(2, () => Promise.resolve())
    fast.give()
    await slow
    const { outbox } = await workspace.save()
    expectEqual('events', outbox.slice(given.outbox.length).map(({ payload }) => payload['n']), committed)
  },
}
