import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecurringRequest } from '../../../src/http/readRecurringRequest'
import type { Failure } from '../../../src/kernel/failure'
import type { RecurringRequestPayload } from '../../../src/preview/payload'

const LEAVE_TYPE = '00000000-0000-4000-8000-000000000301'
const MEMBER = '00000000-0000-4000-8000-000000000203'
const OTHER = 'ABCDEF00-0000-4000-8000-00000000ABCD'

const required = {
  leave_type_id: LEAVE_TYPE, requester_member_id: MEMBER, repeat: 'weekly', interval: 1, from: '2026-08-03', until: null,
  count: null, weekDays: null, day: null, month: null, pos: null,
}

/** A server two hours ahead of UTC in summer, which reads localised dates as the interface does. */
const berlin = { serverTimeZone: 'Europe/Berlin', localizedDates: 'month_first' } as const

function payload(body: unknown, reading: Parameters<typeof readRecurringRequest>[1] = berlin): RecurringRequestPayload {
  const read = readRecurringRequest(body, reading)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

function refused(body: unknown): Failure {
  const read = readRecurringRequest(body, berlin)
  if (read.ok) throw new Error('expected a refusal')
  return read.failure
}

const paths = (body: unknown): (string | undefined)[] => refused(body).issues.map(({ path }) => path)

describe('spec: preview, request body', () => {
  test('the required keys suffice; left-out fields have their defaults', () => {
    expect(payload(required)).toEqual({
      leaveTypeId: LEAVE_TYPE, requesterMemberId: MEMBER, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
      adminApprovalOption: null, repeat: 'weekly', interval: 1, from: '2026-08-03', until: null, count: null, startTime: null,
      endTime: null, halfDay: 'full_day', weekDays: null, day: null, month: null, pos: null, exDates: [],
    })
  })

  test('every field is read', () => {
    const body = {
      ...required, reason: ' Choir ', repeat: 'monthly', interval: 100, until: '2027-01-31', count: 365, start_time: { hour: 0, minute: 0 },
      end_time: { hour: 23, minute: 59 }, half_day: 'afternoon', weekDays: 'MO', day: '1,-1', month: 12, pos: -1,
      exDates: ['2026-08-10'], files: [OTHER], representative_member_ids: [OTHER], ignoreMaximumAbsence: true,
      admin_approval_option: 'go_through_the_normal_approval_process',
    }
    expect(payload(body)).toEqual({
      leaveTypeId: LEAVE_TYPE, requesterMemberId: MEMBER, reason: ' Choir ', representativeMemberIds: [OTHER], ignoreMaximumAbsence: true,
      adminApprovalOption: 'go_through_the_normal_approval_process', repeat: 'monthly', interval: 100, from: '2026-08-03',
      until: '2027-01-31', count: 365, startTime: { hour: 0, minute: 0 }, endTime: { hour: 23, minute: 59 }, halfDay: 'afternoon',
      weekDays: 'MO', day: '1,-1', month: 12, pos: -1, exDates: ['2026-08-10'],
    })
  })

  test('optional fields may be null; unknown ones are ignored, so are files', () => {
    const nulls = {
      reason: null, start_time: null, end_time: null, half_day: null, exDates: null, files: null, representative_member_ids: null,
      ignoreMaximumAbsence: null, admin_approval_option: null,
    }
    expect(payload({ ...required, ...nulls, color: 'red' })).toEqual(payload(required))
    expect(payload({ ...required, files: [OTHER] })).toEqual(payload(required))
  })

  test('spec: Conventions 1: ids are UUIDs in either letter case and stay as sent', () => {
    expect(payload({ ...required, leave_type_id: OTHER }).leaveTypeId).toBe(OTHER)
    for (const id of ['', 'x', LEAVE_TYPE.slice(1), `${LEAVE_TYPE}0`, LEAVE_TYPE.replaceAll('-', ''), `{${LEAVE_TYPE}}`, LEAVE_TYPE.replace('3', 'g'), 7, null]) {
      expect(paths({ ...required, leave_type_id: id })).toEqual(['leave_type_id'])
    }
  })

  test.each([
    ['hour', 0, 23], ['minute', 0, 59],
  ] as const)('start_time.%s is a whole number from %i to %i', (name, min, max) => {
    const time = { hour: 8, minute: 30 }
    const at = (value: unknown): unknown => ({ ...required, start_time: { ...time, [name]: value } })
    expect(payload(at(min)).startTime).toEqual({ ...time, [name]: min })
    expect(payload(at(max)).startTime).toEqual({ ...time, [name]: max })
    for (const value of [min - 1, max + 1, 1.5, '8', null, undefined]) expect(paths(at(value))).toEqual([`start_time.${name}`])
  })

  test('a time is an object, told as one otherwise', () => {
    for (const value of ['08:30', 8, [8, 30], true]) expect(paths({ ...required, end_time: value })).toEqual(['end_time'])
    expect(paths({ ...required, end_time: {} })).toEqual(['end_time.hour', 'end_time.minute'])
  })

  test('the key of a nullable field has to be there', () => {
    for (const key of ['until', 'count', 'weekDays', 'day', 'month', 'pos']) {
      expect(paths(Object.fromEntries(Object.entries(required).filter(([name]) => name !== key)))).toEqual([key])
    }
  })

  test('D30: every fault at once, by wire name, in the order of the table', () => {
    const faulty = {
      admin_approval_option: 'soon', ignoreMaximumAbsence: 'yes', representative_member_ids: [MEMBER, 'x', 7], files: 'none',
      exDates: ['2026-08-10', 'soon'], pos: 6, month: 13, day: 32, weekDays: 1, half_day: 'evening', end_time: 9, start_time: { hour: 24 },
      count: 0, until: 'soon', from: 'soon', interval: 101, repeat: 'yearly', reason: 5, requester_member_id: 'x',
    }
    const failure = refused(faulty)
    expect(failure.code).toBe('BAD_REQUEST')
    expect(failure.issues.map(({ path }) => path)).toEqual([
      'leave_type_id', 'requester_member_id', 'reason', 'repeat', 'interval', 'from', 'until', 'count', 'start_time.hour',
      'start_time.minute', 'end_time', 'half_day', 'weekDays', 'day', 'month', 'pos', 'exDates[1]', 'files',
      'representative_member_ids[1]', 'representative_member_ids[2]', 'ignoreMaximumAbsence', 'admin_approval_option',
    ])
  })

  test('a fault says what was expected and what came', () => {
    expect(refused({ ...required, leave_type_id: 'x', half_day: 'evening', ignoreMaximumAbsence: 1, files: {} }).issues).toEqual([
      { path: 'leave_type_id', message: 'expected a UUID, got "x"' },
      { path: 'half_day', message: 'expected "full_day", "morning" or "afternoon", got "evening"' },
      { path: 'files', message: 'expected a list of UUIDs, got an object' },
      { path: 'ignoreMaximumAbsence', message: 'expected true or false, got 1' },
    ])
  })

  test('what is no object is refused as a whole', () => {
    for (const body of [null, undefined, 7, 'weekly', [required]]) {
      expect(refused(body).issues).toEqual([{ message: expect.stringMatching(/^expected a recurring request \(an object\), got /) as string }])
    }
  })

  test('any JSON is read or refused, never thrown at', () => {
    const nearly = fc.record(Object.fromEntries(Object.entries({ ...required, start_time: {}, exDates: [], files: [] })
      .map(([name, value]) => [name, fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, fc.jsonValue())])), { requiredKeys: [] })
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), nearly), (body) => {
      const read = readRecurringRequest(body, berlin)
      expect(read.ok || read.failure.issues.length > 0).toBe(true)
    }))
  })
})

describe('dates no longer depend on the server', () => {
  const dates = (from: string, reading: Parameters<typeof readRecurringRequest>[1] = berlin): string => payload({ ...required, from }, reading).from

  test.each([
    ['a date only is that date (D10)', '2026-08-03', '2026-08-03'],
    ['a leap day', '2028-02-29', '2028-02-29'],
    ['spec: Conventions 3: month-first, with dots', '02.01.2027', '2027-02-01'],
    ['spec: Conventions 3: month-first, with slashes', '2/1/2027', '2027-02-01'],
    ['an instant in UTC', '2026-08-03T22:30:00Z', '2026-08-03T22:30:00.000Z'],
    ['an instant with an offset', '2026-08-03T00:30:00+02:00', '2026-08-02T22:30:00.000Z'],
    ['spec: Conventions 2: a time without designator is the server\'s, summer', '2026-08-03T00:30:00', '2026-08-02T22:30:00.000Z'],
    ['spec: Conventions 2: a time without designator is the server\'s, winter', '2026-12-03T00:30', '2026-12-02T23:30:00.000Z'],
    ['D12: a time that the clock skips moves forward', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['UTC midnight stays an instant', '2026-08-03T00:00:00.000Z', '2026-08-03T00:00:00.000Z'],
  ])('%s', (_, sent, read) => {
    expect(dates(sent)).toBe(read)
  })

  test('D11: a host may refuse localised dates; 13.02.2026 is no date for anybody', () => {
    expect(readRecurringRequest({ ...required, from: '02.01.2027' }, { ...berlin, localizedDates: 'reject' }).ok).toBe(false)
    expect(paths({ ...required, from: '13.02.2026' })).toEqual(['from'])
  })

  test('until and exDates likewise', () => {
    const read = payload({ ...required, until: '2026-12-24T12:00:00', exDates: ['08/10/2026', '2026-08-17T00:30:00'] })
    expect([read.until, read.exDates]).toEqual(['2026-12-24T11:00:00.000Z', ['2026-08-10', '2026-08-16T22:30:00.000Z']])
  })
})
