import type { Id, PlainDate, Translation } from './scalars'

export interface Holiday {
  readonly id: Id
  readonly date: PlainDate
  readonly duration: 'full_day' | 'morning' | 'afternoon'
  readonly names: readonly Translation[]
}

export interface HolidayCalendar {
  readonly id: Id
  readonly name: string
  readonly days: readonly Holiday[]
}
