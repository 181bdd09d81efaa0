/** Visits each part of a list whose key an earlier one has, with the first place of the key. Parts without a key share nothing. */
export function eachSecond<T>(
  list: readonly (T | undefined)[],
  keyOf: (part: T) => string | null | undefined,
  visit: (part: T, index: number, first: number) => void,
): void {
  const firsts = new Map<string, number>()
  list.forEach((part, index) => {
    const key = part === undefined ? undefined : keyOf(part)
    if (part === undefined || key === undefined || key === null) return
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, index)
    else visit(part, index, first)
  })
}
