import * as z from 'zod'
import { normalInstant } from './normalInstant'

const error = 'an instant such as 2026-03-02T09:00:00.000Z'

/** Any ISO 8601 instant with a time-zone designator; comes out in UTC with milliseconds (spec: Conventions 4). */
export const instantSchema = z.string({ error }).check((payload) => {
  const normal = normalInstant(payload.value)
  if (normal === null) payload.issues.push({ code: 'custom', message: error, input: payload.value })
  else payload.value = normal
})
