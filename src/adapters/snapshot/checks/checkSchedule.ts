import type { Schedule, Slot } from '../../../records'
import type { Path, Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'

/**
 * Working slots end after they start, and an afternoon does not begin before its morning has ended: an hour in both would
 * count twice. The times of a slot that nobody works mean nothing (decision 18).
 */
export function checkSchedule(schedule: Readable<Schedule> | undefined, at: Path, report: Report): void {
  for (const [weekday, day] of Object.entries(schedule?.days ?? {})) {
    checkSlot(day?.am, [...at, 'days', weekday, 'am'], report)
    checkSlot(day?.pm, [...at, 'days', weekday, 'pm'], report)
    checkOrder(day?.am, day?.pm, [...at, 'days', weekday, 'pm'], report)
  }
}

function checkSlot(slot: Readable<Slot> | undefined, at: Path, report: Report): void {
  if (slot?.enabled !== true || slot.start === undefined || slot.end === undefined || slot.start < slot.end) return
  report([...at, 'end'], `a time after the start ${slot.start}`)
}

function checkOrder(am: Readable<Slot> | undefined, pm: Readable<Slot> | undefined, at: Path, report: Report): void {
  if (am?.enabled !== true || pm?.enabled !== true || am.end === undefined || pm.start === undefined || am.end <= pm.start) return
  report([...at, 'start'], `the end of the morning ${am.end} or later`)
}
