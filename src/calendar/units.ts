export const MS_PER_MINUTE = 60_000
export const MINUTES_PER_DAY = 1440
export const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE
