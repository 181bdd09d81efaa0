import type * as z from 'zod'
import type { Report } from '../faults/fault'
import type { Readable } from './readable'
import { readRecord } from './readRecord'

/** Reads one of the file's lists record by record; undefined when it is no list. Left out means empty. */
export function readList<T>(
  schema: z.ZodType<T>,
  list: unknown,
  name: string,
  report: Report,
): readonly (Readable<T> | undefined)[] | undefined {
  if (list === undefined) return []
  if (Array.isArray(list)) return list.map((value: unknown, index) => readRecord(schema, value, [name, index], report))
  report([name], 'a list')
  return undefined
}
