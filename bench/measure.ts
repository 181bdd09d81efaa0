/** Milliseconds that a piece of work takes. */
export function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const rounded = (value: number, decimals = 2): string => value.toFixed(decimals)

/** Live heap in MiB after a collection; needs `--expose-gc`. */
export function liveHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}
