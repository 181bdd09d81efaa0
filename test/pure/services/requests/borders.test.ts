/** What use cases load at the borders of the calendar and of the zones: never too little (decisions 9, 10, 28, 34, 38 to 40). */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Department, LeaveType, Member, WorkspaceSnapshot } from '../../../../src/index'
import { createRecurringRequest, createRequest, previewRecurring, previewSingle } from '../../../../src/services'
import { daily, request, series, single, standIn, valueOf } from '../../preview/given'
import { ada, bob, company, companyOf, leaveType, opened, refused, rex, sales } from './given'

describe('D34: the first and the last dates there are', () => {
  test.each([
    ['9999-12-31', '9999-12-31'], ['0001-01-01', '0001-01-01'], ['0001-01-01', '0001-01-02'], ['9999-12-30', '9999-12-31'],
  ])('a single request from %s to %s is outside of the bookable years', async (start, end) => {
    expect(await refused(company(), (ports) => createRequest(ports, ada.id, single(start, end)))).toBe('BAD_REQUEST OUTSIDE_FISCAL_YEAR_WINDOW')
    const { rejection } = valueOf(await previewSingle(opened(company()).ports, ada.id, single(start, end)))
    expect(rejection).toMatchObject({ code: 'OUTSIDE_FISCAL_YEAR_WINDOW', date: start })
  })

  test('so are hours', async () => {
    const snapshot = company({ leaveTypes: [leaveType({ leaveUnit: 'hours', takesFromAllowance: false })] })
    for (const [start, end] of [['9999-12-31T09:00:00.000Z', '9999-12-31T10:00:00.000Z'], ['0001-01-01T09:00:00.000Z', '0001-01-01T10:00:00.000Z']] as const) {
      expect(await refused(snapshot, (ports) => createRequest(ports, ada.id, single(start, end)))).toBe('BAD_REQUEST OUTSIDE_FISCAL_YEAR_WINDOW')
    }
  })

  test('a series of the first year is outside, one of the last year has no occurrence within reach', async () => {
    expect(await refused(company(), (ports) => createRecurringRequest(ports, ada.id, series({ from: '0001-01-01' })))).toBe('BAD_REQUEST OUTSIDE_FISCAL_YEAR_WINDOW')
    expect(await refused(company(), (ports) => createRecurringRequest(ports, ada.id, series({ from: '9999-12-31', count: 2 })))).toBe('BAD_REQUEST RECURRENCE_WINDOW_EXCEEDED')
  })

  test('spec: Limits: an `until` at the end of time is fine, when the occurrences are', async () => {
    const { ports } = opened(company())
    expect(valueOf(await previewRecurring(ports, ada.id, series({ until: '9999-12-31', count: 3 }))).canCreate).toBe(true)
  })

  test('texts that are no dates are told as such', async () => {
    expect(await refused(company(), (ports) => createRequest(ports, ada.id, single('soon', '')))).toBe('BAD_REQUEST start')
    expect(await refused(company(), (ports) => createRecurringRequest(ports, ada.id, series({ from: 'soon' })))).toBe('BAD_REQUEST from')
  })
})

/** Sales has room for one; Bob is in it. */
const limited: Department = { ...sales, maximumAbsent: 1 }
const counts = (some: Partial<LeaveType> = {}): LeaveType => leaveType({ maximumAbsentApplies: true, takesFromAllowance: false, ...some })

function crowded(adaZone: string, bobZone: string, requests: readonly AbsenceRequest[], type = counts()): WorkspaceSnapshot {
  const inSales = (of: Member): Member => (of.id === bob.id ? { ...of, departmentIds: [sales.id], timeZone: bobZone } : of)
  const snapshot = companyOf({ timeZone: adaZone }, { departments: [limited], leaveTypes: [type], requests })
  return { ...snapshot, members: snapshot.members.map(inSales) }
}

const fullOn = async (snapshot: WorkspaceSnapshot, some: Parameters<typeof series>[0]): Promise<string[]> =>
  valueOf(await previewRecurring(opened(snapshot).ports, ada.id, series(some))).departmentLimitConflicts.map(({ date }) => date)

describe('D39: a department\'s last place, at the borders of what is loaded', () => {
  const bobs = (start: string, end = start): AbsenceRequest => request(bob, start, end)

  test('the first and the last date of a series, and not the dates beside them', async () => {
    const week = daily('2026-03-09', 5)
    for (const [date, full] of [['2026-03-08', []], ['2026-03-09', ['2026-03-09']], ['2026-03-13', ['2026-03-13']], ['2026-03-14', []]] as const) {
      expect(await fullOn(crowded('UTC', 'UTC', [bobs(date)]), week)).toEqual(full)
    }
  })

  test('an absence of years around the series', async () => {
    expect(await fullOn(crowded('UTC', 'UTC', [bobs('2020-01-01', '2030-12-31')]), series())).toEqual(['2026-03-09', '2026-03-16', '2026-03-23'])
  })

  test('the reach of a series without an end in sight: today and 365 days', async () => {
    expect(await fullOn(crowded('UTC', 'UTC', [bobs('2027-03-02')]), daily('2027-03-01', 2))).toEqual(['2027-03-02'])
  })

  test('a colleague\'s hours on the far side of the date line count on the date that they show there', async () => {
    const hours = crowded('Pacific/Kiritimati', 'Pacific/Pago_Pago', [
      // 18:00 to 19:00 of 10 March in Pago Pago, the morning of 11 March in UTC.
      request(bob, '2026-03-11T05:00:00.000Z', '2026-03-11T06:00:00.000Z'),
    ], counts({ leaveUnit: 'hours' }))
    // 10:00 to 11:00 of 10 March on Kiritimati, the evening of 9 March in UTC.
    const wish = single('2026-03-09T20:00:00.000Z', '2026-03-09T21:00:00.000Z')
    const { departmentLimitConflicts } = valueOf(await previewSingle(opened(hours).ports, ada.id, wish))
    expect(departmentLimitConflicts.map(({ date }) => date)).toEqual(['2026-03-10'])
  })

  test('D9, D28: an `until` whose offset and zone lie 26 hours apart: its date is two after the text\'s', async () => {
    const until = { repeat: 'daily', from: '2026-03-20', count: null } as const
    const snapshot = crowded('Pacific/Kiritimati', 'UTC', [bobs('2026-03-23')])
    // 01:30 of 23 March on Kiritimati, in both spellings.
    expect(await fullOn(snapshot, { ...until, until: '2026-03-22T11:30:00.000Z' })).toEqual(['2026-03-23'])
    expect(await fullOn(snapshot, { ...until, until: '2026-03-21T23:30:00-12:00' })).toEqual(['2026-03-23'])
  })

  test('D9, D28: a `from` likewise, in the other direction', async () => {
    const from = { repeat: 'daily', count: 2 } as const
    const snapshot = crowded('Pacific/Pago_Pago', 'UTC', [bobs('2026-03-16')])
    // 23:30 of 16 March in Pago Pago, in both spellings.
    expect(await fullOn(snapshot, { ...from, from: '2026-03-17T10:30:00.000Z' })).toEqual(['2026-03-16'])
    expect(await fullOn(snapshot, { ...from, from: '2026-03-18T00:30:00+14:00' })).toEqual(['2026-03-16'])
  })
})

describe('D40: representations at the borders of what is loaded', () => {
  test.each([['2026-03-08', null], ['2026-03-09', 'BAD_REQUEST REPRESENTATIVE_CONFLICT'], ['2026-03-23', 'BAD_REQUEST REPRESENTATIVE_CONFLICT'], ['2026-03-24', null]])(
    'Ada, who stands in for Bob on %s, wants three Mondays from 2026-03-09', async (date, refusal) => {
      const snapshot = company({ requests: [request(bob, date, date, { representativeApprovers: [standIn(ada, 'APPROVED')] })] })
      if (refusal === null) valueOf(await createRecurringRequest(opened(snapshot).ports, ada.id, series()))
      else expect(await refused(snapshot, (ports) => createRecurringRequest(ports, ada.id, series()))).toBe(refusal)
    },
  )

  test('a representative\'s own absence on the last date only', async () => {
    const snapshot = company({ requests: [request(rex, '2026-03-23', '2026-04-30')] })
    const { representativeUnavailable } = valueOf(await previewRecurring(opened(snapshot).ports, ada.id, series({ representativeMemberIds: [rex.id] })))
    expect(representativeUnavailable.map(({ date }) => date)).toEqual(['2026-03-23'])
  })
})
