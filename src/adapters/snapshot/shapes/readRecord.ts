import type * as z from 'zod'
import type { Path, Report } from '../faults/fault'
import type { Readable } from './readable'
import { readableParts } from './readableParts'

/** Reads one record, reports what is wrong with its shape, and hands on what is right. */
export function readRecord<T>(schema: z.ZodType<T>, value: unknown, at: Path, report: Report): Readable<T> | undefined {
  const result = schema.safeParse(value)
  // A sound T is readable in all its parts; the compiler cannot follow the mapped type for a type it does not know yet.
  if (result.success) return result.data as Readable<T>
  for (const issue of result.error.issues) report([...at, ...issue.path], issue.message)
  return readableParts(schema, value)
}
