import * as z from 'zod'

/** A JSON object whose content is not for this library to judge: event payloads and what an audit entry changed. */
export const factsSchema = z.record(z.string(), z.unknown(), { error: 'an object' })
