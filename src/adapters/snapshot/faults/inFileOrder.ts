import type { Fault, Path } from './fault'

/** Sorts faults by where the file shows them, top to bottom. What is missing comes last in the object that lacks it. */
export function inFileOrder(faults: readonly Fault[], input: unknown): Fault[] {
  const positionOf = keyPositions()
  return faults
    .map((fault) => ({ fault, place: placeOf(fault.path, input, positionOf) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ fault }) => fault)
}

type KeyPosition = (object: object, key: PropertyKey) => number

/** Above this many keys an object's order is remembered, so that many faults in it do not read it many times. */
const MANY_KEYS = 64

function keyPositions(): KeyPosition {
  const known = new Map<object, ReadonlyMap<PropertyKey, number>>()
  return (object, key) => {
    const keys = known.has(object) ? [] : Object.keys(object)
    if (keys.length > MANY_KEYS) known.set(object, new Map(keys.map((name, position) => [name, position])))
    const position = known.get(object)?.get(key) ?? keys.indexOf(String(key))
    return position === -1 ? Number.POSITIVE_INFINITY : position
  }
}

function placeOf(path: Path, input: unknown, positionOf: KeyPosition): number[] {
  let value = input
  return path.map((step) => {
    const parent = value
    if (typeof parent !== 'object' || parent === null) return Number.POSITIVE_INFINITY
    value = (parent as Readonly<Record<PropertyKey, unknown>>)[step]
    return typeof step === 'number' ? step : positionOf(parent, step)
  })
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let level = 0; level < a.length && level < b.length; level++) {
    if (a[level] !== b[level]) return a[level]! < b[level]! ? -1 : 1
  }
  return a.length - b.length
}
