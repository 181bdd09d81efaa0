import { describe, expect, test } from 'vitest'
import { recurringPreviewBody } from '../../../src/http/recurringPreviewBody'
import type { RecurringPreview } from '../../../src/preview/preview'

const rejected: RecurringPreview = {
  canCreate: false, occurrenceCount: 3, duration: null, takesFromAllowance: false, allowanceType: null, isAllowanceSufficient: null,
  conflicts: [], departmentLimitConflicts: [], representativeUnavailable: [], representativeOverlaps: [],
  rejection: { code: 'PAST_DATE_NOT_ALLOWED', message: 'A date lies too far in the past', date: '2025-12-29' },
}

const full: RecurringPreview = {
  canCreate: true,
  occurrenceCount: 2,
  duration: {
    workdayDays: 1.5, workdayMinutes: 720, leaveUnit: 'half_days', outsideOfSchedule: true,
    perYear: [{ fiscalYear: 2026, days: 1.5, minutes: 720, carryOverDaysUsed: 0.5, carryOverMinutesUsed: 240 }],
  },
  takesFromAllowance: true,
  allowanceType: { id: 'a', name: 'Annual leave', unit: 'days' },
  isAllowanceSufficient: true,
  conflicts: [{
    date: '2026-08-24',
    conflictsWith: [
      { requestId: 'r', start: '2026-08-24', end: '2026-08-28', status: 'APPROVED', leaveTypeName: 'Annual leave' },
      { requestId: 's', start: '2026-08-24T11:00:00.000Z', end: '2026-08-24T15:00:00.000Z', status: 'PENDING', leaveTypeName: null },
    ],
  }],
  departmentLimitConflicts: [{ date: '2026-08-10', departmentId: 'd', departmentName: 'Workshop', currentAbsent: 3, maxAllowed: 2 }],
  representativeUnavailable: [{ date: '2026-09-07', representatives: [{ memberId: 'm', memberName: null, reason: 'outside_employment' }] }],
  representativeOverlaps: [{
    date: '2026-09-21',
    representingFor: [{ memberId: 'n', requestId: 'q', status: 'PENDING', start: '2026-09-21', end: '2026-09-25', memberName: 'Nadia' }],
  }],
  rejection: null,
}

describe('spec: preview, response body', () => {
  test('every field, under its wire name; dates are instants (Conventions 4)', () => {
    expect(recurringPreviewBody(full)).toEqual({
      can_create: true,
      occurrence_count: 2,
      duration: {
        workday_absence_duration: 1.5,
        leave_unit: 'half_days',
        outside_of_schedule: true,
        per_year: [{
          fiscal_year: 2026, workday_duration_in_days: 1.5, workday_duration_in_minutes: 720, carry_over_days_used_in_period: 0.5,
          carry_over_minutes_used_in_period: 240,
        }],
      },
      takes_from_allowance: true,
      allowance_type: { id: 'a', name: 'Annual leave', allowance_unit: 'days' },
      is_allowance_sufficient: true,
      conflicts: [{
        date: '2026-08-24T00:00:00.000Z',
        conflicts_with: [
          { request_id: 'r', start: '2026-08-24T00:00:00.000Z', end: '2026-08-28T00:00:00.000Z', status: 'APPROVED', leave_type_name: 'Annual leave' },
          { request_id: 's', start: '2026-08-24T11:00:00.000Z', end: '2026-08-24T15:00:00.000Z', status: 'PENDING', leave_type_name: null },
        ],
      }],
      department_limit_conflicts: [{
        date: '2026-08-10T00:00:00.000Z', department_id: 'd', department_name: 'Workshop', current_absent: 3, max_allowed: 2,
      }],
      representative_unavailable: [{
        date: '2026-09-07T00:00:00.000Z', representatives: [{ member_id: 'm', member_name: null, reason: 'outside_employment' }],
      }],
      representative_overlaps: [{
        date: '2026-09-21T00:00:00.000Z',
        representing_for: [{
          member_id: 'n', request_id: 'q', status: 'PENDING', start: '2026-09-21T00:00:00.000Z', end: '2026-09-25T00:00:00.000Z',
          member_name: 'Nadia',
        }],
      }],
      rejection: null,
    })
  })

  test('the fields come in the order of the table', () => {
    expect(Object.keys(recurringPreviewBody(full))).toEqual([
      'can_create', 'occurrence_count', 'duration', 'takes_from_allowance', 'allowance_type', 'is_allowance_sufficient', 'conflicts',
      'department_limit_conflicts', 'representative_unavailable', 'representative_overlaps', 'rejection',
    ])
  })

  test('D32: with a rejection duration and sufficiency are null; D7: its date is an instant or null', () => {
    expect(recurringPreviewBody(rejected)).toEqual({
      can_create: false, occurrence_count: 3, duration: null, takes_from_allowance: false, allowance_type: null,
      is_allowance_sufficient: null, conflicts: [], department_limit_conflicts: [], representative_unavailable: [],
      representative_overlaps: [],
      rejection: { code: 'PAST_DATE_NOT_ALLOWED', message: 'A date lies too far in the past', date: '2025-12-29T00:00:00.000Z' },
    })
    const undated = { ...rejected, rejection: { code: 'REASON_REQUIRED', message: 'm', date: null } } as const
    expect(recurringPreviewBody(undated).rejection).toEqual({ code: 'REASON_REQUIRED', message: 'm', date: null })
  })

  test.each([
    ['days', 1.5], ['half_days', 1.5], ['hours', 720], ['minutes_30', 720], ['minutes_15', 720], ['minutes_10', 720], ['minutes_5', 720],
    ['minutes_1', 720],
  ] as const)('workday_absence_duration of %s', (leaveUnit, amount) => {
    const { duration } = recurringPreviewBody({ ...full, duration: { ...full.duration!, leaveUnit } })
    expect(duration).toMatchObject({ leave_unit: leaveUnit, workday_absence_duration: amount })
  })
})
