import * as z from 'zod'

const error = 'HH:mm'

/** A wall-clock time, 00:01 to 24:00: only an end can be the end of the day. */
export const endOfSlotSchema = z.string({ error }).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error })
