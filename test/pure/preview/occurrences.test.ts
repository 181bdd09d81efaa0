/** When the absences of a series are (decisions 9, 10, 12, 13, 23, 33), and what is made of them at creation (decisions 36, 45, 47). */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, CreationContext, RecurringRequestPayload } from '../../../src/index'
import { absenceFaults } from '../../../src/index'
import { ada, bob, boss, context, create, createSingle, daily, id, leaveType, preview, root, series, single, unpaid } from './given'
import { decideRecurringRequest, decideRequest } from '../../../src/index'

type Facts = Partial<CreationContext>

const timesOf = (of: Facts, payload: RecurringRequestPayload): string[][] =>
  create(of, payload).requests.map(({ start, end }) => [start, end])
const halvesOf = ({ requests }: { readonly requests: readonly AbsenceRequest[] }): string[] =>
  requests.map(({ start, end, startAt, endAt }) => `${start} ${startAt} - ${end} ${endAt}`)

const clock = (from: string, to: string): Pick<RecurringRequestPayload, 'startTime' | 'endTime'> => {
  const [startTime, endTime] = [from, to].map((text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) }))
  return { startTime: startTime!, endTime: endTime! }
}

const timed = (timeZone: string | null, leaveUnit: 'hours' | 'minutes_30' | 'minutes_1' = 'minutes_30'): Facts => ({
  leaveType: unpaid({ leaveUnit, ignoreSchedule: true }), requester: { ...ada, timeZone },
})

describe('D13, D33: day units', () => {
  test.each([
    ['full_day', '2026-03-09 morning - 2026-03-09 end_of_day'],
    ['morning', '2026-03-09 morning - 2026-03-09 lunchtime'],
    ['afternoon', '2026-03-09 afternoon - 2026-03-09 end_of_day'],
  ] as const)('D13: %s', (halfDay, first) => {
    const lines = halvesOf(create({}, series({ halfDay })))
    expect(lines).toEqual(['09', '16', '23'].map((day) => first.replaceAll('03-09', `03-${day}`)))
  })

  test('D13: whole days of the unit days', () => {
    expect(halvesOf(create({ leaveType: leaveType({ leaveUnit: 'days' }) }))[2]).toBe('2026-03-23 morning - 2026-03-23 end_of_day')
  })

  test('D28: excluded dates make no request', () => {
    expect(create({}, series({ exDates: ['2026-03-16'] })).requests.map(({ start }) => start)).toEqual(['2026-03-09', '2026-03-23'])
  })

  const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati']
  test.each(zones)("D10: `from` at UTC midnight is that date in %s too", (timeZone) => {
    const of = { requester: { ...ada, timeZone } }
    for (const from of ['2026-03-09', '2026-03-09T00:00:00.000Z', '2026-03-09T02:00:00+02:00']) {
      expect(create(of, series({ from })).requests[0]?.start).toBe('2026-03-09')
    }
  })

  test("D9: `from` at another instant is its date in the member's zone, else the workspace's", () => {
    const evening = series({ from: '2026-03-08T23:30:00.000Z', repeat: 'daily' })
    expect(create({}, evening).requests[0]?.start).toBe('2026-03-08')
    expect(create({ requester: { ...ada, timeZone: 'Europe/Berlin' } }, evening).requests[0]?.start).toBe('2026-03-09')
    const { workspace } = context()
    expect(create({ workspace: { ...workspace, timeZone: 'Europe/Berlin' } }, evening).requests[0]?.start).toBe('2026-03-09')
    const own = { workspace: { ...workspace, timeZone: 'Europe/Berlin' }, requester: { ...ada, timeZone: 'America/New_York' } }
    expect(create(own, evening).requests[0]?.start).toBe('2026-03-08')
  })
})

describe('D23: time units keep the wall clock over changes of the offset', () => {
  // In Berlin the clocks go forward on 29 March 2026 at 02:00 and back on 25 October 2026 at 03:00.
  test('D23: Berlin in spring: 09:00 stays 09:00', () => {
    expect(timesOf(timed('Europe/Berlin'), daily('2026-03-28', 3, clock('09:00', '10:30')))).toEqual([
      ['2026-03-28T08:00:00.000Z', '2026-03-28T09:30:00.000Z'],
      ['2026-03-29T07:00:00.000Z', '2026-03-29T08:30:00.000Z'],
      ['2026-03-30T07:00:00.000Z', '2026-03-30T08:30:00.000Z'],
    ])
  })

  test('D23: Berlin in autumn', () => {
    expect(timesOf(timed('Europe/Berlin'), daily('2026-10-24', 3, clock('09:00', '10:30')))).toEqual([
      ['2026-10-24T07:00:00.000Z', '2026-10-24T08:30:00.000Z'],
      ['2026-10-25T08:00:00.000Z', '2026-10-25T09:30:00.000Z'],
      ['2026-10-26T08:00:00.000Z', '2026-10-26T09:30:00.000Z'],
    ])
  })

  test('D12: a start within the spring gap moves forward by the gap', () => {
    expect(timesOf(timed('Europe/Berlin'), daily('2026-03-28', 2, clock('02:30', '05:00')))).toEqual([
      ['2026-03-28T01:30:00.000Z', '2026-03-28T04:00:00.000Z'],
      // 02:30 is 03:30 in summer time.
      ['2026-03-29T01:30:00.000Z', '2026-03-29T03:00:00.000Z'],
    ])
  })

  test('D12: an end within the gap moves too', () => {
    expect(timesOf(timed('Europe/Berlin'), daily('2026-03-28', 2, clock('01:00', '02:30')))[1])
      .toEqual(['2026-03-29T00:00:00.000Z', '2026-03-29T01:30:00.000Z'])
  })

  test.each([['02:00', '03:00'], ['02:30', '03:00'], ['02:30', '03:30'], ['02:00', '02:30']])(
    'D12: from %s to %s on the day of the gap is still an absence that ends after it starts', (from, to) => {
      const { requests } = create(timed('Europe/Berlin'), daily('2026-03-28', 3, clock(from, to)))
      expect(requests).toHaveLength(3)
      for (const one of requests) expect(absenceFaults(one, 'minutes_30', 'Europe/Berlin')).toEqual([])
      expect(preview(timed('Europe/Berlin'), daily('2026-03-28', 3, clock(from, to))).canCreate).toBe(true)
    },
  )

  test('D12: of an hour that comes twice the first counts', () => {
    expect(timesOf(timed('Europe/Berlin'), daily('2026-10-24', 2, clock('02:00', '02:30')))[1])
      .toEqual(['2026-10-25T00:00:00.000Z', '2026-10-25T00:30:00.000Z'])
    expect(timesOf(timed('Europe/Berlin'), daily('2026-10-24', 2, clock('02:30', '03:30')))[1])
      .toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000Z'])
  })

  test("D9: the clock is the member's own, not the workspace's, not the caller's", () => {
    const { workspace } = context()
    const [inBerlin, inTokyo] = [{ ...workspace, timeZone: 'Europe/Berlin' }, { ...root, timeZone: 'Asia/Tokyo' }]
    const of = { ...timed('America/New_York'), workspace: inBerlin, caller: inTokyo }
    expect(timesOf(of, daily('2026-03-07', 2, clock('09:00', '10:00')))).toEqual([
      ['2026-03-07T14:00:00.000Z', '2026-03-07T15:00:00.000Z'],
      ['2026-03-08T13:00:00.000Z', '2026-03-08T14:00:00.000Z'],
    ])
    expect(timesOf({ ...of, requester: ada }, daily('2026-03-09', 2, clock('09:00', '10:00')))[0])
      .toEqual(['2026-03-09T08:00:00.000Z', '2026-03-09T09:00:00.000Z'])
  })

  test('D17: the grid is that of the wall clock, also in a zone of quarter hours', () => {
    expect(timesOf(timed('Asia/Kathmandu', 'hours'), daily('2026-03-09', 2, clock('09:00', '17:00')))[0])
      .toEqual(['2026-03-09T03:15:00.000Z', '2026-03-09T11:15:00.000Z'])
  })

  test('D12: a gap of half an hour moves an absence of whole hours off their grid, and stops nothing', () => {
    // Lord Howe: 02:00 to 02:30 is missing on 4 October 2026.
    const of = timed('Australia/Lord_Howe', 'hours')
    const payload = daily('2026-10-03', 3, clock('02:00', '03:00'))
    expect(preview(of, payload).canCreate).toBe(true)
    expect(timesOf(of, payload)).toEqual([
      ['2026-10-02T15:30:00.000Z', '2026-10-02T16:30:00.000Z'],
      ['2026-10-03T15:30:00.000Z', '2026-10-03T16:00:00.000Z'],
      ['2026-10-04T15:00:00.000Z', '2026-10-04T16:00:00.000Z'],
    ])
  })

  test('D13: time units report morning and end_of_day, whatever half_day says', () => {
    const [first] = create(timed(null), series({ ...clock('09:00', '10:00'), halfDay: 'afternoon' })).requests
    expect([first?.startAt, first?.endAt]).toEqual(['morning', 'end_of_day'])
  })

  test('D23: occurrences are calendar dates: the weekday is the local one where UTC has another', () => {
    // Mondays in Tokyo, 01:00: still Sunday in UTC.
    const { requests } = create(timed('Asia/Tokyo'), series(clock('01:00', '02:00')))
    expect(requests.map(({ start }) => start))
      .toEqual(['2026-03-08T16:00:00.000Z', '2026-03-15T16:00:00.000Z', '2026-03-22T16:00:00.000Z'])
  })
})

describe('what a creation makes', () => {
  test('spec: one request an occurrence, of one series, each with its own id', () => {
    const { requests, seriesId } = create()
    expect(requests.map((one) => one.seriesId)).toEqual([seriesId, seriesId, seriesId])
    expect(seriesId).not.toBeNull()
    expect(new Set([seriesId, ...requests.map((one) => one.id)]).size).toBe(4)
  })

  test('spec: a single request is in no series', () => {
    const { requests, seriesId } = createSingle({}, single('2026-03-09', '2026-03-11', { startAt: 'afternoon', endAt: 'lunchtime' }))
    expect([seriesId, requests[0]?.seriesId]).toEqual([null, null])
    expect(halvesOf({ requests })).toEqual(['2026-03-09 afternoon - 2026-03-11 lunchtime'])
  })

  test('D45: PENDING for who has to agree; APPROVED where nobody has to, or an admin says so', () => {
    const statuses = (of: Facts, payload = series()): string[] => create(of, payload).requests.map(({ status }) => status)
    const immediately = series({ adminApprovalOption: 'approve_request_immediately' })
    expect(statuses({})).toEqual(['PENDING', 'PENDING', 'PENDING'])
    expect(statuses({ leaveType: leaveType({ needsApproval: false }) })).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
    expect(statuses({ caller: root }, immediately)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
    expect(statuses({ caller: root }, series({ adminApprovalOption: 'go_through_the_normal_approval_process' }))[0]).toBe('PENDING')
    expect(statuses({ caller: root })[0]).toBe('PENDING')
    expect(statuses({ requester: { ...ada, approverIds: [ada.id] } }), 'D36').toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  })

  test('D45: one request_created event for each request and no request_status_changed', () => {
    const { requests, effects } = create({ leaveType: leaveType({ needsApproval: false }) })
    expect(effects.flatMap((effect) => (effect.kind === 'event' ? [[effect.type, effect.requestId]] : [])))
      .toEqual(requests.map((one) => ['request_created', one.id]))
  })

  test('D35: the reason is kept without the blanks around it; a blank one is none', () => {
    expect(create({}, series({ reason: '  to the sea ' })).requests[0]?.reason).toBe('to the sea')
    expect(create({}, series({ reason: '  ' })).requests[0]?.reason).toBeNull()
  })

  test('spec: who asked, for whom, and who is asked', () => {
    const [first] = create({ caller: root }).requests
    expect(first).toMatchObject({ creatorMemberId: root.id, memberId: ada.id, leaveTypeId: id('vacation'), createdAt: context().now })
    expect(first?.approvers.map(({ memberId, status }) => [memberId, status])).toEqual([[boss.id, 'PENDING']])
  })

  test('D37: the chosen representatives are asked, else the configured ones, in the configured order where she may not reorder', () => {
    const cleo = { ...bob, id: id('Cleo'), name: 'Cleo' }
    const asked = (some: Partial<typeof ada.representatives>, ...ids: string[]): string[] | undefined => {
      const requester = { ...ada, representatives: { ...ada.representatives, memberIds: [bob.id, cleo.id], ...some } }
      const representatives = [bob, cleo].map((one) => ({ member: one, requests: [] }))
      const { requests: [first] } = create({ requester, representatives }, series({ representativeMemberIds: ids }))
      return first?.representativeApprovers.map(({ memberId }) => memberId)
    }
    expect(asked({})).toEqual([bob.id, cleo.id])
    expect(asked({}, cleo.id)).toEqual([cleo.id])
    expect(asked({}, cleo.id, bob.id)).toEqual([cleo.id, bob.id])
    expect(asked({ memberCanReorder: false }, cleo.id, bob.id)).toEqual([bob.id, cleo.id])
  })

  test('purity: neither the context nor the payload is changed', () => {
    const frozen = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
      return value
    }
    expect(decideRecurringRequest(frozen(context()), frozen(series())).ok).toBe(true)
    expect(decideRequest(frozen(context()), frozen(single('2026-03-09'))).ok).toBe(true)
  })
})
