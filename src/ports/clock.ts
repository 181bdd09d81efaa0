import type { Instant } from '../records'

/** Tells the time; it never goes backwards within a unit of work. */
export type Clock = () => Instant
