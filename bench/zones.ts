import { Temporal } from '@js-temporal/polyfill'
import { fromZonedTime } from 'date-fns-tz'
import { instantOfWallClock } from '../src/calendar'
import { median, rounded, timed } from './measure'

const ZONE = 'Europe/Berlin'
const ROUNDS = 9
const MS_PER_DAY = 86_400_000
const NINE_O_CLOCK = 9 * 3_600_000

/** Nine in the morning on every day of 2026, as milliseconds of the wall clock and as text. */
const walls = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1) + day * MS_PER_DAY + NINE_O_CLOCK)
const texts = walls.map((wall) => new Date(wall).toISOString().slice(0, 19))
const plain = texts.map((text) => Temporal.PlainDateTime.from(text))

const engine = (): number => walls.reduce((sum, wall) => sum + instantOfWallClock(wall, ZONE), 0)
const dateFnsTz = (): number => texts.reduce((sum, text) => sum + fromZonedTime(text, ZONE).getTime(), 0)
const temporal = (): number => plain.reduce((sum, wall) => sum + wall.toZonedDateTime(ZONE).epochMilliseconds, 0)

/** A year of daily conversions from wall clock to instant, in one zone. */
export function benchZones(): void {
  const expected = engine()
  if (temporal() !== expected) throw new Error('the peers disagree')
  const repeated = 100
  const ours = median(Array.from({ length: ROUNDS }, () => timed(() => {
    for (let n = 0; n < repeated; n++) engine()
  }) / repeated))
  const ratioTo = (peer: () => number): string => rounded(median(Array.from({ length: ROUNDS }, () => timed(peer))) / ours, 0)
  console.log(`\nWall clock to instant, a year of days in ${ZONE}: ${rounded((ours / walls.length) * 1e6, 0)} ns each`)
  console.log(`  date-fns-tz over the engine: ${ratioTo(dateFnsTz)} times${dateFnsTz() === expected ? '' : ' (and other results)'}`)
  console.log(`  Temporal polyfill over the engine: ${ratioTo(temporal)} times`)
}
