/**
 * Freezes a stored record, all the way down, and answers it. Freezing costs more than copying, so that it waits until the record is
 * handed out for the first time. Only this function freezes what is stored: a frozen part is frozen through.
 */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
