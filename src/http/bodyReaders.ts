import type { Issue } from '../kernel/failure'
import { isUuid } from '../kernel/isUuid'
import { received } from '../recurrence/received'
import { listed } from '../recurrence/words'

/** Reads the value of one field; where it is none, tells why in the issues, at the field's path, and is undefined. */
export type BodyReader<T> = (value: unknown, path: string, issues: Issue[]) => T | undefined

/** A single value: `expected` says in words what `read` accepts. */
function single<T>(expected: string, read: (value: unknown) => T | undefined): BodyReader<T> {
  return (value, path, issues) => {
    const found = read(value)
    if (found === undefined) issues.push({ path, message: `expected ${expected}, got ${received(value)}` })
    return found
  }
}

/** The id of a record, in whichever letter case it was sent (spec: Conventions 1). */
export const uuid = single('a UUID', (value) => (typeof value === 'string' && isUuid(value) ? value : undefined))

export const text = single('a text', (value) => (typeof value === 'string' ? value : undefined))

export const flag = single('true or false', (value) => (typeof value === 'boolean' ? value : undefined))

/** A whole number of a range, both ends included. */
export const whole = (min: number, max: number): BodyReader<number> =>
  single(`a whole number from ${min} to ${max}`, (value) =>
    (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined))

/** One of a few words. */
export const oneOf = <T extends string>(...words: readonly T[]): BodyReader<T> =>
  single(listed(words.map((word) => `"${word}"`), 'or'), (value) => words.find((word) => word === value))

/** An object with something to read in it; `expected` says what. */
export function object<T>(
  expected: string,
  read: (fields: Readonly<Record<string, unknown>>, path: string, issues: Issue[]) => T | undefined,
): BodyReader<T> {
  const shape = single(expected, (value) =>
    (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Readonly<Record<string, unknown>> : undefined))
  return (value, path, issues) => {
    const fields = shape(value, path, issues)
    return fields === undefined ? undefined : read(fields, path, issues)
  }
}

/** A list, each faulty item told at its own path. */
export function listOf<T>(expected: string, item: BodyReader<T>): BodyReader<T[]> {
  const shape = single(expected, (value) => (Array.isArray(value) ? value as readonly unknown[] : undefined))
  return (value, path, issues) => {
    const items = shape(value, path, issues)?.map((one, index) => item(one, `${path}[${index}]`, issues))
    const read = items?.filter((one) => one !== undefined)
    return read?.length === items?.length ? read : undefined
  }
}

/** What may be left out, or be null, and then means `fallback`. */
export const optional = <T, const D>(reader: BodyReader<T>, fallback: D): BodyReader<T | D> => (value, path, issues) =>
  value === undefined || value === null ? fallback : reader(value, path, issues)
