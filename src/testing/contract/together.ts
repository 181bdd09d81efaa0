const PATIENCE_MS = 50

/**
 * Waits for another unit of work, but not for ever: where units of work wait for one another, the other one comes only after this
 * one has ended.
 */
export async function soon(other: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([other, patience])
  clearTimeout(timer)
}

/** A signal that is given once. */
export interface Signal {
  readonly give: () => void
  readonly given: Promise<void>
}

export function signal(): Signal {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

/** A point which `size` units of work leave together, the first time that they come to it. */
export function meeting(size: number): () => Promise<void> {
  const all = signal()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived >= size) all.give()
    return soon(all.given)
  }
}
