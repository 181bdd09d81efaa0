import { MINUTES_PER_DAY, formatPlainDate, instantOfRecord, parsePlainDate, wallClockMinutes } from '../calendar'
import type { AbsenceTimes } from '../duration/absenceDays'
import { dateInWords } from '../recurrence/words'

const MINUTES_PER_HOUR = 60

const twoDigits = (value: number): string => `${value}`.padStart(2, '0')

/** Two dates, the first without the month and year that it shares with the second. */
function datesInWords(first: string, last: string): [string, string] {
  const [words, lastWords] = [dateInWords(first).split(' '), dateInWords(last).split(' ')]
  while (words.length > 1 && words.at(-1) === lastWords[words.length - 1]) words.pop()
  return [words.join(' '), lastWords.join(' ')]
}

function dayPeriod({ start, end, startAt, endAt }: AbsenceTimes): string {
  const [inAfternoon, tillLunch] = [startAt === 'afternoon', endAt === 'lunchtime']
  if (start === end) return `on ${dateInWords(start)}${inAfternoon ? ' in the afternoon' : tillLunch ? ' in the morning' : ''}`
  const [first, last] = datesInWords(start, end)
  return `from ${inAfternoon ? 'the afternoon of ' : ''}${first} to ${tillLunch ? 'lunchtime on ' : ''}${last}`
}

function timePeriod({ start, end }: AbsenceTimes, timeZone: string): string {
  const [from, to] = [start, end].map((text) => {
    const minutes = wallClockMinutes(instantOfRecord(text), timeZone)
    const day = Math.floor(minutes / MINUTES_PER_DAY)
    const minuteOfDay = minutes - day * MINUTES_PER_DAY
    return {
      date: dateInWords(formatPlainDate(day)),
      time: `${twoDigits(Math.floor(minuteOfDay / MINUTES_PER_HOUR))}:${twoDigits(minuteOfDay % MINUTES_PER_HOUR)}`,
    }
  }) as [{ date: string; time: string }, { date: string; time: string }]
  return from.date === to.date
    ? `on ${from.date} from ${from.time} to ${to.time}`
    : `from ${from.time} on ${from.date} to ${to.time} on ${to.date}`
}

/** When an absence is, in words: `from 3 to 5 August 2026`, `on 17 July 2026 from 13:00 to 17:00` on the zone's clock. */
export function periodText(times: Pick<AbsenceTimes, 'start' | 'end'> & Partial<AbsenceTimes>, timeZone: string): string {
  const whole: AbsenceTimes = { startAt: 'morning', endAt: 'end_of_day', ...times }
  return parsePlainDate(times.start) === null ? timePeriod(whole, timeZone) : dayPeriod(whole)
}
