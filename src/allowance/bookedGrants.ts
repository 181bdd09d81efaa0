import { type Arithmetic, type Fraction, addShare, roundToStep } from '../amount'
import type { Day } from '../calendar'
import type { AllowanceInput, AllowanceRule, Rounding, RuleTerms } from '../records'
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

interface GrantOfRule {
  readonly grant: DatedGrant
  readonly rule: AllowanceRule
  readonly terms: RuleTerms
}

const defaultRounding: Record<AllowanceInput['unit'], Rounding> = {
  days: { step: 0.01, mode: 'half_up' },
  hours: { step: 1, mode: 'half_up' },
}

const unitInWords: Record<AllowanceInput['unit'], string> = { days: 'days', hours: 'minutes' }

const cycleInWords: Record<RuleTerms['cycle'], string> = { yearly: 'a year', monthly: 'a month', bi_weekly: 'every two weeks' }

function causeOf({ rule, terms, grant }: GrantOfRule, unit: AllowanceInput['unit']): string {
  const part = shareInWords(grant.share, terms.prorationBasis)
  return `${rule.name}: ${terms.amount} ${unitInWords[unit]} ${cycleInWords[terms.cycle]}${part === null ? '' : `, ${part}`}`
}

function grantsInDateOrder(spans: readonly Span[], input: AllowanceInput, through: Day): GrantOfRule[] {
  const grants: GrantOfRule[] = []
  for (const { from, to, inForce } of spans) {
    if (inForce.kind === 'manual' || from > through) continue
    const { terms, assignedFrom, rule } = inForce
    const yearStart = yearStartDay(inForce, input)
    for (const grant of datedGrants({ from, to, terms, assignedFrom, yearStart }, through)) {
      grants.push({ grant, rule, terms })
    }
  }
  return grants.sort((a, b) => a.grant.date - b.grant.date)
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
  const { read, subtract, sign, zero, one } = arithmetic
  const totals = new Map<Day, Fraction<A>>()
  return grantsInDateOrder(spans, input, through).map((granted) => {
    const { grant: { date, nominalYear, share }, rule, terms } = granted
    const { step, mode } = terms.rounding ?? defaultRounding[input.unit]
    const exactStep = read(step)
    if (sign(exactStep) <= 0) throw new RangeError(`expected a rounding step above 0, got ${step}`)
    const before = totals.get(nominalYear.from) ?? { numerator: zero, denominator: one }
    const after = addShare(arithmetic, before, read(terms.amount), share)
    totals.set(nominalYear.from, after)
    const amount = subtract(
      roundToStep(arithmetic, after, exactStep, mode),
      roundToStep(arithmetic, before, exactStep, mode),
    )
    return { date, amount, ruleId: rule.id, cause: causeOf(granted, input.unit) }
  })
}
