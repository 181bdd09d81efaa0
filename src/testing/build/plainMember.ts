import type { Id, Instant, Member } from '../../records'

/** An active member without employment dates, approvers, schedule or configurations of their own. */
export function plainMember(id: Id, name: string, email: string, at: Instant): Member {
  return {
    id, customId: null, name, email, emailConfirmed: false, status: 'ACTIVE', isAdmin: false, hasBillingAccess: false, birthday: null,
    employmentStartDate: null, employmentEndDate: null, departmentIds: [], timeZone: null,
    approverConfig: { type: 'custom', departmentId: null, identityProviderSyncLevel: null },
    approvalProcess: 'Linear_all_have_to_agree', approverIds: [],
    representatives: { process: 'Parallel', requiredCount: 0, memberCanChoose: true, memberCanReorder: true, memberIds: [] },
    schedules: [], holidayCalendarId: null, allowanceTypeConfigurations: [], identityProviderAccount: null,
    createdAt: at, updatedAt: at,
  }
}
