import type { Identified } from './expectation'

/** The records of a list after some are saved. */
export function saved<R extends Identified>(before: readonly R[], ...records: readonly R[]): R[] {
  return [...before.filter(({ id }) => records.every((record) => record.id !== id)), ...records]
}
