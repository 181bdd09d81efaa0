import { type DayRange, plainDate } from '../../../calendar'
import type { RequestWindow } from '../../../ports'

/** The dates of a window; nothing is touched by one whose end is before its start. */
export const windowDays = ({ from, to }: RequestWindow): DayRange => ({ from: plainDate(from), to: plainDate(to) })
