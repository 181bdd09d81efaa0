import * as z from 'zod'

const error = 'HH:mm'

/** A wall-clock time, 00:00 to 23:59. */
export const timeOfDaySchema = z.string({ error }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error })
