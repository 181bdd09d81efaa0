import type { DurationOfDay } from '../../duration/absenceDuration'
import { amountText } from '../allowances/amountText'
import { plainTable } from '../plainTable'
import type { CheckAnswer } from './judgeAbsence'

const holidayWords = { full_day: 'public holiday', morning: 'public holiday in the morning', afternoon: 'public holiday in the afternoon' }

function remark({ outsideOfSchedule, holiday }: DurationOfDay): string {
  if (outsideOfSchedule) return 'no working time'
  return holiday === null ? '' : holidayWords[holiday]
}

/** What an absence costs, for people: the total, the fiscal years where there are several, and each date. */
export function checkText({ duration }: CheckAnswer): string {
  const { workdayDays, workdayMinutes, outsideOfSchedule, perYear, perDay } = duration
  const both = (days: number, minutes: number): string => `${amountText(days, 'days')} days (${amountText(minutes, 'hours')} hours)`
  const years = perYear.length < 2 ? [] : perYear.map(({ fiscalYear, days, minutes }) => `  fiscal year ${fiscalYear}: ${both(days, minutes)}\n`)
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
    `Costs ${both(workdayDays, workdayMinutes)}${outsideOfSchedule ? ', outside of the schedule' : ''}\n`,
    ...years,
    `${table}\n`,
  ].join('')
}
