import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Json, faultsOf, id, workspaceFile } from './workspaceFile'

interface Stretch {
  readonly from: string
  readonly to: string | null
  readonly member?: number
  readonly type?: number
}

const file = (stretches: readonly Stretch[]): unknown => ({
  ...workspaceFile(),
  assignments: stretches.map(({ from, to, member = 20, type = 50 }, index): Json => ({
    id: id(200 + index), memberId: id(member), allowanceTypeId: id(type), kind: 'manual', ruleStartDate: from, ruleEndDate: to,
  })),
})

const overlap = (later: number, now: string, earlier: number, before: string): string =>
  `assignments[${later}]: expected no overlap with assignments[${earlier}] (${before}) of the same member and allowance type, got ${now}`

test('a day in common', () => {
  expect(faultsOf(file([{ from: '2026-01-01', to: '2026-06-30' }, { from: '2026-06-30', to: null }]))).toEqual([
    overlap(1, '2026-06-30 to open', 0, '2026-01-01 to 2026-06-30'),
  ])
})

test('no day in common', () => {
  expect(faultsOf(file([
    { from: '2026-07-01', to: null }, { from: '2026-01-01', to: '2026-06-30' },
    { from: '2026-01-01', to: null, member: 21 }, { from: '2026-01-01', to: null, type: 51 },
  ]))).toEqual([])
})

test('an earlier record that comes later in time is named by the later record', () => {
  expect(faultsOf(file([{ from: '2026-06-01', to: '2026-06-30' }, { from: '2026-01-01', to: null }]))).toEqual([
    overlap(1, '2026-01-01 to open', 0, '2026-06-01 to 2026-06-30'),
  ])
})

test('two open ends', () => {
  expect(faultsOf(file([{ from: '2026-01-01', to: null }, { from: '2027-01-01', to: null }]))).toEqual([
    overlap(1, '2027-01-01 to open', 0, '2026-01-01 to open'),
  ])
})

test('a long one is remembered behind short ones', () => {
  expect(faultsOf(file([
    { from: '2026-01-01', to: '2026-12-31' }, { from: '2026-02-01', to: '2026-02-02' }, { from: '2026-03-01', to: '2026-03-02' },
  ]))).toEqual([
    overlap(1, '2026-02-01 to 2026-02-02', 0, '2026-01-01 to 2026-12-31'),
    overlap(2, '2026-03-01 to 2026-03-02', 0, '2026-01-01 to 2026-12-31'),
  ])
})

test('what is reversed or unreadable overlaps nothing', () => {
  expect(faultsOf(file([{ from: '2026-01-01', to: null }, { from: '2026-03-01', to: '2026-02-01' }]))).toEqual([
    'assignments[1].ruleEndDate: expected 2026-03-01 (ruleStartDate) or later, got "2026-02-01"',
  ])
  expect(faultsOf(file([{ from: '2026-01-01', to: null }, { from: '2026-03-01', to: '2026-02-30' }]))).toHaveLength(1)
})

test('every record that overlaps another one has a part in a fault, and no other record', () => {
  const date = fc.integer({ min: 1, max: 20 }).map((day) => `2026-01-${`${day}`.padStart(2, '0')}`)
  const stretch = fc
    .record({ from: date, to: fc.option(date, { freq: 4 }), member: fc.constantFrom(20, 21), type: fc.constantFrom(50, 51) })
    .filter(({ from, to }) => to === null || from <= to)
  fc.assert(fc.property(fc.array(stretch, { maxLength: 8 }), (stretches) => {
    const named = new Set(faultsOf(file(stretches)).flatMap((fault) => [...fault.matchAll(/assignments\[(\d+)\]/g)].map((match) => Number(match[1]))))
    const overlapping = stretches.flatMap((a, index) =>
      stretches.some((b, other) => other !== index && a.member === b.member && a.type === b.type
        && a.from <= (b.to ?? '9999') && b.from <= (a.to ?? '9999')) ? [index] : [])
    expect([...named].sort((a, b) => a - b)).toEqual(overlapping)
  }), { numRuns: 500 })
})
