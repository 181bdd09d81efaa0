/** GET /members/{member_id}/allowance-breakdown (decision 4; allowances A3, D5, G). */
import { describe, expect, test } from 'vitest'
import { derivedId } from '../../../../../src/allowance/derivedId'
import { getAllowanceBreakdown, getMemberAllowances } from '../../../../../src/services'
import type { Member } from '../../../../../src/records'
import { sumMicros, micros } from '../../../allowance/given'
import {
  ada, adjusted, annual, assigned, bob, boss, failureOf, id, member, overtime, request, root, row, snapshot, standard, start, summer, valueOf, workspace,
} from './given'
import { open } from '../../reads/given'

const nobody = member('Nobody')
const ski = request('ski', ada, '2026-02-23', '2026-02-25', { status: 'PENDING' })
const winter = request('winter', ada, '2026-02-02', '2026-02-03')
const turn = request('turn', ada, '2026-12-30', '2027-01-05')
const off = request('off', ada, '2026-02-09', '2026-02-10', { status: 'DECLINED' })
const bonus = adjusted('bonus', '2026-01-10', 3, { expiryDate: '2026-02-15', reason: 'Bonus' })
const booked = { requests: [summer, ski, winter, turn, off], adjustments: [bonus] }

const breakdown = async (of: ReturnType<typeof start>, year: number, type = annual.id) =>
  valueOf(await getAllowanceBreakdown(of.ports, root.id, ada.id, type, year))

const empty = {
  from: null, to: null, memberAllowanceId: null, rule: null, figures: null, accrual: [], carryOver: null, adjustments: [], requests: [], entries: [],
}

describe('D4: one year, explained', () => {
  test('worked by hand', async () => {
    const { entries, figures, ...rest } = await breakdown(start(booked), 2026)
    expect(rest).toStrictEqual({
      allowanceTypeId: annual.id, year: 2026, legacyUnmigrated: false, noAllowanceForYear: false, from: '2026-01-01', to: '2026-12-31',
      memberAllowanceId: derivedId(ada.id, annual.id, 2026), rule: { rule: standard, terms: standard.revisions[0]!.terms },
      accrual: [{ date: '2026-01-01', amount: 20, accrued: true }],
      carryOver: { limit: 5, expiresOn: '2026-03-31', amount: 5, used: 3, lapsed: 0, overridden: false },
      adjustments: [{ id: id('bonus'), date: '2026-01-10', expiryDate: '2026-02-15', amount: 3, used: 2, lapsed: 1 }],
      requests: [
        { id: id('winter'), start: '2026-02-02', end: '2026-02-03', status: 'APPROVED', amount: 2 },
        { id: id('ski'), start: '2026-02-23', end: '2026-02-25', status: 'PENDING', amount: 3 },
        { id: id('turn'), start: '2026-12-30', end: '2027-01-05', status: 'APPROVED', amount: 2 },
      ],
    })
    expect(figures).toStrictEqual({
      ruleAllowance: 20, adjustments: 3, allowance: 23, broughtForward: 5, broughtForwardOverridden: false, compensatoryTimeOff: 0, taken: 7, accrued: 20,
      lapsed: 1, remaining: 20, available: 20, overdrawn: 0, carriedForward: 5, movedOn: 0, forfeited: 13, writtenOff: 0, unusedAtEnd: 0,
    })
    expect(entries.map(({ date, kind, amount, balance }) => [date, kind, amount, balance])).toEqual([
      ['2026-01-01', 'brought_forward', 5, 5], ['2026-01-01', 'grant', 20, 25], ['2026-01-10', 'adjustment', 3, 28], ['2026-02-02', 'booking', -1, 27],
      ['2026-02-03', 'booking', -1, 26], ['2026-02-16', 'lapse', -1, 25], ['2026-02-23', 'booking', -1, 24], ['2026-02-24', 'booking', -1, 23],
      ['2026-02-25', 'booking', -1, 22], ['2026-04-01', 'lapse', -2, 20], ['2026-12-30', 'booking', -1, 19], ['2026-12-31', 'booking', -1, 18],
      ['2027-01-01', 'carried_forward', -5, 13], ['2027-01-01', 'forfeited', -13, 0],
    ])
  })

  test('D1: a request over the year border takes its own days from each: Friday is half a holiday', async () => {
    const { requests } = await breakdown(start(booked), 2027)
    expect(requests).toStrictEqual([{ id: id('turn'), start: '2026-12-30', end: '2027-01-05', status: 'APPROVED', amount: 2.5 }])
  })

  test('the figures are those that are listed, and the entries add up to them', async () => {
    const store = start({ ...booked, memberAllowances: [row(2026, { compensatoryTimeOff: -1, broughtForwardOverride: 6 })] })
    const years = valueOf(await getMemberAllowances(store.ports, root.id, ada.id))
    for (const { id: of, createdAt, updatedAt, allowanceType, year, from, to, ...listed } of years) {
      const { figures, entries, memberAllowanceId, ...rest } = await breakdown(store, year, allowanceType.id)
      expect({ ...figures, memberAllowanceId, from: rest.from, to: rest.to }).toStrictEqual({ ...listed, memberAllowanceId: of, from, to })
      const sum = (...kinds: string[]) => sumMicros(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
      expect([sum('grant'), sum('adjustment'), sum('brought_forward'), sum('compensatory_time_off'), -sum('booking')])
        .toEqual([listed.ruleAllowance, listed.adjustments, listed.broughtForward, listed.compensatoryTimeOff, listed.taken].map(micros))
    }
  })

  test('spec: member_allowance_id is that of the row where there is one', async () => {
    expect((await breakdown(start({ memberAllowances: [row(2026)] }), 2026)).memberAllowanceId).toBe(id('row 2026'))
  })

  test('a type that is switched off for the member is explained too', async () => {
    const hidden = { ...ada, allowanceTypeConfigurations: [{ id: id('c'), allowanceTypeId: annual.id, default: true, disabled: true, createdAt: ada.createdAt }] }
    expect((await breakdown(start({ members: [root, hidden] }), 2026)).figures?.allowance).toBe(20)
  })

  test('A4: a year after those that are listed', async () => {
    expect(await breakdown(start(), 2031)).toMatchObject({ noAllowanceForYear: false, from: '2031-01-01', figures: { broughtForward: 5, allowance: 20 } })
  })

  test('the last year there is', async () => {
    expect(await breakdown(start(), 9999)).toMatchObject({ from: '9999-01-01', to: '9999-12-31', figures: { allowance: 20 } })
  })
})

describe('spec: when a flag is true the other fields are empty', () => {
  test.each([[2024, annual.id], [2026, overtime.id]])('A3: no_allowance_for_year: %i', async (year, type) => {
    expect(await breakdown(start(booked), year, type)).toStrictEqual({
      allowanceTypeId: type, year, legacyUnmigrated: false, noAllowanceForYear: true, ...empty,
    })
  })

  test('A3: after the end of the assignment', async () => {
    const store = start({ assignments: [assigned(ada, { ruleEndDate: '2026-12-31' })] })
    expect((await breakdown(store, 2027)).noAllowanceForYear).toBe(true)
    expect((await breakdown(store, 2026)).figures).toMatchObject({ unusedAtEnd: 20, carriedForward: 0 })
  })

  test.each([[2026, false], [2025, true]])('D4: legacy_unmigrated: %i', async (year, noAllowanceForYear) => {
    const store = start({ workspace: workspace({ allowanceModel: 'legacy' }), memberAllowances: [row(2026, { allowance: 26 })] })
    expect(await breakdown(store, year)).toStrictEqual({ allowanceTypeId: annual.id, year, legacyUnmigrated: true, noAllowanceForYear, ...empty })
  })
})

describe('refusals', () => {
  test.each<[string, Member, Member, string, number, string]>([
    ['an unknown caller', nobody, ada, annual.id, 2026, 'UNAUTHORIZED'], ['D53: a manager', boss, bob, annual.id, 2026, 'FORBIDDEN'],
    ['the member', ada, ada, annual.id, 2026, 'FORBIDDEN'], ['D6: an unknown member', root, nobody, annual.id, 2026, 'NOT_FOUND'],
    ['D6: an unknown type', root, ada, id('none'), 2026, 'NOT_FOUND'], ['year 0', root, ada, annual.id, 0, 'BAD_REQUEST'],
    ['year 10000', root, ada, annual.id, 10_000, 'BAD_REQUEST'], ['half a year', root, ada, annual.id, 2026.5, 'BAD_REQUEST'],
    ['no year, by a manager', boss, ada, annual.id, Number.NaN, 'FORBIDDEN'],
  ])('%s', async (_, caller, of, type, year, code) => {
    expect(failureOf(await getAllowanceBreakdown(start().ports, caller.id, of.id, type, year)).code).toBe(code)
  })

  test('a year that is none is named', async () => {
    expect(failureOf(await getAllowanceBreakdown(start().ports, root.id, ada.id, annual.id, 0)).issues)
      .toStrictEqual([{ path: 'year', message: 'expected a year from 1 to 9999, got 0' }])
  })
})

test('reading writes nothing', async () => {
  const store = open(snapshot(booked))
  const before = store.saved()
  await breakdown(store, 2026)
  expect(store.saved()).toStrictEqual(before)
})
