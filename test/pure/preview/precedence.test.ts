/** D31: of any two rejection codes that hold at once, the earlier of the tables wins. */
import { describe, expect, test } from 'vitest'
import { decideRecurringRequest, previewRecurringRequest } from '../../../src/index'
import type { CreationContext, LeaveType, Member, RecurringRequestPayload } from '../../../src/index'
import { ada, bob, context, failureOf, id, request, series, standIn, unpaid, valueOf, workspace } from './given'

interface Case {
  readonly context: CreationContext
  readonly payload: RecurringRequestPayload
}

/** Changes a case so that a code holds, and no more of it than the code needs. */
type Break = (of: Case) => Case

const onContext = (change: (of: CreationContext) => Partial<CreationContext>): Break =>
  (of) => ({ ...of, context: { ...of.context, ...change(of.context) } })
const onPayload = (some: Partial<RecurringRequestPayload>): Break => (of) => ({ ...of, payload: { ...of.payload, ...some } })
const onRequester = (some: Partial<Member>): Break =>
  onContext(({ requester }) => ({ requester: { ...requester, ...some }, caller: { ...requester, ...some } }))
const onLeaveType = (some: Partial<LeaveType>): Break => onContext((of) => ({ leaveType: { ...of.leaveType, ...some } }))
const both = (first: Break, second: Break): Break => (of) => second(first(of))

/** Every Monday from December 2025 on but 9 March 2026. */
const otherMondays = Array.from({ length: 65 }, (_, week) => new Date(Date.UTC(2025, 11, 15 + week * 7)).toISOString().slice(0, 10))
  .filter((date) => date !== '2026-03-09')

const lastYear = onPayload({ from: '2025-12-08' })
const bobIsAway = request(bob, '2025-12-01', '2027-12-31', { representativeApprovers: [standIn(ada, 'APPROVED')] })

/** In the order of the specification's tables, group A, then group B. */
const breaks: Readonly<Record<string, Break>> = {
  RECURRENCE_END_REQUIRED: onPayload({ count: null }),
  RECURRENCE_RULE_INVALID: onPayload({ month: 3 }),
  RECURRENCE_WINDOW_EXCEEDED: onPayload({ interval: 40 }),
  RECURRENCE_TOO_FEW_OCCURRENCES: onPayload({ exDates: otherMondays }),
  HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE: onLeaveType({ leaveUnit: 'hours' }),
  HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE: both(onLeaveType({ leaveUnit: 'days' }), onPayload({ halfDay: 'morning' })),
  OUTSIDE_EMPLOYMENT_PERIOD: onRequester({ employmentStartDate: '2026-03-10' }),
  LEAVE_TYPE_DISABLED: onLeaveType({ archivedAt: '2026-01-01T00:00:00.000Z' }),
  REASON_REQUIRED: onLeaveType({ reasonMandatory: true }),
  REASON_TOO_LONG: onPayload({ reason: 'x'.repeat(21) }),
  // What lies before the window also lies before the running fiscal year: this break implies the next one.
  OUTSIDE_FISCAL_YEAR_WINDOW: both(lastYear, onContext(({ workspace: { settings, ...rest } }) => ({
    workspace: { ...rest, settings: { ...settings, bookableYearsBack: 0 } },
  }))),
  PAST_DATE_NOT_ALLOWED: lastYear,
  REPRESENTATIVE_CONFLICT: onContext(() => ({ representations: [bobIsAway], colleagues: [bob] })),
  NO_APPROVER_SET: onRequester({ approverIds: [] }),
  REPRESENTATIVES_INVALID: onPayload({ representativeMemberIds: [id('nobody')] }),
  REQUIRED_REPRESENTATIVES_COUNT_NOT_MET: both(
    onLeaveType({ representativesRequired: true }), onRequester({ representatives: { ...ada.representatives, requiredCount: 2 } }),
  ),
}

/** They speak of different units, or of no reason and a long one. */
const exclusive = [
  ['HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE', 'HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE'],
  ['REASON_REQUIRED', 'REASON_TOO_LONG'],
]

/** The tables of the specification, typed again. */
const tables = [
  'RECURRENCE_END_REQUIRED', 'RECURRENCE_RULE_INVALID', 'RECURRENCE_WINDOW_EXCEEDED', 'RECURRENCE_TOO_FEW_OCCURRENCES',
  'HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE', 'HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE', 'OUTSIDE_EMPLOYMENT_PERIOD',
  'LEAVE_TYPE_DISABLED', 'REASON_REQUIRED', 'REASON_TOO_LONG', 'OUTSIDE_FISCAL_YEAR_WINDOW', 'PAST_DATE_NOT_ALLOWED',
  'REPRESENTATIVE_CONFLICT', 'NO_APPROVER_SET', 'REPRESENTATIVES_INVALID', 'REQUIRED_REPRESENTATIVES_COUNT_NOT_MET',
]

const sound: Case = { context: context({ leaveType: unpaid(), workspace: workspace({ plan: 'plus' }) }), payload: series() }

function codesOf({ context: of, payload }: Case): [preview: string | undefined, creation: string | undefined] {
  return [
    valueOf(previewRecurringRequest(of, payload)).rejection?.code,
    failureOf(decideRecurringRequest(of, payload)).issues[0]?.code,
  ]
}

const pairs = tables.flatMap((earlier, index) => tables.slice(index + 1).map((later) => [earlier, later] as const))
  .filter((pair) => !exclusive.some((names) => names.every((name, at) => pair[at] === name)))

describe('D31: the first of the tables wins', () => {
  test('the sound case breaks nothing, and there is a break for every code', () => {
    expect(valueOf(previewRecurringRequest(sound.context, sound.payload)).canCreate).toBe(true)
    expect(Object.keys(breaks)).toEqual(tables)
    expect(pairs).toHaveLength((16 * 15) / 2 - 2)
  })

  test.each(tables)('D31: %s alone', (code) => {
    expect(codesOf(breaks[code]!(sound))).toEqual([code, code])
  })

  test.each(pairs)('D31: %s before %s', (earlier, later) => {
    expect(codesOf(breaks[later]!(breaks[earlier]!(sound)))).toEqual([earlier, earlier])
    expect(codesOf(breaks[earlier]!(breaks[later]!(sound)))).toEqual([earlier, earlier])
  })

  test('D31: group B goes code by code over all occurrences, not occurrence by occurrence', () => {
    // The first occurrence is promised to Bob, the last lies outside of the window: the window comes first in the table.
    const away = request(bob, '2026-12-30', '2026-12-30', { representativeApprovers: [standIn(ada, 'APPROVED')] })
    const of = context({
      leaveType: unpaid(), representations: [away], colleagues: [bob], workspace: workspace({ settings: { bookableYearsAhead: 0 } }),
    })
    const { rejection } = valueOf(previewRecurringRequest(of, series({ repeat: 'daily', from: '2026-12-30' })))
    expect([rejection?.code, rejection?.date]).toEqual(['OUTSIDE_FISCAL_YEAR_WINDOW', '2027-01-01'])
  })

  test('D31: group A before group B, though a later occurrence', () => {
    const of = context({ leaveType: unpaid(), requester: { ...ada, employmentEndDate: '2026-01-01' } })
    const { rejection } = valueOf(previewRecurringRequest(of, series({ repeat: 'daily', from: '2025-12-31' })))
    expect([rejection?.code, rejection?.date]).toEqual(['OUTSIDE_EMPLOYMENT_PERIOD', '2026-01-02'])
  })
})
