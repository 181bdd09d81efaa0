/** D1: what a member's requests take from each allowance type. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberBookings } from '../../../src/allowance/memberBookings'
import type { AbsenceRequest, Booking, LeaveType, PlainDate } from '../../../src/records'
import { type HolidayHalves, holidayHalves, workingCalendar } from '../../../src/schedule'
import { approvedRequest } from '../../../src/testing/build/approvedRequest'
import { calendarDayLeave } from '../../../src/testing/build/calendarDayLeave'
import { workweek } from '../../../src/testing/build/workweek'
import { id } from './given'

const created = '1970-01-01T00:00:00.000Z'
const vacation = id('vacation')
const overtime = id('overtime')

const leave = (name: string, some: Partial<LeaveType> = {}): LeaveType => ({ ...calendarDayLeave(id(name), name, 'days', vacation, created), ...some })

const holiday = leave('Holiday')

function request(name: string, of: LeaveType, start: string, end = start, some: Partial<AbsenceRequest> = {}): AbsenceRequest {
  return { ...approvedRequest(id(name), id('member'), of.id, { start, end, startAt: 'morning', endAt: 'end_of_day' }, created), ...some }
}

interface When {
  readonly timeZone?: string
  readonly holidays?: ReadonlyMap<number, HolidayHalves>
}

/** The bookings of an allowance type. */
function bookings(requests: readonly AbsenceRequest[], leaveTypes: readonly LeaveType[], type = vacation, { timeZone = 'UTC', holidays = new Map() }: When = {}): readonly Booking[] {
  const calendar = workingCalendar([], workweek(id('week'), created), holidays)
  return memberBookings(requests, leaveTypes, { calendar, timeZone }).get(type) ?? []
}

const dated = (list: readonly Booking[]): [PlainDate, number][] => list.map(({ date, amount }) => [date, amount])

describe('D1: pending and approved requests draw', () => {
  test.each<[AbsenceRequest['status'], boolean]>([['PENDING', true], ['APPROVED', true], ['DECLINED', false], ['CANCELED', false]])('%s: %s', (status, draws) => {
    const list = bookings([request('q', holiday, '2026-06-30', '2026-06-30', { status })], [holiday])
    expect(list).toEqual(draws ? [{ requestId: id('q'), date: '2026-06-30', amount: 1, cause: 'Holiday' }] : [])
  })

  test('what was declined or canceled changes nothing, wherever it stands', () => {
    const drawing = [request('a', holiday, '2026-06-30'), request('b', holiday, '2026-03-02', '2026-03-04'), request('c', holiday, '2026-03-06')]
    const expected = [['2026-06-30', 1], ['2026-03-02', 1], ['2026-03-03', 1], ['2026-03-04', 1], ['2026-03-06', 1]]
    expect(dated(bookings(drawing, [holiday]))).toEqual(expected)
    fc.assert(fc.property(fc.array(fc.tuple(fc.nat(3), fc.constantFrom<AbsenceRequest['status'][]>('DECLINED', 'CANCELED'))), (idle) => {
      const requests = [...drawing]
      idle.forEach(([place, status], index) => requests.splice(place, 0, request(`idle ${index}`, holiday, '2026-05-04', '2026-05-08', { status })))
      expect(dated(bookings(requests, [holiday]))).toEqual(expected)
    }))
  })
})

describe('D1: from the allowance type of their leave type', () => {
  const flexitime = leave('Flexitime', { allowanceTypeId: overtime, leaveUnit: 'hours' })
  const special = leave('Special leave')
  const unpaid = leave('Unpaid leave', { takesFromAllowance: false })
  const sickness = leave('Sickness', { takesFromAllowance: true, allowanceTypeId: null })
  const types = [holiday, flexitime, special, unpaid, sickness]
  const requests = [
    request('a', holiday, '2026-06-01'), request('b', flexitime, '2026-06-02T08:00:00.000Z', '2026-06-02T10:00:00.000Z'), request('c', special, '2026-06-03'),
    request('d', unpaid, '2026-06-04'), request('e', sickness, '2026-06-05'), request('f', leave('Forgotten'), '2026-06-08'),
  ]

  test('each from its own', () => {
    expect(bookings(requests, types)).toEqual([
      { requestId: id('a'), date: '2026-06-01', amount: 1, cause: 'Holiday' },
      { requestId: id('c'), date: '2026-06-03', amount: 1, cause: 'Special leave' },
    ])
    expect(bookings(requests, types, overtime)).toEqual([{ requestId: id('b'), date: '2026-06-02', amount: 120, cause: 'Flexitime' }])
  })

  test('from no other, not even from one that a leave type names without taking from it', () => {
    expect(bookings(requests, types, id('nothing'))).toEqual([])
    expect(bookings(requests, [unpaid])).toEqual([])
  })

  test('an archived leave type still draws', () => {
    const archived = leave('Old leave', { archivedAt: '2026-01-01T00:00:00.000Z' })
    expect(dated(bookings([request('q', archived, '2026-06-30')], [archived]))).toEqual([['2026-06-30', 1]])
  })

  test('no requests, no bookings', () => {
    expect(bookings([], types)).toEqual([])
    expect(bookings(requests, [])).toEqual([])
  })
})

describe('D1: day by day', () => {
  test('each date apart, over a year end, in the order of requests', () => {
    const later = request('later', holiday, '2026-03-02')
    const earlier = request('earlier', leave('Holiday', { leaveUnit: 'half_days' }), '2025-12-31', '2026-01-02', { startAt: 'afternoon', endAt: 'lunchtime' })
    expect(bookings([later, earlier], [holiday])).toEqual([
      { requestId: id('later'), date: '2026-03-02', amount: 1, cause: 'Holiday' },
      { requestId: id('earlier'), date: '2025-12-31', amount: 0.5, cause: 'Holiday' },
      { requestId: id('earlier'), date: '2026-01-01', amount: 1, cause: 'Holiday' },
      { requestId: id('earlier'), date: '2026-01-02', amount: 0.5, cause: 'Holiday' },
    ])
  })

  test.each([
    ['UTC', [['2026-12-31', 30], ['2027-01-01', 30]]],
    ['Europe/Berlin', [['2027-01-01', 60]]],
    ['America/New_York', [['2026-12-31', 60]]],
    ['Asia/Kathmandu', [['2027-01-01', 60]]],
  ])('decision 9: time units on the wall clock of %s', (timeZone, expected) => {
    const flexitime = leave('Flexitime', { leaveUnit: 'minutes_30' })
    const absence = request('q', flexitime, '2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00.000Z')
    expect(dated(bookings([absence], [flexitime], vacation, { timeZone }))).toEqual(expected)
  })
})

describe('H2: schedule and holidays decide, unless the leave type ignores them', () => {
  const working = leave('Holiday', { ignoreSchedule: false, ignorePublicHolidays: false })
  // Friday, 26 June 2026, to Wednesday.
  const absence = [request('q', working, '2026-06-26', '2026-07-01')]
  const holidays = holidayHalves({ id: id('calendar'), name: 'Holidays', days: [
    { id: id('whole'), date: '2026-06-29', duration: 'full_day', names: [] }, { id: id('half'), date: '2026-06-30', duration: 'morning', names: [] },
  ] })

  test('dates that are worth nothing have no booking', () => {
    expect(dated(bookings(absence, [working]))).toEqual([['2026-06-26', 1], ['2026-06-29', 1], ['2026-06-30', 1], ['2026-07-01', 1]])
    expect(dated(bookings(absence, [working], vacation, { holidays }))).toEqual([['2026-06-26', 1], ['2026-06-30', 0.5], ['2026-07-01', 1]])
  })

  test('decision 19: a leave type that ignores both counts every calendar day', () => {
    expect(dated(bookings(absence, [holiday], vacation, { holidays })))
      .toEqual([['2026-06-26', 1], ['2026-06-27', 1], ['2026-06-28', 1], ['2026-06-29', 1], ['2026-06-30', 1], ['2026-07-01', 1]])
  })
})
