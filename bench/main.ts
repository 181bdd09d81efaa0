import { benchAllowances } from './allowances'
import { benchDurations } from './durations'
import { benchPreviews } from './previews'
import { benchRecurrence } from './recurrence'
import { benchServices } from './services'
import { benchZones } from './zones'

/** All rounds, or those named on the command line. */
const benches = {
  allowances: benchAllowances, recurrence: benchRecurrence, durations: benchDurations, zones: benchZones, previews: benchPreviews,
  services: benchServices,
}
const named = process.argv.slice(2)

for (const [name, bench] of Object.entries(benches)) {
  if (named.length === 0 || named.includes(name)) await bench()
}
