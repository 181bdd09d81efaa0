/** A JSON Schema of draft 2020-12, as plain JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A schema for each field of a payload's object: none can be forgotten, none made up. */
export type FieldSchemas<T> = { readonly [K in keyof T]: JsonSchema }
