import type { Recurrence, WeekDay } from './recurrence'
import { startFirst } from './startFirst'
import { inWeekOrder, weekDays } from './weekDays'
import { fromTheEnd, listed, ordinalNumber, ordinalWord } from './words'

const names: Readonly<Record<WeekDay, string>> = {
  MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday', FR: 'Friday', SA: 'Saturday', SU: 'Sunday',
}

const WORKING_WEEK = 'MO TU WE TH FR'

type Of<T extends Partial<Recurrence>> = Extract<Recurrence, T>

const daily = (interval: number): string => (interval === 1 ? 'every day' : `every ${interval} days`)

function weekly(rule: Of<{ repeat: 'weekly' }>): string {
  const days = inWeekOrder(rule.weekDays)
  const every = rule.interval === 1 ? 'every week' : `every ${rule.interval} weeks`
  if (days.length === weekDays.length) return rule.interval === 1 ? 'every day of the week' : `${every} on every day`
  if (days.join(' ') === WORKING_WEEK) return rule.interval === 1 ? 'every weekday' : `${every} on weekdays`
  return `${every} on ${listed(days.map((day) => names[day]))}`
}

const ofMonths = (interval: number, ofEach: string): string =>
  interval === 1 ? ofEach : `of every ${ordinalWord(interval)} month`

function monthlyByDay(rule: Of<{ by: 'day' }>): string {
  const days = startFirst(rule.days).map((day) => (day > 0 ? `the ${ordinalNumber(day)}` : `the ${fromTheEnd(-day)} day`))
  return `on ${listed(days)} ${ofMonths(rule.interval, 'of every month')}`
}

function monthlyByPosition(rule: Of<{ by: 'position' }>): string {
  const days = inWeekOrder(rule.weekDays)
  const positions = listed(startFirst(rule.positions).map((position) => (position > 0 ? ordinalWord(position) : fromTheEnd(-position))))
  const months = ofMonths(rule.interval, 'of the month')
  if (days.length === weekDays.length) return `on the ${positions} day ${months}`
  if (days.join(' ') === WORKING_WEEK) return `on the ${positions} weekday ${months}`
  const day = listed(days.map((weekDay) => names[weekDay]), 'or')
  // Of a single weekday one says "every second Tuesday of the month"; of a choice of several, "on the first Monday or Tuesday".
  return days.length === 1 && rule.interval === 1 ? `every ${positions} ${day} ${months}` : `on the ${positions} ${day} ${months}`
}

/** Which days repeat, in plain English, without start and end. */
export function patternInWords(rule: Recurrence): string {
  switch (rule.repeat) {
    case 'daily':
      return daily(rule.interval)
    case 'weekly':
      return weekly(rule)
    case 'monthly':
      return rule.by === 'day' ? monthlyByDay(rule) : monthlyByPosition(rule)
  }
}
