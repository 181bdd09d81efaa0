import type { Weekday } from '../records'

/** In the order of the week. */
export const weekdays = [
  'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday',
] as const satisfies readonly Weekday[]
