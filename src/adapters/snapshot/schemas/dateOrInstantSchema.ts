import * as z from 'zod'
import { parsePlainDate } from '../../../calendar'
import { normalInstant } from './normalInstant'

const error = 'an existing date YYYY-MM-DD, or for time units an instant such as 2026-03-02T09:00:00.000Z'

/** Where an absence starts or ends. Which of the two forms is right depends on its leave type. */
export const dateOrInstantSchema = z.string({ error }).check((payload) => {
  if (parsePlainDate(payload.value) !== null) return
  const normal = normalInstant(payload.value)
  if (normal === null) payload.issues.push({ code: 'custom', message: error, input: payload.value })
  else payload.value = normal
})
