import { dayInMonth, formatPlainDate, monthIndex, yearOf } from '../calendar'
import type { AllowanceInput, AllowanceRule, AllowanceUnit, MemberAllowance, RuleAssignment, RuleTerms, Workspace } from '../records'

/** What of an input the years of a member are made of. */
export type YearSources = Pick<AllowanceInput, 'assignments' | 'rules' | 'employmentStartDate' | 'employmentEndDate'>

/** The smallest amount of a unit: a hand-set allowance is granted as it stands. */
const finestStep: Record<AllowanceUnit, number> = { days: 0.000001, hours: 1 }

const LAST_YEAR = 9999

/** The whole amount on the year's first day; nothing is carried on, neither a rest nor a debt. */
const granting = (amount: number, unit: AllowanceUnit): RuleTerms => ({
  cycle: 'yearly', amount, prorationBasis: 'month', grantTiming: 'start', accrualAnchorDate: null, yearStart: { kind: 'fiscal_year' },
  carryOver: { limit: 0, expiresAfterMonths: null, carryNegative: false },
  rounding: { step: finestStep[unit], mode: 'half_up' },
})

function ruleOf({ id, allowanceTypeId, allowance, createdAt, updatedAt }: MemberAllowance, unit: AllowanceUnit): AllowanceRule {
  return {
    id, allowanceTypeId, name: 'Allowance set by hand', isShared: false, isActive: true, deletedAt: null, createdAt, updatedAt,
    revisions: [{ effectiveFrom: null, terms: granting(allowance ?? 0, unit) }],
  }
}

function assignmentOf({ id, memberId, allowanceTypeId, year, createdAt }: MemberAllowance, startMonth: number): RuleAssignment {
  const [first, next] = [dayInMonth(monthIndex(year, startMonth), 1), dayInMonth(monthIndex(year + 1, startMonth), 1)]
  return {
    id, memberId, allowanceTypeId, kind: 'rule', ruleId: id, reason: null, createdAt,
    ruleStartDate: formatPlainDate(first), ruleEndDate: formatPlainDate(next - 1),
  }
}

/**
 * The years of a member in a workspace of the legacy model (decision 4): each fiscal year with a hand-set allowance, as if a rule of
 * its own granted that amount, whole, whatever the employment. So the one fold serves both models. What a year brings forward is
 * then what was set by hand, or the rest of an adjustment that expires later (C2), never a rest or a debt.
 *
 * `rows` are those of one member and one allowance type, each allowance 0 or more in the type's `unit`. A fiscal year that ends
 * after the last date that can be written is none.
 */
export function legacyYears(
  rows: readonly MemberAllowance[],
  unit: AllowanceUnit,
  { fiscalYearStartMonth }: Pick<Workspace, 'fiscalYearStartMonth'>,
): YearSources {
  const granted = rows.filter(({ allowance, year }) =>
    allowance !== null && yearOf(dayInMonth(monthIndex(year + 1, fiscalYearStartMonth), 1) - 1) <= LAST_YEAR)
  return {
    employmentStartDate: null,
    employmentEndDate: null,
    rules: granted.map((row) => ruleOf(row, unit)),
    assignments: granted.map((row) => assignmentOf(row, fiscalYearStartMonth)),
  }
}
