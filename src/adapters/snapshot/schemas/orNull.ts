import type * as z from 'zod'

/** For the fields where null and left out mean the same. */
export const orNull = <S extends z.ZodType>(schema: S) => schema.nullable().default(null)
