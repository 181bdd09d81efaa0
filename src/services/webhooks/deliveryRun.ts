/** What a run of the delivery has done. */
export interface DeliveryRun {
  /** Events whose deliveries were written. */
  readonly handedOver: number
  /** Attempts that arrived. */
  readonly sent: number
  /** Attempts that did not. */
  readonly failed: number
  /** Whether something is left that is due: another run goes on with it. */
  readonly more: boolean
}

/** What parts of a run have done together. */
export const together = (runs: readonly DeliveryRun[]): DeliveryRun => runs.reduce((all, run) => ({
  handedOver: all.handedOver + run.handedOver, sent: all.sent + run.sent, failed: all.failed + run.failed, more: all.more || run.more,
}))
