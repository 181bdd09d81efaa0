import { expect, test } from 'vitest'
import { readSnapshot } from '../../../src/adapters/snapshot'
import type { WorkspaceSnapshot } from '../../../src/records'
import { workspaceSnapshots } from '../../../src/testing'
import { overlappingAbsences } from './overlappingAbsences'
import { counted, rarerThan, sampled } from './sampled'

const snapshots = sampled(workspaceSnapshots(), 400)

test('every snapshot is read back as it is', () => {
  for (const snapshot of snapshots) {
    expect(readSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual({ ok: true, value: snapshot })
  }
})

test('no two absences of a member overlap', () => {
  expect(snapshots.flatMap((snapshot) => overlappingAbsences(snapshot))).toEqual([])
})

test('what an absence costs is its calendar extent', () => {
  const leaveTypes = snapshots.flatMap((snapshot) => snapshot.leaveTypes)
  expect(leaveTypes.every((type) => type.ignoreSchedule && type.ignorePublicHolidays)).toBe(true)
})

test('every part of a workspace occurs', () => {
  const some = (list: (snapshot: WorkspaceSnapshot) => readonly unknown[]) => (snapshot: WorkspaceSnapshot) => list(snapshot).length > 0
  const status = (wanted: string) => (snapshot: WorkspaceSnapshot) => snapshot.requests.some((request) => request.status === wanted)
  const unit = (wanted: string) => (snapshot: WorkspaceSnapshot) =>
    snapshot.requests.some((request) => snapshot.leaveTypes.some((type) => type.id === request.leaveTypeId && type.leaveUnit === wanted))
  const counts = counted(snapshots, {
    ...Object.fromEntries([1, 2, 3, 4].map((size) => [`${size} members`, (snapshot: WorkspaceSnapshot) => snapshot.members.length === size])),
    ...Object.fromEntries(['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'].map((wanted) => [wanted, status(wanted)])),
    ...Object.fromEntries(['days', 'half_days', 'hours', 'minutes_30', 'minutes_1'].map((wanted) => [wanted, unit(wanted)])),
    'half day': (snapshot) => snapshot.requests.some((request) => request.startAt === 'afternoon' || request.endAt === 'lunchtime'),
    'over midnight': (snapshot) => snapshot.requests.some((request) => request.start.length > 10 && request.start.slice(0, 10) < request.end.slice(0, 10)),
    approvers: (snapshot) => snapshot.requests.some((request) => request.approvers.length > 1),
    representatives: (snapshot) => snapshot.requests.some((request) => request.representativeApprovers.length > 0),
    managers: (snapshot) => snapshot.departments.some((department) => department.managers.length > 1),
    configurations: (snapshot) => snapshot.members.some((member) => member.allowanceTypeConfigurations.some((one) => one.disabled)),
    'no configuration': (snapshot) => snapshot.members.some((member) => member.allowanceTypeConfigurations.length === 0),
    'three allowance types': (snapshot) => snapshot.allowanceTypes.length === 3,
    archived: (snapshot) => snapshot.members.some((member) => member.status === 'ARCHIVED'),
    holidays: some((snapshot) => snapshot.holidayCalendars.flatMap((calendar) => calendar.days)),
    adjustments: some((snapshot) => snapshot.adjustments),
    'hand-set figures': some((snapshot) => snapshot.memberAllowances),
    'audit entries': some((snapshot) => snapshot.auditEntries),
    deliveries: some((snapshot) => snapshot.deliveries),
  })
  expect(rarerThan(20, counts)).toEqual([])
})

test('what is held fixed does not vary', () => {
  const small = sampled(workspaceSnapshots({ baseYear: 2025, maxMembers: 1, maxRequests: 2 }), 100)
  expect(small.every(({ members, requests }) => members.length === 1 && requests.length <= 2)).toBe(true)
  expect(small.flatMap(({ requests }) => requests).every((request) => request.start >= '2025-01-01')).toBe(true)
})
