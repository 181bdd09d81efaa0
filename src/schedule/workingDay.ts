/** A stretch of one day, in minutes since midnight; the end is exclusive. */
export interface MinuteRange {
  readonly from: number
  readonly to: number
}

/** What a schedule says of one weekday. */
export interface WorkingDay {
  /** null = not worked (decision 15). */
  readonly am: MinuteRange | null
  readonly pm: MinuteRange | null
  /** Any absence costs the whole day (decision 16). */
  readonly deductFullDay: boolean
  /** Worked minutes of the weekday, holidays aside. */
  readonly scheduledMinutes: number
  /** Where the day divides into its halves: the end of the morning slot, noon without one (decision 38). */
  readonly division: number
}
