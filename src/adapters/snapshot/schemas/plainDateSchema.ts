import * as z from 'zod'
import { parsePlainDate } from '../../../calendar'

const error = 'an existing date YYYY-MM-DD'

/** A date that exists (spec: Conventions 5). */
export const plainDateSchema = z.string({ error }).refine((text) => parsePlainDate(text) !== null, { error })
