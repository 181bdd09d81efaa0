const LONGEST = 60

function text(value: string): string {
  return JSON.stringify(value.length <= LONGEST ? value : `${value.slice(0, LONGEST - 1)}…`)
}

/** What came instead of what was expected, in a few words. */
export function received(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return value === null ? 'null' : 'an object'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`
}
