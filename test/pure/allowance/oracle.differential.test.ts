import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeAllowances, workspaceInputs } from '../../../src/index'
import type { AllowanceInput, AllowanceYear } from '../../../src/index'
import { allowanceInputs, workspaceSnapshots } from '../../../src/testing/index'
import { naiveAllowances } from '../../oracle/naiveAllowances'

/** The agreed count is for the UTC project; other host zones and quick runs take a part of it. */
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 2000)
const runsHere = process.env['TZ'] === 'UTC' ? RUNS : Math.ceil(RUNS / 10)

const figures = (input: AllowanceInput): Omit<AllowanceYear, 'entries'>[] =>
  computeAllowances(input).map(({ entries, ...year }) => year)

describe('the fold agrees with a naive day-by-day calculator on exact rationals', () => {
  test(`on ${runsHere} random members full of corners`, () => {
    fc.assert(
      fc.property(allowanceInputs(), (input) => {
        expect(figures(input)).toEqual(naiveAllowances(input))
      }),
      { numRuns: runsHere },
    )
  })

  test(`on ${runsHere} random workspaces, every member and type`, () => {
    let compared = 0
    fc.assert(
      fc.property(workspaceSnapshots(), fc.integer({ min: 2022, max: 2030 }), (snapshot, year) => {
        for (const { inputs } of workspaceInputs(snapshot, { asOf: `${year}-06-30` })) {
          for (const { input } of inputs) {
            expect(figures(input)).toEqual(naiveAllowances(input))
            compared++
          }
        }
      }),
      { numRuns: runsHere },
    )
    expect(compared).toBeGreaterThan(runsHere)
  })
})
