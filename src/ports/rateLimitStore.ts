/**
 * Remembers when a caller came. `record` appends and answers, in one atomic step, the times of this key since `since`,
 * oldest first, with the new one; older ones may be forgotten. Milliseconds since 1970 UTC.
 */
export interface RateLimitStore {
  readonly record: (key: string, at: number, since: number) => Promise<readonly number[]>
}
