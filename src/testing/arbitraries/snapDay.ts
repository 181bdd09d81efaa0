import { type Day, dayInMonth, monthOf, yearOfMonth } from '../../calendar'

export type Corner = 'as_drawn' | 'month_start' | 'month_end' | 'year_start' | 'year_end' | 'february_end'

/** Moves a day to the corner of the month or year it lies in, where rules about dates break first. */
export function snapDay(day: Day, corner: Corner): Day {
  const month = monthOf(day)
  const january = yearOfMonth(month) * 12
  switch (corner) {
    case 'as_drawn':
      return day
    case 'month_start':
      return dayInMonth(month, 1)
    case 'month_end':
      return dayInMonth(month, 31)
    case 'year_start':
      return dayInMonth(january, 1)
    case 'year_end':
      return dayInMonth(january + 11, 31)
    case 'february_end':
      return dayInMonth(january + 1, 31)
  }
}
