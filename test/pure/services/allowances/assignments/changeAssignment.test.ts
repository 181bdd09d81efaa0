/** Moving, removing and listing assignments (spec: Allowance Management rules 1, 2; PATCH /rule-assignments/{id}). */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../../src/kernel/failure'
import type { RuleAssignment } from '../../../../../src/records'
import { type AssignmentEdit, deleteAssignment, listAssignments, updateAssignment } from '../../../../../src/services'
import {
  ada, assignment, bob, company, companyWith, deleted, done, entry, faults, figures, id, inactive, manual, onCall, overtime, root, twentyFour, yearOf,
} from './given'

const on = assignment('2026-03-01', '2026-08-31')
const reason = 'Agreed in June'

const update = (edit: Partial<AssignmentEdit>, of: RuleAssignment = on, ...others: readonly RuleAssignment[]) =>
  done(companyWith(of, ...others), (ports) => updateAssignment(ports, root.id, of.id, { reason, ...edit }))

const faultsOf = (edit: Partial<AssignmentEdit>, of: RuleAssignment = on, ...others: readonly RuleAssignment[]): Promise<readonly Issue[]> =>
  faults(companyWith(of, ...others), (ports) => updateAssignment(ports, root.id, of.id, { reason, ...edit }))

describe('an update', () => {
  test.each<[Partial<AssignmentEdit>, Partial<RuleAssignment>, Record<string, unknown>]>([
    [{ ruleStartDate: '2026-02-01' }, { ruleStartDate: '2026-02-01' }, { rule_start_date: { from: '2026-03-01', to: '2026-02-01' } }],
    [{ ruleEndDate: '2026-07-31' }, { ruleEndDate: '2026-07-31' }, { rule_end_date: { from: '2026-08-31', to: '2026-07-31' } }],
    [{ ruleEndDate: null }, { ruleEndDate: null }, { rule_end_date: { from: '2026-08-31', to: null } }],
    [{ ruleStartDate: '2027-01-01', ruleEndDate: '2027-01-01' }, { ruleStartDate: '2027-01-01', ruleEndDate: '2027-01-01' },
      { rule_start_date: { from: '2026-03-01', to: '2027-01-01' }, rule_end_date: { from: '2026-08-31', to: '2027-01-01' } }],
    [{ ruleStartDate: '2026-03-01', ruleEndDate: '2026-03-01' }, { ruleEndDate: '2026-03-01' }, { rule_end_date: { from: '2026-08-31', to: '2026-03-01' } }],
  ])('spec: %o moves what it names and keeps the rest, and tells each field from and to', async (edit, changed, changes) => {
    const { answer, after } = await update(edit)
    const moved = { ...on, ...changed, reason }
    expect(answer).toStrictEqual(moved)
    expect(after).toStrictEqual({ ...companyWith(moved), auditEntries: [entry({ eventType: 'assignment_updated', reason, changes })] })
  })

  test.each<Partial<AssignmentEdit>>([
    {}, { ruleStartDate: '2026-03-01' }, { ruleEndDate: '2026-08-31' }, { ruleStartDate: '2026-03-01', ruleEndDate: '2026-08-31' },
  ])('%o changes nothing: nothing is written, nothing is told', async (edit) => {
    const { answer, after } = await update(edit)
    expect(answer).toStrictEqual(on)
    expect(after).toStrictEqual(companyWith(on))
  })

  test('what is stored is not found fault with where nothing changes', async () => {
    const [stale, inItsWay] = [{ ...on, ruleId: deleted.id }, assignment('2026-04-01')]
    expect((await update({ ruleEndDate: '2026-08-31' }, stale, inItsWay)).after).toStrictEqual(companyWith(stale, inItsWay))
  })

  test('a manual assignment is filed under no rule', async () => {
    const { after } = await update({ ruleEndDate: null }, { ...on, ...manual })
    expect(after.auditEntries).toStrictEqual([
      entry({ eventType: 'assignment_updated', ruleId: null, reason, changes: { rule_end_date: { from: '2026-08-31', to: null } } }),
    ])
  })

  test('may touch its neighbours', async () => {
    const neighbours = [assignment('2026-01-01', '2026-01-31'), assignment('2026-10-01')]
    const { after } = await update({ ruleStartDate: '2026-02-01', ruleEndDate: '2026-09-30' }, on, ...neighbours)
    expect(after.assignments).toHaveLength(3)
  })

  test('others of another member or another allowance type are not in its way', async () => {
    const others = [assignment('2026-09-01', null, { memberId: bob.id }),
      assignment('2026-09-02', null, { allowanceTypeId: overtime.id, ruleId: onCall.id })]
    expect((await update({ ruleEndDate: null }, on, ...others)).answer.ruleEndDate).toBeNull()
  })

  test.each([inactive, deleted])('a rule that is $name may lose days', async ({ id: ruleId }) => {
    const { answer } = await update({ ruleStartDate: '2026-03-02', ruleEndDate: '2026-08-30' }, { ...on, ruleId })
    expect([answer.ruleStartDate, answer.ruleEndDate]).toStrictEqual(['2026-03-02', '2026-08-30'])
    expect((await update({ ruleEndDate: '2026-06-30' }, { ...on, ruleId, ruleEndDate: null })).answer.ruleEndDate).toBe('2026-06-30')
  })
})

describe('an update is refused with BAD_REQUEST', () => {
  test.each<[Partial<AssignmentEdit>, string, string]>([
    [{ ruleStartDate: '2027-02-29' }, 'ruleStartDate', 'expected a calendar date YYYY-MM-DD, got "2027-02-29"'],
    [{ ruleEndDate: 'never' }, 'ruleEndDate', 'expected a calendar date YYYY-MM-DD, got "never"'],
    [{ ruleStartDate: '2026-09-01' }, 'ruleStartDate', 'expected a period that ends on or after its start, got 2026-09-01 to 2026-08-31'],
    [{ ruleEndDate: '2026-02-28' }, 'ruleEndDate', 'expected a period that ends on or after its start, got 2026-03-01 to 2026-02-28'],
    [{ ruleStartDate: '2026-05-02', ruleEndDate: '2026-05-01' }, 'ruleEndDate', 'expected a period that ends on or after its start, got 2026-05-02 to 2026-05-01'],
    [{ reason: ' ' }, 'reason', 'expected a reason of 3 to 500 characters, got 0'],
  ])('%o', async (edit, path, message) => {
    expect(await faultsOf(edit)).toStrictEqual([{ path, message }])
  })

  test('an overlap, at what was moved', async () => {
    const [before, after] = [assignment('2026-01-01', '2026-02-28'), assignment('2026-09-01')]
    const overlap = (with_: RuleAssignment, text: string, got: string): string => `expected no overlap with assignment ${with_.id} (${text}), got ${got}`
    expect(await faultsOf({ ruleStartDate: '2026-02-28' }, on, before, after)).toStrictEqual([
      { path: 'ruleStartDate', message: overlap(before, '2026-01-01 to 2026-02-28', '2026-02-28 to 2026-08-31') }])
    expect(await faultsOf({ ruleEndDate: '2026-09-01' }, on, before, after)).toStrictEqual([
      { path: 'ruleEndDate', message: overlap(after, 'from 2026-09-01 on', '2026-03-01 to 2026-09-01') }])
    expect((await faultsOf({ ruleEndDate: null, reason: '' }, on, before, after)).map(({ path }) => path)).toStrictEqual(['ruleEndDate', 'reason'])
  })

  test.each([[inactive, 'an active rule'], [deleted, 'a rule that is not deleted']])('further days of a rule that is $name', async ({ id: ruleId }, expected) => {
    const stale = { ...on, ruleId }
    const issues = [{ path: 'ruleId', message: `expected ${expected}, got "${ruleId}"` }]
    expect(await faultsOf({ ruleStartDate: '2026-02-28' }, stale)).toStrictEqual(issues)
    expect(await faultsOf({ ruleEndDate: '2026-09-01' }, stale)).toStrictEqual(issues)
    expect(await faultsOf({ ruleEndDate: null }, stale)).toStrictEqual(issues)
  })

  test('a reason too short, also where nothing would change', async () => {
    expect((await faultsOf({ reason: 'no' })).map(({ path }) => path)).toStrictEqual(['reason'])
  })
})

describe('a removal', () => {
  test('takes the record away and keeps its dates and reason in one entry under its rule', async () => {
    const snapshot = companyWith(on, assignment('2026-09-01'))
    const { answer, after } = await done(snapshot, (ports) => deleteAssignment(ports, root.id, on.id, { reason: ' Entered twice ' }))
    expect(answer).toStrictEqual(on)
    expect(after).toStrictEqual({
      ...companyWith(assignment('2026-09-01')),
      auditEntries: [entry({
        eventType: 'assignment_deleted', reason: 'Entered twice', changes: { rule_start_date: '2026-03-01', rule_end_date: '2026-08-31' },
      })],
    })
  })

  test('takes its grants with it', async () => {
    const snapshot = companyWith(assignment('2026-01-01', '2026-06-30'), { ...assignment('2026-07-01'), ruleId: twentyFour.id })
    expect(yearOf(snapshot, 2026).ruleAllowance).toBe(27)
    const { after } = await done(snapshot, (ports) => deleteAssignment(ports, root.id, id('on 2026-07-01'), { reason }))
    expect(yearOf(after, 2026).ruleAllowance).toBe(15)
    const { after: none } = await done(after, (ports) => deleteAssignment(ports, root.id, id('on 2026-01-01'), { reason }))
    expect(figures(none)).toStrictEqual([])
  })

  test.each(['', 'ab', '   ', 'x'.repeat(501)])('spec: is refused without a fitting reason: %j', async (given) => {
    expect((await faults(companyWith(on), (ports) => deleteAssignment(ports, root.id, on.id, { reason: given }))).map(({ path }) => path)).toStrictEqual(['reason'])
  })
})

describe('the list', () => {
  test('has the member\'s own, by the position of the allowance type, then by start', async () => {
    const ofType = { allowanceTypeId: overtime.id, ruleId: onCall.id }
    const [a, b, c, d] = [assignment('2025-01-01', '2025-12-31'), assignment('2026-01-01', '2026-06-30', manual),
      { ...assignment('2024-01-01', '2024-12-31'), ...ofType }, { ...assignment('2026-05-01'), ...ofType }]
    const snapshot = companyWith(d, b, assignment('2026-02-01', null, { memberId: bob.id }), c, a)
    const list = (types = snapshot.allowanceTypes) =>
      done({ ...snapshot, allowanceTypes: types }, (ports) => listAssignments(ports, root.id, ada.id))
    expect((await list()).answer).toStrictEqual([a, b, c, d])
    expect((await list(snapshot.allowanceTypes.map((type) => ({ ...type, position: 9 - type.position })))).answer).toStrictEqual([c, d, a, b])
    // Of one position: `annual` is before `overtime` by id.
    expect((await list([...snapshot.allowanceTypes].reverse().map((type) => ({ ...type, position: 1 })))).answer).toStrictEqual([a, b, c, d])
  })

  test('is empty for a member without any', async () => {
    expect((await done(company(), (ports) => listAssignments(ports, root.id, ada.id))).answer).toStrictEqual([])
  })
})

