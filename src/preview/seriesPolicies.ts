import { gridMinutes } from '../duration/leaveUnits'
import { limits } from '../kernel/limits'
import { type RejectionPolicy, offenceIf, offenceOn } from './rejectionPolicy'
import { type Series, hasTimeRange } from './series'

function lacksTimeRange({ payload, setting }: Series): boolean {
  const grid = gridMinutes[setting.context.leaveType.leaveUnit]
  return grid !== null && !hasTimeRange(payload, grid)
}

/**
 * Group A, first part: whether the body makes a series of absences at all, in the order of the specification's table
 * (spec: Errors, rejection codes; decisions 25 to 33).
 */
export const seriesPolicies: readonly RejectionPolicy<Series>[] = [
  { code: 'RECURRENCE_END_REQUIRED', offence: ({ ruleFailure }) => offenceIf(ruleFailure?.code === 'RECURRENCE_END_REQUIRED') },
  { code: 'RECURRENCE_RULE_INVALID', offence: ({ ruleFailure }) => offenceIf(ruleFailure?.code === 'RECURRENCE_RULE_INVALID') },
  { code: 'RECURRENCE_WINDOW_EXCEEDED', offence: ({ beyond }) => offenceOn(beyond ?? undefined) },
  { code: 'RECURRENCE_TOO_FEW_OCCURRENCES', offence: ({ days }) => offenceIf(days.length < limits.recurrenceMinOccurrences) },
  { code: 'HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE', offence: (series) => offenceIf(lacksTimeRange(series)) },
]
