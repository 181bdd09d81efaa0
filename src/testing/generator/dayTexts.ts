import { type Day, formatPlainDate } from '../../calendar'
import type { Instant, PlainDate } from '../../records'

/** Dates as text, each written once: the absences of a batch share some thousand days. */
export interface DayTexts {
  readonly date: (day: Day) => PlainDate
  /** The instant at a full hour, UTC. */
  readonly hour: (day: Day, hour: number) => Instant
}

function remembered(write: (key: number) => string): (key: number) => string {
  const written = new Map<number, string>()
  return (key) => {
    const known = written.get(key)
    if (known !== undefined) return known
    const text = write(key)
    written.set(key, text)
    return text
  }
}

export function dayTexts(): DayTexts {
  const date = remembered(formatPlainDate)
  const instant = remembered((hours) => {
    const day = Math.floor(hours / 24)
    return `${date(day)}T${`${hours - day * 24}`.padStart(2, '0')}:00:00.000Z`
  })
  return { date, hour: (day, hour) => instant(day * 24 + hour) }
}
