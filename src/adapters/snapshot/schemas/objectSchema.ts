import * as z from 'zod'

/** An object with these fields; others are dropped. */
export const objectSchema = <S extends z.ZodRawShape>(shape: S) => z.object(shape, { error: 'an object' })
