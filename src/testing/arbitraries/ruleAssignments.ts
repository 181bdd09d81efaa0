import fc from 'fast-check'
import { formatPlainDate, plainDate } from '../../calendar'
import type { Id, PlainDate, RuleAssignment } from '../../records'
import { recordedAt } from '../recordedAt'
import type { DateWindow } from './dateWindow'
import { plainDates } from './plainDates'
import { scrambledId } from './scrambledId'

/** Whose assignments they are, to which rules, and where they lie. */
export interface RuleAssignmentsOptions extends DateWindow {
  readonly memberId: Id
  readonly allowanceTypeId: Id
  readonly ruleIds: readonly Id[]
  /** Keeps the ids of several lists apart. */
  readonly idSeries?: number
}

/** A date from which something else holds, until the next such date. */
interface Cut {
  readonly date: PlainDate
  /** A rule, or `null` on `manual`. */
  readonly use: { readonly ruleId: Id | null } | 'gap'
  readonly oneDay: boolean
}

/** Most members are on their first rule soon after the window opens. */
const EARLY_DAYS = 300

function cuts(ruleIds: readonly Id[], window: DateWindow, gapWeight: number): fc.Arbitrary<Cut> {
  return fc.record({
    date: plainDates(window),
    use: fc.oneof(
      { withCrossShrink: true },
      { weight: 8, arbitrary: fc.record({ ruleId: fc.constantFrom(...ruleIds) }) },
      { weight: 1, arbitrary: fc.constant({ ruleId: null }) },
      { weight: gapWeight, arbitrary: fc.constant<'gap'>('gap') },
    ),
    oneDay: fc.nat(9).map((draw) => draw === 9),
  })
}

/** By date; of several cuts on one date the first drawn holds, so that the first assignment stays one. */
const inOrder = (list: readonly Cut[]): Cut[] =>
  [...new Map([...list].reverse().map((cut) => [cut.date, cut])).values()].sort((a, b) => (a.date < b.date ? -1 : 1))

function lastDay(cut: Cut, next: Cut | undefined, end: PlainDate | null): PlainDate | null {
  if (cut.oneDay) return cut.date
  if (next !== undefined) return formatPlainDate(plainDate(next.date) - 1)
  return end !== null && end >= cut.date ? end : null
}

/**
 * Assignments of one member and allowance type that never overlap: adjacent ones, also of the same rule, gaps, one-day ones,
 * `manual` ones, the last one open or not, in any order. At least one.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { ruleAssignments } from 'absence-engine/testing'
 *
 * const options = { memberId: 'm', allowanceTypeId: 't', ruleIds: ['r'], min: '2024-01-01', max: '2026-12-31' }
 * const open = (list: readonly { ruleEndDate: string | null }[]) => list.filter((one) => one.ruleEndDate === null)
 * fc.assert(fc.property(ruleAssignments(options), (assignments) => open(assignments).length <= 1))
 * ```
 */
export function ruleAssignments(options: RuleAssignmentsOptions): fc.Arbitrary<RuleAssignment[]> {
  const { memberId, allowanceTypeId, ruleIds, idSeries = 0, ...window } = options
  const soon = formatPlainDate(Math.min(plainDate(window.max), plainDate(window.min) + EARLY_DAYS))
  return fc
    .record({
      first: cuts(ruleIds, { ...window, max: soon }, 0),
      others: fc.array(cuts(ruleIds, window, 2), { maxLength: 4 }),
      end: fc.oneof(
        { withCrossShrink: true },
        { weight: 2, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: plainDates(window) },
      ),
      reversed: fc.boolean(),
    })
    .map(({ first, others, end, reversed }) => {
      const ordered = inOrder([first, ...others])
      const list = ordered.flatMap((cut, index): RuleAssignment[] => {
        if (cut.use === 'gap') return []
        const { ruleId } = cut.use
        return [{
          id: scrambledId('assignment', index, idSeries), memberId, allowanceTypeId, ruleId,
          kind: ruleId === null ? 'manual' : 'rule', ruleStartDate: cut.date,
          ruleEndDate: lastDay(cut, ordered[index + 1], end), reason: null, createdAt: recordedAt,
        }]
      })
      return reversed ? list.reverse() : list
    })
}
