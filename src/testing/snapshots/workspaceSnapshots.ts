import fc from 'fast-check'
import type { AllowanceRule, AllowanceType, LeaveType, WorkspaceSnapshot } from '../../records'
import { allowanceRules } from '../arbitraries/allowanceRules'
import { calendarDayLeave } from '../build/calendarDayLeave'
import { emptySnapshot } from '../build/emptySnapshot'
import { recordedAt } from '../recordedAt'
import { departmentLists } from './departmentLists'
import { holidayCalendarLists } from './holidayCalendarLists'
import { memberParts } from './memberParts'
import { sideRecords } from './sideRecords'
import { type WorkspaceFrame, type WorkspaceSnapshotsOptions, workspaceFrames } from './workspaceFrames'
import { workspaces } from './workspaces'

function allowanceTypesOf({ allowanceTypes }: WorkspaceFrame): fc.Arbitrary<AllowanceType[]> {
  const types = allowanceTypes.map(({ id, unit, ruleIds }, n) =>
    fc.record({ ignoreAllowanceLimit: fc.boolean(), hasDefault: fc.boolean() }).map(({ ignoreAllowanceLimit, hasDefault }) => ({
      id, defaultName: `Allowance ${n}`, translations: [{ language: 'de', name: `Anspruch ${n}` }], unit, ignoreAllowanceLimit,
      // Not the order of the list, so that who sorts by position is found out.
      position: allowanceTypes.length - n, defaultRuleId: hasDefault ? ruleIds[0]! : null, deletedAt: null,
      createdAt: recordedAt, updatedAt: recordedAt,
    })),
  )
  return fc.tuple(...types)
}

function leaveTypesOf({ leaveTypes }: WorkspaceFrame): fc.Arbitrary<LeaveType[]> {
  const types = leaveTypes.map(({ id, unit, allowanceTypeId }, n) =>
    fc.boolean().map((needsApproval) => ({ ...calendarDayLeave(id, `Leave ${n}`, unit, allowanceTypeId, recordedAt), needsApproval })),
  )
  return fc.tuple(...types)
}

function rulesOf({ allowanceTypes, window }: WorkspaceFrame): fc.Arbitrary<AllowanceRule[]> {
  return fc.tuple(
    ...allowanceTypes.flatMap((type) =>
      type.ruleIds.map((id) => allowanceRules(type.unit, { ...window, id, allowanceTypeId: type.id })),
    ),
  )
}

function snapshotsIn(frame: WorkspaceFrame): fc.Arbitrary<WorkspaceSnapshot> {
  return fc
    .record({
      workspace: workspaces(frame),
      departments: departmentLists(frame),
      holidayCalendars: holidayCalendarLists(frame),
      leaveTypes: leaveTypesOf(frame),
      allowanceTypes: allowanceTypesOf(frame),
      rules: rulesOf(frame),
      parts: fc.tuple(...frame.memberIds.map((_, owner) => memberParts(owner, frame))),
      side: sideRecords(frame),
    })
    .map(({ workspace, parts, side, ...lists }) => ({
      ...emptySnapshot(workspace),
      ...lists,
      members: parts.map((part) => part.member),
      assignments: parts.flatMap((part) => part.assignments),
      adjustments: parts.flatMap((part) => part.adjustments),
      memberAllowances: parts.flatMap((part) => part.memberAllowances),
      requests: parts.flatMap((part) => part.requests),
      ...side,
    }))
}

/**
 * Small workspaces in which every reference is valid: one to four members, allowance types of both units, requests in every
 * leave unit and status. No two absences of a member overlap. All leave types ignore schedules and public holidays, so that
 * what an absence costs is its calendar extent.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { workspaceSnapshots } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(workspaceSnapshots({ maxMembers: 2 }), ({ members }) => members.length === 1 || members.length === 2))
 * ```
 */
export function workspaceSnapshots(options: WorkspaceSnapshotsOptions = {}): fc.Arbitrary<WorkspaceSnapshot> {
  return workspaceFrames(options).chain(snapshotsIn)
}
