/** How many calls are let in within how many seconds. */
export interface RequestRate {
  readonly requests: number
  readonly seconds: number
}
