import { failure } from '../../kernel/failure'
import { givenFields } from '../../kernel/givenFields'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id, Member } from '../../records'
import { changeMember } from './changeMember'
import { type MemberChange, memberChangeFields } from './memberChange'
import { type KnownReferences, memberFaults } from './memberFaults'

async function knownReferences(stores: Stores, { departmentIds = [], holidayCalendarId = null }: MemberChange): Promise<KnownReferences> {
  const [departments, holidayCalendars] = await Promise.all([
    departmentIds.length === 0 ? [] : stores.departments.byIds(departmentIds),
    holidayCalendarId === null ? [] : stores.holidayCalendars.byIds([holidayCalendarId]),
  ])
  return { departmentIds: new Set(departments.map(({ id }) => id)), holidayCalendarIds: new Set(holidayCalendars.map(({ id }) => id)) }
}

async function isTaken({ members }: Stores, customId: string, { id }: Member): Promise<boolean> {
  const holder = await members.byCustomId(customId)
  return holder !== null && holder.id !== id
}

const isSame = (a: MemberChange[keyof MemberChange], b: MemberChange[keyof MemberChange]): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((id, index) => id === b[index]))

/** A new address is not confirmed, unless the admin says that it is (spec: Authentication rule 5). */
const withConfirmation = (change: MemberChange, { email }: Member): MemberChange =>
  change.email === undefined || change.email === email ? change : { emailConfirmed: false, ...change }

/**
 * An admin changes fields of a member's record, those of `MemberChange` and no other; answers the member. A field that is undefined is left
 * out. Nothing is written when nothing changes; user_updated goes out when a field changed that it tells (decision 55). Another `email` is
 * not confirmed, unless the change sets `emailConfirmed` too. Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an
 * unknown member, with BAD_REQUEST every fault of the change, with CONFLICT the custom id of another member.
 */
export const updateMember = (ports: Ports, callerId: Id, memberId: Id, asked: MemberChange): Promise<Result<Member>> =>
  changeMember(ports, callerId, memberId, async (member, now, stores) => {
    const change = withConfirmation(givenFields(asked, memberChangeFields), member)
    const faults = memberFaults(change, member, await knownReferences(stores, change))
    if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
    if (typeof change.customId === 'string' && await isTaken(stores, change.customId, member)) {
      return refuse(failure('CONFLICT', [{ path: 'customId', message: 'expected a custom id of nobody else' }]))
    }
    const changed = { ...member, ...change }
    return ok(memberChangeFields.every((field) => isSame(changed[field], member[field])) ? member : { ...changed, updatedAt: now })
  })
