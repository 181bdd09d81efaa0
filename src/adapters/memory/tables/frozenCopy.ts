/**
 * A copy of a record that nobody can change, neither through the original nor through itself. Records are plain data: objects,
 * lists, texts, numbers and the like, without cycles.
 */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T
  const copy = { ...value } as Record<string, unknown>
  for (const [key, part] of Object.entries(copy)) {
    if (typeof part === 'object') copy[key] = frozenCopy(part)
  }
  return Object.freeze(copy) as T
}
