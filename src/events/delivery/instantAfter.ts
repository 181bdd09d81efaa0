import { formatInstant, instantOfRecord } from '../../calendar'
import type { Instant } from '../../records'

export const instantAfter = (instant: Instant, seconds: number): Instant => formatInstant(instantOfRecord(instant) + seconds * 1000)
