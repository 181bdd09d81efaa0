import type { Member } from '../../records'
import type { Actor } from '../actor'
import type { NewMember } from './newMember'

/** The record of a new member: active, with what is said of them and the defaults of a stored member, not yet with allowance types. */
export function draftMember(newMember: NewMember, { now, ids }: Pick<Actor, 'now' | 'ids'>): Member {
  const { defaultAllowances, approverIds = [], approverConfig, ...said } = newMember
  return {
    ...said, id: ids(), emailConfirmed: false, status: 'ACTIVE', hasBillingAccess: false, approverIds,
    approverConfig: approverConfig ?? { type: 'custom', departmentId: null, identityProviderSyncLevel: null },
    approvalProcess: 'Linear_all_have_to_agree',
    representatives: { process: 'Parallel', requiredCount: 0, memberCanChoose: true, memberCanReorder: true, memberIds: [] },
    schedules: [], allowanceTypeConfigurations: [], identityProviderAccount: null, createdAt: now, updatedAt: now,
  }
}
