/** What-if: what is refused, every fault with its path. */
import { describe, expect, test } from 'vitest'
import { type TermsChanges, compareTerms, compareWorkspaceTerms } from '../../../../src/index'
import { id, onRule, rule, terms } from '../../allowance/given'
import { asOf, company, given, person, standard, vacation } from './given'

function pathsOf(changes: TermsChanges, facts = given()): (string | undefined)[] {
  const result = compareTerms(facts, changes)
  expect(result).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST' } })
  return result.ok ? [] : result.failure.issues.map(({ path }) => path)
}

const edit = { ruleId: standard.id, terms: {}, effectiveFrom: null }
const newRule = { allowanceTypeId: vacation.id, terms: terms(), from: '2026-07-01', to: null }
const adjustment = { allowanceTypeId: vacation.id, date: '2026-07-01', expiryDate: null, amount: 1 }

describe('of one member', () => {
  test.each<[string, TermsChanges, string[]]>([
    ['an edit of an unknown rule', { ruleEdits: [{ ...edit, ruleId: id('unknown') }] }, ['ruleEdits[0].ruleId']],
    ['an edit with faulty terms and a date that does not exist',
      { ruleEdits: [edit, { ...edit, terms: { amount: -1, carryOver: { expiresAfterMonths: 13 } }, effectiveFrom: '2027-02-29' }] },
      ['ruleEdits[1].terms.amount', 'ruleEdits[1].terms.carryOver.expiresAfterMonths', 'ruleEdits[1].effectiveFrom']],
    ['a new rule of an unknown type', { newRules: [{ ...newRule, allowanceTypeId: id('unknown') }] }, ['newRules[0].allowanceTypeId']],
    ['a new rule with too many decimals', { newRules: [{ ...newRule, terms: terms({ amount: 0.1234567 }) }] }, ['newRules[0].terms.amount']],
    ['a new rule that ends before it starts', { newRules: [{ ...newRule, to: '2026-06-30' }] }, ['newRules[0].to']],
    ['a new rule without a real date', { newRules: [{ ...newRule, from: '2026-06-31' }] }, ['newRules[0].from']],
    ['D59: a new rule from the day on which the current assignment starts', { newRules: [{ ...newRule, from: '2026-01-01' }] }, ['newRules[0].from']],
    ['C2: an adjustment of 0, one that expires before its date, one that deducts and expires', { adjustments: [
      { ...adjustment, amount: 0 }, { ...adjustment, expiryDate: '2026-06-30' }, { ...adjustment, amount: -1, expiryDate: '2026-12-31' },
    ] }, ['adjustments[0].amount', 'adjustments[1].expiryDate', 'adjustments[2].expiryDate']],
    ['a holiday on a date that does not exist', { holidays: [{ date: '2026-02-30', duration: 'full_day' }] }, ['holidays[0].date']],
  ])('%s', (_, changes, paths) => {
    expect(pathsOf(changes)).toEqual(paths)
  })

  test('all faults at once, in the order of the changes', () => {
    const changes: TermsChanges = {
      ruleEdits: [{ ...edit, ruleId: id('unknown') }], newRules: [{ ...newRule, terms: terms({ amount: -1 }), from: '2026-01-01' }],
      adjustments: [{ ...adjustment, date: '' }], holidays: [{ date: '', duration: 'full_day' }],
    }
    expect(pathsOf(changes)).toEqual(['ruleEdits[0].ruleId', 'newRules[0].terms.amount', 'newRules[0].from', 'adjustments[0].date', 'holidays[0].date'])
  })

  test('H1: an edit of a rule that follows employment anniversaries needs its date', () => {
    const anniversary = rule({ yearStart: { kind: 'employment_anniversary' } }, 'standard')
    expect(pathsOf({ ruleEdits: [edit] }, given({ rules: [anniversary] }))).toEqual(['ruleEdits[0].effectiveFrom'])
  })

  test('an edit of a deleted rule', () => {
    expect(pathsOf({ ruleEdits: [edit] }, given({ rules: [{ ...standard, deletedAt: '2026-01-01T00:00:00.000Z' }] }))).toEqual(['ruleEdits[0].ruleId'])
  })

  test('D59: a new rule that would overlap a later assignment; up to it there is room', () => {
    const facts = given({ assignments: [onRule(standard, '2026-01-01', '2026-08-31'), onRule(standard, '2026-09-01')] })
    expect(pathsOf({ newRules: [newRule] }, facts)).toEqual(['newRules[0].from'])
    expect(compareTerms(facts, { newRules: [{ ...newRule, to: '2026-08-31' }] }).ok).toBe(true)
  })
})

describe('of a workspace', () => {
  const [ada, ben] = [person('Ada'), person('Ben')]
  const on = (who: typeof ada, from: string) => ({ ...onRule(standard, from), id: id(`on ${who.name}`), memberId: who.id })
  const snapshot = company({ members: [ada, ben], assignments: [on(ada, '2026-01-01'), on(ben, '2026-07-01')] })

  test('the member whose assignment is in the way is named', () => {
    const result = compareWorkspaceTerms(snapshot, { newRules: [newRule] }, { asOf })
    expect(result).toEqual({ ok: false, failure: { code: 'BAD_REQUEST', message: 'Invalid input data', issues: [
      { path: 'newRules[0].from', message: 'expected a date after 2026-07-01, when the current assignment starts, got "2026-07-01" (Ben)' },
    ] } })
    expect(compareWorkspaceTerms(snapshot, { newRules: [newRule] }, { asOf, memberId: ada.id }).ok).toBe(true)
  })

  test('a holiday of an unknown calendar', () => {
    const result = compareWorkspaceTerms(snapshot, { holidays: [{ date: '2026-08-05', duration: 'full_day', holidayCalendarId: id('unknown') }] }, { asOf })
    expect(result).toMatchObject({ ok: false, failure: { issues: [{ path: 'holidays[0].holidayCalendarId' }] } })
  })
})
