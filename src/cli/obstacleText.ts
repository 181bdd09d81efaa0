import { gridMinutes } from '../duration/leaveUnits'
import { type Code, codes } from '../kernel/codes'
import type { PreviewContext } from '../preview/previewContext'
import type { Obstacle } from '../preview/verdict'

type Sentence = (date: string, context: PreviewContext) => string

const steps = ({ leaveType }: PreviewContext): number => gridMinutes[leaveType.leaveUnit] ?? 1

/** Why a request cannot be created, each code as a clause that a member understands. */
const sentences: Partial<Record<Code, Sentence>> = {
  RECURRENCE_END_REQUIRED: () => 'the series needs a last date or a number of occurrences',
  RECURRENCE_RULE_INVALID: () => 'the days asked for do not fit the way the series repeats',
  RECURRENCE_WINDOW_EXCEEDED: (date) => `${date} lies more than 365 days ahead`,
  RECURRENCE_TOO_FEW_OCCURRENCES: () => 'the series has fewer than two dates',
  HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE: (_, context) =>
    `${context.leaveType.name} needs a start time and a later end time, in steps of ${steps(context)} minutes`,
  HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE: (_, { leaveType }) => `${leaveType.name} is taken in whole days only`,
  OUTSIDE_EMPLOYMENT_PERIOD: (date, { requester }) => `${requester.name} is not employed on ${date}`,
  LEAVE_TYPE_DISABLED: (_, { leaveType, requester }) => `${leaveType.name} is switched off for ${requester.name}`,
  REASON_REQUIRED: (_, { leaveType }) => `${leaveType.name} needs a reason`,
  REASON_TOO_LONG: (_, { workspace }) => `the reason is longer than ${workspace.settings.reasonMaxLength} characters`,
  OUTSIDE_FISCAL_YEAR_WINDOW: (date) => `${date} lies outside of the fiscal years that can be booked`,
  PAST_DATE_NOT_ALLOWED: (date) => `${date} lies before the current fiscal year`,
  REPRESENTATIVE_CONFLICT: (date, { requester }) => `${requester.name} has agreed to stand in for somebody else on ${date}`,
  NO_APPROVER_SET: (_, { leaveType, requester }) => `${leaveType.name} needs approval, and ${requester.name} has no approver`,
  REPRESENTATIVES_INVALID: (_, { requester }) => `one of the representatives cannot stand in for ${requester.name}`,
  REQUIRED_REPRESENTATIVES_COUNT_NOT_MET: (_, { leaveType, requester }) =>
    `${leaveType.name} needs ${requester.representatives.requiredCount} representatives of ${requester.name}, and fewer are chosen`,
  REQUEST_CONFLICT: (date, { requester }) => `another request of ${requester.name} overlaps on ${date}`,
  DEPARTMENT_LIMIT_REACHED: (date) => `a department allows nobody else to be absent on ${date}`,
  ALLOWANCE_INSUFFICIENT: () => 'the allowance does not cover it',
}

/** What stands in the way of a request, for people. */
export function obstacleText({ code, date }: Obstacle, context: PreviewContext): string {
  return sentences[code]?.(date ?? 'a date', context) ?? codes[code].message
}
