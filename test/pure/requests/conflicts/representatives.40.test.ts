/** Decision 40: representatives who cannot stand in, and others for whom the member stands in. */
import { describe, expect, test } from 'vitest'
import type { AbsenceTimes } from '../../../../src/duration/absenceDays'
import type { AbsenceRequest, Member } from '../../../../src/records'
import { representativeOverlaps } from '../../../../src/requests/representativeOverlaps'
import { unavailableRepresentatives } from '../../../../src/requests/unavailableRepresentatives'
import { between, dates, oneDay } from '../../duration/given'
import { member, proposed, request, stoodInBy } from './given'

const days = proposed([dates('2026-03-02', '2026-03-04')])

describe('D40: representative_unavailable', () => {
  /** `2026-03-02 rep absent` for each date and representative. */
  const unavailable = (fields: Partial<Member>, requests: AbsenceRequest[] = [], zone = 'UTC'): string[] =>
    unavailableRepresentatives(days, [{ member: member('rep', fields), requests }], zone)
      .flatMap(({ date, representatives }) => representatives.map(({ memberId, reason }) => `${date} ${memberId} ${reason}`))

  test('spec, preview: the dates concerned, each with the representatives in their order', () => {
    const representatives = [
      { member: member('rita', { employmentEndDate: '2026-03-03' }), requests: [] },
      { member: member('ron'), requests: [request('r', oneDay('2026-03-04'))] },
    ]
    expect(unavailableRepresentatives(days, representatives, 'UTC')).toEqual([{
      date: '2026-03-04',
      representatives: [
        { memberId: 'rita', memberName: 'Name of rita', reason: 'outside_employment' },
        { memberId: 'ron', memberName: 'Name of ron', reason: 'absent' },
      ],
    }])
  })

  test.each([['PENDING', 1], ['APPROVED', 1], ['DECLINED', 0], ['CANCELED', 0]] as const)('absent with a request that is %s: %i', (status, count) => {
    expect(unavailable({}, [request('r', oneDay('2026-03-03'), { status })])).toHaveLength(count)
  })

  test('absent on every date of a request, half ones too, and only there', () => {
    expect(unavailable({}, [request('r', dates('2026-03-03', '2026-04-30', 'afternoon'))])).toEqual(['2026-03-03 rep absent', '2026-03-04 rep absent'])
    expect(unavailable({}, [request('r', dates('2026-02-01', '2026-03-02', 'morning', 'lunchtime'))])).toEqual(['2026-03-02 rep absent'])
    expect(unavailable({}, [request('r', oneDay('2026-03-01')), request('s', oneDay('2026-03-05'))])).toEqual([])
  })

  test("D9: an absence in hours by the representative's calendar, else the workspace's", () => {
    const late = [request('r', between('2026-03-02T20:00Z', '2026-03-02T21:00Z'))]
    expect(unavailable({}, late)).toEqual(['2026-03-02 rep absent'])
    expect(unavailable({}, late, 'Asia/Tokyo')).toEqual(['2026-03-03 rep absent'])
    expect(unavailable({ timeZone: 'America/New_York' }, late, 'Asia/Tokyo')).toEqual(['2026-03-02 rep absent'])
  })

  test.each([['ACTIVE', 0], ['INACTIVE', 3], ['ARCHIVED', 3]] as const)('%s: %i dates', (status, count) => {
    const found = unavailable({ status })
    expect([found.length, found.every((line) => line.endsWith('inactive'))]).toEqual([count, true])
  })

  test('employment includes its first and its last day; without dates it is open', () => {
    expect(unavailable({ employmentStartDate: '2026-03-03' })).toEqual(['2026-03-02 rep outside_employment'])
    expect(unavailable({ employmentEndDate: '2026-03-03' })).toEqual(['2026-03-04 rep outside_employment'])
    expect(unavailable({ employmentStartDate: '2026-03-02', employmentEndDate: '2026-03-04' })).toEqual([])
    expect(unavailable({ employmentStartDate: null, employmentEndDate: null })).toEqual([])
  })

  test('one reason each: absent before inactive before outside of employment', () => {
    const gone = { status: 'ARCHIVED', employmentEndDate: '2026-03-02' } as const
    expect(unavailable(gone, [request('r', oneDay('2026-03-03'))]))
      .toEqual(['2026-03-02 rep inactive', '2026-03-03 rep absent', '2026-03-04 rep inactive'])
    expect(unavailable({ employmentEndDate: '2026-03-02' }, [request('r', oneDay('2026-03-03'))]))
      .toEqual(['2026-03-03 rep absent', '2026-03-04 rep outside_employment'])
  })

  test('nobody chosen, nobody unavailable', () => {
    expect(unavailableRepresentatives(days, [], 'UTC')).toEqual([])
  })
})

describe('D40: representative_overlaps', () => {
  const colleagues = [member('ann'), member('bob', { timeZone: 'Asia/Tokyo' })]
  const overlaps = (representations: readonly AbsenceRequest[], zone = 'UTC') =>
    representativeOverlaps(days, { id: 'me' }, representations, colleagues, { timeZone: zone })
  /** `2026-03-02 ann APPROVED` for each date and represented member. */
  const lines = (representations: readonly AbsenceRequest[], zone = 'UTC'): string[] =>
    overlaps(representations, zone)
      .flatMap(({ date, representingFor }) => representingFor.map(({ memberId, status }) => `${date} ${memberId} ${status}`))
  /** A request of a member with the same id, in which the member has agreed to stand in. */
  const of = (id: string, times: AbsenceTimes) => request(id, times, { memberId: id, representativeApprovers: [stoodInBy('me', 'APPROVED')] })
  const forAnn = (fields: Partial<AbsenceRequest>) => request('for ann', oneDay('2026-03-03'), { memberId: 'ann', ...fields })

  test('spec, preview: everything of an element', () => {
    const representativeApprovers = [stoodInBy('me', 'PENDING')]
    const told = { requestId: 'for ann', status: 'PENDING', start: '2026-03-03', end: '2026-03-03' }
    const entry = { ...told, memberId: 'ann', memberName: 'Name of ann' }
    expect(overlaps([forAnn({ representativeApprovers })])).toEqual([{ date: '2026-03-03', representingFor: [entry] }])
    const unknown = { ...told, memberId: 'gone', memberName: null }
    expect(overlaps([forAnn({ memberId: 'gone', representativeApprovers })])).toEqual([{ date: '2026-03-03', representingFor: [unknown] }])
  })

  test.each([['PENDING', 1], ['APPROVED', 1], ['DECLINED', 0], ['CANCELED', 0], ['REPLACED', 0]] as const)('an entry that is %s: %i', (status, count) => {
    expect(lines([forAnn({ representativeApprovers: [stoodInBy('other', 'APPROVED'), stoodInBy('me', status)] })]))
      .toEqual(count === 0 ? [] : [`2026-03-03 ann ${status}`])
  })

  test('of several entries the approved one is told, then the pending one', () => {
    const entries = (['REPLACED', 'PENDING', 'APPROVED'] as const).map((status) => stoodInBy('me', status))
    expect(lines([forAnn({ representativeApprovers: entries })])).toEqual(['2026-03-03 ann APPROVED'])
    expect(lines([forAnn({ representativeApprovers: entries.slice(0, 2) })])).toEqual(['2026-03-03 ann PENDING'])
  })

  test('not where others stand in', () => {
    expect(lines([forAnn({ representativeApprovers: [stoodInBy('other', 'APPROVED')] }), forAnn({})])).toEqual([])
  })

  test.each([['PENDING', 1], ['APPROVED', 1], ['DECLINED', 0], ['CANCELED', 0]] as const)('a request that is %s: %i', (status, count) => {
    expect(lines([forAnn({ status, representativeApprovers: [stoodInBy('me', 'APPROVED')] })])).toHaveLength(count)
  })

  test('not for oneself', () => {
    expect(lines([forAnn({ memberId: 'me', representativeApprovers: [stoodInBy('me', 'APPROVED')] })])).toEqual([])
  })

  test("D9: by the represented member's calendar, else the workspace's", () => {
    const late = (memberId: string) => of(memberId, between('2026-03-02T20:00Z', '2026-03-02T21:00Z'))
    expect(lines([late('ann'), late('bob'), late('gone')])).toEqual(['2026-03-02 ann APPROVED', '2026-03-02 gone APPROVED', '2026-03-03 bob APPROVED'])
    expect(lines([late('ann'), late('gone')], 'Asia/Kathmandu')).toEqual(['2026-03-03 ann APPROVED', '2026-03-03 gone APPROVED'])
  })

  test('by date, then by start and id; half days cover their date', () => {
    const found = overlaps([
      of('z', oneDay('2026-03-03', 'pm')), of('y', dates('2026-03-02', '2026-03-03')), of('x', oneDay('2026-03-03')), of('w', oneDay('2026-03-05')),
    ])
    expect(found.map(({ date, representingFor }) => [date, representingFor.map(({ requestId }) => requestId)]))
      .toEqual([['2026-03-02', ['y']], ['2026-03-03', ['y', 'x', 'z']]])
  })
})
