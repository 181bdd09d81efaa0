/** What an edit changed: each field with its value before and after (spec: Allowance Management rule 5). */
export type FieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const interfaceName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** An audit log is shown as it was written: all its fields have the interface's names. */
function inInterfaceNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inInterfaceNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [interfaceName(field), inInterfaceNames(part)]))
}

/** The fields in which two versions of a record differ, under the interface's names; null when in none. */
export function fieldChanges<R extends object>(before: R, after: R, fields: readonly (keyof R & string)[]): FieldChanges | null {
  const changed = fields.filter((field) => !same(before[field], after[field]))
  if (changed.length === 0) return null
  const told = (record: R, field: keyof R): unknown => inInterfaceNames(record[field])
  return Object.fromEntries(changed.map((field) => [interfaceName(field), { from: told(before, field), to: told(after, field) }]))
}
