import type { WeekDay } from './recurrence'
import { startFirst } from './startFirst'
import { inWeekOrder, weekDays } from './weekDays'

const INTEGER = /^[+-]?\d{1,2}$/

/** The members of a comma list, each read; null when one cannot be. */
function members<T>(list: string, read: (member: string) => T | undefined): T[] | null {
  const values: T[] = []
  for (const member of list.split(',')) {
    const value = read(member.trim())
    if (value === undefined) return null
    values.push(value)
  }
  return values
}

/** Reads `MO, TU`: any case, blanks and repetitions tolerated, Monday first; null when unreadable (decision 24). */
export function weekDayList(list: string): WeekDay[] | null {
  const named = members(list, (member) => weekDays.find((weekDay) => weekDay === member.toUpperCase()))
  return named === null ? null : inWeekOrder(named)
}

/**
 * Reads `1, 15, -1`, or such a number alone: from 1 to `max`, then from -`max` to -1, blanks and repetitions tolerated;
 * null when unreadable (decision 24).
 */
export function numberList(list: string | number, max: number): number[] | null {
  const numbers = members(`${list}`, (member) => {
    const value = INTEGER.test(member) ? Number(member) : 0
    return value !== 0 && Math.abs(value) <= max ? value : undefined
  })
  return numbers === null ? null : startFirst(numbers)
}
