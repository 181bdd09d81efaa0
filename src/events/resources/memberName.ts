import type { Id } from '../../records'
import type { MemberRef } from '../eventFacts'

/** A member as requests name them (spec: v1 request events, member ref). */
export interface MemberName {
  readonly id: Id
  readonly name: string
  readonly email: string
  readonly custom_id: string | null
}

/** Finds whom a request names. */
export interface MemberNames {
  /** Throws a RangeError when the facts do not tell of this member. */
  readonly required: (id: Id) => MemberName
  /** null for nobody, and for somebody of whom the facts do not tell. */
  readonly optional: (id: Id | null) => MemberName | null
}

/** Looks the members up whom the facts of a request tell of. */
export function memberNames(members: readonly MemberRef[]): MemberNames {
  const names = new Map(members.map(({ id, name, email, customId }): [Id, MemberName] => [id, { id, name, email, custom_id: customId }]))
  return {
    optional: (id) => (id === null ? null : names.get(id) ?? null),
    required: (id) => {
      const name = names.get(id)
      if (name === undefined) throw new RangeError(`the request names member ${id}, of whom its facts do not tell`)
      return name
    },
  }
}
