/**
 * The platform's own UTC calendar, as the oracle of ours: dates as day numbers since 1970-01-01, by way of `Date`.
 * `Date.UTC` maps the years 0 to 99 to the 20th century, hence `setUTCFullYear`.
 */
const MS_PER_DAY = 86_400_000

/** The day number of a date; days and months beyond their range roll over. `month` is 1 to 12. */
export function utcDay(year: number, month: number, dayOfMonth: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth) / MS_PER_DAY
}

/** `YYYY-MM-DD` of a day number, for the years 0 to 9999. */
export const utcText = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10)

/** [year, month 1 to 12, day of the month] of a day number. */
export function utcParts(day: number): readonly [year: number, month: number, dayOfMonth: number] {
  const date = new Date(day * MS_PER_DAY)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

/** How many days a month has: day 0 of the next one is its last. */
export const utcDaysInMonth = (year: number, month: number): number => utcParts(utcDay(year, month + 1, 0))[2]

/** Whole minutes since 1970-01-01 00:00 of `YYYY-MM-DD HH:mm` on a clock face, whatever the zone. */
export const faceMinutes = (face: string): number => Date.parse(`${face.replace(' ', 'T')}Z`) / 60_000
