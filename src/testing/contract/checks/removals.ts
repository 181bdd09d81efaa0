import { failure } from '../../../kernel/failure'
import { refuse } from '../../../kernel/result'
import type { Stores } from '../../../ports'
import type { WorkspaceSnapshot } from '../../../records'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { type Identified, expectRecords, expectThat } from '../expectation'
import { expectStored } from '../expectStored'
import { committing, reading } from '../inUnits'
import { type Removable, removableLists, removables } from '../removable'
import { signal, soon } from '../together'

type Records = readonly Identified[]

/** What every list has besides the record, by the name of the list. */
type Elsewhere = ReadonlyMap<string, Records>

const without = (records: Records, { id }: Identified): Records => records.filter((record) => record.id !== id)

/** The snapshot without the record, and with others in its list. */
const replaced = (given: WorkspaceSnapshot, { list, record }: Removable, ...others: Records): WorkspaceSnapshot =>
  ({ ...given, [list]: [...without(given[list], record), ...others] })

/** What each list answers, by its name. */
const answersOf = async (stores: Stores, { lists }: Removable): Promise<[string, Records][]> =>
  Promise.all(Object.entries(lists).map(async ([name, query]): Promise<[string, Records]> => [name, await query(stores)]))

/** That the record is found as it now is, by id and in every list; null: no more. */
async function expectFound(stores: Stores, kind: Removable, now: Identified | null, elsewhere: Elsewhere): Promise<void> {
  const found = now === null ? [] : [now]
  expectRecords('byId', await kind.byId(stores, kind.record.id), found)
  for (const [name, answer] of await answersOf(stores, kind)) expectRecords(name, answer, [...elsewhere.get(name)!, ...found])
}

async function elsewhereOf(workspace: ContractWorkspace, kind: Removable): Promise<Elsewhere> {
  const answers = await reading(workspace, (stores) => answersOf(stores, kind))
  for (const [name, answer] of answers) expectThat(answer.some(({ id }) => id === kind.record.id), `${name}: expected the record`)
  return new Map(answers.map(([name, answer]) => [name, without(answer, kind.record)]))
}

type Check = (workspace: ContractWorkspace, given: WorkspaceSnapshot, kind: Removable) => Promise<void>

/** What holds of every repository that removes. */
const checks: Readonly<Record<string, Check>> = {
  'a record is gone for its unit of work and then for everybody, in every query': async (workspace, given, kind) => {
    const elsewhere = await elsewhereOf(workspace, kind)
    await committing(workspace, async (stores) => {
      await kind.remove(stores, kind.record.id)
      await expectFound(stores, kind, null, elsewhere)
    })
    await reading(workspace, (stores) => expectFound(stores, kind, null, elsewhere))
    await expectStored('after the commit', workspace, replaced(given, kind))
  },

  'an unknown id does nothing': async (workspace, given, kind) => {
    await committing(workspace, async (stores) => {
      await kind.remove(stores, unknownId)
      await kind.remove(stores, kind.added.id)
    })
    await expectStored('after the commit', workspace, given)
  },

  'a record that is removed again stays removed': async (workspace, given, kind) => {
    await committing(workspace, async (stores) => {
      await kind.remove(stores, kind.record.id)
      await kind.remove(stores, kind.record.id)
    })
    await committing(workspace, (stores) => kind.remove(stores, kind.record.id))
    await expectStored('after the commits', workspace, replaced(given, kind))
  },

  'a record that is removed and saved again in one unit of work is there': async (workspace, given, kind) => {
    const elsewhere = await elsewhereOf(workspace, kind)
    await committing(workspace, async (stores) => {
      await kind.remove(stores, kind.record.id)
      await kind.saveChanged(stores)
      await expectFound(stores, kind, kind.changed, elsewhere)
    })
    await reading(workspace, (stores) => expectFound(stores, kind, kind.changed, elsewhere))
    await expectStored('after the commit', workspace, replaced(given, kind, kind.changed))
  },

  'a record that is removed and saved again by another unit of work is there': async (workspace, given, kind) => {
    const elsewhere = await elsewhereOf(workspace, kind)
    await committing(workspace, (stores) => kind.remove(stores, kind.record.id))
    await committing(workspace, (stores) => kind.saveRecord(stores))
    await reading(workspace, (stores) => expectFound(stores, kind, kind.record, elsewhere))
    await expectStored('after the commits', workspace, given)
  },

  'what a unit of work saved and then removed is not there': async (workspace, given, kind) => {
    const elsewhere = await elsewhereOf(workspace, kind)
    await committing(workspace, async (stores) => {
      await kind.saveAdded(stores)
      await kind.saveChanged(stores)
      await kind.remove(stores, kind.added.id)
      await expectFound(stores, kind, kind.changed, elsewhere)
      expectRecords('the added one, byId', await kind.byId(stores, kind.added.id), [])
      await kind.remove(stores, kind.record.id)
      await expectFound(stores, kind, null, elsewhere)
    })
    await expectStored('after the commit', workspace, replaced(given, kind))
  },

  'a refused removal leaves the record in every query': async (workspace, given, kind) => {
    const elsewhere = await elsewhereOf(workspace, kind)
    await workspace.unitOfWork.transact(async (stores) => {
      await kind.remove(stores, kind.record.id)
      return refuse(failure('FORBIDDEN'))
    })
    await reading(workspace, (stores) => expectFound(stores, kind, kind.record, elsewhere))
    await expectStored('after the refusal', workspace, given)
  },

  'nobody misses what is not committed as removed': async (workspace, _, kind) => {
    const elsewhere = await elsewhereOf(workspace, kind)
    const removed = signal()
    const looked = signal()
    const remover = workspace.unitOfWork.transact(async (stores) => {
      await kind.remove(stores, kind.record.id)
      removed.give()
      await soon(looked.given)
      return refuse(failure('FORBIDDEN'))
    })
    await soon(removed.given)
    await reading(workspace, (stores) => expectFound(stores, kind, kind.record, elsewhere))
    looked.give()
    await remover
  },
}

/** That what is removed is gone, and nothing else, for a unit of work itself and, once it is committed, for all. */
export const removals: CheckBodies = Object.fromEntries(removableLists.flatMap((list) =>
  Object.entries(checks).map(([name, check]) => [
    `${list}.remove: ${name}`,
    (workspace: ContractWorkspace, given: WorkspaceSnapshot) => check(workspace, given, removables(given)[list]),
  ])))
