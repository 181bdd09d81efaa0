/**
 * The expander against rrule, on bodies as the interface takes them: UTC, explicit until, no tzid. Every interval and every
 * kind of rule must have come up, so that the agreement says something about each.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDates } from '../../../src/testing/arbitraries/plainDates'
import { validRecurrenceBodies } from '../../../src/testing/recurrence/validRecurrenceBodies'
import { agreesWithRrule } from '../../pure/recurrence/differential'

const BODIES = 24_000

test(`${BODIES} random bodies fall on the dates that rrule gives them`, () => {
  const kinds = new Map<string, number>()
  const intervals = new Set<string>()
  fc.assert(fc.property(validRecurrenceBodies(), plainDates({ min: '2022-06-01', max: '2026-12-31' }), (body, today) => {
    const kind = [body['repeat'], ...(['weekDays', 'day', 'pos'] as const).filter((part) => body[part] !== null)].join(' ')
    const end = [body['until'] === null ? '' : 'until', body['count'] === null ? '' : 'count'].join('')
    kinds.set(`${kind} ${end}`, (kinds.get(`${kind} ${end}`) ?? 0) + 1)
    intervals.add(`${body['repeat'] as string} ${body['interval'] as number}`)
    agreesWithRrule(body, today)
  }), { numRuns: BODIES })
  expect(kinds.size, 'daily, weekly and two monthly kinds, each with three kinds of end').toBe(12)
  expect(Math.min(...kinds.values())).toBeGreaterThan(BODIES / 20)
  expect(intervals.size, 'daily, weekly and monthly with each interval from 1 to 100').toBe(300)
}, 300_000)
