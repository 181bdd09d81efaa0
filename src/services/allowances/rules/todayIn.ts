import { dateAt, formatPlainDate, instantOfRecord } from '../../../calendar'
import type { Instant, PlainDate, Workspace } from '../../../records'

/** The date in a workspace (decision 9). */
export const todayIn = ({ timeZone }: Workspace, now: Instant): PlainDate => formatPlainDate(dateAt(instantOfRecord(now), timeZone))
