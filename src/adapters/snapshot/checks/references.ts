import type { Id, WorkspaceSnapshot } from '../../../records'
import type { Path, Report } from '../faults/fault'
import { shortText } from '../faults/shortText'
import type { Readable } from '../shapes/readable'
import { distinctIds } from './distinctIds'
import { type RecordKind, recordKinds } from './recordKind'

export interface References {
  /** Whether a readable record of the kind has this id. */
  readonly knows: (kind: RecordKind, id: Id) => boolean
  /** Reports `field` of the object at `at` unless it names a record of the kind; null and unreadable ids name none. */
  readonly refer: (kind: RecordKind, id: Id | null | undefined, at: Path, field: PropertyKey) => void
}

/** Checks ids against the records of the file. */
export function references(snapshot: Readable<WorkspaceSnapshot>, report: Report): References {
  const kinds = Object.keys(recordKinds) as RecordKind[]
  // Where a list itself cannot be read, every id may name one of its records: it has no entry here.
  const ids = new Map(kinds.flatMap((kind) => {
    const records = snapshot[kind]
    return records === undefined ? [] : [[kind, distinctIds(records, [kind], report)] as const]
  }))
  return {
    knows: (kind, id) => ids.get(kind)?.has(id) ?? false,
    refer: (kind, id, at, field) => {
      if (id === null || id === undefined || (ids.get(kind)?.has(id) ?? true)) return
      report([...at, field], `the id of ${recordKinds[kind]}`, shortText(id))
    },
  }
}
