import fc from 'fast-check'
import type { AllowanceUnit, Rounding } from '../../records'

const steps: Readonly<Record<AllowanceUnit, readonly number[]>> = {
  days: [0.5, 0.25, 0.05, 1, 0.01, 0.1],
  hours: [30, 15, 5, 60, 1],
}

/** The default rounding (null) in half of the draws, otherwise a coarser step or another mode (allowances B6). */
export function roundings(unit: AllowanceUnit): fc.Arbitrary<Rounding | null> {
  const own = fc.record(
    { step: fc.constantFrom(...steps[unit]), mode: fc.constantFrom<Rounding['mode'][]>('half_up', 'up', 'down') },
    { noNullPrototype: true },
  )
  return fc.oneof({ withCrossShrink: true }, fc.constant(null), own)
}
