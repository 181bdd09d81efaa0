import { benchAllowances } from './allowances'
import { benchDurations } from './durations'
import { benchRecurrence } from './recurrence'
import { benchZones } from './zones'

benchAllowances()
benchRecurrence()
benchDurations()
benchZones()
