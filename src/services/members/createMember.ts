import type { Actor } from '../../administration/actor'
import { type MemberCreation, createMember as decide } from '../../administration/members/createMember'
import { draftMember } from '../../administration/members/draftMember'
import type { DefaultRuleFacts } from '../../administration/members/newAssignments'
import type { NewMember } from '../../administration/members/newMember'
import { newMemberFaults } from '../../administration/members/newMemberFaults'
import { type Failure, type Issue, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Id, Member } from '../../records'
import { changeAsAdmin } from '../admin/changeAsAdmin'
import { departmentsFor } from '../loading/requesterFacts'
import { announceMember } from './announceMember'
import { memberFaults } from './memberFaults'

async function defaultRuleFacts(stores: Stores, draft: Member): Promise<DefaultRuleFacts> {
  const [workspace, allowanceTypes, departments] = await Promise.all([
    stores.workspace.get(), stores.allowanceTypes.all(), departmentsFor(stores, draft),
  ])
  const rules = await Promise.all(allowanceTypes.map(({ id }) => stores.rules.ofAllowanceType(id)))
  return { workspace, allowanceTypes, departments, rules: rules.flat() }
}

const idsOf = (records: readonly { readonly id: Id }[]): ReadonlySet<Id> => new Set(records.map(({ id }) => id))

async function faultsOf(stores: Stores, newMember: NewMember, draft: Member, facts: DefaultRuleFacts): Promise<Issue[]> {
  const { approverIds, holidayCalendarId } = draft
  const [approvers, holidayCalendars] = await Promise.all([
    stores.members.byIds(approverIds), holidayCalendarId === null ? [] : stores.holidayCalendars.byIds([holidayCalendarId]),
  ])
  const departmentIds = idsOf(facts.departments)
  return [
    ...memberFaults(draft, draft, { departmentIds, holidayCalendarIds: idsOf(holidayCalendars) }),
    ...newMemberFaults(newMember, { departmentIds, memberIds: idsOf(approvers), allowanceTypeIds: idsOf(facts.allowanceTypes) }),
  ]
}

/** The faults of the input before what it would collide with (decision 6). */
async function refusalOf(stores: Stores, newMember: NewMember, draft: Member, facts: DefaultRuleFacts): Promise<Failure | null> {
  const faults = await faultsOf(stores, newMember, draft, facts)
  if (faults.length > 0) return failure('BAD_REQUEST', faults)
  const isTaken = draft.customId !== null && await stores.members.byCustomId(draft.customId) !== null
  return isTaken ? failure('CONFLICT', [{ path: 'customId', message: 'expected a custom id of nobody else' }]) : null
}

async function record(stores: Stores, { member, assignments, audit }: MemberCreation, { now, ids }: Actor): Promise<void> {
  await stores.members.save(member)
  for (const assignment of assignments) await stores.assignments.save(assignment)
  for (const entry of audit) await stores.auditLog.add(entry)
  await announceMember(stores, { type: 'user_created', member, now, ids })
}

/**
 * An admin adds a member, who is active and gets their allowance types and the default rules (decisions 50, 55, 61; spec: POST /members);
 * answers the new id. user_created goes out. Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin (decision 53), with BAD_REQUEST
 * every fault of what is said of the member, with CONFLICT the custom id of another member.
 */
export function createMember(ports: Ports, callerId: Id, newMember: NewMember): Promise<Result<Id>> {
  return changeAsAdmin(ports, callerId, async (stores, actor) => {
    const draft = draftMember(newMember, actor)
    const facts = await defaultRuleFacts(stores, draft)
    const refusal = await refusalOf(stores, newMember, draft, facts)
    if (refusal !== null) return refuse(refusal)
    await record(stores, decide(draft, newMember.defaultAllowances, facts, actor), actor)
    return ok(draft.id)
  })
}
