import * as z from 'zod'

/** A finite number. JSON can say -0, but no record means it. */
export const numberSchema = (error = 'a number') => z.number({ error }).overwrite((value) => value + 0)
