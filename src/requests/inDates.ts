import type { AbsenceTimes } from '../duration/absenceDays'

const DATE_LENGTH = 10

/** Whether an absence is told in calendar dates (day units), not in instants (time units): the record's form says so. */
export const inDates = ({ start }: Pick<AbsenceTimes, 'start'>): boolean => start.length === DATE_LENGTH
