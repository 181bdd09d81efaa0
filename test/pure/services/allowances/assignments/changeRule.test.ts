/** Moving a member to another rule (decision 59; spec: Allowance Management rules 3, 5). */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../../src/kernel/failure'
import type { RuleAssignment } from '../../../../../src/records'
import { type RuleChange, changeRule, deleteAssignment, updateAssignment } from '../../../../../src/services'
import {
  ada, annual, assignment, bob, companyWith, deleted, done, entry, faults, figures, freshId, id, inactive, manual, now, onCall, outline, overtime, root, thirty,
  twentyFour, yearOf,
} from './given'

const on = assignment('2026-01-01', null, { ruleId: twentyFour.id })
const reason = 'Full time again'
const command: RuleChange = { currentAssignmentId: on.id, ruleId: thirty.id, validFrom: '2026-06-15', validUntil: null, reason }

const change = (some: Partial<RuleChange> = {}, ...stored: readonly RuleAssignment[]) =>
  done(companyWith(...(stored.length > 0 ? stored : [on])), (ports) => changeRule(ports, root.id, ada.id, { ...command, ...some }))

const faultsOf = (some: Partial<RuleChange>, ...stored: readonly RuleAssignment[]): Promise<readonly Issue[]> =>
  faults(companyWith(...(stored.length > 0 ? stored : [on])), (ports) => changeRule(ports, root.id, ada.id, { ...command, ...some }))

describe('a rule change', () => {
  test('D59: ends the current assignment on the day before, starts the new one on the day, tells it once under the rule moved to', async () => {
    const { answer, after } = await change()
    const made: RuleAssignment = {
      id: freshId(1), memberId: ada.id, allowanceTypeId: annual.id, kind: 'rule', ruleId: thirty.id, ruleStartDate: '2026-06-15',
      ruleEndDate: null, reason, createdAt: now,
    }
    expect(answer).toStrictEqual(made)
    expect(after).toStrictEqual({
      ...companyWith({ ...on, ruleEndDate: '2026-06-14' }, made),
      auditEntries: [entry({
        id: freshId(2), eventType: 'rule_changed', ruleId: thirty.id, reason, changes: { from_rule_id: twentyFour.id, to_rule_id: thirty.id },
      })],
    })
  })

  test('allowances B6, worked: 24 a year to 14 June, then 30, grant 27.27: 10.93 and 16.34', async () => {
    const year = yearOf((await change()).after, 2026)
    expect(year.ruleAllowance).toBe(27.27)
    expect(year.entries.filter(({ kind }) => kind === 'grant').map(({ date, amount }) => [date, amount]))
      .toStrictEqual([['2026-01-01', 10.93], ['2026-06-15', 16.34]])
  })

  test.each([
    ['2026-03-01', '2026-02-28'], ['2028-03-01', '2028-02-29'], ['2027-01-01', '2026-12-31'], ['2026-01-02', '2026-01-01'],
  ])('D59: from %s on, the current assignment ends on %s', async (validFrom, end) => {
    expect(outline((await change({ validFrom })).after)).toStrictEqual([`twenty-four: 2026-01-01 to ${end}`, `thirty: ${validFrom} to open`])
  })

  test('D59: after validUntil there is no rule, whatever the end of the current assignment was', async () => {
    const limited = { ...on, ruleEndDate: '2026-12-31' }
    const periods = ['twenty-four: 2026-01-01 to 2026-06-14', 'thirty: 2026-06-15 to 2026-09-30']
    expect(outline((await change({ validUntil: '2026-09-30' })).after)).toStrictEqual(periods)
    expect(outline((await change({ validUntil: '2026-09-30' }, limited)).after)).toStrictEqual(periods)
  })

  test('validUntil is the last day covered: one day can be moved', async () => {
    expect(outline((await change({ validUntil: '2026-06-15' })).after)).toContain('thirty: 2026-06-15 to 2026-06-15')
  })

  test.each(['2026-06-14', '2026-06-13', '2026-03-31'])('a current assignment that ends on %s keeps its end', async (ruleEndDate) => {
    const ended = { ...on, ruleEndDate }
    const { after } = await change({}, ended)
    expect(after.assignments).toContainEqual(ended)
    expect(outline(after)).toStrictEqual([`twenty-four: 2026-01-01 to ${ruleEndDate}`, 'thirty: 2026-06-15 to open'])
    expect(after.auditEntries).toHaveLength(1)
  })

  test('leads from a manual assignment back to a rule', async () => {
    const { after } = await change({}, { ...on, ...manual })
    expect(outline(after)).toStrictEqual(['manual: 2026-01-01 to 2026-06-14', 'thirty: 2026-06-15 to open'])
    expect(after.auditEntries[0]?.changes).toStrictEqual({ from_rule_id: null, to_rule_id: thirty.id })
  })

  test('fits between the current assignment and a later one', async () => {
    const later = assignment('2027-01-01')
    const { after } = await change({ validUntil: '2026-12-31' }, { ...on, ruleEndDate: '2026-12-31' }, later)
    expect(outline(after)).toStrictEqual(['twenty-four: 2026-01-01 to 2026-06-14', 'thirty: 2026-06-15 to 2026-12-31', 'thirty: 2027-01-01 to open'])
  })

  test('others of another member or another allowance type are not in its way', async () => {
    const others = [assignment('2026-06-20', null, { memberId: bob.id }), assignment('2026-06-21', null, { allowanceTypeId: overtime.id, ruleId: onCall.id })]
    expect((await change({}, on, ...others)).after.assignments).toHaveLength(4)
  })

  test('moved on the same day and undone as an admin would, leaves the figures of before', async () => {
    const before = companyWith(on)
    const { answer: made, after: moved } = await change()
    expect(figures(moved)).not.toStrictEqual(figures(before))
    const { after: removed } = await done(moved, (ports) => deleteAssignment(ports, root.id, made.id, { reason }))
    const { after: undone } = await done(removed, (ports) => updateAssignment(ports, root.id, on.id, { ruleEndDate: null, reason }))
    expect(figures(undone)).toStrictEqual(figures(before))
  })

  test('moved and moved back from the same day on is refused on that day, and works a day later', async () => {
    const { answer: { id: currentAssignmentId }, after } = await change()
    const back = (validFrom: string) => ({ currentAssignmentId, ruleId: twentyFour.id, validFrom, validUntil: null, reason })
    expect((await faults(after, (ports) => changeRule(ports, root.id, ada.id, back('2026-06-15')))).map(({ path }) => path)).toStrictEqual(['validFrom'])
    const { after: returned } = await done(after, (ports) => changeRule(ports, root.id, ada.id, back('2026-06-16')))
    expect(outline(returned)).toStrictEqual(['twenty-four: 2026-01-01 to 2026-06-14', 'thirty: 2026-06-15 to 2026-06-15', 'twenty-four: 2026-06-16 to open'])
  })
})

describe('a rule change is refused with BAD_REQUEST', () => {
  test.each<[Partial<RuleChange>, string, string]>([
    [{ currentAssignmentId: 'none' }, 'currentAssignmentId', 'expected the id of an assignment of the member, got "none"'],
    [{ ruleId: 'none' }, 'ruleId', 'expected the id of a rule, got "none"'],
    [{ ruleId: inactive.id }, 'ruleId', `expected an active rule, got "${inactive.id}"`],
    [{ ruleId: deleted.id }, 'ruleId', `expected a rule that is not deleted, got "${deleted.id}"`],
    [{ ruleId: onCall.id }, 'ruleId', `expected a rule of allowance type ${annual.id}, got "${onCall.id}"`],
    [{ validFrom: '2026-06-31' }, 'validFrom', 'expected a calendar date YYYY-MM-DD, got "2026-06-31"'],
    [{ validFrom: '2025-02-30' }, 'validFrom', 'expected a calendar date YYYY-MM-DD, got "2025-02-30"'],
    [{ validUntil: '31.12.2026' }, 'validUntil', 'expected a calendar date YYYY-MM-DD, got "31.12.2026"'],
    [{ validUntil: '2026-06-14' }, 'validUntil', 'expected a period that ends on or after its start, got 2026-06-15 to 2026-06-14'],
    [{ validFrom: '2026-01-01' }, 'validFrom', 'expected a date after 2026-01-01, when the current assignment starts, got "2026-01-01"'],
    [{ validFrom: '2025-12-31' }, 'validFrom', 'expected a date after 2026-01-01, when the current assignment starts, got "2025-12-31"'],
    [{ reason: ' . ' }, 'reason', 'expected a reason of 3 to 500 characters, got 1'],
  ])('D59: %o', async (some, path, message) => {
    expect(await faultsOf(some)).toStrictEqual([{ path, message }])
  })

  test('the assignment of another member is not the current one', async () => {
    const theirs = assignment('2026-01-01', null, { id: id('theirs'), memberId: bob.id })
    expect(await faultsOf({ currentAssignmentId: theirs.id }, theirs)).toStrictEqual([
      { path: 'currentAssignmentId', message: `expected the id of an assignment of the member, got "${theirs.id}"` },
    ])
  })

  test('D59: another assignment in the way, also a later one', async () => {
    const [earlier, later] = [assignment('2025-01-01', '2025-12-31'), assignment('2027-01-01')]
    const limited = { ...on, ruleEndDate: '2026-12-31' }
    expect(await faultsOf({}, earlier, limited, later)).toStrictEqual([
      { path: 'validFrom', message: `expected no overlap with assignment ${later.id} (from 2027-01-01 on), got from 2026-06-15 on` },
    ])
    expect(await faultsOf({ validUntil: '2027-01-01' }, limited, later)).toStrictEqual([
      { path: 'validFrom', message: `expected no overlap with assignment ${later.id} (from 2027-01-01 on), got 2026-06-15 to 2027-01-01` },
    ])
    expect((await faultsOf({ validFrom: '2025-06-01', validUntil: '2025-06-30' }, earlier, limited)).map(({ path }) => path)).toStrictEqual(['validFrom', 'validFrom'])
  })

  test('every fault at once', async () => {
    expect((await faultsOf({ currentAssignmentId: 'none', ruleId: inactive.id, validFrom: 'x', validUntil: 'y', reason: '' })).map(({ path }) => path))
      .toStrictEqual(['currentAssignmentId', 'ruleId', 'validFrom', 'validUntil', 'reason'])
    expect((await faultsOf({ ruleId: onCall.id, validFrom: '2026-01-01', validUntil: '2025-01-01', reason: '' })).map(({ path }) => path))
      .toStrictEqual(['ruleId', 'validUntil', 'validFrom', 'reason'])
  })
})
