const FIRST_AFTER_MS = 1000
const EVERY_MS = 200

/** Passes items through and, while a person watches and the work is long, counts them on standard error. */
export function* withProgress<T>(items: Iterable<T>, total: number, what: string): Generator<T, void> {
  const started = performance.now()
  let nextAt = started + FIRST_AFTER_MS
  let done = 0
  let shown = false
  for (const item of items) {
    yield item
    done++
    if (!process.stderr.isTTY || performance.now() < nextAt) continue
    nextAt = performance.now() + EVERY_MS
    shown = true
    process.stderr.write(`\r${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`)
  }
  if (shown) process.stderr.write('\r\u001b[K')
}
