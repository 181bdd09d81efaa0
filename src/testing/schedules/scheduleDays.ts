import fc from 'fast-check'
import type { ScheduleDay, TimeOfDay } from '../../records'

/** Start and end of the morning, start and end of the afternoon, in minutes since midnight. */
type Hours = readonly [number, number, number, number]

const office: Hours = [480, 720, 780, 1020]

function timeOfDay(minute: number): TimeOfDay {
  const twoDigits = (value: number): string => `${value}`.padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** Hours by their lengths, so that slots have time, do not overlap and may reach midnight at either end. */
function oddHours(step: number): fc.Arbitrary<Hours> {
  const most = 1440 / step / 4
  const length = fc.integer({ min: 1, max: most })
  return fc.tuple(fc.nat(most), length, fc.nat(most), length).map(([start, morning, lunch, afternoon]) => [
    start * step, (start + morning) * step, (start + morning + lunch) * step, (start + morning + lunch + afternoon) * step,
  ])
}

/** One weekday: mostly office hours, whole, half or off. The times of a half that is not worked are kept. */
export function scheduleDays(): fc.Arbitrary<ScheduleDay> {
  const hours = fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constant(office) },
    { weight: 2, arbitrary: oddHours(15) },
    { weight: 1, arbitrary: oddHours(1) },
  )
  const worked = fc.oneof(
    { weight: 4, arbitrary: fc.constant([true, true] as const) },
    { weight: 2, arbitrary: fc.constant([true, false] as const) },
    { weight: 2, arbitrary: fc.constant([false, true] as const) },
    { weight: 2, arbitrary: fc.constant([false, false] as const) },
  )
  const deductFullDay = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
  return fc.record({ hours, worked, deductFullDay }).map(({ hours: [am, amEnd, pm, pmEnd], worked, deductFullDay }) => ({
    am: { start: timeOfDay(am), end: timeOfDay(amEnd), enabled: worked[0] },
    pm: { start: timeOfDay(pm), end: timeOfDay(pmEnd), enabled: worked[1] },
    deductFullDay,
  }))
}
