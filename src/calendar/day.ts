/**
 * A calendar date as the number of days since 1970-01-01. Dates inside the engine are such numbers: they compare, add and
 * subtract as integers and know no time zone.
 */
export type Day = number

/** Stands for the missing end of an open stretch of days. */
export const OPEN_END: Day = Number.POSITIVE_INFINITY

/** Stands for the missing start of a stretch of days. */
export const OPEN_START: Day = Number.NEGATIVE_INFINITY
