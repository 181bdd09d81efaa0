import fc from 'fast-check'
import type { DateWindow } from '../arbitraries/dateWindow'
import type { RecurrenceBody } from './recurrenceBody'
import { validRecurrenceBodies } from './validRecurrenceBodies'

/** What the schema takes in these fields, whether it fits the rest of the body or not. */
const fitting = {
  until: [null, '2025-06-30', '2025-02-28T23:30:00-05:00'],
  count: [null, 1, 2, 365],
  weekDays: [null, 'MO', 'sa, su', '', 'XX', 'MO,', 'MO;TU'],
  day: [null, 1, 31, '31', '-1', '0', '32', '1.5', '', 'first'],
  month: [null, 1, 12],
  pos: [null, -1, 0, 5, '5', '-5', '0', '6', '', 'last'],
} as const

/** What the schema takes in no field at all, or not in this one. */
const unfitting = {
  repeat: ['yearly', 'DAILY', null, 1],
  interval: [0, 101, 1.5, '1', null],
  from: [null, '', '2025-02-29', '2025-13-01', 'tomorrow', 20250101, '13.02.2026'],
  until: ['', '2025-02-30', 'never', 0],
  count: [0, 366, 2.5, '2'],
  weekDays: [1, ['MO'], true],
  day: [0, 32, -1, 1.5, [1]],
  month: [0, 13, '1'],
  pos: [-2, 6, 0.5, [1]],
  exDates: [null, '2025-01-01', [null], ['2025-02-29'], [{}]],
} as const

type Change = readonly [field: string, value: unknown]

/** Neither `until` nor `count`. */
const endless: readonly Change[] = [['until', null], ['count', null]]

const changes = (values: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<Change> =>
  fc.constantFrom(...Object.entries(values).flatMap(([field, list]) => list.map((value): Change => [field, value])))

const required = ['repeat', 'interval', 'from', 'until', 'count', 'weekDays', 'day', 'month', 'pos']

/** Bodies with some fields set to what does not fit the others, set to what no schema takes, or left out. */
export function faultyRecurrenceBodies(window?: DateWindow): fc.Arbitrary<RecurrenceBody> {
  const faults = fc.oneof(
    { withCrossShrink: true },
    fc.array(changes(fitting), { minLength: 1, maxLength: 3 }),
    fc.array(changes(unfitting), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...required).map((field): Change[] => [[field, undefined]]),
    fc.array(changes(fitting), { maxLength: 1 }).map((others) => [...others, ...endless]),
  )
  return fc.tuple(validRecurrenceBodies(window), faults).map(([body, changed]) => {
    const merged = { ...body, ...Object.fromEntries(changed) }
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  })
}
