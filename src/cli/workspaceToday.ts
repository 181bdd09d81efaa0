import { dateAt, formatPlainDate } from '../calendar'
import type { PlainDate, WorkspaceSnapshot } from '../records'

/** The date it is now in the workspace. */
export const workspaceToday = ({ workspace }: WorkspaceSnapshot): PlainDate => formatPlainDate(dateAt(Date.now(), workspace.timeZone))
