import { isTimeZone } from '../../../calendar'

/** Tells names of time zones that the host knows. Asking the host is slow, so each name is asked for once. */
export function timeZones(): (name: string) => boolean {
  const answers = new Map<string, boolean>()
  return (name) => {
    const answer = answers.get(name) ?? isTimeZone(name)
    answers.set(name, answer)
    return answer
  }
}
