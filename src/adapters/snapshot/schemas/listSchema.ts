import * as z from 'zod'

/** A list; empty when left out. */
export const listSchema = <S extends z.ZodType>(element: S) => z.array(element, { error: 'a list' }).default(() => [])
