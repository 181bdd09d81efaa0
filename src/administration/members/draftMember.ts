import { givenFields } from '../../kernel/givenFields'
import type { ApproverConfig, Member } from '../../records'
import type { Actor } from '../actor'
import { type NewMember, newMemberFields } from './newMember'

const nobodyAsked: ApproverConfig = { type: 'custom', departmentId: null, identityProviderSyncLevel: null }

/**
 * The record of a new member: active, with what is said of them and the defaults of a stored member, not yet with allowance types. Nothing
 * but the fields of `NewMember` is taken; name and e-mail address are empty where they are not said.
 */
export function draftMember(newMember: NewMember, { now, ids }: Pick<Actor, 'now' | 'ids'>): Member {
  const { approverIds = [], approverConfig = nobodyAsked } = newMember
  return {
    name: '', email: '', customId: null, departmentIds: [], employmentStartDate: null, employmentEndDate: null, isAdmin: false,
    holidayCalendarId: null, timeZone: null, birthday: null,
    ...givenFields(newMember, newMemberFields),
    id: ids(), emailConfirmed: false, status: 'ACTIVE', hasBillingAccess: false, approverIds,
    approverConfig: { ...nobodyAsked, ...givenFields(approverConfig, ['type', 'departmentId', 'identityProviderSyncLevel']) },
    approvalProcess: 'Linear_all_have_to_agree',
    representatives: { process: 'Parallel', requiredCount: 0, memberCanChoose: true, memberCanReorder: true, memberIds: [] },
    schedules: [], allowanceTypeConfigurations: [], identityProviderAccount: null, createdAt: now, updatedAt: now,
  }
}
