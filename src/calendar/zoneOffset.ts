import { MS_PER_DAY } from './units'

const MS_PER_WEEK = 7 * MS_PER_DAY

/** Transitions are looked up in stretches of equal length, found by a division instead of a calendar. */
const STRETCH_MS = 64 * MS_PER_WEEK

/** Offsets of one stretch: `offsets[i]` holds from `starts[i]` until the next start, in milliseconds. */
interface Stretch {
  readonly starts: readonly number[]
  readonly offsets: readonly number[]
}

type Probe = (instant: number) => number

/** Asks the platform's time-zone data, the only source that every host has. Slow, hence the table below. */
function offsetProbe(timeZone: string): Probe {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone, hourCycle: 'h23', era: 'short', year: 'numeric', month: 'numeric', day: 'numeric',
      hour: 'numeric', minute: 'numeric', second: 'numeric',
    })
  } catch {
    throw new RangeError(`expected an IANA time zone, got ${JSON.stringify(timeZone)}`)
  }
  return (instant) => {
    const parts: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
    const { year, month, day, hour, minute, second } = parts
    const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
    return wall - Math.floor(instant / 1000) * 1000
  }
}

/** The first instant after `before` at which the offset is no longer that of `before`, to the second. */
function transitionBetween(probe: Probe, before: number, after: number): number {
  const offset = probe(before)
  let [same, changed] = [before, after]
  while (changed - same > 1000) {
    const middle = Math.floor((same + changed) / 2000) * 1000
    if (probe(middle) === offset) same = middle
    else changed = middle
  }
  return changed
}

/** Weekly probes find every transition that lasts: no zone has changed back within a week since 1970. */
function stretchOf(probe: Probe, from: number): Stretch {
  const starts = [from]
  const offsets = [probe(from)]
  for (let before = from; before < from + STRETCH_MS; before += MS_PER_WEEK) {
    const offset = probe(before + MS_PER_WEEK)
    if (offset === probe(before)) continue
    starts.push(transitionBetween(probe, before, before + MS_PER_WEEK))
    offsets.push(offset)
  }
  return { starts, offsets }
}

interface ZoneTable {
  readonly probe: Probe
  readonly stretches: Map<number, Stretch>
}

/** What a zone's rules are does not depend on any input, so remembering them changes no answer. */
const tables = new Map<string, ZoneTable>()

function tableOf(timeZone: string): ZoneTable {
  let table = tables.get(timeZone)
  if (table === undefined) {
    table = { probe: offsetProbe(timeZone), stretches: new Map() }
    tables.set(timeZone, table)
  }
  return table
}

/**
 * How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. Throws a RangeError for an unknown zone.
 */
export function zoneOffset(timeZone: string, instant: number): number {
  if (timeZone === 'UTC') return 0
  const { probe, stretches } = tableOf(timeZone)
  const key = Math.floor(instant / STRETCH_MS)
  let stretch = stretches.get(key)
  if (stretch === undefined) {
    stretch = stretchOf(probe, key * STRETCH_MS)
    stretches.set(key, stretch)
  }
  const { starts, offsets } = stretch
  let index = starts.length - 1
  while (index > 0 && instant < starts[index]!) index--
  return offsets[index]!
}
