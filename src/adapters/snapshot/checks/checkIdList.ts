import type { Id } from '../../../records'
import type { Path } from '../faults/fault'
import { pathText } from '../faults/pathText'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import type { RecordKind } from './recordKind'

/** A list of references: each names a record, none stands there twice. */
export function checkIdList(
  ids: Readable<readonly Id[]> | undefined,
  kind: RecordKind,
  at: Path,
  { report, refer }: CheckContext,
): void {
  const first = new Map<Id, number>()
  ids?.forEach((id, index) => {
    if (id === undefined) return
    const other = first.get(id)
    if (other === undefined) {
      first.set(id, index)
      refer(kind, id, at, index)
    } else report([...at, index], 'each id once', `the id of ${pathText([...at, other])}`)
  })
}
