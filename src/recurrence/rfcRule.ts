import type { Issue } from '../kernel/failure'
import { received } from './received'
import { rfcDate } from './rfcDate'

/** The parts that a series can have, each with its syntax. */
const parts: Readonly<Record<string, { readonly expected: string; readonly syntax: RegExp }>> = {
  FREQ: { expected: 'DAILY, WEEKLY or MONTHLY', syntax: /^(?:DAILY|WEEKLY|MONTHLY)$/ },
  INTERVAL: { expected: 'a whole number', syntax: /^\d+$/ },
  COUNT: { expected: 'a whole number', syntax: /^\d+$/ },
  UNTIL: { expected: 'a date such as 20261231', syntax: /^\d{8}/ },
  WKST: { expected: 'a weekday', syntax: /^(?:MO|TU|WE|TH|FR|SA|SU)$/ },
  BYDAY: {
    expected: 'weekdays such as MO,TU or 2TU',
    syntax: /^(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU))*$/,
  },
  BYMONTHDAY: { expected: 'days such as 15,-1', syntax: /^[+-]?\d{1,2}(?:,[+-]?\d{1,2})*$/ },
  BYSETPOS: { expected: 'positions such as 2,-1', syntax: /^[+-]?\d{1,3}(?:,[+-]?\d{1,3})*$/ },
}

/** A part as its name and its value, null without one. */
function taken(part: string): readonly [name: string, value: string | null] {
  const equals = part.indexOf('=')
  return equals < 0 ? [part, null] : [part.slice(0, equals), part.slice(equals + 1)]
}

function partIssue(name: string, value: string | null, repeated: boolean): Issue[] {
  const part = parts[name]
  if (part === undefined) return [{ path: value === null ? 'RRULE' : `RRULE.${name}`, message: `a series cannot express ${received(name)}` }]
  const path = `RRULE.${name}`
  if (repeated) return [{ path, message: `expected ${name} once` }]
  const fits = value !== null && part.syntax.test(value) && (name !== 'UNTIL' || rfcDate(value) !== null)
  return fits ? [] : [{ path, message: `expected ${part.expected}, got ${received(value ?? undefined)}` }]
}

/** What of RRULE's value cannot be read, or is no part that a series can have. */
export function ruleIssues(value: string): Issue[] {
  const named = value.split(';').map(taken)
  const names = named.map(([name]) => name)
  const issues = named.flatMap(([name, text], index) => partIssue(name, text, names.indexOf(name) < index))
  return names.includes('FREQ') ? issues : [...issues, { path: 'RRULE.FREQ', message: 'expected DAILY, WEEKLY or MONTHLY, got nothing' }]
}

/** The value of one part of RRULE; null when it is not there. */
export function rulePart(value: string, name: string): string | null {
  return value.split(';').map(taken).find((part) => part[0] === name)?.[1] ?? null
}
