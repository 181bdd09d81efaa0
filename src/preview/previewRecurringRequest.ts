import { type Result, ok, refuse } from '../kernel/result'
import type { LeaveType } from '../records'
import type { Assessment } from './assessment'
import type { RecurringRequestPayload } from './payload'
import type { RecurringPreview, Rejection, SeriesDuration } from './preview'
import type { PreviewContext } from './previewContext'
import { type JudgedSeries, judgeSeries } from './judgeSeries'

type AllowanceFacts = Pick<RecurringPreview, 'takesFromAllowance' | 'allowanceType'>

function allowanceFacts({ leaveType, allowanceType }: PreviewContext): AllowanceFacts {
  return {
    takesFromAllowance: leaveType.takesFromAllowance,
    allowanceType: leaveType.takesFromAllowance && allowanceType !== null
      ? { id: allowanceType.id, name: allowanceType.defaultName, unit: allowanceType.unit }
      : null,
  }
}

/** With a rejection nothing is told but how far the series could be expanded (decision 32). */
function rejected(rejection: Rejection, occurrenceCount: number, context: PreviewContext): RecurringPreview {
  return {
    canCreate: false, occurrenceCount, duration: null, ...allowanceFacts(context), isAllowanceSufficient: null,
    conflicts: [], departmentLimitConflicts: [], representativeUnavailable: [], representativeOverlaps: [], rejection,
  }
}

interface OfYear {
  readonly fiscalYear: number
  readonly days: number
  readonly minutes: number
}

function ofYear(parts: readonly OfYear[], fiscalYear: number): Pick<OfYear, 'days' | 'minutes'> {
  const { days, minutes } = parts.find((part) => part.fiscalYear === fiscalYear) ?? { days: 0, minutes: 0 }
  return { days, minutes }
}

function seriesDuration({ duration, carryOver }: Assessment, { leaveUnit }: LeaveType): SeriesDuration {
  const { workdayDays, workdayMinutes, outsideOfSchedule, perYear } = duration
  // A series can make a year use its carry-over in which it has no occurrence itself.
  const fiscalYears = [...new Set([...perYear, ...carryOver].map(({ fiscalYear }) => fiscalYear))].sort((a, b) => a - b)
  return {
    workdayDays, workdayMinutes, leaveUnit, outsideOfSchedule,
    perYear: fiscalYears.map((fiscalYear) => {
      const [cost, used] = [ofYear(perYear, fiscalYear), ofYear(carryOver, fiscalYear)]
      return { fiscalYear, ...cost, carryOverDaysUsed: used.days, carryOverMinutesUsed: used.minutes }
    }),
  }
}

function answer({ occurrenceCount, outcome }: JudgedSeries, context: PreviewContext): RecurringPreview {
  if ('rejection' in outcome) return rejected(outcome.rejection, occurrenceCount, context)
  const { assessment } = outcome
  if (assessment.rejection !== null) return rejected(assessment.rejection, occurrenceCount, context)
  const { conflicts, departmentLimitConflicts, representativeUnavailable, representativeOverlaps } = assessment
  return {
    canCreate: assessment.obstacle === null,
    occurrenceCount,
    duration: seriesDuration(assessment, context.leaveType),
    ...allowanceFacts(context),
    isAllowanceSufficient: assessment.isAllowanceSufficient,
    conflicts, departmentLimitConflicts, representativeUnavailable, representativeOverlaps,
    rejection: null,
  }
}

/**
 * What the creation of a recurring request would come to, without creating anything (spec: POST /requests/recurring/preview).
 * `decideRecurringRequest` decides by the same rules, so that the two cannot differ.
 *
 * Refuses with FORBIDDEN whom plan or role keep out, then with BAD_REQUEST dates and numbers that the schema rules out. What
 * the create endpoint would answer 400 for is no refusal but the answer's `rejection`.
 *
 * @example
 * const answer = previewRecurringRequest(previewContext, { ...weeklyRequest, until: null, count: null })
 * answer.ok && answer.value.rejection?.code // 'RECURRENCE_END_REQUIRED'
 */
export function previewRecurringRequest(context: PreviewContext, payload: RecurringRequestPayload): Result<RecurringPreview> {
  const judged = judgeSeries(context, payload)
  return judged.ok ? ok(answer(judged.value, context)) : refuse(judged.failure)
}
