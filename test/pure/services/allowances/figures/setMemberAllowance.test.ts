/** PUT /members/{id}/allowance/{allowance_type_id}/{year} (spec: Deprecated PUT; decisions 4, 6, 50; allowances C3, C4). */
import { describe, expect, test } from 'vitest'
import { derivedId } from '../../../../../src/allowance/derivedId'
import type { MemberAllowanceChange } from '../../../../../src/administration/figures/memberAllowanceChange'
import type { AllowanceTypeConfiguration, Member, MemberAllowance, WorkspaceSnapshot } from '../../../../../src/records'
import { getMemberAllowances, previewSingle, setMemberAllowance } from '../../../../../src/services'
import {
  ada, annual, assigned, boss, created, entry, failureOf, id, made, member, now, overtime, root, row, start, valueOf, workspace,
} from './given'
import { vacation } from '../../reads/given'

const nobody = member('Nobody')
const derived = derivedId(ada.id, annual.id, 2026)
const newRow: MemberAllowance = { ...row(2026), id: derived, createdAt: now, updatedAt: now }

async function put(change: MemberAllowanceChange, some: Partial<WorkspaceSnapshot> = {}, year = 2026, type = annual.id) {
  const store = start(some)
  const before = store.saved()
  return { answer: await setMemberAllowance(store.ports, root.id, ada.id, type, year, change), before, ...store }
}

describe('rule 2: the figures of a year', () => {
  test('C4, D4: makes the row, under the id that the year had without one, and logs both values', async () => {
    const { answer, before, saved } = await put({ broughtForward: 9 })
    expect(valueOf(answer)).toMatchObject({
      id: derived, createdAt: now, updatedAt: now, allowanceType: annual, year: 2026, broughtForward: 9, broughtForwardOverridden: true, remaining: 29,
    })
    expect(saved()).toStrictEqual({
      ...before, memberAllowances: [{ ...newRow, broughtForwardOverride: 9 }],
      auditEntries: [entry(1, 'carryover_overridden', { member_allowance_id: derived, year: 2026, brought_forward: { from: 5, to: 9 } })],
    })
  })

  test('C3: compensatory time off, in the row that is there', async () => {
    const stored = row(2026, { compensatoryTimeOff: 1.5, broughtForwardOverride: 4 })
    const { answer, before, saved } = await put({ compensatoryTimeOff: -2 }, { memberAllowances: [row(2025), stored] })
    expect(valueOf(answer)).toMatchObject({ id: stored.id, createdAt: created, updatedAt: now, compensatoryTimeOff: -2, broughtForward: 4, remaining: 22 })
    expect(saved()).toStrictEqual({
      ...before, memberAllowances: [row(2025), { ...stored, compensatoryTimeOff: -2, updatedAt: now }],
      auditEntries: [entry(1, 'balance_set', { member_allowance_id: stored.id, year: 2026, compensatory_time_off: { from: 1.5, to: -2 } })],
    })
  })

  test('both at once: one row, two entries; an earlier override is the value before', async () => {
    const { saved } = await put({ broughtForward: 0, compensatoryTimeOff: 3 }, { memberAllowances: [row(2026, { broughtForwardOverride: 4 })] })
    expect(saved().memberAllowances).toStrictEqual([row(2026, { broughtForwardOverride: 0, compensatoryTimeOff: 3, updatedAt: now })])
    expect(saved().auditEntries.map(({ id: of, eventType, changes }) => [of, eventType, changes])).toEqual([
      [made(1), 'balance_set', { member_allowance_id: id('row 2026'), year: 2026, compensatory_time_off: { from: 0, to: 3 } }],
      [made(2), 'carryover_overridden', { member_allowance_id: id('row 2026'), year: 2026, brought_forward: { from: 4, to: 0 } }],
    ])
  })

  test('the computed carry-over set by hand is a change: it no longer follows the year before', async () => {
    const { saved } = await put({ broughtForward: 5 })
    expect(saved().memberAllowances).toStrictEqual([{ ...newRow, broughtForwardOverride: 5 }])
    expect(saved().auditEntries).toHaveLength(1)
  })

  test.each<[MemberAllowanceChange, readonly MemberAllowance[]]>([
    [{}, []], [{ compensatoryTimeOff: 0 }, []], [{ allowance: 99 }, []],
    [{ broughtForward: 4, compensatoryTimeOff: 1 }, [row(2026, { broughtForwardOverride: 4, compensatoryTimeOff: 1 })]],
  ])('what holds already writes nothing: %j', async (change, memberAllowances) => {
    const { answer, before, saved, queries } = await put(change, { memberAllowances })
    expect(valueOf(answer)?.year).toBe(2026)
    expect(saved()).toStrictEqual(before)
    expect(queries.filter((query) => /save|add|remove/.test(query))).toEqual([])
  })

  test('A4: a year after those that are listed', async () => {
    const { answer, saved } = await put({ compensatoryTimeOff: 1 }, {}, 2030)
    expect(valueOf(answer)).toMatchObject({ year: 2030, compensatoryTimeOff: 1 })
    expect(saved().memberAllowances.map(({ year }) => year)).toEqual([2030])
  })

  test('a manual year is one', async () => {
    const { answer } = await put({ broughtForward: 7 }, { assignments: [assigned(ada, { kind: 'manual', ruleId: null })] })
    expect(valueOf(answer)).toMatchObject({ allowance: 0, broughtForward: 7, remaining: 7 })
  })
})

describe('rule 1: the allowance', () => {
  test.each([30, -1, 0.12345678])('of %d is accepted but ignored where rules grant it', async (allowance) => {
    const { answer, before, saved } = await put({ allowance })
    expect(valueOf(answer)).toMatchObject({ allowance: 20 })
    expect(saved()).toStrictEqual(before)
  })

  const legacy = { workspace: workspace({ allowanceModel: 'legacy' }), assignments: [] }

  test('D4, legacy model: is stored and counts, in lists and in previews', async () => {
    const { answer, before, saved, ports } = await put({ allowance: 24 }, legacy)
    expect(valueOf(answer)).toMatchObject({ id: derived, ruleAllowance: 24, allowance: 24, broughtForward: 0, remaining: 24 })
    expect(saved()).toStrictEqual({
      ...before, memberAllowances: [{ ...newRow, allowance: 24 }],
      auditEntries: [entry(1, 'balance_set', { member_allowance_id: derived, year: 2026, allowance: { from: null, to: 24 } })],
    })
    expect(valueOf(await getMemberAllowances(ports, root.id, ada.id))).toStrictEqual([valueOf(answer)])
    // 5 weeks less a day are 24 days, one more is too much.
    const sufficient = async (end: string) => valueOf(await previewSingle(ports, root.id, {
      leaveTypeId: vacation.id, requesterMemberId: ada.id, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
      adminApprovalOption: null, start: '2026-06-01', end, startAt: 'morning', endAt: 'end_of_day',
    })).isAllowanceSufficient
    expect([await sufficient('2026-07-02'), await sufficient('2026-07-03')]).toEqual([true, false])
  })

  test('D4, legacy model: other figures without an allowance are kept for a year that is none yet', async () => {
    const { answer, saved } = await put({ broughtForward: 2 }, legacy)
    expect(valueOf(answer)).toBeNull()
    expect(saved().memberAllowances).toStrictEqual([{ ...newRow, broughtForwardOverride: 2 }])
    expect(saved().auditEntries.map(({ changes }) => changes?.['brought_forward'])).toEqual([{ from: 0, to: 2 }])
    const again = await put({ broughtForward: 3 }, { ...legacy, memberAllowances: [row(2026, { broughtForwardOverride: 2 })] })
    expect(again.saved().auditEntries.map(({ changes }) => changes?.['brought_forward'])).toEqual([{ from: 2, to: 3 }])
  })

  test.each<[MemberAllowanceChange, readonly string[]]>([
    [{ allowance: -1, broughtForward: 0.0000001 }, ['allowance: expected an allowance of 0 or more, got -1', 'broughtForward: expected a number of days with at most six decimals, got 1e-7']],
    [{ allowance: 0.0000001 }, ['allowance: expected a number of days with at most six decimals, got 1e-7']],
  ])('D4, legacy model: %j is BAD_REQUEST', async (change, expected) => {
    const { answer, before, saved } = await put(change, legacy)
    expect(failureOf(answer)).toMatchObject({ code: 'BAD_REQUEST' })
    expect(failureOf(answer).issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(expected)
    expect(saved()).toStrictEqual(before)
  })
})

describe('rule 2: how the member sees the type', () => {
  const configuration = (type: string, some: Partial<AllowanceTypeConfiguration> = {}): AllowanceTypeConfiguration =>
    ({ id: id(`of ${type}`), allowanceTypeId: type, default: false, disabled: false, createdAt: created, ...some })
  const [first, second] = [configuration(overtime.id, { default: true }), configuration(annual.id, { id: id('second') })]
  const members = [root, { ...ada, allowanceTypeConfigurations: [first, second] }]
  const configured = (of: WorkspaceSnapshot) => of.members[1]?.allowanceTypeConfigurations

  test('D50: set_as_default demotes the default before, and touches no figure', async () => {
    const { answer, before, saved } = await put({ setAsDefault: true }, { members })
    expect(valueOf(answer)?.year).toBe(2026)
    expect(saved()).toStrictEqual({
      ...before,
      members: [root, { ...ada, updatedAt: now, allowanceTypeConfigurations: [{ ...first, default: false }, { ...second, default: true }] }],
    })
  })

  test('D50: disabled hides the type and keeps what the other flag says', async () => {
    const { saved } = await put({ disabled: true }, { members })
    expect(configured(saved())).toStrictEqual([first, { ...second, disabled: true }])
    const shown = await put({ setAsDefault: false }, { members: [root, { ...ada, allowanceTypeConfigurations: [first, { ...second, disabled: true }] }] })
    expect(configured(shown.saved())).toStrictEqual([first, { ...second, disabled: true }])
  })

  test('D50: hiding the default lets the oldest visible one take over, with the figures in one unit of work', async () => {
    const swapped = [{ ...first, default: false }, { ...second, default: true }]
    const { saved } = await put({ disabled: true, compensatoryTimeOff: 1 }, { members: [root, { ...ada, allowanceTypeConfigurations: swapped }] })
    expect(configured(saved())).toStrictEqual([{ ...first, default: true }, { ...second, default: false, disabled: true }])
    expect(saved().memberAllowances).toHaveLength(1)
  })

  test.each<[MemberAllowanceChange, string]>([
    [{ setAsDefault: false, disabled: false }, annual.id], [{ disabled: false }, overtime.id], [{ setAsDefault: false }, overtime.id],
  ])('what holds already writes nothing: %j', async (change, type) => {
    const assignments = [assigned(ada), assigned(ada, { id: id('manual'), allowanceTypeId: overtime.id, kind: 'manual', ruleId: null })]
    const { answer, before, saved } = await put(change, { members, assignments }, 2026, type)
    expect(answer.ok).toBe(true)
    expect(saved()).toStrictEqual(before)
  })
})

describe('refusals write nothing', () => {
  const bad = { broughtForward: 0.0000001, compensatoryTimeOff: Number.NaN, setAsDefault: true }

  test.each(['migrating', 'rolled_back'] as const)('rule 3: %s is a CONFLICT, before anything of the request', async (lock) => {
    const locked = { workspace: workspace({ lock }) }
    const { answer, before, saved, ports } = await put(bad, locked)
    expect(failureOf(answer)).toMatchObject({ code: 'CONFLICT', issues: [{ message: expect.stringContaining('allowance model') as string }] })
    expect(saved()).toStrictEqual(before)
    expect(failureOf(await setMemberAllowance(ports, root.id, nobody.id, id('none'), 0, bad)).code).toBe('CONFLICT')
    expect(failureOf(await setMemberAllowance(ports, boss.id, ada.id, annual.id, 2026, {})).code).toBe('FORBIDDEN')
  })

  test('rule 3: the two locks say different things', async () => {
    const message = async (lock: 'migrating' | 'rolled_back') => failureOf((await put({}, { workspace: workspace({ lock }) })).answer).issues[0]?.message
    expect(await message('migrating')).not.toBe(await message('rolled_back'))
  })

  test.each<[string, Partial<WorkspaceSnapshot>, number, string]>([
    ['no rule assigns the type', {}, 2026, overtime.id], ['before the assignment', {}, 2024, annual.id],
    ['after the assignment', { assignments: [assigned(ada, { ruleEndDate: '2025-12-31' })] }, 2026, annual.id],
    ['before the employment', { members: [root, { ...ada, employmentStartDate: '2027-01-01' }] }, 2026, annual.id],
    ['after the employment', { members: [root, { ...ada, employmentEndDate: '2025-12-31' }] }, 2026, annual.id],
    ['legacy model: before the employment', { workspace: workspace({ allowanceModel: 'legacy' }), members: [root, { ...ada, employmentStartDate: '2027-01-01' }] }, 2026, annual.id],
    ['legacy model: after the employment', { workspace: workspace({ allowanceModel: 'legacy', fiscalYearStartMonth: 4 }), members: [root, { ...ada, employmentEndDate: '2026-03-31' }] }, 2026, annual.id],
  ])('rule 4: %s: NOT_FOUND, before the body', async (_, some, year, type) => {
    const { answer, before, saved } = await put(bad, some, year, type)
    expect(failureOf(answer).code).toBe('NOT_FOUND')
    expect(saved()).toStrictEqual(before)
  })

  test.each([['2026-12-31', null], [null, '2026-01-01']] as const)('rule 4: one day of employment is enough: %s to %s', async (employmentStartDate, employmentEndDate) => {
    const members = [root, { ...ada, employmentStartDate, employmentEndDate }]
    for (const allowanceModel of ['rules', 'legacy'] as const) {
      expect((await put({ compensatoryTimeOff: 1 }, { members, workspace: workspace({ allowanceModel }) })).answer.ok).toBe(true)
    }
  })

  test('every amount that the unit cannot hold', async () => {
    const days = await put(bad)
    expect(failureOf(days.answer)).toMatchObject({ code: 'BAD_REQUEST', issues: [
      { path: 'broughtForward', message: 'expected a number of days with at most six decimals, got 1e-7' },
      { path: 'compensatoryTimeOff', message: 'expected a number of days with at most six decimals, got NaN' },
    ] })
    expect(days.saved()).toStrictEqual(days.before)
    const manual = assigned(ada, { allowanceTypeId: overtime.id, kind: 'manual', ruleId: null })
    const minutes = await put({ compensatoryTimeOff: 0.5 }, { assignments: [manual] }, 2026, overtime.id)
    expect(failureOf(minutes.answer).issues).toStrictEqual([{ path: 'compensatoryTimeOff', message: 'expected a whole number of minutes, got 0.5' }])
  })

  test.each([0, 10_000, 2026.5])('a year %d that is none is BAD_REQUEST', async (year) => {
    const { answer, before, saved } = await put({}, {}, year)
    expect(failureOf(answer)).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'year' }] })
    expect(saved()).toStrictEqual(before)
  })

  test.each<[string, Member, Member, string, string]>([
    ['an unknown caller', nobody, ada, annual.id, 'UNAUTHORIZED'], ['D53: a manager', boss, ada, annual.id, 'FORBIDDEN'], ['the member', ada, ada, annual.id, 'FORBIDDEN'],
    ['D6: an unknown member', root, nobody, annual.id, 'NOT_FOUND'], ['D6: an unknown type', root, ada, id('none'), 'NOT_FOUND'],
  ])('%s', async (_, caller, of, type, code) => {
    const { ports, saved } = start()
    const before = saved()
    expect(failureOf(await setMemberAllowance(ports, caller.id, of.id, type, 2026, { broughtForward: 1 })).code).toBe(code)
    expect(saved()).toStrictEqual(before)
  })
})
