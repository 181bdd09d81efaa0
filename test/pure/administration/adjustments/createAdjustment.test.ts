/** What an adjustment may be (allowances C2; spec: Conventions 5; decision 4). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAdjustment } from '../../../../src/administration/adjustments/createAdjustment'
import type { NewAdjustment } from '../../../../src/administration/adjustments/newAdjustment'
import type { AllowanceType } from '../../../../src/records'
import { amounts } from '../../../../src/testing'
import { ada, annual, failureOf, id, now, root, valueOf } from '../../services/reads/given'

const overtime: AllowanceType = { ...annual, id: id('overtime'), unit: 'hours' }
const body: NewAdjustment = { allowanceTypeId: annual.id, date: '2026-02-28', expiryDate: null, amount: 2.5, reason: null }
const actor = { caller: root, now, ids: () => id('new') }
const create = (some: Partial<NewAdjustment>, type: AllowanceType | null = annual) => createAdjustment(ada, type, { ...body, ...some }, actor)
const issues = (some: Partial<NewAdjustment>, type?: AllowanceType | null) => {
  const failure = failureOf(create(some, type))
  expect(failure.code).toBe('BAD_REQUEST')
  return failure.issues.map(({ path, message }) => `${path}: ${message}`)
}

describe('what is taken', () => {
  test.each<[string, Partial<NewAdjustment>, AllowanceType]>([
    ['an amount with six decimals', { amount: 0.000001 }, annual], ['a deduction', { amount: -3 }, annual],
    ['C2: an expiry on the date itself', { expiryDate: '2026-02-28' }, annual], ['a leap day', { date: '2028-02-29', expiryDate: '2028-02-29' }, annual],
    ['whole minutes', { amount: 481 }, overtime], ['a deduction of minutes', { amount: -1 }, overtime],
    ['as much as can be exact', { amount: Number.MAX_SAFE_INTEGER }, annual],
  ])('%s', (_, some, type) => {
    expect(valueOf(create(some, type)).answer).toStrictEqual({
      id: id('new'), memberId: ada.id, ...body, ...some, createdAt: now,
    })
  })

  test.each([[null, null], ['  \n', null], ['  Moved house ', 'Moved house']])('rule 1: the reason %j is stored as %j', (reason, stored) => {
    const { answer, audit } = valueOf(create({ reason }))
    expect([answer.reason, audit[0]!.reason]).toEqual([stored, stored])
  })
})

describe('BAD_REQUEST', () => {
  test.each<[string, Partial<NewAdjustment>, readonly string[]]>([
    ['spec, Conventions 5: a date that does not exist', { date: '2026-02-29' }, ['date: expected a calendar date YYYY-MM-DD, got "2026-02-29"']],
    ['spec, Conventions 5: an expiry that does not exist', { expiryDate: '2026-13-01' }, ['expiryDate: expected a calendar date YYYY-MM-DD, got "2026-13-01"']],
    ['D11: a localised date', { date: '28.02.2026' }, ['date: expected a calendar date YYYY-MM-DD, got "28.02.2026"']],
    ['C2: an expiry before the date', { expiryDate: '2026-02-27' }, ['expiryDate: expected 2026-02-28 (date) or later, got "2026-02-27"']],
    ['C2: an expiry of a deduction', { amount: -1, expiryDate: '2026-03-31' }, ['expiryDate: expected null, because only a positive amount can expire, got "2026-03-31"']],
    ['an amount of 0', { amount: 0 }, ['amount: expected an amount other than 0, got 0']],
    ['an amount of -0', { amount: -0 }, ['amount: expected an amount other than 0, got 0']],
    ['seven decimals', { amount: 0.0000001 }, ['amount: expected a number of days with at most six decimals, got 1e-7']],
    ['no number', { amount: Number.NaN }, ['amount: expected a number of days with at most six decimals, got NaN']],
    ['too much', { amount: 1e16 }, ['amount: expected a number of days with at most six decimals, got 10000000000000000']],
  ])('%s', (_, some, expected) => {
    expect(issues(some)).toEqual(expected)
  })

  test('half minutes', () => {
    expect(issues({ amount: 0.5 }, overtime)).toEqual(['amount: expected a whole number of minutes, got 0.5'])
  })

  test('every fault at once, in the order of the body', () => {
    expect(issues({ date: 'soon', expiryDate: 'later', amount: -0.0000005 }, null)).toEqual([
      `allowanceTypeId: expected the id of an allowance type, got "${annual.id}"`,
      'date: expected a calendar date YYYY-MM-DD, got "soon"', 'expiryDate: expected a calendar date YYYY-MM-DD, got "later"',
      'expiryDate: expected null, because only a positive amount can expire, got "later"',
      'amount: expected a number of days with at most six decimals, got -5e-7',
    ])
    expect(issues({ date: '2026-03-01', expiryDate: '2026-02-01', amount: 0 })).toEqual([
      'expiryDate: expected 2026-03-01 (date) or later, got "2026-02-01"',
      'expiryDate: expected null, because only a positive amount can expire, got "2026-02-01"',
      'amount: expected an amount other than 0, got 0',
    ])
  })
})

test('D4: the audit entry tells the facts', () => {
  expect(valueOf(create({ expiryDate: '2026-12-31', reason: 'Bonus' })).audit).toStrictEqual([{
    id: id('new'), eventType: 'adjustment_created', ruleId: null, allowanceTypeId: annual.id, memberId: ada.id, actorMemberId: root.id,
    reason: 'Bonus', changes: { adjustment_id: id('new'), date: '2026-02-28', expiry_date: '2026-12-31', amount: 2.5 }, createdAt: now,
  }])
})

test('property: every amount of a unit is taken, and none with a finer part', () => {
  fc.assert(fc.property(amounts('days', { min: -1000, max: 1000 }), (amount) => {
    fc.pre(amount !== 0)
    expect(create({ amount }).ok).toBe(true)
    expect(create({ amount: amount + 0.0000004 }).ok).toBe(false)
    expect(create({ amount }, overtime).ok).toBe(Number.isInteger(amount))
  }))
})
