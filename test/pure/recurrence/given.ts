import type { DateReading } from '../../../src/calendar'
import type { Code } from '../../../src/kernel/codes'
import type { Result } from '../../../src/kernel/result'
import { type Recurrence, expandRecurrence, readRecurrence } from '../../../src/recurrence'

export const reading: DateReading = { timeZone: 'Europe/Berlin', serverTimeZone: 'UTC', localizedDates: 'month_first' }

export const TODAY = '2026-03-01'

/** A body whose fields are all there: weekly, on the weekday of Tuesday 3 March 2026, three times. */
export const body = (fields: object = {}): Record<string, unknown> => ({
  repeat: 'weekly', interval: 1, from: '2026-03-03', until: null, count: 3, weekDays: null, day: null, month: null, pos: null, ...fields,
})

export const read = (fields: object = {}): Result<Recurrence> => readRecurrence(body(fields), reading)

/** The series of a body that is right. */
export function series(fields: object = {}): Recurrence {
  const result = read(fields)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** The dates of a body; its refusal's code and date where it has none. */
export function dates(fields: object = {}, today = TODAY): readonly string[] | { code: Code; date: string | null } {
  const result = expandRecurrence(series(fields), { today })
  return result.ok ? result.value : { code: result.failure.code, date: result.failure.date ?? null }
}

/** Like `dates`, of the fields below a month's name: `'03-31'` for 31 March 2026. */
export const days2026 = (fields: object = {}, today = TODAY): unknown => {
  const found = dates(fields, today)
  return 'code' in found ? found : found.map((date) => date.replace('2026-', ''))
}

/** The code and the paths of a refused body. */
export function refusal(fields: object): { code: Code; paths: (string | undefined)[] } | null {
  const result = read(fields)
  return result.ok ? null : { code: result.failure.code, paths: result.failure.issues.map(({ path }) => path) }
}
