import * as z from 'zod'

const error = 'an id of 8-4-4-4-12 hexadecimal digits'

/** Any version and variant digits count: hosts bring the ids they have (spec: Conventions 1). */
export const idSchema = z
  .string({ error })
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, { error })
