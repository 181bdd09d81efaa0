/** Taking a member off automatic accrual (decision 59; spec: Allowance Management rules 4, 5). */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../../src/kernel/failure'
import type { RuleAssignment } from '../../../../../src/records'
import { type ManualRule, setManualRule } from '../../../../../src/services'
import {
  ada, annual, assignment, bob, company, companyWith, done, entry, faults, freshId, id, manual, now, onCall, outline, overtime, root, thirty, yearOf,
} from './given'

const on = assignment('2026-01-01')
const reason = 'Director, by contract'
const command: ManualRule = { allowanceTypeId: annual.id, currentAssignmentId: on.id, validFrom: '2026-07-01', validUntil: null, reason }

const set = (some: Partial<ManualRule> = {}, stored: readonly RuleAssignment[] = [on]) =>
  done(companyWith(...stored), (ports) => setManualRule(ports, root.id, ada.id, { ...command, ...some }))

const faultsOf = (some: Partial<ManualRule>, stored: readonly RuleAssignment[] = [on]): Promise<readonly Issue[]> =>
  faults(companyWith(...stored), (ports) => setManualRule(ports, root.id, ada.id, { ...command, ...some }))

const made: RuleAssignment = {
  id: freshId(1), memberId: ada.id, allowanceTypeId: annual.id, kind: 'manual', ruleId: null, ruleStartDate: '2026-07-01', ruleEndDate: null,
  reason, createdAt: now,
}

describe('a manual rule', () => {
  test('D59: ends the current assignment on the day before, and tells it once under the rule left', async () => {
    const { answer, after } = await set()
    expect(answer).toStrictEqual(made)
    expect(after).toStrictEqual({
      ...companyWith({ ...on, ruleEndDate: '2026-06-30' }, made),
      auditEntries: [entry({
        id: freshId(2), eventType: 'manual_rule_set', ruleId: thirty.id, reason, changes: { from_rule_id: thirty.id, to_rule_id: null },
      })],
    })
  })

  test('spec: without an assignment currentAssignmentId is null, and it is filed under no rule', async () => {
    const { answer, after } = await set({ currentAssignmentId: null }, [])
    expect(answer).toStrictEqual(made)
    expect(after).toStrictEqual({
      ...companyWith(made),
      auditEntries: [entry({
        id: freshId(2), eventType: 'manual_rule_set', ruleId: null, reason, changes: { from_rule_id: null, to_rule_id: null },
      })],
    })
  })

  test('spec: nothing accrues afterwards, the balance is what adjustments set', async () => {
    const { after } = await set()
    expect(yearOf(after, 2026).ruleAllowance).toBe(15)
    const adjustment = { id: id('adj'), memberId: ada.id, allowanceTypeId: annual.id, date: '2027-01-01', expiryDate: null, amount: 4, reason: null, createdAt: now }
    const { ruleAllowance, adjustments, allowance } = yearOf({ ...after, adjustments: [adjustment] }, 2027)
    expect([ruleAllowance, adjustments, allowance]).toStrictEqual([0, 4, 4])
  })

  test('D59: after validUntil there is no assignment, whatever the end of the current one was', async () => {
    expect(outline((await set({ validUntil: '2026-07-31' })).after)).toStrictEqual(['thirty: 2026-01-01 to 2026-06-30', 'manual: 2026-07-01 to 2026-07-31'])
  })

  test('may start beside an assignment that is not named, where they share no day', async () => {
    const [ended, later] = [{ ...on, ruleEndDate: '2026-06-30' }, assignment('2026-08-01')]
    const { after } = await set({ currentAssignmentId: null, validUntil: '2026-07-31' }, [ended, later])
    expect(outline(after)).toStrictEqual(['thirty: 2026-01-01 to 2026-06-30', 'manual: 2026-07-01 to 2026-07-31', 'thirty: 2026-08-01 to open'])
    expect(after.auditEntries[0]?.ruleId).toBeNull()
  })

  test('may follow a manual one', async () => {
    const { after } = await set({}, [{ ...on, ...manual }])
    expect(outline(after)).toStrictEqual(['manual: 2026-01-01 to 2026-06-30', 'manual: 2026-07-01 to open'])
  })

  test('others of another member or another allowance type are not in its way', async () => {
    const others = [assignment('2026-07-02', null, { memberId: bob.id }), assignment('2026-07-03', null, { allowanceTypeId: overtime.id, ruleId: onCall.id })]
    expect((await set({}, [on, ...others])).after.assignments).toHaveLength(4)
  })
})

describe('a manual rule is refused with BAD_REQUEST', () => {
  test.each<[Partial<ManualRule>, string, string]>([
    [{ allowanceTypeId: 'none', currentAssignmentId: null }, 'allowanceTypeId', 'expected the id of an allowance type, got "none"'],
    [{ currentAssignmentId: 'none' }, 'currentAssignmentId', 'expected the id of an assignment of the member and allowance type, got "none"'],
    [{ allowanceTypeId: overtime.id }, 'currentAssignmentId', `expected the id of an assignment of the member and allowance type, got "${on.id}"`],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'expected a calendar date YYYY-MM-DD, got "2026-02-30"'],
    [{ validUntil: '2026-13-01' }, 'validUntil', 'expected a calendar date YYYY-MM-DD, got "2026-13-01"'],
    [{ validUntil: '2026-06-30' }, 'validUntil', 'expected a period that ends on or after its start, got 2026-07-01 to 2026-06-30'],
    [{ validFrom: '2026-01-01' }, 'validFrom', 'expected a date after 2026-01-01, when the current assignment starts, got "2026-01-01"'],
    [{ reason: 'x'.repeat(501) }, 'reason', 'expected a reason of 3 to 500 characters, got 501'],
  ])('D59: %o', async (some, path, message) => {
    expect(await faultsOf(some)).toStrictEqual([{ path, message }])
  })

  test('the assignment of another member is not the current one', async () => {
    const theirs = assignment('2026-01-01', null, { memberId: bob.id })
    expect((await faultsOf({ currentAssignmentId: theirs.id }, [theirs])).map(({ path }) => path)).toStrictEqual(['currentAssignmentId'])
  })

  test.each<[string, RuleAssignment, string]>([
    ['around validFrom', on, 'from 2026-01-01 on'],
    ['until validFrom', { ...on, ruleEndDate: '2026-07-01' }, '2026-01-01 to 2026-07-01'],
    ['later', assignment('2030-01-01', '2030-01-01'), '2030-01-01 to 2030-01-01'],
  ])('D59: an assignment that is not named, %s', async (_, stored, text) => {
    expect(await faultsOf({ currentAssignmentId: null }, [stored])).toStrictEqual([
      { path: 'validFrom', message: `expected no overlap with assignment ${stored.id} (${text}), got from 2026-07-01 on` },
    ])
  })

  test('D59: one beside the current one that is in the way', async () => {
    expect((await faultsOf({}, [{ ...on, ruleEndDate: '2026-12-31' }, assignment('2027-01-01')])).map(({ path }) => path)).toStrictEqual(['validFrom'])
  })

  test('every fault at once', async () => {
    const all = { allowanceTypeId: 'none', currentAssignmentId: 'none', validFrom: 'x', validUntil: 'y', reason: '' }
    expect((await faults(company(), (ports) => setManualRule(ports, root.id, ada.id, all))).map(({ path }) => path))
      .toStrictEqual(['allowanceTypeId', 'currentAssignmentId', 'validFrom', 'validUntil', 'reason'])
  })
})
