/** D1 and H2: bookings fall on working days only, and follow schedules and holidays as they are now (decisions 15 to 22). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workspaceAllowances, workspaceInputs } from '../../../src/index'
import type {
  AbsenceRequest, AllowanceType, AllowanceYear, Holiday, HolidayCalendar, LeaveType, Member, PlainDate, WorkspaceSnapshot,
} from '../../../src/records'
import { approvedRequest } from '../../../src/testing/build/approvedRequest'
import { calendarDayLeave } from '../../../src/testing/build/calendarDayLeave'
import { emptySnapshot } from '../../../src/testing/build/emptySnapshot'
import { plainMember } from '../../../src/testing/build/plainMember'
import { absences } from '../../../src/testing/schedules/absences'
import { holidayCalendars } from '../../../src/testing/schedules/holidayCalendars'
import { schedules } from '../../../src/testing/schedules/schedules'
import { between, dates, oneDay, timeUnits } from '../duration/given'
import { oracleDays, oracleMinutes } from '../duration/oracle'
import { day, dayOff, fullDay, holidays, mornings, office, workdays } from '../schedule/given'
import { dated, id, micros, onRule, rule, sumMicros } from './given'

const created = '1970-01-01T00:00:00.000Z'

const type = (name: string, unit: AllowanceType['unit']): AllowanceType => ({
  id: id(name), defaultName: name, translations: [], unit, ignoreAllowanceLimit: false, position: 1, defaultRuleId: null, deletedAt: null, createdAt: created, updatedAt: created,
})
const [vacation, overtime] = [type('vacation', 'days'), type('overtime', 'hours')]

const leaveOf = (of: AllowanceType, leaveUnit: LeaveType['leaveUnit'], some: Partial<LeaveType> = {}): LeaveType => ({
  ...calendarDayLeave(id(`${of.defaultName} leave`), 'Leave', leaveUnit, of.id, created), ignoreSchedule: false, ignorePublicHolidays: false, ...some,
})

interface Case {
  readonly of?: AllowanceType
  readonly leave?: Partial<LeaveType>
  readonly member?: Partial<Member>
  readonly workspace?: Partial<WorkspaceSnapshot['workspace']>
  readonly free?: HolidayCalendar
  readonly absent: readonly Pick<AbsenceRequest, 'start' | 'end' | 'startAt' | 'endAt'>[]
}

/** Anna has 30 days, or 14400 minutes, a year and these absences. */
function snapshot({ of = vacation, leave = {}, member = {}, workspace = {}, free = holidays(), absent }: Case): WorkspaceSnapshot {
  const terms = { ...rule({ amount: of === vacation ? 30 : 14_400 }, 'standard'), allowanceTypeId: of.id }
  const anna: Member = { ...plainMember(id('anna'), 'Anna', 'anna@example.com', created), holidayCalendarId: id('free'), ...member }
  const leaveType = leaveOf(of, of === vacation ? 'half_days' : 'minutes_1', leave)
  return {
    ...emptySnapshot({
      id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none', defaultSchedule: office,
      settings: { accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1, allowManagerPastRequestCancellation: false, maxAllowanceTypes: null },
      ...workspace,
    }),
    members: [anna], allowanceTypes: [of], leaveTypes: [leaveType], rules: [terms], holidayCalendars: [{ ...free, id: id('free') }],
    assignments: [{ ...onRule(terms, '2025-01-01'), memberId: anna.id, allowanceTypeId: of.id }],
    requests: absent.map((times, index) => approvedRequest(id(`request ${index}`), anna.id, leaveType.id, times, created)),
  }
}

function yearsOf(of: WorkspaceSnapshot): readonly AllowanceYear[] {
  return [...workspaceAllowances(of, { asOf: '2026-06-30' })][0]!.allowances[0]!.years
}
const yearIn = (of: WorkspaceSnapshot, label: number): AllowanceYear => yearsOf(of).find(({ year }) => year === label)!

/** [date, what it takes] of every booking, over all years. */
const bookings = (of: Case): [PlainDate, number][] =>
  yearsOf(snapshot(of)).flatMap((one) => dated(one, 'booking')).map(([date, amount]) => [date, -amount])

describe('D1: bookings fall on working days only', () => {
  const week = [dates('2026-03-02', '2026-03-09')]

  test('a week and a day of the office week: six days, no line for the weekend', () => {
    expect(bookings({ absent: week })).toEqual(['02', '03', '04', '05', '06', '09'].map((dd) => [`2026-03-${dd}`, 1]))
    expect(yearIn(snapshot({ absent: week }), 2026)).toMatchObject({ taken: 6, remaining: 54, overdrawn: 0 })
  })

  test('nothing is handed to the ledger for a date worth nothing', () => {
    const free = holidays(['2026-03-03', 'full_day'])
    const [first] = [...workspaceInputs(snapshot({ absent: week, free }), { asOf: '2026-06-30' })]
    expect(first!.inputs[0]!.input.bookings.map(({ date, amount }) => [date, amount]))
      .toEqual(['02', '04', '05', '06', '09'].map((dd) => [`2026-03-${dd}`, 1]))
  })

  test('whatever the status says of drawing: pending and approved do, declined and canceled do not', () => {
    const of = snapshot({ absent: week })
    const taken = (status: AbsenceRequest['status']) => yearIn({ ...of, requests: of.requests.map((one) => ({ ...one, status })) }, 2026).taken
    expect([taken('PENDING'), taken('APPROVED'), taken('DECLINED'), taken('CANCELED')]).toEqual([6, 6, 0, 0])
  })

  test('a member of four days has no line for the free Friday', () => {
    const fourDays = { ...office, days: { ...office.days, friday: dayOff } }
    expect(bookings({ absent: week, member: { schedules: [fourDays] } }).map(([date]) => date)).not.toContain('2026-03-06')
    expect(yearIn(snapshot({ absent: week, member: { schedules: [fourDays] } }), 2026).taken).toBe(5)
  })

  test('a weekend alone books nothing', () => {
    expect(bookings({ absent: [dates('2026-03-07', '2026-03-08')] })).toEqual([])
    expect(yearIn(snapshot({ absent: [dates('2026-03-07', '2026-03-08')] }), 2026)).toMatchObject({ taken: 0 })
  })

  test('holidays, whole and half, and decision 16\'s deductFullDay', () => {
    const free = holidays(['2026-03-03', 'full_day'], ['2026-03-04', 'morning'], ['2026-03-08', 'full_day'])
    const friday = { ...office, days: { ...office.days, friday: { ...mornings, deductFullDay: true } } }
    expect(bookings({ absent: week, free, member: { schedules: [friday] } })).toEqual([
      ['2026-03-02', 1], ['2026-03-04', 0.5], ['2026-03-05', 1], ['2026-03-06', 1], ['2026-03-09', 1],
    ])
  })

  test('the member\'s schedule of each date; without any the workspace\'s', () => {
    const schedules = [workdays(mornings, '2026-03-04'), office]
    expect(bookings({ absent: [dates('2026-03-03', '2026-03-04')], member: { schedules } })).toEqual([['2026-03-03', 1], ['2026-03-04', 0.5]])
    expect(bookings({ absent: [dates('2026-03-03', '2026-03-04')], workspace: { defaultSchedule: workdays(mornings) } })).toEqual([['2026-03-03', 0.5], ['2026-03-04', 0.5]])
  })

  test('a member without a holiday calendar has no holidays', () => {
    const free = holidays(['2026-03-02', 'full_day'])
    expect(bookings({ absent: [oneDay('2026-03-02')], free })).toEqual([])
    expect(bookings({ absent: [oneDay('2026-03-02')], free, member: { holidayCalendarId: null } })).toEqual([['2026-03-02', 1]])
  })

  test('decision 22: hours and minutes draw whole minutes', () => {
    const absent = [between('2026-03-06T15:00Z', '2026-03-09T09:30Z')]
    expect(bookings({ of: overtime, absent })).toEqual([['2026-03-06', 120], ['2026-03-09', 90]])
    expect(bookings({ of: overtime, absent, leave: { leaveUnit: 'minutes_30' } })).toEqual([['2026-03-06', 120], ['2026-03-09', 90]])
    expect(yearIn(snapshot({ of: overtime, absent }), 2026)).toMatchObject({ taken: 210, remaining: 28_590 })
  })

  test('decisions 9, 17: the member\'s own zone comes first, and its clock decides', () => {
    const absent = [between('2026-03-02T03:15Z', '2026-03-02T09:15Z')]
    expect(bookings({ of: overtime, absent, member: { timeZone: 'Asia/Kathmandu' } })).toEqual([['2026-03-02', 300]])
    expect(bookings({ of: overtime, absent, workspace: { timeZone: 'Asia/Kathmandu' } })).toEqual([['2026-03-02', 300]])
    expect(bookings({ of: overtime, absent, member: { timeZone: 'Europe/Berlin' }, workspace: { timeZone: 'Asia/Kathmandu' } })).toEqual([['2026-03-02', 135]])
  })
})

describe('D1: each day in the year that contains it', () => {
  test('over New Year, with the holiday of 1 January', () => {
    const absent = [dates('2025-12-29', '2026-01-02')]
    const of = snapshot({ absent, free: holidays(['2025-12-31', 'afternoon'], ['2026-01-01', 'full_day']) })
    expect([yearIn(of, 2025).taken, yearIn(of, 2026).taken]).toEqual([2.5, 1])
  })

  test('over a fiscal-year border in April', () => {
    const of = snapshot({ absent: [dates('2026-03-30', '2026-04-02')], workspace: { fiscalYearStartMonth: 4 } })
    expect([yearIn(of, 2025).taken, yearIn(of, 2026).taken]).toEqual([2, 2])
  })

  test('minutes by the member\'s date: New Year\'s Day in Auckland is New Year\'s Eve in UTC', () => {
    const absent = [between('2025-12-31T19:00Z', '2025-12-31T21:00Z')]
    const auckland = snapshot({ of: overtime, absent, member: { timeZone: 'Pacific/Auckland' } })
    expect([yearIn(auckland, 2025).taken, yearIn(auckland, 2026).taken]).toEqual([0, 120])
  })
})

describe('the bug classes', () => {
  const absent = [dates('2026-05-11', '2026-05-15')]

  test('H2, "stored durations patched when a holiday moves": the same requests, another holiday, another balance', () => {
    const taken = (...list: [PlainDate, Holiday['duration']][]) => yearIn(snapshot({ absent, free: holidays(...list) }), 2026).taken
    expect(taken()).toBe(5)
    expect(taken(['2026-05-14', 'full_day'])).toBe(4)
    expect(taken(['2026-05-21', 'full_day'])).toBe(5)
    expect(taken(['2026-05-14', 'morning'])).toBe(4.5)
    expect(taken(['2026-05-14', 'full_day'], ['2026-05-15', 'full_day'])).toBe(3)
    expect(taken(['2026-05-16', 'full_day'])).toBe(5)
  })

  test('H2: the same requests, another schedule, another balance, also for the days already past', () => {
    const taken = (...schedules: Member['schedules']) => yearIn(snapshot({ absent, member: { schedules } }), 2026).taken
    expect(taken()).toBe(5)
    expect(taken(workdays(mornings))).toBe(2.5)
    expect(taken(office, workdays(mornings, '2026-05-13'))).toBe(3.5)
    expect(taken(office, workdays(mornings, '2026-05-16'))).toBe(5)
    expect(taken(workdays(day('08:00-12:00', null, true)))).toBe(5)
  })

  test('H2: nothing is remembered between computations of one snapshot and its change', () => {
    const before = snapshot({ absent })
    const after = { ...before, holidayCalendars: before.holidayCalendars.map((one) => ({ ...one, days: holidays(['2026-05-14', 'full_day']).days })) }
    expect([before, after, before].map((of) => yearIn(of, 2026).remaining)).toEqual([55, 56, 55])
    expect(before.requests).toBe(after.requests)
  })

  test('H2: a holiday in the past year changes what this year brings forward', () => {
    const of = (free: HolidayCalendar) => yearIn(snapshot({ absent: [dates('2025-05-26', '2025-05-30')], free }), 2026).broughtForward
    expect([of(holidays()), of(holidays(['2025-05-29', 'full_day']))]).toEqual([25, 26])
  })

  test('"half-day leave on a half holiday not additive": morning + afternoon cost what the day costs', () => {
    const taken = (free: HolidayCalendar, ...absent: Case['absent']) => yearIn(snapshot({ absent, free }), 2026).taken
    const [morning, afternoon, whole] = [oneDay('2026-12-24', 'am'), oneDay('2026-12-24', 'pm'), oneDay('2026-12-24')]
    for (const [part, expected] of [['morning', 0.5], ['afternoon', 0.5], ['full_day', 0]] as const) {
      const free = holidays(['2026-12-24', part])
      expect([taken(free, morning, afternoon), taken(free, whole)]).toEqual([expected, expected])
    }
    expect([taken(holidays(), morning, afternoon), taken(holidays(), whole)]).toEqual([1, 1])
  })

  test('decision 16: unless the weekday deducts a full day: then each half costs one', () => {
    const schedules = [workdays({ ...fullDay, deductFullDay: true })]
    const taken = (...absent: Case['absent']) => yearIn(snapshot({ absent, member: { schedules } }), 2026).taken
    expect([taken(oneDay('2026-12-24', 'am'), oneDay('2026-12-24', 'pm')), taken(oneDay('2026-12-24'))]).toEqual([2, 1])
  })
})

describe('any schedules, holidays and requests', () => {
  const window = { min: '2025-12-01', max: '2026-02-28', near: ['2025-12-31', '2026-01-01'] }
  const facts = fc.record({ versions: schedules(window), free: holidayCalendars(window), ignoreSchedule: fc.boolean(), ignorePublicHolidays: fc.boolean() })

  const byDate = (list: readonly [PlainDate, number][]): [PlainDate, number][] => [...list].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]))

  test('D1: the bookings of a half-day leave are the oracle\'s days that cost something, and taken is their sum', () => {
    fc.assert(fc.property(facts, fc.array(absences('half_days', window), { maxLength: 4 }), ({ versions, free, ...leave }, absent) => {
      const of: Case = { absent, free, leave, member: { schedules: versions } }
      const of2026 = (list: readonly (readonly [PlainDate, number])[]): bigint => sumMicros(list.filter(([date]) => date >= '2026').map(([, amount]) => amount))
      const expected = absent.flatMap((one) => oracleDays(one, { schedules: versions, defaultSchedule: office, holidays: free, timeZone: 'UTC', leave: { leaveUnit: 'half_days', ...leave } }))
        .flatMap(({ date, amount }): [PlainDate, number][] => (amount > 0 ? [[date, amount]] : []))
      expect(byDate(bookings(of))).toEqual(byDate(expected))
      expect(micros(yearIn(snapshot(of), 2026).taken)).toBe(of2026(expected))
    }), { numRuns: 150 })
  })

  test('D1, decision 17: the same for minutes in Kathmandu', () => {
    const timeZone = 'Asia/Kathmandu'
    const absent = fc.constantFrom(...timeUnits).chain((leaveUnit) => fc.record({
      leaveUnit: fc.constant(leaveUnit), list: fc.array(absences(leaveUnit, { ...window, timeZone, maxDays: 2 }), { maxLength: 3 }),
    }))
    fc.assert(fc.property(facts, absent, ({ versions, free, ...ignored }, { leaveUnit, list }) => {
      const leave = { leaveUnit, ...ignored }
      const expected = list.flatMap((one) => oracleMinutes(one, { schedules: versions, defaultSchedule: office, holidays: free, timeZone, leave }))
        .flatMap(({ date, amount }): [PlainDate, number][] => (amount > 0 ? [[date, amount]] : []))
      expect(byDate(bookings({ of: overtime, absent: list, free, leave, member: { schedules: versions, timeZone } }))).toEqual(byDate(expected))
    }), { numRuns: 80 })
  })
})
