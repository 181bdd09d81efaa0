import type * as z from 'zod'
import type { Translation } from '../../../records'
import { objectSchema } from './objectSchema'
import { textSchema } from './textSchema'

export const translationSchema = objectSchema({ language: textSchema, name: textSchema }) satisfies z.ZodType<Translation>
