import fc from 'fast-check'
import type { Holiday, HolidayCalendar, Id } from '../../records'
import { plainDates } from '../arbitraries/plainDates'
import { recordId } from '../recordId'
import type { WorkspaceFrame } from './workspaceFrames'

function holidayCalendars(id: Id, owner: number, { window }: WorkspaceFrame): fc.Arbitrary<HolidayCalendar> {
  const draw = fc.record({
    date: plainDates(window),
    duration: fc.constantFrom<Holiday['duration'][]>('full_day', 'morning', 'afternoon'),
  })
  return fc.array(draw, { maxLength: 5 }).map((draws) => {
    const oneADay = [...new Map(draws.map((one) => [one.date, one])).values()]
    const days = oneADay.map(({ date, duration }, n) => ({
      id: recordId('holiday', n, owner), date, duration, names: [{ language: 'en', name: `Holiday ${n}` }],
    }))
    return { id, name: `Calendar ${owner}`, days }
  })
}

/** The public holidays of a workspace; they matter to no leave type of the snapshots, and must not. */
export const holidayCalendarLists = (frame: WorkspaceFrame): fc.Arbitrary<HolidayCalendar[]> =>
  fc.tuple(...frame.holidayCalendarIds.map((id, owner) => holidayCalendars(id, owner, frame)))
