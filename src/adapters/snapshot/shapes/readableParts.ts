import * as z from 'zod'
import { isObject } from './isObject'
import type { Readable } from './readable'

const { core } = z

/**
 * Reads what can be read of a value that has a fault somewhere, so that one fault does not hide the others: sound parts
 * come out as the schema makes them, defaults included, faulty ones as undefined.
 */
export const readableParts = <T>(schema: z.ZodType<T>, value: unknown): Readable<T> | undefined =>
  // The walk follows the schema of T, so what it returns has the shape of T, less the faulty parts.
  faultyParts(schema, value) as Readable<T> | undefined

function faultyParts(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof core.$ZodObject) return isObject(value) ? fields(schema._zod.def.shape, value) : undefined
  if (schema instanceof core.$ZodArray) {
    const { element } = schema._zod.def
    return Array.isArray(value) ? value.map((part: unknown) => partsOf(element, part)) : undefined
  }
  if (schema instanceof core.$ZodRecord) {
    const { valueType } = schema._zod.def
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, partsOf(valueType, part)]))
      : undefined
  }
  if (schema instanceof core.$ZodDefault || schema instanceof core.$ZodPrefault || schema instanceof core.$ZodNullable) {
    return faultyParts(schema._zod.def.innerType, value)
  }
  return undefined
}

function partsOf(schema: z.core.$ZodType, value: unknown): unknown {
  const result = core.safeParse(schema, value)
  return result.success ? result.data : faultyParts(schema, value)
}

function fields(shape: z.core.$ZodShape, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  for (const key in shape) parts[key] = partsOf(shape[key]!, value[key])
  return parts
}
