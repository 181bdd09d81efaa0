import type { Id } from '../../records'
import { type RecordKind, recordId } from '../recordId'
import type { Random } from './random'
import type { WorkspacePlan } from './workspacePlan'

/** Who is being made up: a member's number, id and own stream of random numbers. */
export interface MemberKey {
  readonly number: number
  readonly id: Id
  readonly random: Random
}

/** The id of the member's `n`-th record of a kind. */
export const ownId = (kind: RecordKind, n: number, key: MemberKey, plan: WorkspacePlan): Id =>
  recordId(kind, n, key.number, plan.seed)
