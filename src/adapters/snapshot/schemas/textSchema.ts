import * as z from 'zod'

/** Names, reasons, addresses: any text. */
export const textSchema = z.string({ error: 'a text' })
