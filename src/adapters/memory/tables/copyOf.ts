/** A copy, all the way down, of plain data without cycles, as records are. Much quicker than a copy of any value that there may be. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf) as T
  // Spreading first makes every field, also one named `__proto__`, the copy's own.
  const copy = { ...value } as Record<string, unknown>
  for (const key of Object.keys(copy)) copy[key] = copyOf(copy[key])
  return copy as T
}
