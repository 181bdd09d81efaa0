import { instantSchema } from './instantSchema'

/** `createdAt` and `updatedAt`: what a file does not say happened at the beginning of time. */
export const creationInstantSchema = instantSchema.default('1970-01-01T00:00:00.000Z')
