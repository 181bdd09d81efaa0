import { createRequire } from 'node:module'
import type * as Rrule from 'rrule'
import type { RecurrenceBody } from '../../../src/testing/recurrence/recurrenceBody'

const { RRule } = createRequire(import.meta.url)('rrule') as typeof Rrule

const weekDays = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU]
const frequencies: Record<string, Rrule.Frequency> = { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY }

/** The date of a body, which the valid ones spell as UTC midnight in some way. */
const utc = (text: string): Date => new Date(`${text.slice(0, 10)}T00:00:00Z`)

const list = (value: unknown): string[] => String(value).split(',').map((member) => member.trim().toUpperCase())
const distinctNumbers = (value: unknown): number[] => [...new Set(list(value).map(Number))]

function centuryAfter(from: Date): Date {
  const [year, month] = [from.getUTCFullYear() + 100, from.getUTCMonth()]
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())))
}

interface OracleRule {
  readonly options: Partial<Rrule.Options>
  /** rrule gives a day twice when two BYSETPOS of different sign fall on it, and counts both. */
  readonly repeats: boolean
}

/** The body in rrule's terms, with an explicit UTC start and end and without a zone. */
function oracleRule(body: RecurrenceBody): OracleRule {
  const from = utc(body['from'] as string)
  const century = centuryAfter(from)
  const until = typeof body['until'] === 'string' ? utc(body['until']) : century
  const options: Partial<Rrule.Options> = {
    freq: frequencies[body['repeat'] as string]!,
    interval: body['interval'] as number,
    dtstart: from,
    until: until < century ? until : century,
    count: body['count'] as number | null,
    wkst: RRule.MO,
  }
  const days = body['weekDays'] === null ? [] : weekDays.filter((weekDay) => list(body['weekDays']).includes(weekDay.toString()))
  if (body['day'] !== null) return { options: { ...options, bymonthday: distinctNumbers(body['day']) }, repeats: false }
  if (body['pos'] === null) return { options: days.length === 0 ? options : { ...options, byweekday: days }, repeats: false }
  const positions = distinctNumbers(body['pos'])
  // rrule picks the first day for a BYSETPOS before the first, so that a single weekday needs the other spelling.
  if (days.length === 1) return { options: { ...options, byweekday: positions.map((position) => days[0]!.nth(position)) }, repeats: false }
  const repeats = days.length === 2 && positions.some((position) => position > 0) && positions.some((position) => position < 0)
  return { options: { ...options, byweekday: days, bysetpos: positions, count: repeats ? null : options.count ?? null }, repeats }
}

/** rrule looks for the first date of a rule that never matches until the year 9999, which takes it seconds. */
function canMatch({ freq, interval = 1, dtstart, bymonthday }: Partial<Rrule.Options>): boolean {
  if (freq !== RRule.MONTHLY || interval % 12 !== 0 || !Array.isArray(bymonthday) || !dtstart) return true
  const month = dtstart.getUTCMonth()
  const longest = month === 1 ? 29 : new Date(Date.UTC(2001, month + 1, 0)).getUTCDate()
  return bymonthday.some((day) => Math.abs(day) <= longest)
}

/** What rrule makes of a valid body: its dates through `through`, without the excluded ones, and the first one after. */
export function rruleOccurrences(body: RecurrenceBody, through: string): { dates: string[]; beyond: string | null } {
  const { options, repeats } = oracleRule(body)
  if (!canMatch(options)) return { dates: [], beyond: null }
  const generated = new Set<string>()
  const count = repeats ? (body['count'] as number | null) ?? Number.POSITIVE_INFINITY : Number.POSITIVE_INFINITY
  let last = ''
  new RRule(options, true).all((date) => {
    last = date.toISOString().slice(0, 10)
    if (generated.size < count) generated.add(last)
    return generated.size < count && last <= through
  })
  const excluded = new Set((body['exDates'] as readonly string[] | undefined)?.map((date) => date.slice(0, 10)))
  const dates = [...generated].filter((date) => date <= through && !excluded.has(date))
  return { dates, beyond: [...generated].find((date) => date > through) ?? null }
}
