import { clearProgress, showProgress } from './progressLine'

const FIRST_AFTER_MS = 1000
const EVERY_MS = 200

/** Passes items through and counts them on the progress line once the work turns out to be long. */
export function* withProgress<T>(items: Iterable<T>, total: number, what: string): Generator<T, void> {
  let nextAt = performance.now() + FIRST_AFTER_MS
  let done = 0
  let shown = false
  for (const item of items) {
    yield item
    done++
    if (performance.now() < nextAt) continue
    nextAt = performance.now() + EVERY_MS
    shown = true
    showProgress(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`)
  }
  if (shown) clearProgress()
}
