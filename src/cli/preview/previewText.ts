import type { SeriesDuration } from '../../preview/preview'
import { amountText } from '../allowances/amountText'
import { bothViews } from '../bothViews'
import { findingsText } from '../findingsText'
import { verdictText } from '../verdictText'
import type { PreviewAnswer } from './judgePreview'

function durationLines({ workdayDays, workdayMinutes, outsideOfSchedule, perYear }: SeriesDuration, occurrences: number): string[] {
  const total = `${occurrences} occurrences cost ${bothViews(workdayDays, workdayMinutes)}`
  const isPlain = perYear.length === 1 && perYear[0]!.carryOverDaysUsed === 0
  const years = isPlain ? [] : perYear.map(({ fiscalYear, days, minutes, carryOverDaysUsed }) => {
    const carriedOver = carryOverDaysUsed === 0 ? '' : `, ${amountText(carryOverDaysUsed, 'days')} days of them carried over`
    return `  fiscal year ${fiscalYear}: ${bothViews(days, minutes)}${carriedOver}\n`
  })
  return [`${total}${outsideOfSchedule ? ', at least one outside of the schedule' : ''}.\n`, ...years]
}

/** A preview for people: the verdict, what the series costs, and every date on which something stands out. */
export function previewText({ preview, payload, context }: PreviewAnswer): string {
  const verdict = verdictText(preview, context, payload)
  if (preview.duration === null) return verdict
  return [verdict, ...durationLines(preview.duration, preview.occurrenceCount), findingsText(preview, context)].join('')
}
