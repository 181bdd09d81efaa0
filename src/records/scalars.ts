/** A record's identifier: 8-4-4-4-12 hexadecimal groups (spec: Conventions 1). */
export type Id = string

/** A calendar date, `YYYY-MM-DD`, that exists (spec: Conventions 5). */
export type PlainDate = string

/** A point in time, ISO 8601 in UTC with milliseconds and `Z` (spec: Conventions 4). */
export type Instant = string

/** A wall-clock time of day, `HH:mm`. */
export type TimeOfDay = string

/** A name in one language. */
export interface Translation {
  readonly language: string
  readonly name: string
}
