import fc from 'fast-check'
import type { AllowanceRule, AllowanceUnit, Id, RuleRevision, RuleTerms } from '../../records'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import type { DateWindow } from './dateWindow'
import { plainDates } from './plainDates'
import { ruleTerms } from './ruleTerms'

/** Whose rule it is and where its dates lie. */
export interface AllowanceRulesOptions extends DateWindow {
  readonly id?: Id
  readonly allowanceTypeId?: Id
}

/** What an edit of a rule touches; most edits leave the rest as it was. */
type Edit = 'everything' | 'grant' | 'yearStart' | 'carryOver' | 'rounding'

function edited(before: RuleTerms, after: RuleTerms, edit: Edit): RuleTerms {
  if (edit === 'everything') return after
  if (edit === 'grant') return { ...before, cycle: after.cycle, amount: after.amount }
  return { ...before, [edit]: after[edit] }
}

const defaultWindow: DateWindow = { min: '2023-01-01', max: '2027-12-31' }

/**
 * Rules of one to three revisions. Dates of revisions come from a pool of two and null, so that equal dates and dates out of
 * order are common; each revision edits the terms of the one before it in the list.
 *
 * @example
 * ```ts
 * import fc from 'fast-check'
 * import { allowanceRules } from 'absence-engine/testing'
 *
 * fc.assert(fc.property(allowanceRules('days'), (rule) => rule.revisions.length >= 1 && rule.revisions.length <= 3))
 * ```
 */
export function allowanceRules(
  unit: AllowanceUnit,
  { id = recordId('rule', 0), allowanceTypeId = recordId('allowanceType', 0), ...window }: AllowanceRulesOptions = defaultWindow,
): fc.Arbitrary<AllowanceRule> {
  const edits = fc.record({
    from: fc.constantFrom(1, 0, 2),
    edit: fc.constantFrom<Edit[]>('grant', 'everything', 'yearStart', 'carryOver', 'rounding'),
    terms: ruleTerms(unit, window),
  })
  return fc
    .record({
      dates: fc.tuple(plainDates(window), plainDates(window)),
      firstFrom: fc.constantFrom(0, 0, 1),
      firstTerms: ruleTerms(unit, window),
      edits: fc.array(edits, { maxLength: 2 }),
    })
    .map(({ dates, firstFrom, firstTerms, edits: later }) => {
      const pool = [null, ...dates]
      const revisions: RuleRevision[] = [{ effectiveFrom: pool[firstFrom] ?? null, terms: firstTerms }]
      for (const { from, edit, terms } of later) {
        revisions.push({ effectiveFrom: pool[from] ?? null, terms: edited(revisions.at(-1)!.terms, terms, edit) })
      }
      return {
        id, allowanceTypeId, name: 'Rule', isShared: true, isActive: true, deletedAt: null, createdAt: recordedAt,
        updatedAt: recordedAt, revisions,
      }
    })
}
