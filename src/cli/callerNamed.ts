import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'
import type { Id, Member, WorkspaceSnapshot } from '../records'

/** The member behind `--as`; refused when the file holds none of that id. */
export function callerNamed(id: Id, { members }: WorkspaceSnapshot): Result<Member> {
  const member = members.find((one) => one.id === id)
  return member === undefined
    ? refuse(failure('BAD_REQUEST', [{ path: '--as', message: `expected the id of a member in the file, got "${id}"` }]))
    : ok(member)
}
