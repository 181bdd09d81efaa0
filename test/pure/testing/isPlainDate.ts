/** Whether a text is a date that exists, judged by the host's calendar instead of the engine's. */
export function isPlainDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00.000Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
