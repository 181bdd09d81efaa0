import fc from 'fast-check'
import { type Day, formatPlainDate, plainDate } from '../../calendar'
import type { Instant, LeaveUnit } from '../../records'
import type { AbsenceTimes } from '../build/approvedRequest'
import type { FrameLeaveType, WorkspaceFrame } from './workspaceFrames'

/** An absence before it has a place: how long after the one before it, how long, and of which leave type. */
interface Draw {
  readonly type: FrameLeaveType
  readonly gapDays: number
  /** Half days for day units. */
  readonly halves: number
  /** For time units: start and length in the unit's steps. */
  readonly startStep: number
  readonly steps: number
}

export interface PlacedAbsence {
  readonly leaveType: FrameLeaveType
  readonly times: AbsenceTimes
}

interface Placed {
  readonly times: AbsenceTimes
  /** The first half day after it, as a day number times two. */
  readonly next: number
}

const stepMinutes: Readonly<Record<Exclude<LeaveUnit, 'days' | 'half_days'>, number>> = {
  hours: 60, minutes_30: 30, minutes_15: 15, minutes_10: 10, minutes_5: 5, minutes_1: 1,
}

const MINUTES_PER_DAY = 1440

function instant(day: Day, minute: number): Instant {
  const ofDay = minute % MINUTES_PER_DAY
  const twoDigits = (value: number): string => `${value}`.padStart(2, '0')
  const date = formatPlainDate(day + Math.floor(minute / MINUTES_PER_DAY))
  return `${date}T${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}:00.000Z`
}

function placeTime(draw: Draw, step: number, from: number): Placed {
  // A free day on either side keeps it apart from its neighbours in every time zone.
  const day = Math.ceil(from / 2) + 1
  const start = draw.startStep * step
  const end = start + draw.steps * step
  return {
    times: { start: instant(day, start), end: instant(day, end), startAt: 'morning', endAt: 'end_of_day' },
    next: (day + Math.floor(end / MINUTES_PER_DAY) + 2) * 2,
  }
}

function placeDays(draw: Draw, from: number): Placed {
  const whole = draw.type.unit === 'days'
  const first = whole ? Math.ceil(from / 2) * 2 : from
  const last = first + (whole ? Math.ceil(draw.halves / 2) * 2 : draw.halves) - 1
  return {
    times: {
      start: formatPlainDate(Math.floor(first / 2)),
      end: formatPlainDate(Math.floor(last / 2)),
      startAt: first % 2 === 0 ? 'morning' : 'afternoon',
      endAt: last % 2 === 0 ? 'lunchtime' : 'end_of_day',
    },
    next: last + 1,
  }
}

function place(draw: Draw, from: number): Placed {
  const { unit } = draw.type
  return unit === 'days' || unit === 'half_days' ? placeDays(draw, from) : placeTime(draw, stepMinutes[unit], from)
}

/** An absence of a leave type; times begin on the unit's grid and may run over midnight. */
function draws(type: FrameLeaveType): fc.Arbitrary<Draw> {
  const step = type.unit === 'days' || type.unit === 'half_days' ? 60 : stepMinutes[type.unit]
  return fc.record({
    type: fc.constant(type),
    gapDays: fc.oneof({ withCrossShrink: true }, fc.nat(3), fc.nat(280)),
    halves: fc.integer({ min: 1, max: 12 }),
    startStep: fc.integer({ min: (6 * 60) / step, max: (18 * 60) / step }),
    steps: fc.integer({ min: 1, max: (36 * 60) / step }),
  })
}

/** The absences of one member, one after the other, so that no two overlap; the first begins early in the window. */
export function absenceTimes({ window, leaveTypes, maxRequests }: WorkspaceFrame): fc.Arbitrary<PlacedAbsence[]> {
  const draw = fc.oneof({ withCrossShrink: true }, ...leaveTypes.map(draws))
  return fc.array(draw, { maxLength: maxRequests, size: 'max' }).map((list) => {
    let free = plainDate(window.min) * 2
    return list.map((one) => {
      const { times, next } = place(one, free + one.gapDays * 2)
      free = next
      return { leaveType: one.type, times }
    })
  })
}
