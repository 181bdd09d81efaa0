import type { MemberAllowance } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'

/** The hand-set figures of one member, allowance type and year stand in one place. */
export function checkYears(list: readonly (Readable<MemberAllowance> | undefined)[], report: Report): void {
  const first = new Map<string, number>()
  list.forEach((figures, index) => {
    const { memberId, allowanceTypeId, year } = figures ?? {}
    if (memberId === undefined || allowanceTypeId === undefined || year === undefined) return
    const key = `${memberId} ${allowanceTypeId} ${year}`
    const other = first.get(key)
    if (other === undefined) first.set(key, index)
    else {
      report(
        ['memberAllowances', index],
        'one entry per member, allowance type and year',
        `a second one for ${year} beside memberAllowances[${other}]`,
      )
    }
  })
}
