import type { PlainDate } from '../../../records'
import type { Path, Report } from '../faults/fault'

/** An end is not before its start. Records hold dates as `YYYY-MM-DD` and instants in UTC, so that their texts compare. */
export function checkDateOrder<K extends string>(
  record: Readonly<Partial<Record<K, PlainDate | null | undefined>>>,
  startField: K,
  endField: K,
  at: Path,
  report: Report,
): void {
  const start: PlainDate | null | undefined = record[startField]
  const end: PlainDate | null | undefined = record[endField]
  if (typeof start !== 'string' || typeof end !== 'string' || start <= end) return
  report([...at, endField], `${start} (${startField}) or later`)
}
