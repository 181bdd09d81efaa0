/** Decision 49: any of the three statuses to any, archiving only with an employment end date. */
import { describe, expect, test } from 'vitest'
import { changeMemberStatus } from '../../../src/members/changeMemberStatus'
import type { Member, MemberStatus, PlainDate } from '../../../src/records'
import { ada, now } from './given'

const statuses: readonly MemberStatus[] = ['ACTIVE', 'INACTIVE', 'ARCHIVED']
const moves = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => [from, to] as const))

const member = (status: MemberStatus, employmentEndDate: PlainDate | null): Member => ({ ...ada, status, employmentEndDate })

describe('D49: with an employment end date', () => {
  test.each(moves)('%s to %s', (from, to) => {
    const before = member(from, '2028-02-29')
    expect(changeMemberStatus(before, to, now)).toStrictEqual({ ok: true, value: { ...before, status: to, updatedAt: now } })
    expect(before).toStrictEqual(member(from, '2028-02-29'))
  })

  test.each<PlainDate>(['1970-01-01', '2026-06-30', '9999-12-31'])('in the past, today or later: %s', (end) => {
    expect(changeMemberStatus(member('ACTIVE', end), 'ARCHIVED', now).ok).toBe(true)
  })
})

describe('D49: without one', () => {
  test.each(moves.filter(([, to]) => to !== 'ARCHIVED'))('%s to %s', (from, to) => {
    expect(changeMemberStatus(member(from, null), to, now)).toStrictEqual({ ok: true, value: { ...member(from, null), status: to, updatedAt: now } })
  })

  test.each<MemberStatus>(['ACTIVE', 'INACTIVE'])('%s to ARCHIVED is refused', (from) => {
    expect(changeMemberStatus(member(from, null), 'ARCHIVED', now)).toStrictEqual({
      ok: false,
      failure: {
        code: 'BAD_REQUEST', message: 'Invalid input data',
        issues: [{ path: 'status', message: 'expected ACTIVE or INACTIVE for a member without an employment end date, got "ARCHIVED"' }],
      },
    })
  })
})

test.each(statuses)('D49: %s to the same is the member itself, with and without an end date', (status) => {
  for (const end of ['2026-06-30', null]) {
    const before = member(status, end)
    const result = changeMemberStatus(before, status, now)
    expect(result.ok && result.value).toBe(before)
  }
})
