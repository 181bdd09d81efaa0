import type { AllowanceUnit, AllowanceYear, LedgerEntry } from '../../records'
import { plainTable } from '../plainTable'
import { amountText, signedText } from './amountText'

/** A line for people: an absence of several days is one line from its first to its last day. */
interface Line extends LedgerEntry {
  readonly lastDate: string
}

/** Joins neighbouring bookings of one absence; whole sums are kept by adding in the printed unit's integer steps. */
function linesOf(entries: readonly LedgerEntry[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const previous = lines.at(-1)
    if (previous !== undefined && entry.kind === 'booking' && previous.kind === 'booking' && previous.causeId === entry.causeId) {
      const amount = Math.round((previous.amount + entry.amount) * 1e6) / 1e6
      lines[lines.length - 1] = { ...entry, date: previous.date, lastDate: entry.date, amount }
    } else {
      lines.push({ ...entry, lastDate: entry.date })
    }
  }
  return lines
}

/** What the line's date has to say beyond it. */
function remark({ kind, accrued, date }: Line, asOf: string): string {
  if (kind === 'grant') return accrued === true ? '' : ' (not yet accrued)'
  return kind === 'lapse' && date > asOf ? ' (expected)' : ''
}

/** A year as an account statement: what came in, what went out, and the balance after each line. */
export function statementTable({ entries }: AllowanceYear, unit: AllowanceUnit, asOf: string, indent: string): string {
  const rows = linesOf(entries).map((line) => [
    line.date === line.lastDate ? line.date : `${line.date} to ${line.lastDate}`,
    `${line.cause}${remark(line, asOf)}`,
    signedText(line.amount, unit),
    amountText(line.balance, unit),
  ])
  return plainTable(
    [
      { title: 'Date', align: 'left' },
      { title: 'What', align: 'left' },
      { title: 'Amount', align: 'right' },
      { title: 'Balance', align: 'right' },
    ],
    rows,
    indent,
  )
}
