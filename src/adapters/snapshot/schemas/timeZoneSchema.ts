import * as z from 'zod'

/** The name of a time zone. Whether the host knows it is checked once per name of the file, because asking is slow. */
export const timeZoneSchema = z.string({ error: 'an IANA time zone such as Europe/Berlin' })
