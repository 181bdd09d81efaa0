import { plainDate, weekdayIndex } from '../../calendar'
import type { OccurrencesAnswer } from './judgeRecurrence'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** A series for people: the rule in words, then its dates with their weekdays; or why it is rejected. */
export function occurrencesText(answer: OccurrencesAnswer): string {
  if ('rejection' in answer) {
    const { code, message, date, issues } = answer.rejection
    const faults = issues.map((issue) => `  ${issue.path === undefined ? '' : `${issue.path}: `}${issue.message}\n`)
    return [`Rejected: ${message}${date === undefined ? '' : ` (${date})`} [${code}]\n`, ...faults].join('')
  }
  const { occurrences, text, rrule } = answer
  const dates = occurrences.map((date) => `  ${weekdays[weekdayIndex(plainDate(date))]!} ${date}\n`)
  return [`${capitalised(text)}: ${occurrences.length} occurrences\n`, ...dates, ...rrule.split('\n').map((line) => `  ${line}\n`)].join('')
}
