import type { Stores } from '../../ports'
import type { Id, WorkspaceSnapshot } from '../../records'
import { addedAdjustment, addedAssignment } from './additions'
import type { Identified } from './expectation'

type Query = (stores: Stores) => Promise<readonly Identified[]>

export const removableLists = ['assignments', 'adjustments'] as const

export type RemovableList = (typeof removableLists)[number]

/** The part of a repository that removes. */
interface Repository<R> {
  readonly byId: (id: Id) => Promise<R | null>
  readonly save: (record: R) => Promise<void>
  readonly remove: (id: Id) => Promise<void>
}

/** A repository that removes, with records to try it on. Its lists have each of them that is stored. */
export interface Removable {
  readonly list: RemovableList
  /** Stored. */
  readonly record: Identified
  /** The same record with other content. */
  readonly changed: Identified
  /** Not stored. */
  readonly added: Identified
  /** By id: what is found of a record, none or itself. */
  readonly byId: (stores: Stores, id: Id) => Promise<readonly Identified[]>
  readonly lists: Readonly<Record<string, Query>>
  readonly saveRecord: (stores: Stores) => Promise<void>
  readonly saveChanged: (stores: Stores) => Promise<void>
  readonly saveAdded: (stores: Stores) => Promise<void>
  readonly remove: (stores: Stores, id: Id) => Promise<void>
}

type Kind<R> = Pick<Removable, 'list' | 'lists'> & {
  readonly record: R
  readonly changed: R
  readonly added: R
  readonly of: (stores: Stores) => Repository<R>
}

const removable = <R extends Identified>({ of, ...kind }: Kind<R>): Removable => ({
  ...kind,
  byId: async (stores, id) => [await of(stores).byId(id)].filter((record) => record !== null),
  saveRecord: (stores) => of(stores).save(kind.record),
  saveChanged: (stores) => of(stores).save(kind.changed),
  saveAdded: (stores) => of(stores).save(kind.added),
  remove: (stores, id) => of(stores).remove(id),
})

/** Every repository that removes, by the name of its list. */
export function removables(given: WorkspaceSnapshot): Readonly<Record<RemovableList, Removable>> {
  const [assignment] = given.assignments
  const adjustment = given.adjustments.at(-1)
  return {
    assignments: removable({
      list: 'assignments', record: assignment!, changed: { ...assignment!, reason: 'Changed' }, added: addedAssignment(given, 0),
      of: ({ assignments }) => assignments,
      lists: {
        ofMember: ({ assignments }) => assignments.ofMember(assignment!.memberId),
        ofRule: ({ assignments }) => assignments.ofRule(assignment!.ruleId!),
      },
    }),
    adjustments: removable({
      list: 'adjustments', record: adjustment!, changed: { ...adjustment!, reason: 'Changed' },
      added: addedAdjustment(given, 0, { memberId: adjustment!.memberId }),
      of: ({ adjustments }) => adjustments,
      lists: { ofMember: ({ adjustments }) => adjustments.ofMember(adjustment!.memberId) },
    }),
  }
}
