import fc from 'fast-check'
import type { AllowanceTypeConfiguration, Id, Member } from '../../records'
import { employmentPeriods } from '../arbitraries/employmentPeriods'
import { plainMember } from '../build/plainMember'
import { workweek } from '../build/workweek'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import { approvalProcesses } from './departmentLists'
import type { WorkspaceFrame } from './workspaceFrames'
import { timeZones } from './workspaces'

/** None, or one row for each allowance type with exactly one default, which is visible. */
function configurations(owner: number, { allowanceTypes }: WorkspaceFrame): fc.Arbitrary<AllowanceTypeConfiguration[]> {
  const rows = fc.record({
    default: fc.nat(allowanceTypes.length - 1),
    disabled: fc.tuple(...allowanceTypes.map(() => fc.boolean())),
  })
  return fc.option(rows, { freq: 3 }).map((drawn) =>
    drawn === null
      ? []
      : allowanceTypes.map((type, n) => ({
          id: recordId('configuration', n, owner), allowanceTypeId: type.id, default: n === drawn.default,
          disabled: n !== drawn.default && drawn.disabled[n]!, createdAt: recordedAt,
        })),
  )
}

/** Other members, without the one at `owner`. */
const colleagues = ({ memberIds }: WorkspaceFrame, owner: number): fc.Arbitrary<Id[]> =>
  fc.shuffledSubarray(memberIds.filter((_, n) => n !== owner), { maxLength: Math.min(2, memberIds.length - 1) })

/** One member of a workspace, without what hangs on allowance types. The first one is an admin. */
export function memberProfiles(owner: number, frame: WorkspaceFrame): fc.Arbitrary<Member> {
  const base = plainMember(frame.memberIds[owner]!, `Member ${owner}`, `member${owner}@example.com`, recordedAt)
  return fc
    .record({
      status: fc.constantFrom<Member['status'][]>('ACTIVE', 'ACTIVE', 'INACTIVE', 'ARCHIVED'),
      employment: employmentPeriods(frame.baseYear),
      birthday: fc.constantFrom(null, '1984-02-29', '1990-12-31'),
      departmentIds: fc.subarray([...frame.departmentIds]),
      timeZone: fc.constantFrom(null, ...timeZones),
      fromDepartment: fc.boolean(),
      approvalProcess: approvalProcesses(),
      approverIds: colleagues(frame, owner),
      representativeIds: colleagues(frame, owner),
      ownSchedule: fc.boolean(),
      holidayCalendarId: fc.constantFrom(null, ...frame.holidayCalendarIds),
      allowanceTypeConfigurations: configurations(owner, frame),
    })
    .map(({ status, employment, fromDepartment, representativeIds, ownSchedule, ...rest }) => ({
      ...base, ...employment, ...rest, isAdmin: owner === 0,
      // Only who has left can be archived.
      status: status === 'ARCHIVED' && employment.employmentEndDate === null ? 'ACTIVE' : status,
      approverConfig:
        fromDepartment && rest.departmentIds.length > 0
          ? { type: 'department', departmentId: rest.departmentIds[0]!, identityProviderSyncLevel: null }
          : base.approverConfig,
      representatives: { ...base.representatives, requiredCount: representativeIds.length, memberIds: representativeIds },
      schedules: ownSchedule ? [workweek(recordId('schedule', 1, owner), recordedAt)] : [],
    }))
}
