import type { PlainDate } from '../../records'

/** Where generated dates lie. */
export interface DateWindow {
  /** First date. */
  readonly min: PlainDate
  /** Last date. */
  readonly max: PlainDate
  /**
   * Dates to favour: half of the dates fall on one of them or on a neighbour. Lists that share them meet each other, which
   * is where faults are.
   */
  readonly near?: readonly PlainDate[]
}
