import { type DurationTerms, absenceDuration, holidayHalves, workingCalendar } from '../src/index'
import { generateWorkspace } from '../src/testing/index'
import { median, rounded, timed } from './measure'

const ROUNDS = 9

/** The durations of a year of one member's absences, with schedule and holidays. */
export function benchDurations(): void {
  const { workspace, requests, leaveTypes } = generateWorkspace({ seed: 7, members: 50 })
  const holidays = holidayHalves({
    id: 'h', name: 'Public holidays',
    days: ['01-01', '05-01', '10-03', '12-25', '12-26'].map((date) => ({ id: date, date: `2026-${date}`, duration: 'full_day', names: [] })),
  })
  const calendar = workingCalendar([], workspace.defaultSchedule, holidays)
  const year = requests.filter(({ start }) => start.startsWith('2026'))
  const termsOf = new Map(leaveTypes.map(({ id, leaveUnit }): [string, DurationTerms] => [id, {
    leaveType: { leaveUnit, ignoreSchedule: false, ignorePublicHolidays: false },
    calendar, timeZone: 'Europe/Berlin', fiscalYearStartMonth: 1,
  }]))
  const all = (): number => year.reduce((sum, request) => sum + absenceDuration([request], termsOf.get(request.leaveTypeId)!).workdayDays, 0)
  all()
  const time = median(Array.from({ length: ROUNDS }, () => timed(all)))
  console.log(`\nDurations: ${year.length} absences of a year, by fiscal year and by day in both views: ${rounded((time / year.length) * 1e3)} us each`)
}
