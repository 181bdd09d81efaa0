import type { AbsenceDuration, DurationOfDay } from '../../duration/absenceDuration'
import { amountText } from '../allowances/amountText'
import { bothViews } from '../bothViews'
import { findingsText } from '../findingsText'
import { plainTable } from '../plainTable'
import { verdictText } from '../verdictText'
import type { CheckAnswer } from './judgeAbsence'

const holidayWords = { full_day: 'public holiday', morning: 'public holiday in the morning', afternoon: 'public holiday in the afternoon' }

function remark({ outsideOfSchedule, holiday }: DurationOfDay): string {
  if (outsideOfSchedule) return 'no working time'
  return holiday === null ? '' : holidayWords[holiday]
}

/** What an absence costs: the total, the fiscal years where there are several, and each date. */
function costs({ workdayDays, workdayMinutes, outsideOfSchedule, perYear, perDay }: AbsenceDuration): string {
  const years = perYear.length < 2
    ? []
    : perYear.map(({ fiscalYear, days, minutes }) => `  fiscal year ${fiscalYear}: ${bothViews(days, minutes)}\n`)
  const table = plainTable(
    [
      { title: 'Date', align: 'left' },
      { title: 'Days', align: 'right' },
      { title: 'Hours', align: 'right' },
      { title: '', align: 'left' },
    ],
    perDay.map((day) => [day.date, amountText(day.days, 'days'), amountText(day.minutes, 'hours'), remark(day)]),
    '  ',
  )
  return [
    `Costs ${bothViews(workdayDays, workdayMinutes)}${outsideOfSchedule ? ', outside of the schedule' : ''}\n`,
    ...years,
    `${table}\n`,
  ].join('')
}

/** A single request for people: whether it can be created, what it costs, and every date on which something stands out. */
export const checkText = ({ preview, payload, context }: CheckAnswer): string =>
  [verdictText(preview, context, payload), costs(preview.duration), findingsText(preview, context)].join('')
