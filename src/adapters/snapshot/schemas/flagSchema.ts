import * as z from 'zod'

/** A boolean and what it is when left out. */
export const flagSchema = (leftOut = false) => z.boolean({ error: 'true or false' }).default(leftOut)
