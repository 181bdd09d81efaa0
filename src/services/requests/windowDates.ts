import { type DayRange, MS_PER_DAY } from '../../calendar'
import type { ListWindow } from '../../calendar/listWindow'

/** The UTC dates that a window touches. */
export const windowDates = ({ start, end }: ListWindow): DayRange =>
  ({ from: Math.floor(start / MS_PER_DAY), to: Math.floor(end / MS_PER_DAY) })
