import type { AbsenceRequest, LeaveType, Member, OutOfOfficeSetting, WorkspaceSnapshot } from '../../records'
import { plainMember } from '../build/plainMember'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'

/** Ids of records that no contract snapshot has. */
const ADDED = 901

/** Request number `n` that is not there yet. */
export const addedRequest = ({ requests }: WorkspaceSnapshot, n: number, fields: Partial<AbsenceRequest>): AbsenceRequest =>
  ({ ...requests[0]!, id: recordId('request', n, ADDED), ...fields })

/** Member number `n` that is not there yet. */
export const addedMember = (n: number, fields: Partial<Member> = {}): Member =>
  ({ ...plainMember(recordId('member', n, ADDED), `New ${n}`, `new.${n}@example.com`, recordedAt), ...fields })

export const addedLeaveType = ({ leaveTypes }: WorkspaceSnapshot, n: number): LeaveType =>
  ({ ...leaveTypes[0]!, id: recordId('leaveType', n, ADDED), name: `New ${n}` })

export const addedSetting = ({ outOfOfficeSettings }: WorkspaceSnapshot, n: number, fields: Partial<OutOfOfficeSetting>): OutOfOfficeSetting =>
  ({ ...outOfOfficeSettings[0]!, id: recordId('outOfOffice', n, ADDED), ...fields })
