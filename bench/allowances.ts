import { computeAllowances, workspaceAllowances, workspaceInputs } from '../src/index'
import { generateWorkspace } from '../src/testing/index'
import { naiveAllowances } from '../test/oracle/naiveAllowances'
import { liveHeap, median, rounded, timed } from './measure'

const SEED = 2026
const BATCH = 1_000
const AS_OF = '2026-06-30'
const SIZES = [100, 1_000, 10_000, 100_000]
const NAIVE_MEMBERS = 40

const batch = (firstMember: number, members: number) => generateWorkspace({ seed: SEED, members, firstMember })

/** Computes members batch by batch; each result is looked at and let go. */
function recalculate(members: number) {
  let [compute, parse, years, peakHeap] = [0, 0, 0, 0]
  for (let first = 0; first < members; first += BATCH) {
    const snapshot = batch(first, Math.min(BATCH, members - first))
    const text = JSON.stringify(snapshot)
    // A collection first, so that no size pays for moving records that were only just made.
    peakHeap = Math.max(peakHeap, liveHeap())
    compute += timed(() => {
      for (const { allowances } of workspaceAllowances(snapshot, { asOf: AS_OF })) {
        for (const type of allowances) years += type.years.length
      }
    })
    parse += timed(() => {
      JSON.parse(text)
    })
  }
  return { compute, parse, years, peakHeap }
}

/** How many times slower the day-by-day version on decimal.js is, for the same inputs. */
function naiveRatio(): number {
  const inputs = [...workspaceInputs(batch(0, NAIVE_MEMBERS), { asOf: AS_OF })].flatMap((member) => member.inputs)
  const run = (compute: typeof computeAllowances | typeof naiveAllowances) => () => {
    for (const { input } of inputs) compute(input)
  }
  const ratios: number[] = []
  for (let round = 0; round < 5; round++) {
    const naive = timed(run(naiveAllowances))
    const engine = median(Array.from({ length: 15 }, () => timed(run(computeAllowances))))
    ratios.push(naive / engine)
  }
  return median(ratios)
}

/** Recalculation of whole workspaces, beside what reading their text and the naive version take. */
export function benchAllowances(): void {
  console.log('Allowance recalculation: 3 fiscal years, 2 types, 40 absences of each; made and consumed in batches of 1,000\n')
  recalculate(10 * BATCH) // warm up: later sizes must not profit from code that earlier ones made fast
  console.log('members | members/s | us/member | ratio to JSON.parse of the same members | live heap MiB')
  const perMember: number[] = []
  for (const members of SIZES) {
    // Small sizes are repeated, so that each line rests on at least as much work as one of 10,000 members.
    const runs = Array.from({ length: Math.max(1, Math.min(100, 10_000 / members)) }, () => recalculate(members))
    const compute = median(runs.map((run) => run.compute))
    perMember.push(compute / members)
    console.log([
      members.toLocaleString('en').padStart(7),
      rounded((members / compute) * 1000, 0).padStart(9),
      rounded((compute / members) * 1000, 0).padStart(9),
      rounded(median(runs.map((run) => run.compute / run.parse))).padStart(39),
      rounded(Math.max(...runs.map((run) => run.peakHeap)), 0).padStart(13),
    ].join(' | '))
  }
  console.log(`\ntime per member, slowest size over fastest: ${rounded(Math.max(...perMember) / Math.min(...perMember))}`)
  console.log(`naive day-by-day version on decimal.js over the engine, same inputs: ${rounded(naiveRatio(), 0)} times`)
}
