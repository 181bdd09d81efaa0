import fc from 'fast-check'

/** First year of a four-year window: mostly one that makes it lie in 2023 to 2029, sometimes around 2000, 2100 or elsewhere. */
export function baseYears(): fc.Arbitrary<number> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 8, arbitrary: fc.integer({ min: 2023, max: 2026 }) },
    // 2000 has a 29 February, 2100 has none.
    { weight: 1, arbitrary: fc.constantFrom(1999, 2000, 2098, 2099) },
    { weight: 1, arbitrary: fc.integer({ min: 1970, max: 2150 }) },
  )
}
