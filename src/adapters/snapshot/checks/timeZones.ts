/** Tells names of time zones that the host knows. Asking the host is slow, so each name is asked for once. */
export function timeZones(): (name: string) => boolean {
  const answers = new Map<string, boolean>()
  return (name) => {
    const answer = answers.get(name) ?? isTimeZone(name)
    answers.set(name, answer)
    return answer
  }
}

function isTimeZone(name: string): boolean {
  // Newer hosts also take offsets such as +02:00, which are no names.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
