import type { JsonSchema } from './jsonSchema'

export const text: JsonSchema = { type: 'string' }

export const flag: JsonSchema = { type: 'boolean' }

export const wholeNumber: JsonSchema = { type: 'integer' }

/** Days, or whole minutes. */
export const amount: JsonSchema = { type: 'number' }

/** Days, or whole minutes, never negative. */
export const extent: JsonSchema = { type: 'number', minimum: 0 }

/** Spec: Conventions 1. */
export const uuid: JsonSchema = { type: 'string', format: 'uuid' }

/** In UTC with milliseconds (spec: Conventions 4). */
export const instant: JsonSchema = { type: 'string', format: 'date-time', pattern: '\\.\\d{3}Z$' }

/** A date: its UTC midnight. */
export const midnight: JsonSchema = { type: 'string', format: 'date-time', pattern: 'T00:00:00\\.000Z$' }

/** `HH:mm`; 24:00 is the end of the day. */
export const timeOfDay: JsonSchema = { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' }

/** One of a few words. */
export const oneOf = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words })

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })
