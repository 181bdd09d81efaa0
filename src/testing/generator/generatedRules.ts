import { formatPlainDate } from '../../calendar'
import type { AllowanceRule, AllowanceUnit, RuleRevision, RuleTerms } from '../../records'
import { type PlannedType, type WorkspacePlan, fiscalYearStart } from './workspacePlan'

const yearly: RuleTerms = {
  cycle: 'yearly', amount: 28, prorationBasis: 'month', grantTiming: 'start', accrualAnchorDate: null,
  yearStart: { kind: 'fiscal_year' }, carryOver: { limit: 5, expiresAfterMonths: 3, carryNegative: true }, rounding: null,
}

const minutes: RuleTerms = {
  ...yearly, cycle: 'monthly', amount: 190, carryOver: { limit: 960, expiresAfterMonths: null, carryNegative: true },
}

interface Contract {
  readonly name: string
  readonly terms: RuleTerms
  /** Amount from the second fiscal year on; null = unchanged. */
  readonly laterAmount: number | null
}

/** As many of each unit as a planned type has rules; the first is the default. */
const contracts: Readonly<Record<AllowanceUnit, readonly Contract[]>> = {
  days: [
    { name: 'Standard', terms: yearly, laterAmount: 30 },
    {
      name: 'Senior',
      terms: { ...yearly, amount: 30, prorationBasis: 'day', carryOver: { ...yearly.carryOver, limit: 10 } },
      laterAmount: null,
    },
    {
      name: 'Monthly accrual',
      terms: {
        ...yearly, cycle: 'monthly', amount: 2.083333, grantTiming: 'end', rounding: { step: 0.5, mode: 'up' },
        carryOver: { limit: null, expiresAfterMonths: 12, carryNegative: true },
      },
      laterAmount: 2.333333,
    },
    {
      name: 'Anniversary',
      terms: {
        ...yearly, amount: 26, yearStart: { kind: 'employment_anniversary' },
        carryOver: { limit: null, expiresAfterMonths: null, carryNegative: true },
      },
      laterAmount: null,
    },
  ],
  hours: [
    { name: 'Standard', terms: minutes, laterAmount: 200 },
    { name: 'Yearly', terms: { ...minutes, cycle: 'yearly', amount: 2280, prorationBasis: 'day' }, laterAmount: null },
    {
      name: 'Every two weeks',
      terms: { ...minutes, cycle: 'bi_weekly', amount: 88, carryOver: { limit: 480, expiresAfterMonths: 3, carryNegative: false } },
      laterAmount: 92,
    },
    {
      name: 'At month end',
      terms: { ...minutes, grantTiming: 'end', carryOver: { ...minutes.carryOver, limit: 0 } },
      laterAmount: null,
    },
  ],
}

function revisions({ terms, laterAmount }: Contract, plan: WorkspacePlan): RuleRevision[] {
  const first: RuleRevision = { effectiveFrom: null, terms }
  if (laterAmount === null) return [first]
  return [first, { effectiveFrom: formatPlainDate(fiscalYearStart(plan, 1)), terms: { ...terms, amount: laterAmount } }]
}

/** The rules of one allowance type. */
export function generatedRules(type: PlannedType, plan: WorkspacePlan): AllowanceRule[] {
  return type.ruleIds.map((id, n) => {
    const contract = contracts[type.unit][n]!
    return {
      id, allowanceTypeId: type.id, name: contract.name, isShared: true, isActive: true, deletedAt: null, createdAt: plan.at,
      updatedAt: plan.at, revisions: revisions(contract, plan),
    }
  })
}
