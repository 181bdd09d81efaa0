/** One line of RFC 5545 text, in capitals. */
export interface RfcLine {
  readonly name: string
  readonly parameters: readonly string[]
  readonly value: string
}

/** A line break with a blank after it continues the line. */
const FOLD = /\r?\n[ \t]/g
const LINE_BREAK = /\r?\n/

/** Takes text apart into its lines; one without a colon has no name. */
export function rfcLines(text: string): RfcLine[] {
  const lines = text.replace(FOLD, '').toUpperCase().split(LINE_BREAK).map((line) => line.trim())
  return lines.filter((line) => line !== '').map((line) => {
    const colon = line.indexOf(':')
    const [name = '', ...parameters] = line.slice(0, Math.max(colon, 0)).split(';')
    return { name, parameters, value: line.slice(colon + 1) }
  })
}
