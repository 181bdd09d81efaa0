/**
 * What absences cost, the naive way: straight from the records, a half or a minute at a time. Shares no code with the
 * engine. Wall clocks come from the Temporal polyfill.
 */
import { Temporal } from '@js-temporal/polyfill'
import type { AbsenceRequest, HolidayCalendar, LeaveType, PlainDate, Schedule, Weekday } from '../../../src/records'

type Times = Pick<AbsenceRequest, 'start' | 'end' | 'startAt' | 'endAt'>

/** What decides, as records. */
export interface Facts {
  readonly schedules: readonly Schedule[]
  readonly defaultSchedule: Schedule
  readonly holidays: HolidayCalendar
  readonly timeZone: string
  readonly leave: Pick<LeaveType, 'leaveUnit' | 'ignoreSchedule' | 'ignorePublicHolidays'>
}

export interface OracleDay {
  readonly date: PlainDate
  readonly amount: number
}

const byUtcDay: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export const weekdayOf = (date: PlainDate): Weekday => byUtcDay[new Date(`${date}T00:00Z`).getUTCDay()]!

/** Decision 18. Dates compare as texts; '' is before them all. */
export function scheduleOn(schedules: readonly Schedule[], defaultSchedule: Schedule, date: PlainDate): Schedule {
  const began = (one: Schedule): string => one.from ?? ''
  const inOrder = [...schedules].sort((a, b) => (began(a) < began(b) ? -1 : 1))
  return inOrder.filter((one) => began(one) <= date).at(-1) ?? inOrder[0] ?? defaultSchedule
}

/** The halves that are public holidays and count as such. */
function freeHalves({ holidays, leave }: Facts, date: PlainDate): Set<string> {
  const free = new Set<string>()
  if (leave.ignorePublicHolidays) return free
  for (const one of holidays.days) {
    if (one.date !== date) continue
    if (one.duration !== 'afternoon') free.add('am')
    if (one.duration !== 'morning') free.add('pm')
  }
  return free
}

function nextDate(date: PlainDate, days = 1): PlainDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Decisions 15, 16 and 19 by sets of halves. */
export function oracleDays(absence: Times, facts: Facts): OracleDay[] {
  const list: OracleDay[] = []
  for (let date = absence.start; date <= absence.end; date = nextDate(date)) {
    const halves = new Set(['am', 'pm'])
    if (date === absence.start && absence.startAt === 'afternoon') halves.delete('am')
    if (date === absence.end && absence.endAt === 'lunchtime') halves.delete('pm')
    const day = scheduleOn(facts.schedules, facts.defaultSchedule, date).days[weekdayOf(date)]
    const free = freeHalves(facts, date)
    for (const half of ['am', 'pm'] as const) {
      if (free.has(half) || (!facts.leave.ignoreSchedule && !day[half].enabled)) halves.delete(half)
    }
    const whole = day.deductFullDay && !facts.leave.ignoreSchedule && halves.size > 0
    list.push({ date, amount: (whole ? 2 - free.size : halves.size) / 2 })
  }
  return list
}

/** The wall clock of an instant as minutes since 1970-01-01 00:00 on that clock. */
export function wallMinutes(instant: string, timeZone: string): number {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  return Math.floor(Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) / 60_000)
}

/** Decisions 17 and 19: every minute of the wall clock from start to end, looked up on its own. */
export function oracleMinutes(absence: Times, facts: Facts): OracleDay[] {
  const perDate = new Map<PlainDate, number>()
  const end = wallMinutes(absence.end, facts.timeZone)
  for (let minute = wallMinutes(absence.start, facts.timeZone); minute < end; minute++) {
    const [date, clock] = new Date(minute * 60_000).toISOString().slice(0, 16).split('T') as [PlainDate, string]
    perDate.set(date, (perDate.get(date) ?? 0) + (countsAt(date, clock, facts) ? 1 : 0))
  }
  return [...perDate].map(([date, amount]) => ({ date, amount }))
}

/** Whether a minute, named by its start, costs. Texts like `09:05` compare as times. */
function countsAt(date: PlainDate, clock: string, facts: Facts): boolean {
  const { am, pm } = scheduleOn(facts.schedules, facts.defaultSchedule, date).days[weekdayOf(date)]
  const free = freeHalves(facts, date)
  if (facts.leave.ignoreSchedule) return !free.has(clock < (am.enabled ? am.end : '12:00') ? 'am' : 'pm')
  const isIn = (slot: typeof am): boolean => slot.enabled && slot.start <= clock && clock < slot.end
  return (isIn(am) && !free.has('am')) || (isIn(pm) && !free.has('pm'))
}
