import type { Schedule, ScheduleDay, Slot } from '../records'
import { weekdays } from './weekdays'
import type { MinuteRange, WorkingDay } from './workingDay'

const MINUTES_PER_HOUR = 60
const NOON = 12 * MINUTES_PER_HOUR

/** A time of day; 24:00 is the end of the day. */
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

function minuteOfDay(time: string): number {
  if (!TIME_OF_DAY.test(time)) throw new RangeError(`expected HH:mm, got ${JSON.stringify(time)}`)
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3))
}

function worked({ start, end, enabled }: Slot): MinuteRange | null {
  if (!enabled) return null
  const range = { from: minuteOfDay(start), to: minuteOfDay(end) }
  if (range.to <= range.from) throw new RangeError(`expected a slot that ends after ${start}, got ${end}`)
  return range
}

const lengthOf = (range: MinuteRange | null): number => (range === null ? 0 : range.to - range.from)

function workingDay({ am, pm, deductFullDay }: ScheduleDay): WorkingDay {
  const [morning, afternoon] = [worked(am), worked(pm)]
  if (morning !== null && afternoon !== null && afternoon.from < morning.to) {
    throw new RangeError(`expected an afternoon from ${am.end} or later, got ${pm.start}`)
  }
  return {
    am: morning,
    pm: afternoon,
    deductFullDay,
    scheduledMinutes: lengthOf(morning) + lengthOf(afternoon),
    division: morning?.to ?? NOON,
  }
}

/** The seven days of a schedule, Monday first. */
export const weekOf = ({ days }: Schedule): readonly WorkingDay[] => weekdays.map((weekday) => workingDay(days[weekday]))
