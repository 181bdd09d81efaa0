import { expect, test } from 'vitest'
import { readSnapshot } from '../../../src/adapters/snapshot'
import type { WorkspaceSnapshot } from '../../../src/records'
import { generateWorkspace } from '../../../src/testing'
import { daysBetween } from './isPlainDate'
import { overlappingAbsences } from './overlappingAbsences'

const personal = ['members', 'assignments', 'adjustments', 'memberAllowances', 'requests'] as const

/** Everything of a snapshot that is not of single members. */
const common = (snapshot: WorkspaceSnapshot): object =>
  Object.fromEntries(Object.entries(snapshot).filter(([key]) => !personal.some((name) => name === key)))

test('the same seed gives the same workspace, another seed another one', () => {
  expect(generateWorkspace({ seed: 3, members: 20 })).toEqual(generateWorkspace({ seed: 3, members: 20 }))
  const names = (seed: number) => generateWorkspace({ seed, members: 20, bookingsPerType: 1 }).members.map((member) => member.name)
  expect(names(3)).not.toEqual(names(4))
})

test('a member is the same in whatever batch, and batches add up to the whole', () => {
  const whole = generateWorkspace({ seed: 11, members: 60 })
  const batches = [0, 7, 40].map((firstMember, n, starts) =>
    generateWorkspace({ seed: 11, members: (starts[n + 1] ?? 60) - firstMember, firstMember }))
  for (const name of personal) expect(batches.flatMap<object>((batch) => batch[name])).toEqual(whole[name])
  for (const batch of batches) expect(common(batch)).toEqual(common(whole))
})

test.each([{ seed: 0 }, { seed: 1 }, { seed: 4_294_967_295 }, { seed: 5, years: 1, bookingsPerType: 20 }, { seed: 6, allowanceTypes: 5, bookingsPerType: 9 }])(
  'is read back as it is: %o', (options) => {
    for (const firstMember of [0, 99_990]) {
      const snapshot = generateWorkspace({ ...options, members: 10, firstMember })
      expect(readSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual({ ok: true, value: snapshot })
    }
  },
)

test('40 requests of each type and member, from 2024 to 2026, without overlaps', () => {
  const snapshot = generateWorkspace({ seed: 9, members: 100, fiscalYearStartMonth: 1 })
  expect(snapshot.requests).toHaveLength(8000)
  for (const member of snapshot.members) {
    for (const leaveType of snapshot.leaveTypes) {
      const own = snapshot.requests.filter((request) => request.memberId === member.id && request.leaveTypeId === leaveType.id)
      expect(own).toHaveLength(40)
    }
  }
  expect(overlappingAbsences(snapshot)).toEqual([])
  const dates = snapshot.requests.map((request) => request.start).sort()
  expect([dates[0]! >= '2024-01-01', dates.at(-1)! <= '2026-12-31T23']).toEqual([true, true])
})

test('day requests are one to five days in one week, hours requests one to four hours of the working time', () => {
  const { requests } = generateWorkspace({ seed: 10, members: 50 })
  const days = requests.filter((request) => request.start.length === 10)
  const hours = requests.filter((request) => request.start.length > 10)
  const lengths = days.map((request) => daysBetween(request.start, request.end) + 1)
  expect(new Set(lengths)).toEqual(new Set([1, 2, 3, 4, 5]))
  const weekday = (date: string): number => new Date(date).getUTCDay()
  expect(days.filter((request, n) => weekday(request.start) < 1 || weekday(request.start) + lengths[n]! - 1 > 5)).toEqual([])
  expect(hours.filter((request) => !/T(08|09|10|11|13|14|15|16):00:00.000Z$/.test(request.start) || !/T(09|1[0-7]):00:00.000Z$/.test(request.end))).toEqual([])
  expect(new Set(hours.map((request) => Date.parse(request.end) - Date.parse(request.start)))).toEqual(new Set([1, 2, 3, 4].map((hour) => hour * 3_600_000)))
})

test('absences, adjustments and assignments lie within employment', () => {
  const { members, requests, adjustments, assignments } = generateWorkspace({ seed: 12, members: 300 })
  const employment = new Map(members.map((member) => [member.id, [member.employmentStartDate!, member.employmentEndDate ?? '9999']] as const))
  const dated = [
    ...requests.map((request) => ({ memberId: request.memberId, from: request.start.slice(0, 10), to: request.end.slice(0, 10) })),
    ...adjustments.map((one) => ({ memberId: one.memberId, from: one.date, to: one.date })),
    ...assignments.map((one) => ({ memberId: one.memberId, from: one.ruleStartDate, to: one.ruleStartDate })),
  ]
  expect(dated.filter(({ memberId, from, to }) => from < employment.get(memberId)![0] || to > employment.get(memberId)![1])).toEqual([])
})

test('is believable: joiners, leavers, rule changes, corrections, hand-set figures, all in moderation', () => {
  const { members, assignments, adjustments, memberAllowances } = generateWorkspace({ seed: 13, members: 1000, fiscalYearStartMonth: 4, bookingsPerType: 2 })
  const share = (count: number): number => count / members.length
  const joiners = share(members.filter((member) => member.employmentStartDate! > '2024-04-01').length)
  const leavers = share(members.filter((member) => member.employmentEndDate !== null).length)
  expect([joiners > 0.08, joiners < 0.2, leavers > 0.06, leavers < 0.15]).toEqual([true, true, true, true])
  expect(share(assignments.length)).toBeCloseTo(2.4, 1)
  expect(assignments.some((one) => one.kind === 'manual')).toBe(true)
  expect(adjustments.some((one) => one.expiryDate !== null)).toBe(true)
  expect(adjustments.some((one) => one.amount < 0)).toBe(true)
  expect(memberAllowances.some((one) => one.broughtForwardOverride !== null)).toBe(true)
  expect(new Set(members.map((member) => member.departmentIds[0])).size).toBe(5)
  expect(new Set(members.map((member) => member.name)).size).toBeGreaterThan(600)
})

test('fiscal years start in January or April, by the seed', () => {
  const months = Array.from({ length: 20 }, (_, seed) => generateWorkspace({ seed, members: 0 }).workspace.fiscalYearStartMonth)
  expect(new Set(months)).toEqual(new Set([1, 4]))
})

test('more requests than workdays are a programmer error', () => {
  expect(() => generateWorkspace({ seed: 1, members: 1, bookingsPerType: 500 })).toThrow(RangeError)
})

test('frozen: a change to the generator shows here', async () => {
  const sample = generateWorkspace({ seed: 2026, members: 2, firstMember: 41, bookingsPerType: 3 })
  // One record a line, so that a difference names the record.
  const lines = Object.entries(sample).flatMap(([name, part]: [string, unknown]) =>
    (Array.isArray(part) ? part : [part]).map((record) => `${name} ${JSON.stringify(record)}\n`))
  await expect(lines.join('')).toMatchFileSnapshot('frozen/seed-2026.txt')
})
