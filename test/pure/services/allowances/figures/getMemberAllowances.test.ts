/** GET /members/{member_id}/allowances (spec: Allowance Management; decisions 4, 6, 53; allowances A4). */
import { describe, expect, test } from 'vitest'
import { derivedId } from '../../../../../src/allowance/derivedId'
import { workspaceAllowances } from '../../../../../src/index'
import type { Member } from '../../../../../src/records'
import { getMember, getMemberAllowances } from '../../../../../src/services'
import {
  ada, annual, assigned, bob, boss, cleo, created, id, member, olaf, open, overtime, request, root, row, snapshot, start, valueOf, workspace,
} from './given'

const nobody = member('Nobody')
const manual = (who: Member) => assigned(who, { id: id('manual'), allowanceTypeId: overtime.id, kind: 'manual', ruleId: null, ruleStartDate: '2026-01-01' })
const allowances = async (of: ReturnType<typeof start>) => valueOf(await getMemberAllowances(of.ports, root.id, ada.id))

test('every year of every type, oldest first, those of one day by type position', async () => {
  // The ids would put annual leave first.
  const types = [annual, { ...overtime, position: 0 }]
  const years = await allowances(start({ allowanceTypes: types, assignments: [assigned(ada), manual(ada)] }))
  expect(years.map(({ from, allowanceType }) => `${from} ${allowanceType.defaultName}`)).toEqual([
    '2025-01-01 Annual leave', '2026-01-01 Overtime', '2026-01-01 Annual leave', '2027-01-01 Overtime', '2027-01-01 Annual leave',
  ])
})

test('the figures of a year, worked by hand: 20 granted, 5 of 8 carried', async () => {
  const [year2025, year2026] = await allowances(start())
  expect(year2025).toStrictEqual({
    allowanceType: annual, id: derivedId(ada.id, annual.id, 2025), createdAt: null, updatedAt: null, year: 2025, from: '2025-01-01', to: '2025-12-31',
    ruleAllowance: 20, adjustments: 0, allowance: 20, broughtForward: 0, broughtForwardOverridden: false, compensatoryTimeOff: 0, taken: 12, accrued: 20,
    lapsed: 0, remaining: 8, available: 8, overdrawn: 0, carriedForward: 5, movedOn: 0, forfeited: 3, writtenOff: 0, unusedAtEnd: 0,
  })
  expect(year2026).toMatchObject({ broughtForward: 5, allowance: 20, remaining: 25 })
})

test('are those of the member and of the snapshot', async () => {
  const of = snapshot({ memberAllowances: [row(2026, { compensatoryTimeOff: 2 })] })
  const store = open(of)
  const years = await allowances(store)
  const [streamed] = [...workspaceAllowances(of, { asOf: '2026-03-02', memberId: ada.id })]
  expect(years.map(({ id: _, createdAt, updatedAt, allowanceType: __, ...figures }) => figures))
    .toStrictEqual(streamed!.allowances[0]!.years.map(({ entries, ...figures }) => figures))
  const { allowances: ofMember } = valueOf(await getMember(store.ports, root.id, ada.id))
  expect(years).toStrictEqual(ofMember)
})

test('D4: the id is that of the row, else derived from member, type and year', async () => {
  const changed = row(2026, { updatedAt: '2026-02-01T00:00:00.000Z' })
  const years = await allowances(start({ memberAllowances: [changed, { ...row(2025), id: id('of overtime'), allowanceTypeId: overtime.id }] }))
  expect(years.map((one) => [one.id, one.createdAt, one.updatedAt])).toEqual([
    [derivedId(ada.id, annual.id, 2025), null, null], [id('row 2026'), created, changed.updatedAt], [derivedId(ada.id, annual.id, 2027), null, null],
  ])
})

test('spec: a type switched off for the member is omitted', async () => {
  const hidden: Member = {
    ...ada, allowanceTypeConfigurations: [{ id: id('c'), allowanceTypeId: annual.id, default: false, disabled: true, createdAt: created }],
  }
  const years = await allowances(start({ members: [root, hidden], assignments: [assigned(ada), manual(ada)] }))
  expect(new Set(years.map(({ allowanceType }) => allowanceType.id))).toEqual(new Set([overtime.id]))
})

test('D4, legacy model: each fiscal year with an allowance, though no rule assigns the type', async () => {
  const rows = [row(2025, { allowance: 24 }), row(2026, { allowance: 26, broughtForwardOverride: 3 })]
  const of = snapshot({ workspace: workspace({ allowanceModel: 'legacy' }), assignments: [], memberAllowances: rows })
  const store = open(of)
  const years = await allowances(store)
  expect(years.map(({ year, id: of, allowance, broughtForward, taken, remaining }) => [year, of, allowance, broughtForward, taken, remaining])).toEqual([
    [2025, id('row 2025'), 24, 0, 12, 12], [2026, id('row 2026'), 26, 3, 0, 29],
  ])
  const remaining = (list: readonly { readonly remaining: number }[] | undefined) => list?.map((year) => year.remaining)
  const [streamed] = [...workspaceAllowances(of, { asOf: '2026-03-02', memberId: ada.id })]
  expect(remaining(streamed?.allowances[0]?.years)).toEqual([12, 29])
  expect(remaining(valueOf(await getMember(store.ports, root.id, ada.id)).allowances)).toEqual([12, 29])
})

test('asOf is the date of the member: Kiritimati is a day ahead', async () => {
  const lapsed = async (timeZone: string, at: string) => {
    const { ports } = start({ members: [root, { ...ada, timeZone }] })
    const years = valueOf(await getMemberAllowances({ ...ports, clock: () => at }, root.id, ada.id))
    return years.find(({ year }) => year === 2026)?.lapsed
  }
  expect(await lapsed('UTC', '2026-03-31T12:00:00.000Z')).toBe(0)
  expect(await lapsed('Pacific/Kiritimati', '2026-03-31T12:00:00.000Z')).toBe(5)
})

describe('D53: who may read', () => {
  const plain = member('Plain', { departmentIds: ada.departmentIds })
  test.each<[string, Member, Member, string | null]>([
    ['an admin', root, ada, null], ['an admin about themself', root, root, null], ['her manager', boss, ada, null], ['his manager', boss, bob, null],
    ['a manager of others', olaf, ada, 'FORBIDDEN'], ['a manager of others, the other way', boss, cleo, 'FORBIDDEN'],
    ['a colleague', plain, ada, 'FORBIDDEN'], ['the member', ada, ada, 'FORBIDDEN'], ['an unknown caller', nobody, ada, 'UNAUTHORIZED'],
    ['an admin about nobody', root, nobody, 'NOT_FOUND'], ['a manager about nobody', boss, nobody, 'NOT_FOUND'], ['a member about nobody', ada, nobody, 'FORBIDDEN'],
  ])('%s', async (_, caller, of, code) => {
    const { ports } = start({ members: [root, boss, olaf, ada, bob, cleo, plain], requests: [request('one', ada, '2026-03-02')] })
    const answer = await getMemberAllowances(ports, caller.id, of.id)
    expect(answer.ok ? null : answer.failure.code).toBe(code)
  })
})
