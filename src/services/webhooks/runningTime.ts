import { formatInstant, instantOfRecord } from '../../calendar'
import type { Clock } from '../../ports'
import type { Instant } from '../../records'

/** The time while a run goes on, which began at `now`: how long ago that was is told by the clock. */
export function runningTime(now: Instant, clock: Clock): Clock {
  const [start, began] = [instantOfRecord(now), instantOfRecord(clock())]
  return () => formatInstant(start + instantOfRecord(clock()) - began)
}
