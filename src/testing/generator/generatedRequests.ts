import type { AbsenceRequest } from '../../records'
import { type AbsenceTimes, approvedRequest } from '../build/approvedRequest'
import { recordIds } from '../recordId'
import type { DayTexts } from './dayTexts'
import type { Employment } from './employment'
import type { MemberKey } from './memberKey'
import { type Random, integerFrom, pick } from './random'
import { type Workdays, dayOfWorkday, workdaysOf } from './workdays'
import type { WorkspacePlan } from './workspacePlan'

/** Lengths in days as they come: mostly single days, now and then a week. */
const lengths = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5]

/** The hours at which the usual morning and afternoon begin; both are four hours long. */
const slotStarts = [8, 13]

/** Requests are made at nine, some days ahead. */
const MADE_AT_HOUR = 9
const MADE_AHEAD = { least: 1, most: 60 }

/** Workdays, both inclusive. */
interface Stretch {
  readonly first: number
  readonly last: number
}

/** Whole weeks begin on a Monday where one fits; no absence runs over a weekend. */
function wholeDays(random: Random, workdays: Workdays, { first, last }: Stretch, texts: DayTexts): AbsenceTimes {
  const length = pick(random, lengths)
  const monday = Math.ceil(first / 5) * 5
  const start = length === 5 && monday + 4 <= last ? monday : integerFrom(random, first, Math.max(first, last - length + 1))
  const end = Math.min(start + length - 1, last, start - (start % 5) + 4)
  return {
    start: texts.date(dayOfWorkday(workdays, start)), end: texts.date(dayOfWorkday(workdays, end)),
    startAt: 'morning', endAt: 'end_of_day',
  }
}

/** One to four hours within a morning or an afternoon of the usual week. */
function wholeHours(random: Random, workdays: Workdays, { first, last }: Stretch, texts: DayTexts): AbsenceTimes {
  const day = dayOfWorkday(workdays, integerFrom(random, first, last))
  const length = integerFrom(random, 1, 4)
  const start = pick(random, slotStarts) + integerFrom(random, 0, 4 - length)
  return { start: texts.hour(day, start), end: texts.hour(day, start + length), startAt: 'morning', endAt: 'end_of_day' }
}

/**
 * The member's requests of all types in date order, `bookingsPerType` each. The workdays are cut into as many stretches as there
 * are requests, and each request stays in its own, so that none overlap. Types take turns within every round of stretches,
 * each round beginning with another one.
 */
export function generatedRequests(key: MemberKey, employment: Employment, plan: WorkspacePlan, texts: DayTexts): AbsenceRequest[] {
  const { random } = key
  const types = plan.types.length
  const count = types * plan.bookingsPerType
  const workdays = workdaysOf(employment.from, employment.to)
  const available = workdays.last - workdays.first + 1
  if (available < count) throw new RangeError(`${count} requests of a member do not fit into ${available} workdays`)
  const ids = recordIds('request', key.number, plan.seed)
  const requests: AbsenceRequest[] = []
  for (let n = 0, shift = 0; n < count; n++) {
    if (n % types === 0) shift = integerFrom(random, 0, types - 1)
    const type = plan.types[(n + shift) % types]!
    const stretch = {
      first: workdays.first + Math.floor((n * available) / count),
      last: workdays.first + Math.floor(((n + 1) * available) / count) - 1,
    }
    const place = type.unit === 'days' ? wholeDays : wholeHours
    const times = place(random, workdays, stretch, texts)
    const made = dayOfWorkday(workdays, stretch.first) - integerFrom(random, MADE_AHEAD.least, MADE_AHEAD.most)
    requests.push(approvedRequest(ids(n), key.id, type.leaveTypeId, times, texts.hour(made, MADE_AT_HOUR)))
  }
  return requests
}
