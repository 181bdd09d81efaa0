import type { OccurrencesAnswer } from './judgeRecurrence'

/** An answer as the command line writes it: a rejection in the interface's three members (decision 7). */
export function occurrencesJson(answer: OccurrencesAnswer): unknown {
  if (!('rejection' in answer)) return answer
  const { code, message, date = null } = answer.rejection
  return { rejection: { code, message, date } }
}
