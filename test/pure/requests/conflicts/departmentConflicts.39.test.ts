/** Decision 39: on which dates a department has as many absent as it allows. Sales allows one. */
import { describe, expect, test } from 'vitest'
import { type DepartmentFacts, departmentConflicts } from '../../../../src/requests/departmentConflicts'
import type { DepartmentLimitConflict } from '../../../../src/requests/conflict'
import { between, dates, oneDay } from '../../duration/given'
import { member, proposed, request } from './given'

const department = (id: string, maximumAbsent: number | null) => ({ id, name: `Name of ${id}`, maximumAbsent })

const workers = ['ann', 'bob', 'cleo'].map((id) => member(id, { departmentIds: ['sales'] }))

const facts = (some: Partial<DepartmentFacts> = {}): DepartmentFacts => ({
  leaveType: { maximumAbsentApplies: true },
  leaveTypes: [{ id: 'leave', maximumAbsentApplies: true }, { id: 'training', maximumAbsentApplies: false }],
  requester: member('me', { departmentIds: ['sales'] }), departments: [department('sales', 1)], departmentRequests: [],
  colleagues: workers, workspace: { timeZone: 'UTC' }, ...some,
})

const away = (memberId: string, times: Parameters<typeof request>[1], fields: Parameters<typeof request>[2] = {}) =>
  request(`${memberId} from ${times.start}`, times, { memberId, ...fields })

const week = proposed([dates('2026-03-02', '2026-03-06')])

/** `2026-03-02 sales 1/1`: who are absent of how many may be. */
const lines = (found: readonly DepartmentLimitConflict[]): string[] =>
  found.map(({ date, departmentId, currentAbsent, maxAllowed }) => `${date} ${departmentId} ${currentAbsent}/${maxAllowed}`)

const inWeek = (some: Partial<DepartmentFacts>): string[] => lines(departmentConflicts(week, facts(some)))

describe('D39: a conflict when the limit is reached', () => {
  test('spec, preview: everything of an element', () => {
    expect(departmentConflicts(week, facts({ departmentRequests: [away('ann', oneDay('2026-03-03'))] }))).toEqual([
      { date: '2026-03-03', departmentId: 'sales', departmentName: 'Name of sales', currentAbsent: 1, maxAllowed: 1 },
    ])
  })

  test('one below the limit is none, one above too is one', () => {
    const departments = [department('sales', 2)]
    const [one, two, three] = workers.map(({ id }) => away(id, oneDay('2026-03-04')))
    expect(inWeek({ departments, departmentRequests: [one!] })).toEqual([])
    expect(inWeek({ departments, departmentRequests: [one!, two!] })).toEqual(['2026-03-04 sales 2/2'])
    expect(inWeek({ departments, departmentRequests: [one!, two!, three!] })).toEqual(['2026-03-04 sales 3/2'])
  })

  test('a limit of 0 is a limit: nobody may be absent on any date', () => {
    expect(inWeek({ departments: [department('sales', 0)], departmentRequests: [away('ann', oneDay('2026-03-06'))] })).toEqual([
      '2026-03-02 sales 0/0', '2026-03-03 sales 0/0', '2026-03-04 sales 0/0', '2026-03-05 sales 0/0', '2026-03-06 sales 1/0',
    ])
  })

  test('no limit, no conflict', () => {
    const departmentRequests = workers.map(({ id }) => away(id, oneDay('2026-03-04')))
    expect(inWeek({ departments: [department('sales', null)], departmentRequests })).toEqual([])
  })
})

describe('D39: who is counted', () => {
  test.each([['PENDING', 1], ['APPROVED', 1], ['DECLINED', 0], ['CANCELED', 0]] as const)('%s: %i', (status, count) => {
    expect(inWeek({ departmentRequests: [away('ann', oneDay('2026-03-03'), { status })] })).toHaveLength(count)
  })

  test('a half day counts as a person, also the other half, on its own and at the ends of a longer absence', () => {
    const morning = facts({ departmentRequests: [away('ann', oneDay('2026-03-03', 'am'))] })
    expect(lines(departmentConflicts(proposed([oneDay('2026-03-03', 'pm')]), morning))).toEqual(['2026-03-03 sales 1/1'])
    expect(inWeek({ departmentRequests: [away('ann', dates('2026-03-03', '2026-03-04', 'afternoon', 'lunchtime'))] }))
      .toEqual(['2026-03-03 sales 1/1', '2026-03-04 sales 1/1'])
  })

  test('an hour counts as a person', () => {
    expect(inWeek({ departmentRequests: [away('ann', between('2026-03-03T08:00Z', '2026-03-03T09:00Z'))] })).toEqual(['2026-03-03 sales 1/1'])
  })

  test('the member who asks does not count, also where they are among the colleagues', () => {
    const requester = member('me', { departmentIds: ['sales'] })
    expect(inWeek({ requester, colleagues: [...workers, requester], departmentRequests: [away('me', oneDay('2026-03-03'))] })).toEqual([])
  })

  test('a member with several requests counts once on a date', () => {
    const departmentRequests = [
      away('ann', oneDay('2026-03-04', 'am')), away('ann', oneDay('2026-03-04', 'pm'), { id: 'again' }),
      away('ann', dates('2026-03-02', '2026-03-06')), away('ann', dates('2026-03-03', '2026-03-05')), away('bob', oneDay('2026-03-05')),
    ]
    expect(inWeek({ departmentRequests })).toEqual([
      '2026-03-02 sales 1/1', '2026-03-03 sales 1/1', '2026-03-04 sales 1/1', '2026-03-05 sales 2/1', '2026-03-06 sales 1/1',
    ])
    expect(inWeek({ departmentRequests, departments: [department('sales', 2)] })).toEqual(['2026-03-05 sales 2/2'])
  })

  test('overlapping requests of one member make one absence from the first date to the last', () => {
    const departmentRequests = [away('ann', dates('2026-03-04', '2026-03-06')), away('ann', dates('2026-03-03', '2026-03-04'))]
    expect(inWeek({ departmentRequests })).toEqual(['2026-03-03 sales 1/1', '2026-03-04 sales 1/1', '2026-03-05 sales 1/1', '2026-03-06 sales 1/1'])
  })

  test('only requests of leave types that the limit applies to', () => {
    const training = away('ann', oneDay('2026-03-03'), { leaveTypeId: 'training' })
    expect(inWeek({ departmentRequests: [training, away('bob', oneDay('2026-03-03'), { leaveTypeId: 'gone' })] })).toEqual([])
    const departmentRequests = [away('ann', oneDay('2026-03-03'))]
    expect(inWeek({ leaveType: { maximumAbsentApplies: false }, departmentRequests, departments: [department('sales', 0)] })).toEqual([])
  })

  test('only members of the department', () => {
    const colleagues = [member('ann', { departmentIds: ['lab'] }), member('bob', { departmentIds: ['lab', 'sales'] })]
    const departmentRequests = [away('ann', oneDay('2026-03-03')), away('bob', oneDay('2026-03-04')), away('nobody', oneDay('2026-03-05'))]
    expect(inWeek({ colleagues, departmentRequests })).toEqual(['2026-03-04 sales 1/1'])
  })
})

describe('D39: which departments', () => {
  const both = { requester: member('me', { departmentIds: ['sales', 'lab'] }), departments: [department('lab', 1), department('sales', 1)] }

  test('each of the member, by date, then in the order of the member', () => {
    const colleagues = [member('ann', { departmentIds: ['lab', 'sales'] }), member('bob', { departmentIds: ['lab'] })]
    const departmentRequests = [away('ann', oneDay('2026-03-04')), away('bob', dates('2026-03-03', '2026-03-04'))]
    expect(inWeek({ ...both, colleagues, departmentRequests })).toEqual(['2026-03-03 lab 1/1', '2026-03-04 sales 1/1', '2026-03-04 lab 2/1'])
  })

  test('not one that only approves, and not one that is missing', () => {
    expect(inWeek({ departments: [department('sales', 1), department('approvers', 0)] })).toEqual([])
    expect(inWeek({ requester: member('me', { departmentIds: ['gone', 'sales'] }), departments: [department('sales', 0)] })).toHaveLength(5)
    expect(inWeek({ requester: member('me'), departments: [department('sales', 0)] })).toEqual([])
  })
})

describe('D39: on which dates', () => {
  test('those of the proposal only: a series leaves the others out', () => {
    const series = proposed(['2026-03-02', '2026-03-09', '2026-03-16'].map((date) => oneDay(date)))
    const departmentRequests = [away('ann', dates('2026-03-03', '2026-03-15')), away('bob', dates('2026-03-03', '2026-03-08'))]
    expect(lines(departmentConflicts(series, facts({ departmentRequests })))).toEqual(['2026-03-09 sales 1/1'])
  })

  test('requests before, after and around the proposal', () => {
    const departmentRequests = [away('ann', dates('2026-02-01', '2026-03-01')), away('bob', dates('2026-03-07', '2026-04-01'))]
    expect(inWeek({ departmentRequests })).toEqual([])
    expect(inWeek({ departmentRequests: [away('cleo', dates('2020-01-01', '2030-01-01'))] })).toHaveLength(5)
  })

  test("D9: those of a time request on the absent member's calendar, else the workspace's", () => {
    const departmentRequests = [
      away('ann', between('2026-03-03T20:00Z', '2026-03-03T21:00Z')), away('bob', between('2026-03-05T20:00Z', '2026-03-05T21:00Z')),
    ]
    const colleagues = [member('ann', { departmentIds: ['sales'], timeZone: 'Asia/Kathmandu' }), member('bob', { departmentIds: ['sales'] })]
    expect(inWeek({ colleagues, departmentRequests })).toEqual(['2026-03-04 sales 1/1', '2026-03-05 sales 1/1'])
    expect(inWeek({ colleagues, departmentRequests, workspace: { timeZone: 'Asia/Tokyo' } }))
      .toEqual(['2026-03-04 sales 1/1', '2026-03-06 sales 1/1'])
  })

  test('a time request until midnight does not reach the next date', () => {
    expect(inWeek({ departmentRequests: [away('ann', between('2026-03-03T22:00Z', '2026-03-04T00:00Z'))] })).toEqual(['2026-03-03 sales 1/1'])
  })

  test('nothing proposed, nothing full', () => {
    expect(departmentConflicts([], facts({ departments: [department('sales', 0)] }))).toEqual([])
  })
})
