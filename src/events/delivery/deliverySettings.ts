/** What a host decides about its deliveries. */
export interface DeliverySettings {
  /**
   * How many seconds after the first, the second and every further failed attempt a delivery is sent again; after one more it is given
   * up. Whole numbers from 0 to 31,536,000, a year. None: no automatic retry (decision 56).
   */
  readonly retryAfterSeconds: readonly number[]
}

/** The longest wait: a year. */
const longestWait = 365 * 24 * 60 * 60

/** @throws RangeError when a wait is none. */
export function checkSettings({ retryAfterSeconds }: DeliverySettings): void {
  const wrong = retryAfterSeconds.find((seconds) => !Number.isInteger(seconds) || seconds < 0 || seconds > longestWait)
  if (wrong !== undefined) throw new RangeError(`expected retryAfterSeconds to be whole numbers from 0 to ${longestWait}, got ${wrong}`)
}
