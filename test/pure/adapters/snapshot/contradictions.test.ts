import { describe, expect, test } from 'vitest'
import { type Json, changed, faultsOf, id, leftOut } from './workspaceFile'

type Changes = Readonly<Record<string, Json | typeof leftOut>>

const monday = 'members[0].schedules[0].days.monday'
const sunday = 'workspace.defaultSchedule.days.sunday'
const terms = 'rules[1].revisions[0].terms'
const whole = 'whole minutes, because the allowance type is in hours'

/** Each pair: the changes, and the one fault they are; none where the file stays sound. */
const check = (cases: [string, Changes, string?][]): void => {
  test.each(cases)('%s', (_, changes, fault) => {
    expect(faultsOf(changed(changes))).toEqual(fault === undefined ? [] : [fault])
  })
}

describe('schedules (decision 18)', () => {
  const off = (start: string, end: string): Json => ({ start, end, enabled: false })
  const day = (): Json => ({ am: off('08:00', '12:00'), pm: off('13:00', '17:00') })
  const days: Json = { monday: day(), tuesday: day(), wednesday: day(), thursday: day(), friday: day(), saturday: day(), sunday: day() }
  check([
    ['ends when it starts', { [`${monday}.am.end`]: '08:00' }, `${monday}.am.end: expected a time after the start 08:00, got "08:00"`],
    ['ends before it starts', { [`${monday}.pm.end`]: '00:30' }, `${monday}.pm.end: expected a time after the start 13:00, got "00:30"`],
    ['nobody works in it', { [`${monday}.am`]: off('00:00', '00:00') }],
    ['nobody works in it, and it ends before it starts', { [`${monday}.am`]: off('12:00', '08:00') }],
    ['of the workspace', { 'workspace.defaultSchedule': { id: id(3), days }, [`${sunday}.am`]: { start: '09:00', end: '09:00', enabled: true } },
      `${sunday}.am.end: expected a time after the start 09:00, got "09:00"`],
    ['begins in the afternoon before the morning has ended', { [`${monday}.pm.start`]: '11:59' }, `${monday}.pm.start: expected the end of the morning 12:00 or later, got "11:59"`],
    ['unreadable', { [`${monday}.am.end`]: '8' }, `${monday}.am.end: expected HH:mm, got "8"`],
  ])
})

describe('members', () => {
  const [start, end] = ['members[0].employmentStartDate', 'members[0].employmentEndDate']
  check([
    ['one day', { [start]: '2026-03-01', [end]: '2026-03-01' }],
    ['reversed', { [start]: '2026-03-01', [end]: '2026-02-28' }, `${end}: expected 2026-03-01 (employmentStartDate) or later, got "2026-02-28"`],
    ['only an end', { [end]: '2026-02-28' }],
    ['archived without an end (decision 49)', { 'members[0].status': 'ARCHIVED' }, `${end}: expected a date, because the member is ARCHIVED, got nothing`],
    ['archived with null as the end', { 'members[0].status': 'ARCHIVED', [end]: null }, `${end}: expected a date, because the member is ARCHIVED, got null`],
    ['archived with an end', { 'members[0].status': 'ARCHIVED', [end]: '2026-02-28' }],
    ['archived with an unreadable end', { 'members[0].status': 'ARCHIVED', [end]: '2026-02-30' },
      `${end}: expected an existing date YYYY-MM-DD, got "2026-02-30"`],
  ])
})

describe('configurations (decision 50)', () => {
  const [first, second] = ['members[1].allowanceTypeConfigurations[0]', 'members[1].allowanceTypeConfigurations[1]']
  check([
    ['one default', { [`${first}.default`]: true }],
    ['two defaults', { [`${first}.default`]: true, [`${second}.default`]: true }, `${second}.default: expected one default configuration, got a second one beside ${first}`],
    ['two of one type', { [`${second}.allowanceTypeId`]: id(50) }, `${second}.allowanceTypeId: expected one configuration of each allowance type, got the type of ${first}`],
  ])
})

describe('leave types (decision 22)', () => {
  check([
    ['days', { 'leaveTypes[0].leaveUnit': 'days' }],
    ['hours from days', { 'leaveTypes[0].leaveUnit': 'hours', requests: [] },
      'leaveTypes[0].leaveUnit: expected days or half_days, because the allowance type is in days, got "hours"'],
    ['half days from hours', { 'leaveTypes[1].leaveUnit': 'half_days', requests: [] },
      'leaveTypes[1].leaveUnit: expected hours or one of the minutes units, because the allowance type is in hours, got "half_days"'],
    ['of no allowance type', { 'leaveTypes[1].allowanceTypeId': null }],
    ['takes from nothing', { 'leaveTypes[1].allowanceTypeId': null, 'leaveTypes[1].takesFromAllowance': true },
      'leaveTypes[1].allowanceTypeId: expected the id of an allowance type, because takesFromAllowance is true, got null'],
    ['takes from something', { 'leaveTypes[1].takesFromAllowance': true }],
  ])
})

describe('whole minutes (spec: Allowance model)', () => {
  check([
    ['the amount of a rule', { [`${terms}.amount`]: 500.5 }, `${terms}.amount: expected ${whole}, got 500.5`],
    ['the limit of carry-over', { [`${terms}.carryOver.limit`]: 0.25 }, `${terms}.carryOver.limit: expected ${whole}, got 0.25`],
    ['the step of rounding', { [`${terms}.rounding.step`]: 0.01 }, `${terms}.rounding.step: expected ${whole}, got 0.01`],
    ['an adjustment', { 'adjustments[1].amount': -90.5 }, `adjustments[1].amount: expected ${whole}, got -90.5`],
    ['compensatory time', { 'memberAllowances[2].compensatoryTimeOff': 0.5 }, `memberAllowances[2].compensatoryTimeOff: expected ${whole}, got 0.5`],
    ['brought forward', { 'memberAllowances[2].broughtForwardOverride': 0.5 }, `memberAllowances[2].broughtForwardOverride: expected ${whole}, got 0.5`],
    ['the legacy allowance', { 'memberAllowances[2].allowance': 0.5 }, `memberAllowances[2].allowance: expected ${whole}, got 0.5`],
    ['days have decimals', {
      'rules[0].revisions[0].terms.amount': 30.5, 'rules[0].revisions[0].terms.carryOver.limit': 0.25, 'adjustments[0].amount': 0.5,
      'rules[0].revisions[0].terms.rounding': { step: 0.25, mode: 'down' }, 'memberAllowances[0].compensatoryTimeOff': -0.5,
      'memberAllowances[0].broughtForwardOverride': 0.5, 'memberAllowances[0].allowance': 27.5,
    }],
    ['of an unreadable unit', { 'allowanceTypes[1].unit': 1, [`${terms}.amount`]: 500.5 }, 'allowanceTypes[1].unit: expected days or hours, got 1'],
  ])
})

describe('assignments', () => {
  check([
    ['manual with a rule', { 'assignments[1].ruleId': id(60) }, `assignments[1].ruleId: expected null, because the assignment is manual, got "${id(60)}"`],
    ['manual with an unknown rule', { 'assignments[1].ruleId': id(999) }, `assignments[1].ruleId: expected null, because the assignment is manual, got "${id(999)}"`],
    ['a rule of none', { 'assignments[0].ruleId': null }, 'assignments[0].ruleId: expected the id of a rule, because the kind is rule, got null'],
    ['a rule left out', { 'assignments[0].ruleId': leftOut }, 'assignments[0].ruleId: expected the id of a rule, because the kind is rule, got nothing'],
    ['one day', { 'assignments[2].ruleEndDate': '2026-01-01' }],
    ['reversed', { 'assignments[2].ruleEndDate': '2025-12-31' }, 'assignments[2].ruleEndDate: expected 2026-01-01 (ruleStartDate) or later, got "2025-12-31"'],
    ['of an unreadable kind', { 'assignments[1].kind': 1 }, 'assignments[1].kind: expected rule or manual, got 1'],
  ])
})

describe('adjustments (allowances C2)', () => {
  const expiry = 'adjustments[0].expiryDate'
  const only = 'null, because only a positive amount can expire'
  check([
    ['expires on its day', { [expiry]: '2026-02-01' }],
    ['expires before its day', { [expiry]: '2026-01-31' }, `${expiry}: expected 2026-02-01 (date) or later, got "2026-01-31"`],
    ['negative and expiring', { [expiry]: '2026-03-01', 'adjustments[0].amount': -1 }, `${expiry}: expected ${only}, got "2026-03-01"`],
    ['zero and expiring', { [expiry]: '2026-03-01', 'adjustments[0].amount': 0 }, `${expiry}: expected ${only}, got "2026-03-01"`],
    ['of an unreadable amount', { [expiry]: '2026-03-01', 'adjustments[0].amount': '-1' }, 'adjustments[0].amount: expected a number, got "-1"'],
  ])
})

describe('requests', () => {
  const [day, time] = ['requests[0]', 'requests[1]']
  const instant = 'an instant such as 2026-03-02T09:00:00.000Z, because the leave type is in minutes_15'
  const unknown = (place: string): string => `${place}.leaveTypeId: expected the id of a leave type, got "${id(999)}"`
  const same = { [`${day}.start`]: '2026-03-02', [`${day}.end`]: '2026-03-02' }
  check([
    ['an instant in a day unit', { [`${day}.start`]: '2026-03-02T00:00:00Z' },
      `${day}.start: expected a date YYYY-MM-DD, because the leave type is in half_days, got "2026-03-02T00:00:00Z"`],
    ['a date in a time unit', { [`${time}.end`]: '2026-04-01' }, `${time}.end: expected ${instant}, got "2026-04-01"`],
    ['either form for an unknown leave type', { [`${time}.leaveTypeId`]: id(999) }, unknown(time)],
    ['reversed dates', { [`${day}.end`]: '2026-03-01' }, `${day}.end: expected 2026-03-02 (start) or later, got "2026-03-01"`],
    ['reversed instants', { [`${time}.end`]: '2026-04-01T07:59:59.999Z' },
      `${time}.end: expected 2026-04-01T08:00:00.000Z (start) or later, got "2026-04-01T07:59:59.999Z"`],
    ['instants compare by time, not by text', { [`${time}.end`]: '2026-04-01T07:30:00-01:00' }],
    ['reversed by their offset', { [`${time}.end`]: '2026-04-01T09:30:00+02:00' },
      `${time}.end: expected 2026-04-01T08:00:00.000Z (start) or later, got "2026-04-01T09:30:00+02:00"`],
    ['from the afternoon to lunchtime', same, `${day}.endAt: expected end_of_day, because the absence starts in the afternoon of the same day, got "lunchtime"`],
    ['one afternoon', { ...same, [`${day}.endAt`]: 'end_of_day' }],
    ['one morning', { ...same, [`${day}.startAt`]: 'morning' }],
    ['halves mean nothing in time units', { [`${time}.startAt`]: 'afternoon', [`${time}.endAt`]: 'lunchtime' }],
    ['halves mean nothing between equal instants', {
      [`${time}.startAt`]: 'afternoon', [`${time}.endAt`]: 'lunchtime', [`${time}.end`]: '2026-04-01T08:00:00.000Z',
    }],
  ])

  test('reversed dates of an unknown leave type', () => {
    expect(faultsOf(changed({ [`${day}.leaveTypeId`]: id(999), [`${day}.end`]: '2026-03-01' }))).toEqual([
      unknown(day), `${day}.end: expected 2026-03-02 (start) or later, got "2026-03-01"`,
    ])
  })

  test('two forms and an unknown leave type: which of them is wrong is unknown', () => {
    expect(faultsOf(changed({ [`${day}.leaveTypeId`]: id(999), [`${day}.end`]: '2026-03-01T00:00:00Z' }))).toEqual([unknown(day)])
  })
})
