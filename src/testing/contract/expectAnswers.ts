import type { Id } from '../../records'
import { unknownId } from './contractSnapshot'
import { type Identified, expectEqual, expectRecords } from './expectation'

/** A list by ids answers some, none for no ids, and leaves out what is unknown. */
export async function expectByIds<R extends Identified>(
  byIds: (ids: readonly Id[]) => Promise<readonly R[]>,
  stored: readonly R[],
): Promise<void> {
  expectRecords('two ids and an unknown one', await byIds([stored[1]!.id, unknownId, stored[0]!.id]), [stored[1]!, stored[0]!])
  expectRecords('one id', await byIds([stored[1]!.id]), [stored[1]!])
  expectRecords('an unknown id', await byIds([unknownId]), [])
  expectRecords('no ids', await byIds([]), [])
}

/** A query by id answers every record, and null for an unknown id. */
export async function expectById<R extends Identified>(byId: (id: Id) => Promise<R | null>, stored: readonly R[]): Promise<void> {
  for (const record of stored) expectEqual('a known id', await byId(record.id), record)
  expectEqual('an unknown id', await byId(unknownId), null)
}

/** A list of what refers to an owner, for every owner, and for an unknown one. */
export async function expectOf<R extends Identified>(
  query: (owner: Id) => Promise<readonly R[]>,
  owners: readonly Identified[],
  stored: readonly R[],
  refers: (record: R, owner: Id) => boolean,
): Promise<void> {
  for (const { id } of owners) expectRecords(`of ${id}`, await query(id), stored.filter((record) => refers(record, id)))
  expectRecords('of an unknown one', await query(unknownId), [])
}

/** Whether a record belongs to a member. */
export const isOfMember = ({ memberId }: { readonly memberId: Id }, id: Id): boolean => memberId === id
