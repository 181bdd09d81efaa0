import type { Recurrence } from '../../../src/recurrence'

const DAY = 86_400_000
const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

const text = (date: Date): string => date.toISOString().slice(0, 10)
const weekday = (date: Date): number => (date.getUTCDay() + 6) % 7
const monday = (date: Date): number => date.getTime() - weekday(date) * DAY
const months = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** The dates of a month on some weekdays, in order. */
function candidates(date: Date, weekDays: readonly string[]): number[] {
  const found: number[] = []
  for (let day = 1; day <= 31; day++) {
    const one = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day))
    if (one.getUTCMonth() === date.getUTCMonth() && weekDays.includes(names[weekday(one)]!)) found.push(day)
  }
  return found
}

function matches(rule: Recurrence, from: Date, date: Date): boolean {
  if (rule.repeat === 'daily') return ((date.getTime() - from.getTime()) / DAY) % rule.interval === 0
  if (rule.repeat === 'weekly') {
    return ((monday(date) - monday(from)) / DAY / 7) % rule.interval === 0 && rule.weekDays.includes(names[weekday(date)] as 'MO')
  }
  if ((months(date) - months(from)) % rule.interval !== 0) return false
  const dayOfMonth = date.getUTCDate()
  if (rule.by === 'day') {
    const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    return rule.days.includes(dayOfMonth) || rule.days.includes(dayOfMonth - length - 1)
  }
  const set = candidates(date, rule.weekDays)
  const index = set.indexOf(dayOfMonth)
  return index >= 0 && (rule.positions.includes(index + 1) || rule.positions.includes(index - set.length))
}

/**
 * The decisions once more, walking day by day over the host's UTC dates and asking of each whether it matches: what falls
 * on or before `through` without the excluded dates, and the first generated date after it that is not later than `lastSeen`.
 */
export function naiveOccurrences(rule: Recurrence, through: string, lastSeen: string): { dates: string[]; beyond: string | null } {
  const from = new Date(rule.from)
  const dates: string[] = []
  let counted = 0
  for (let date = from; text(date) <= lastSeen && text(date) <= (rule.until ?? lastSeen); date = new Date(date.getTime() + DAY)) {
    if (counted === rule.count) break
    if (!matches(rule, from, date)) continue
    counted++
    if (text(date) > through) return { dates, beyond: text(date) }
    if (!rule.exDates.includes(text(date))) dates.push(text(date))
  }
  return { dates, beyond: null }
}
