/** Putting a member on a rule (spec: Allowance Management rules 1, 2; Conventions 5). */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../../src/kernel/failure'
import type { RuleAssignment } from '../../../../../src/records'
import { type NewAssignment, createAssignment } from '../../../../../src/services'
import {
  ada, annual, assignment, bob, companyWith, deleted, done, entry, faults, freshId, id, inactive, now, onCall, outline, overtime, root, thirty, twentyFour,
  yearOf,
} from './given'

const command: NewAssignment = {
  allowanceTypeId: annual.id, ruleId: twentyFour.id, ruleStartDate: '2026-03-01', ruleEndDate: '2026-08-31', reason: 'Part time',
}

const create = (some: Partial<NewAssignment> = {}, ...stored: readonly RuleAssignment[]) =>
  done(companyWith(...stored), (ports) => createAssignment(ports, root.id, ada.id, { ...command, ...some }))

const faultsOf = (some: Partial<NewAssignment>, ...stored: readonly RuleAssignment[]): Promise<readonly Issue[]> =>
  faults(companyWith(...stored), (ports) => createAssignment(ports, root.id, ada.id, { ...command, ...some }))

describe('a new assignment', () => {
  test('is answered and stored, with one audit entry filed under its rule', async () => {
    const { answer, after } = await create()
    const made: RuleAssignment = {
      id: freshId(1), memberId: ada.id, allowanceTypeId: annual.id, kind: 'rule', ruleId: twentyFour.id, ruleStartDate: '2026-03-01',
      ruleEndDate: '2026-08-31', reason: 'Part time', createdAt: now,
    }
    expect(answer).toStrictEqual(made)
    expect(after).toStrictEqual({
      ...companyWith(made),
      auditEntries: [entry({
        id: freshId(2), eventType: 'assignment_created', ruleId: twentyFour.id, reason: 'Part time',
        changes: { rule_start_date: '2026-03-01', rule_end_date: '2026-08-31' },
      })],
    })
  })

  test('spec: null means open-ended', async () => {
    expect(outline((await create({ ruleEndDate: null })).after)).toStrictEqual(['twenty-four: 2026-03-01 to open'])
  })

  test('spec: both dates are days on which the rule applies: 24 a year, March to August, grant 12', async () => {
    expect(yearOf((await create()).after, 2026).ruleAllowance).toBe(12)
  })

  test('one day is a period', async () => {
    expect(outline((await create({ ruleEndDate: '2026-03-01' })).after)).toStrictEqual(['twenty-four: 2026-03-01 to 2026-03-01'])
  })

  test('stands between others without a gap', async () => {
    const { after } = await create({}, assignment('2026-01-01', '2026-02-28'), assignment('2026-09-01'))
    expect(outline(after)).toStrictEqual(['thirty: 2026-01-01 to 2026-02-28', 'twenty-four: 2026-03-01 to 2026-08-31', 'thirty: 2026-09-01 to open'])
  })

  test('others of another member or another allowance type are not in its way', async () => {
    const { after } = await create({}, assignment('2026-01-01', null, { memberId: bob.id }),
      assignment('2026-02-01', null, { allowanceTypeId: overtime.id, ruleId: onCall.id }))
    expect(after.assignments).toHaveLength(3)
  })

  test.each([['  abc\n', 'abc'], [' x'.repeat(250).trim() + 'x', `${' x'.repeat(250).trim()}x`]])('spec: blanks around the reason are ignored: %j', async (reason, kept) => {
    const { answer, after } = await create({ reason })
    expect(answer.reason).toBe(kept)
    expect(after.auditEntries[0]?.reason).toBe(kept)
  })
})

describe('a new assignment is refused with BAD_REQUEST', () => {
  test.each([['ab', 2], ['  ab ', 2], ['', 0], [' \t\n', 0], ['x'.repeat(501), 501]])('spec: a reason of %j', async (reason, length) => {
    expect(await faultsOf({ reason })).toStrictEqual([{ path: 'reason', message: `expected a reason of 3 to 500 characters, got ${length}` }])
  })

  test('reasons of exactly 3 and 500 characters are none of these', async () => {
    expect((await create({ reason: 'abc' })).answer.reason).toBe('abc')
    expect((await create({ reason: 'x'.repeat(500) })).answer.reason).toHaveLength(500)
  })

  test.each<[Partial<NewAssignment>, string, string]>([
    [{ ruleStartDate: '2026-02-29' }, 'ruleStartDate', 'expected a calendar date YYYY-MM-DD, got "2026-02-29"'],
    [{ ruleEndDate: '2026-04-31' }, 'ruleEndDate', 'expected a calendar date YYYY-MM-DD, got "2026-04-31"'],
    [{ ruleStartDate: '1.3.2026' }, 'ruleStartDate', 'expected a calendar date YYYY-MM-DD, got "1.3.2026"'],
    [{ ruleEndDate: '' }, 'ruleEndDate', 'expected a calendar date YYYY-MM-DD, got ""'],
    [{ ruleEndDate: '2026-08-31T00:00:00.000Z' }, 'ruleEndDate', 'expected a calendar date YYYY-MM-DD, got "2026-08-31T00:00:00.000Z"'],
    [{ ruleEndDate: '2026-02-28' }, 'ruleEndDate', 'expected a period that ends on or after its start, got 2026-03-01 to 2026-02-28'],
    [{ ruleId: 'none' }, 'ruleId', 'expected the id of a rule, got "none"'],
    [{ ruleId: inactive.id }, 'ruleId', `expected an active rule, got "${inactive.id}"`],
    [{ ruleId: deleted.id }, 'ruleId', `expected a rule that is not deleted, got "${deleted.id}"`],
    [{ ruleId: onCall.id }, 'ruleId', `expected a rule of allowance type ${annual.id}, got "${onCall.id}"`],
    [{ allowanceTypeId: 'none' }, 'allowanceTypeId', 'expected the id of an allowance type, got "none"'],
  ])('%o', async (some, path, message) => {
    expect(await faultsOf(some)).toStrictEqual([{ path, message }])
  })

  test.each<[string, RuleAssignment, string]>([
    ['on its first day', assignment('2026-01-01', '2026-03-01'), '2026-01-01 to 2026-03-01'],
    ['on its last day', assignment('2026-08-31'), 'from 2026-08-31 on'],
    ['within it', assignment('2026-05-01', '2026-05-01'), '2026-05-01 to 2026-05-01'],
    ['around it', assignment('2020-01-01'), 'from 2020-01-01 on'],
    ['a manual one', assignment('2026-08-01', '2026-09-30', { kind: 'manual', ruleId: null }), '2026-08-01 to 2026-09-30'],
  ])('spec: an overlap %s, naming what it overlaps', async (_, stored, text) => {
    expect(await faultsOf({}, stored)).toStrictEqual([
      { path: 'ruleStartDate', message: `expected no overlap with assignment ${stored.id} (${text}), got 2026-03-01 to 2026-08-31` },
    ])
  })

  test('an open one overlaps everything later', async () => {
    expect(await faultsOf({ ruleEndDate: null }, assignment('9999-12-31'))).toStrictEqual([
      { path: 'ruleStartDate', message: `expected no overlap with assignment ${id('on 9999-12-31')} (from 9999-12-31 on), got from 2026-03-01 on` },
    ])
  })

  test('every fault at once', async () => {
    const all = { allowanceTypeId: 'none', ruleId: inactive.id, ruleStartDate: 'x', ruleEndDate: 'y', reason: '' }
    expect((await faultsOf(all)).map(({ path }) => path)).toStrictEqual(['allowanceTypeId', 'ruleId', 'ruleStartDate', 'ruleEndDate', 'reason'])
    const overlaps = { ruleId: onCall.id, reason: 'x' }
    expect((await faultsOf(overlaps, assignment('2026-03-01', '2026-03-31'), assignment('2026-08-01'))).map(({ path }) => path))
      .toStrictEqual(['ruleId', 'ruleStartDate', 'ruleStartDate', 'reason'])
  })

  test('a rule of no other type is found fault with when the type is unknown', async () => {
    expect((await faultsOf({ allowanceTypeId: 'none', ruleId: thirty.id })).map(({ path }) => path)).toStrictEqual(['allowanceTypeId'])
  })
})
