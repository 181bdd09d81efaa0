import type { OutOfOfficeSetting } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { eachSecond } from './eachSecond'

const keyOf = ({ memberId, leaveTypeId }: Readable<OutOfOfficeSetting>): string | undefined =>
  memberId === undefined || leaveTypeId === undefined ? undefined : `${memberId} ${leaveTypeId}`

/** A member and a leave type have one out-of-office setting at most (spec: Out-of-office setting). */
export const checkOutOfOffice = (settings: readonly (Readable<OutOfOfficeSetting> | undefined)[], report: Report): void =>
  eachSecond(settings, keyOf, (_, index, first) => {
    report(
      ['outOfOfficeSettings', index],
      'one setting per member and leave type',
      `a second one beside outOfOfficeSettings[${first}]`,
    )
  })
