import type { AllowanceFacts } from '../../allowance/typeInputs'
import { type DayRange, OPEN_END, OPEN_START, dayInMonth, intersection, monthIndex, plainDate } from '../../calendar'
import { type Failure, type Issue, failure } from '../../kernel/failure'
import { firstRefusal } from '../../kernel/firstRefusal'
import type { Workspace } from '../../records'
import { amountIssues } from '../amountIssues'
import type { MemberAllowanceQuestion } from './memberAllowanceQuestion'
import { memberYear } from './memberYear'
import { yearIssues } from './yearIssues'

type Policy = (question: MemberAllowanceQuestion) => Failure | null

const badRequest = (issues: readonly Issue[]): Failure | null => (issues.length === 0 ? null : failure('BAD_REQUEST', issues))

const yearIsOne: Policy = ({ year }) => badRequest(yearIssues(year))

function isEmployedIn(year: number, { workspace: { fiscalYearStartMonth }, member }: AllowanceFacts): boolean {
  const firstDay = (of: number): number => dayInMonth(monthIndex(of, fiscalYearStartMonth), 1)
  const employment: DayRange = {
    from: member.employmentStartDate === null ? OPEN_START : plainDate(member.employmentStartDate),
    to: member.employmentEndDate === null ? OPEN_END : plainDate(member.employmentEndDate),
  }
  return intersection(employment, { from: firstDay(year), to: firstDay(year + 1) - 1 }) !== null
}

/** Spec: Deprecated PUT, rule 4. The legacy model asks for employment only, since no rule assigns anything. */
const yearIsTheirs: Policy = ({ type, facts, year }) => {
  const has = facts.workspace.allowanceModel === 'legacy' ? isEmployedIn(year, facts) : memberYear(type, facts, year) !== null
  return has ? null : failure('NOT_FOUND', [{ path: 'year', message: `the member has no year ${year} of this allowance type` }])
}

/** The amounts of a body that count: where rules grant the allowance, any that is sent is ignored (spec: Deprecated PUT, rule 1). */
const counting: Record<Workspace['allowanceModel'], readonly ('allowance' | 'broughtForward' | 'compensatoryTimeOff')[]> = {
  rules: ['broughtForward', 'compensatoryTimeOff'],
  legacy: ['allowance', 'broughtForward', 'compensatoryTimeOff'],
}

const amountsFit: Policy = ({ type, facts, change }) =>
  badRequest(counting[facts.workspace.allowanceModel].flatMap((path): Issue[] => {
    const value = change[path]
    if (value === undefined) return []
    const tooLow = path === 'allowance' && value < 0
    return tooLow ? [{ path, message: `expected an allowance of 0 or more, got ${value}` }] : amountIssues(path, value, type.unit)
  }))

const policies: readonly Policy[] = [yearIsOne, yearIsTheirs, amountsFit]

/** Why figures of a year cannot be set by hand: the first refusal; null when they can. */
export const memberAllowanceRefusal = (question: MemberAllowanceQuestion): Failure | null => firstRefusal(policies, question)
