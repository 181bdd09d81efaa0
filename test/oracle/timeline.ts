import type { AllowanceInput, AllowanceRule, RuleAssignment, RuleTerms } from '../../src/records'
import { civil, clampedDay, dayFrom, dayOf, optionalDayOf } from './days'
import type { Day } from './days'

/** What holds on a covered day. Neighbouring days with the same holding belong to one span. */
export interface Holding {
  readonly assignment: RuleAssignment
  /** null: a manual assignment. */
  readonly terms: RuleTerms | null
}

export interface NominalYear {
  readonly first: Day
  readonly last: Day
}

/** Answers the question "which assignment, revision, terms hold today?" for every day. */
export interface Timeline {
  /** The first day that an assignment and the employment have in common, null without one. */
  readonly firstCovered: Day | null
  /** No later day is covered. Infinity: open-ended. */
  readonly lastPossible: Day
  /** null: the day lies in no span. */
  holdingOn(day: Day): Holding | null
  yearStartIn(calendarYear: number, holding: Holding): Day
  nominalYearOf(day: Day, holding: Holding): NominalYear
}

/** One row of "from day to day this assignment and these terms", as the records word it, not yet cut by its neighbours. */
interface Candidate {
  readonly from: Day
  readonly to: Day
  /** In the order in which a later one beats an earlier one. */
  readonly versions: readonly { readonly effectiveFrom: Day; readonly holding: Holding }[]
}

export function timelineOf(input: AllowanceInput): Timeline {
  const employedFrom = optionalDayOf(input.employmentStartDate) ?? -Infinity
  const employedTo = optionalDayOf(input.employmentEndDate) ?? Infinity
  const candidates = input.assignments.map((assignment) => candidateOf(assignment, input.rules))
  const known = new Map<Day, Holding | null>()

  function holdingOn(day: Day): Holding | null {
    const before = known.get(day)
    if (before !== undefined) return before
    const employed = employedFrom <= day && day <= employedTo
    const candidate = candidates.find(({ from, to }) => from <= day && day <= to)
    const holding = employed && candidate !== undefined ? versionOn(day, candidate) : null
    known.set(day, holding)
    return holding
  }

  function yearStartIn(calendarYear: number, { terms }: Holding): Day {
    const fiscalYear = dayFrom(calendarYear, input.fiscalYearStartMonth, 1)
    if (terms === null || terms.yearStart.kind === 'fiscal_year') return fiscalYear
    if (terms.yearStart.kind === 'fixed') return clampedDay(calendarYear, terms.yearStart.month, terms.yearStart.day)
    if (input.employmentStartDate === null) return fiscalYear
    const { month, dayOfMonth } = civil(dayOf(input.employmentStartDate))
    return clampedDay(calendarYear, month, dayOfMonth)
  }

  function nominalYearOf(day: Day, holding: Holding): NominalYear {
    const { year } = civil(day)
    const startYear = yearStartIn(year, holding) <= day ? year : year - 1
    return { first: yearStartIn(startYear, holding), last: yearStartIn(startYear + 1, holding) - 1 }
  }

  const lastPossible = Math.min(employedTo, Math.max(...candidates.map(({ to }) => to)))
  let firstCovered = Math.max(employedFrom, Math.min(...candidates.map(({ from }) => from)))
  while (firstCovered <= lastPossible && holdingOn(firstCovered) === null) firstCovered += 1
  return { firstCovered: firstCovered <= lastPossible ? firstCovered : null, lastPossible, holdingOn, yearStartIn, nominalYearOf }
}

function candidateOf(assignment: RuleAssignment, rules: readonly AllowanceRule[]): Candidate {
  const from = dayOf(assignment.ruleStartDate)
  const to = optionalDayOf(assignment.ruleEndDate) ?? Infinity
  if (assignment.kind === 'manual') return { from, to, versions: [{ effectiveFrom: -Infinity, holding: { assignment, terms: null } }] }
  const rule = rules.find(({ id }) => id === assignment.ruleId)
  if (rule === undefined || rule.revisions.length === 0) throw new Error(`assignment ${assignment.id} names no rule with terms`)
  const versions = rule.revisions
    .map(({ effectiveFrom, terms }) => ({ effectiveFrom: optionalDayOf(effectiveFrom) ?? -Infinity, holding: { assignment, terms } }))
    // Sorting is stable: of equal dates the later in the list stays the later one.
    .sort((a, b) => (a.effectiveFrom === b.effectiveFrom ? 0 : a.effectiveFrom < b.effectiveFrom ? -1 : 1))
  return { from, to, versions }
}

/** The last version whose date has come; before all dates the first one, which is valid since ever. */
function versionOn(day: Day, { versions }: Candidate): Holding {
  const begun = versions.filter(({ effectiveFrom }) => effectiveFrom <= day)
  return (begun.at(-1) ?? versions[0]!).holding
}
