import type { MemberAllowance } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { eachSecond } from './eachSecond'

const keyOf = ({ memberId, allowanceTypeId, year }: Readable<MemberAllowance>): string | undefined =>
  memberId === undefined || allowanceTypeId === undefined || year === undefined ? undefined : `${memberId} ${allowanceTypeId} ${year}`

/** The hand-set figures of one member, allowance type and year stand in one place. */
export const checkYears = (list: readonly (Readable<MemberAllowance> | undefined)[], report: Report): void =>
  eachSecond(list, keyOf, ({ year }, index, first) => {
    report(
      ['memberAllowances', index],
      'one entry per member, allowance type and year',
      `a second one for ${year} beside memberAllowances[${first}]`,
    )
  })
