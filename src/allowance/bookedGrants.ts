import { type Arithmetic, type Fraction, addShare, roundToStep } from '../amount'
import type { Day } from '../calendar'
import type { AllowanceInput, Rounding, RuleTerms } from '../records'
import { type DatedGrant, datedGrants } from './grantDates'
import { yearStartDay } from './nominalYear'
import { shareInWords } from './proration'
import type { Span } from './span'

/** A grant as it stands in the ledger. */
export interface BookedGrant<A> {
  readonly date: Day
  readonly amount: A
  readonly ruleId: string
  readonly cause: string
}

interface GrantTerms extends DatedGrant {
  readonly ruleId: string
  readonly ruleName: string
  readonly terms: RuleTerms
}

const defaultRounding: Record<AllowanceInput['unit'], Rounding> = {
  days: { step: 0.01, mode: 'half_up' },
  hours: { step: 1, mode: 'half_up' },
}

const cycleInWords: Record<RuleTerms['cycle'], string> = { yearly: 'a year', monthly: 'a month', bi_weekly: 'every two weeks' }

function grantCause({ ruleName, terms, share }: GrantTerms): string {
  const part = shareInWords(share, terms.prorationBasis)
  return `${ruleName}: ${terms.amount} ${cycleInWords[terms.cycle]}${part === null ? '' : `, ${part}`}`
}

function grantsInDateOrder(spans: readonly Span[], input: AllowanceInput, through: Day): GrantTerms[] {
  const grants: GrantTerms[] = []
  for (const { from, to, inForce } of spans) {
    if (inForce.kind === 'manual' || from > through) continue
    const { terms, assignedFrom, rule } = inForce
    const yearStart = yearStartDay(inForce, input)
    for (const grant of datedGrants({ from, to, terms, assignedFrom, yearStart }, through)) {
      grants.push({ ...grant, ruleId: rule.id, ruleName: rule.name, terms })
    }
  }
  return grants.sort((a, b) => a.date - b.date)
}

/**
 * All grants dated on or before `through`, rounded so that nothing is lost: within one nominal year the running total is
 * exact, and each grant books the difference of the rounded totals after and before it (B6).
 */
export function bookedGrants<A>(
  arithmetic: Arithmetic<A>,
  spans: readonly Span[],
  input: AllowanceInput,
  through: Day,
): BookedGrant<A>[] {
  const { read, subtract, zero, one } = arithmetic
  const totals = new Map<Day, Fraction<A>>()
  return grantsInDateOrder(spans, input, through).map((grant) => {
    const { step, mode } = grant.terms.rounding ?? defaultRounding[input.unit]
    const before = totals.get(grant.nominalYear.from) ?? { numerator: zero, denominator: one }
    const after = addShare(arithmetic, before, read(grant.terms.amount), grant.share)
    totals.set(grant.nominalYear.from, after)
    const rounded = (total: Fraction<A>): A => roundToStep(arithmetic, total, read(step), mode)
    return { date: grant.date, amount: subtract(rounded(after), rounded(before)), ruleId: grant.ruleId, cause: grantCause(grant) }
  })
}
