import type { Path } from '../faults/fault'

/** Visits what could be read of a list, each part with its place in the file. */
export function eachPart<T extends object>(
  list: readonly (T | undefined)[] | undefined,
  at: Path,
  visit: (part: T, at: Path) => void,
): void {
  list?.forEach((part, index) => {
    if (part !== undefined) visit(part, [...at, index])
  })
}
