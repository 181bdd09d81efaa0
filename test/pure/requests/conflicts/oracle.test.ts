/** Decisions 38 and 39 against a count of every minute, around days on which clocks change. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AbsenceTimes } from '../../../../src/duration/absenceDays'
import type { AbsenceRequest, Department, LeaveType, RequestStatus } from '../../../../src/records'
import { departmentConflicts } from '../../../../src/requests/departmentConflicts'
import { absences } from '../../../../src/testing/schedules/absences'
import { schedules } from '../../../../src/testing/schedules/schedules'
import { calendarDayLeave } from '../../../../src/testing/build/calendarDayLeave'
import { calendar, office } from '../../schedule/given'
import { oneDay } from '../../duration/given'
import { conflicting, member, proposed, request } from './given'
import { type Clock, coversDate, dateAfter, oracleConflicts, oracleDepartments } from './oracle'

/** A zone, and a date on which its clock changes or not. */
const places = [
  ['UTC', '2028-02-29'], ['Europe/Berlin', '2026-03-29'], ['Europe/Berlin', '2026-10-25'], ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2026-04-05'], ['Africa/Cairo', '2026-04-24'], ['Africa/Cairo', '2026-10-30'], ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Havana', '2026-11-01'], ['Pacific/Kiritimati', '2026-12-31'],
] as const

const statuses: readonly RequestStatus[] = ['PENDING', 'APPROVED', 'APPROVED', 'DECLINED', 'CANCELED']

/** From three dates before to two dates after, where everything begins; absences have at most three days more. */
const windowAround = (date: string) => ({ min: dateAfter(date, -2), max: dateAfter(date, 2), maxDays: 3 })

const datesAround = (date: string): string[] => Array.from({ length: 13 }, (_, index) => dateAfter(date, index - 5))

const anyAbsence = (zone: string, date: string): fc.Arbitrary<AbsenceTimes> =>
  fc.oneof(absences('half_days', windowAround(date)), absences('minutes_10', { ...windowAround(date), timeZone: zone }))

/** Some of the absences, in order, no two on one date: what a proposal is. */
function apart(list: readonly AbsenceTimes[], dates: readonly string[], zone: string): AbsenceTimes[] {
  const withDates = list.map((times) => ({ times, on: dates.filter((date) => coversDate(times, date, zone)) }))
  const chosen: typeof withDates = []
  for (const one of withDates.sort((a, b) => (a.on[0]! < b.on[0]! ? -1 : 1))) {
    if (chosen.length === 0 || chosen.at(-1)!.on.at(-1)! < one.on[0]!) chosen.push(one)
  }
  return chosen.map(({ times }) => times)
}

describe('D38: own conflicts are the requests with a minute in common', () => {
  test.each(places)('%s around %s', (zone, date) => {
    const anyRequests = fc.array(fc.record({ times: anyAbsence(zone, date), status: fc.constantFrom(...statuses) }), { maxLength: 5 })
    const anyProposal = fc.array(anyAbsence(zone, date), { minLength: 1, maxLength: 3 })
    fc.assert(fc.property(anyProposal, anyRequests, schedules(windowAround(date)), (list, others, versions) => {
      const clock: Clock = { schedules: versions, defaultSchedule: office, timeZone: zone }
      const dates = datesAround(date)
      const proposal = apart(list, dates, zone)
      const requests = others.map(({ times, status }, index) => request(`${9 - index}`, times, { status }))
      expect(conflicting(proposal, requests, { calendar: calendar(versions), zone })).toEqual(oracleConflicts(proposal, requests, dates, clock))
    }), { numRuns: 30 })
  })

  test('a concrete one: mornings of two dates beside an afternoon, and the hour that the clock skips', () => {
    const clock: Clock = { schedules: [], defaultSchedule: office, timeZone: 'Europe/Berlin' }
    const requests = [
      request('pm', oneDay('2026-03-28', 'pm')),
      request('skipped', { start: '2026-03-29T00:30:00.000Z', end: '2026-03-29T01:30:00.000Z', startAt: 'morning', endAt: 'end_of_day' }),
    ]
    const proposal = [oneDay('2026-03-28', 'am'), oneDay('2026-03-29', 'am')]
    expect(oracleConflicts(proposal, requests, datesAround('2026-03-29'), clock)).toEqual([['2026-03-29', ['skipped']]])
    expect(conflicting(proposal, requests, { zone: 'Europe/Berlin' })).toEqual([['2026-03-29', ['skipped']]])
  })
})

const at = '1970-01-01T00:00:00.000Z'

const department = (id: string, maximumAbsent: number | null): Department => ({
  id, customId: null, name: id, isHidden: false, maximumAbsent, approvalProcess: 'Linear_all_have_to_agree', managers: [], defaultRuleIds: {},
})

const leaveTypes: readonly LeaveType[] = [
  { ...calendarDayLeave('counts', 'Counts', 'half_days', null, at), maximumAbsentApplies: true },
  { ...calendarDayLeave('does not', 'Does not', 'half_days', null, at), maximumAbsentApplies: false },
]

describe('D39: a department is full where that many others have a request on the date', () => {
  test.each(places)('%s around %s', (zone, date) => {
    const memberIds = ['me', 'ann', 'bob', 'cleo']
    const departmentIds = fc.shuffledSubarray(['sales', 'lab'])
    const zones = fc.constantFrom(null, 'UTC', 'Asia/Tokyo', 'America/New_York')
    const anyMembers = fc.tuple(...memberIds.map((id) => fc.record({ departmentIds, timeZone: zones }).map((fields) => member(id, fields))))
    const limit = fc.constantFrom(null, 0, 1, 2)
    const anyRequest = fc.record({
      times: anyAbsence(zone, date), status: fc.constantFrom(...statuses), memberId: fc.constantFrom(...memberIds),
      leaveTypeId: fc.constantFrom('counts', 'counts', 'does not'),
    })
    const anyRequests = fc.array(anyRequest, { maxLength: 8 })
    fc.assert(fc.property(anyMembers, limit, limit, anyRequests, anyAbsence(zone, date), (members, sales, lab, drawn, absence) => {
      const requester = { ...members[0]!, departmentIds: [...new Set([...members[0]!.departmentIds, 'sales'])] }
      const requests: AbsenceRequest[] = drawn.map(({ times, ...fields }, index) => request(`${index}`, times, fields))
      const departments = [department('sales', sales), department('lab', lab)]
      const found = departmentConflicts(proposed([absence], { zone }), {
        leaveType: leaveTypes[0]!, leaveTypes, requester, departments, departmentRequests: requests, colleagues: members, workspace: { timeZone: zone },
      })
      const dates = datesAround(date).filter((one) => coversDate(absence, one, zone))
      expect(found.map((one) => `${one.date} ${one.departmentId} ${one.currentAbsent}/${one.maxAllowed}`))
        .toEqual(oracleDepartments(dates, { requester, departments, leaveTypes, colleagues: members, requests, workspaceTimeZone: zone }))
    }), { numRuns: 30 })
  })
})
