/** These fields of a record, without those that are undefined and without anything else that came along. */
export function givenFields<T, K extends keyof T>(record: T, fields: readonly K[]): Partial<Pick<T, K>> {
  const given: Partial<Pick<T, K>> = {}
  for (const field of fields) if (record[field] !== undefined) given[field] = record[field]
  return given
}
