import type { Path, Report } from '../faults/fault'
import { pathText } from '../faults/pathText'
import type { Id } from '../../../records'

/** The ids of a list and where each stands first. Reports those that stand there twice. */
export function distinctIds(
  records: readonly ({ readonly id: Id | undefined } | undefined)[],
  at: Path,
  report: Report,
): ReadonlyMap<Id, number> {
  const first = new Map<Id, number>()
  records.forEach((record, index) => {
    if (record?.id === undefined) return
    const other = first.get(record.id)
    if (other === undefined) first.set(record.id, index)
    else report([...at, index, 'id'], 'an id of its own', `the id of ${pathText([...at, other])}`)
  })
  return first
}
