import { type Result, ok, refuse } from '../kernel/result'
import { type Assessment, assess } from './assessment'
import type { RecurringRequestPayload } from './payload'
import type { Rejection } from './preview'
import type { PreviewContext } from './previewContext'
import { type Proposal, proposalOf } from './proposal'
import { firstRejection } from './rejectionPolicy'
import { requestGate } from './requestGate'
import { absencesOf, readSeries } from './series'
import { seriesPolicies } from './seriesPolicies'
import { settingOf } from './setting'

/** What becomes of a recurring request: it makes no series, or its absences are assessed. */
export interface JudgedSeries {
  readonly occurrenceCount: number
  readonly outcome:
    | { readonly rejection: Rejection }
    | { readonly proposal: Proposal; readonly assessment: Assessment }
}

/** Judges a recurring request for previews and creations alike: gates, schema, then the policies in their order (decision 31). */
export function judgeSeries(context: PreviewContext, payload: RecurringRequestPayload): Result<JudgedSeries> {
  const closed = requestGate(context, payload, 'recurring')
  if (closed !== null) return refuse(closed)
  const setting = settingOf(context)
  const series = readSeries(payload, setting)
  if (!series.ok) return series
  const occurrenceCount = series.value.days.length
  const rejection = firstRejection(seriesPolicies, series.value)
  if (rejection !== null) return ok({ occurrenceCount, outcome: { rejection } })
  const proposal = proposalOf(payload, setting, absencesOf(series.value))
  return ok({ occurrenceCount, outcome: { proposal, assessment: assess(proposal) } })
}
