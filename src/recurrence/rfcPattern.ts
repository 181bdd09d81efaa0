import type { Pattern } from './recurrence'
import type { RuleParts } from './rfc5545'
import { startFirst } from './startFirst'
import { inWeekOrder } from './weekDays'

/** The part of a rule that says which days repeat. */
export type RulePattern = Pick<RuleParts, 'frequency' | 'weekStart' | 'weekDays' | 'monthDays' | 'positions'>

const nothing = { weekStart: null, weekDays: [], monthDays: [], positions: [] } as const

/** A pattern in the terms of RFC 5545, lists in order and without repetitions. */
export function rulePattern(pattern: Pattern): RulePattern {
  if (pattern.repeat === 'daily') return { ...nothing, frequency: 'DAILY' }
  if (pattern.repeat === 'monthly' && pattern.by === 'day') {
    return { ...nothing, frequency: 'MONTHLY', monthDays: startFirst(pattern.days) }
  }
  const weekDays = inWeekOrder(pattern.weekDays).map((weekDay) => ({ weekDay, position: null }))
  // Weeks start on Monday by default, which some calendars forget: with an interval it decides which weeks count.
  if (pattern.repeat === 'weekly') return { ...nothing, frequency: 'WEEKLY', weekStart: 'MO', weekDays }
  const positions = startFirst(pattern.positions)
  const [only, ...others] = weekDays
  // `2TU` is understood more widely than BYSETPOS, but numbers each weekday for itself, so that it fits a single one only.
  return only !== undefined && others.length === 0
    ? { ...nothing, frequency: 'MONTHLY', weekDays: positions.map((position) => ({ ...only, position })) }
    : { ...nothing, frequency: 'MONTHLY', weekDays, positions }
}
