import { managesMember } from '../access/managesMember'
import { type Day, dayInMonth, fiscalYearOf, monthIndex, plainDate } from '../calendar'
import { approversOf } from '../requests/approversOf'
import { representativeOverlaps } from '../requests/representativeOverlaps'
import type { Proposal } from './proposal'
import { type RejectionPolicy, offenceIf, offenceOn } from './rejectionPolicy'
import { areRepresentativesInvalid, lacksRepresentatives } from './representativeRules'

function halfOfWholeDayType({ absences, setting }: Proposal): boolean {
  return setting.context.leaveType.leaveUnit === 'days'
    && absences.some(({ startAt, endAt }) => startAt === 'afternoon' || endAt === 'lunchtime')
}

/** The first proposed date that a test picks. */
const firstDate = ({ days }: Proposal, picks: (date: Day) => boolean): Day | undefined => days.find(({ date }) => picks(date))?.date

function firstOutsideEmployment(proposal: Proposal): Day | undefined {
  const { employmentStartDate, employmentEndDate } = proposal.setting.context.requester
  const start = employmentStartDate === null ? null : plainDate(employmentStartDate)
  const end = employmentEndDate === null ? null : plainDate(employmentEndDate)
  return firstDate(proposal, (date) => (start !== null && date < start) || (end !== null && date > end))
}

/** Archived, or its allowance type hidden from the member (decision 33). */
function isSwitchedOff({ setting: { context: { leaveType, requester } } }: Proposal): boolean {
  if (leaveType.archivedAt !== null) return true
  return requester.allowanceTypeConfigurations.some(
    ({ allowanceTypeId, disabled }) => disabled && allowanceTypeId === leaveType.allowanceTypeId,
  )
}

/** The first day of the fiscal year so many years after the running one. */
function fiscalYearStart({ setting: { context: { workspace }, today } }: Proposal, yearsAhead: number): Day {
  const { fiscalYearStartMonth } = workspace
  return dayInMonth(monthIndex(fiscalYearOf(today, fiscalYearStartMonth) + yearsAhead, fiscalYearStartMonth), 1)
}

function firstOutsideBookableYears(proposal: Proposal): Day | undefined {
  const { bookableYearsBack, bookableYearsAhead } = proposal.setting.context.workspace.settings
  const first = fiscalYearStart(proposal, -bookableYearsBack)
  const end = fiscalYearStart(proposal, bookableYearsAhead + 1)
  return firstDate(proposal, (date) => date < first || date >= end)
}

/** Who neither administers nor manages the member books from the running fiscal year on (decision 34). */
function firstTooFarBack(proposal: Proposal): Day | undefined {
  const { caller, requester, departments } = proposal.setting.context
  if (caller.isAdmin || managesMember(caller, requester, departments)) return undefined
  const first = fiscalYearStart(proposal, 0)
  return firstDate(proposal, (date) => date < first)
}

/** Only an accepted representation stands in the way, and never an admin's (decision 40). */
function firstPromised({ days, setting: { context } }: Proposal): Day | undefined {
  if (context.caller.isAdmin) return undefined
  const overlaps = representativeOverlaps(days, context.requester, context.representations, context.colleagues, context.workspace)
  const first = overlaps.find(({ representingFor }) => representingFor.some(({ status }) => status === 'APPROVED'))
  return first === undefined ? undefined : plainDate(first.date)
}

const reasonLength = ({ payload }: Proposal): number => payload.reason?.trim().length ?? 0

/**
 * Group A, second part, and group B: what every absence has to keep, single or recurring, in the order of the
 * specification's tables (spec: Errors, rejection codes; decisions 33 to 37).
 */
export const absencePolicies: readonly RejectionPolicy<Proposal>[] = [
  { code: 'HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE', offence: (proposal) => offenceIf(halfOfWholeDayType(proposal)) },
  { code: 'OUTSIDE_EMPLOYMENT_PERIOD', offence: (proposal) => offenceOn(firstOutsideEmployment(proposal)) },
  { code: 'LEAVE_TYPE_DISABLED', offence: (proposal) => offenceIf(isSwitchedOff(proposal)) },
  {
    code: 'REASON_REQUIRED',
    offence: (proposal) => offenceIf(proposal.setting.context.leaveType.reasonMandatory && reasonLength(proposal) === 0),
  },
  {
    code: 'REASON_TOO_LONG',
    offence: (proposal) => offenceIf(reasonLength(proposal) > proposal.setting.context.workspace.settings.reasonMaxLength),
  },
  { code: 'OUTSIDE_FISCAL_YEAR_WINDOW', offence: (proposal) => offenceOn(firstOutsideBookableYears(proposal)) },
  { code: 'PAST_DATE_NOT_ALLOWED', offence: (proposal) => offenceOn(firstTooFarBack(proposal)) },
  { code: 'REPRESENTATIVE_CONFLICT', offence: (proposal) => offenceOn(firstPromised(proposal)) },
  {
    code: 'NO_APPROVER_SET',
    offence: ({ setting: { context } }) =>
      offenceIf(context.leaveType.needsApproval && approversOf(context.requester, context.departments).memberIds.length === 0),
  },
  { code: 'REPRESENTATIVES_INVALID', offence: (proposal) => offenceIf(areRepresentativesInvalid(proposal)) },
  { code: 'REQUIRED_REPRESENTATIVES_COUNT_NOT_MET', offence: (proposal) => offenceIf(lacksRepresentatives(proposal)) },
]
