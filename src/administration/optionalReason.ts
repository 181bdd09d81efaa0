/** A reason that may be left out: without the blanks around it, null when nothing is left. */
export function optionalReason(reason: string | null): string | null {
  const trimmed = reason?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
