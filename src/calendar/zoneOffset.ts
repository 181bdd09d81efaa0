import { MS_PER_DAY } from './units'

/** The shortest spell between two changes of a zone since 1970 is 6 days and 23 hours: a probe falls into each. */
const PROBE_MS = 4 * MS_PER_DAY

/** Transitions are looked up in stretches of equal length, found by a division instead of a calendar. */
const STRETCH_MS = 112 * PROBE_MS

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
    const parts: Record<string, string> = {}
    for (const { type, value } of format.formatToParts(instant)) parts[type] = value
    const number = (part: string): number => Number(parts[part])
    const wall = new Date(0)
    // Date.UTC takes the years 0 to 99 for those of the twentieth century; the setters do not.
    wall.setUTCFullYear(parts['era'] === 'BC' ? 1 - number('year') : number('year'), number('month') - 1, number('day'))
    wall.setUTCHours(number('hour'), number('minute'), number('second'))
    return wall.getTime() - Math.floor(instant / 1000) * 1000
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

/** All transitions of a stretch, found by regular probes. */
function stretchOf(probe: Probe, from: number): Stretch {
  const starts = [from]
  const offsets = [probe(from)]
  for (let before = from; before < from + STRETCH_MS; before += PROBE_MS) {
    const offset = probe(before + PROBE_MS)
    if (offset === probe(before)) continue
    starts.push(transitionBetween(probe, before, before + PROBE_MS))
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
