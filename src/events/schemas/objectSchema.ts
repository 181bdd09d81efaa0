import type { FieldSchemas, JsonSchema } from './jsonSchema'

/** An object with exactly these fields, in any order. */
export const objectSchema = <T>(properties: FieldSchemas<T>): JsonSchema =>
  ({ type: 'object', properties, required: Object.keys(properties), additionalProperties: false })
