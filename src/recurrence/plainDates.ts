import { type Day, OPEN_START, dayInMonth, monthOf, yearOfMonth } from '../calendar'
import type { PlainDate } from '../records'

/** Written out, since making them anew for each date takes longer than all the rest. */
const twoDigits = [
  '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21',
  '22', '23', '24', '25', '26', '27', '28', '29', '30', '31',
]

/** Writes days that ascend as `YYYY-MM-DD`, taking each month apart only once. */
export function plainDates(days: readonly Day[]): PlainDate[] {
  const dates: PlainDate[] = []
  let start: Day = OPEN_START
  let end: Day = OPEN_START
  let year = Number.NaN
  let yearText = ''
  let prefix = ''
  for (const day of days) {
    if (day >= end) {
      const month = monthOf(day)
      start = dayInMonth(month, 1)
      end = dayInMonth(month + 1, 1)
      if (yearOfMonth(month) !== year) {
        year = yearOfMonth(month)
        yearText = `${year}`.padStart(4, '0')
      }
      prefix = `${yearText}-${twoDigits[month - year * 12]!}-`
    }
    dates.push(prefix + twoDigits[day - start]!)
  }
  return dates
}
