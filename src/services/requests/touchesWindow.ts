import type { ListWindow } from '../../calendar/listWindow'
import type { Interval } from '../../requests/absenceInterval'

/** Whether a stretch lies in a window, at least in part; both ends of the window belong to it (spec: Conventions 6, List endpoints). */
export const touchesWindow = ({ from, to }: Interval, { start, end }: ListWindow): boolean => from <= end && to > start
