import * as z from 'zod'
import { isUuid } from '../../../kernel/isUuid'

const error = 'an id of 8-4-4-4-12 hexadecimal digits'

/** Any version and variant digits count: hosts bring the ids they have (spec: Conventions 1). */
export const idSchema = z.string({ error }).refine(isUuid, { error })
