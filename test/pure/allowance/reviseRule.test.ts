/** H1: editing a rule adds a revision, so that earlier years do not move. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeAllowances, reviseRule } from '../../../src/index'
import type { AllowanceInput, AllowanceRule, AllowanceYear, PlainDate, RuleRevision, YearStart } from '../../../src/records'
import { allowanceInputs, plainDates, ruleTerms } from '../../../src/testing'
import { type SomeTerms, given, onRule, outline, revisedRule, rule, terms } from './given'

const now = '2026-06-30T09:00:00.000Z'

interface World {
  readonly today?: PlainDate
  readonly fiscalYearStartMonth?: number
}

/** Edits a rule; null leaves the date out. */
const edit = (of: AllowanceRule, effectiveFrom: PlainDate | null, some: SomeTerms = {}, { today = '2026-06-30', fiscalYearStartMonth = 1 }: World = {}) =>
  reviseRule(of, { terms: terms(some), effectiveFrom }, { today, now, fiscalYearStartMonth })

function edited(...args: Parameters<typeof edit>): AllowanceRule {
  const result = edit(...args)
  if (!result.ok) throw new Error(result.failure.issues.map(({ message }) => message).join())
  return result.value
}

/** The date from which an edit without a date holds. */
const runningFrom = (yearStart: YearStart, today: PlainDate, fiscalYearStartMonth = 1): PlainDate | null | undefined =>
  edited(rule({ yearStart }), null, {}, { today, fiscalYearStartMonth }).revisions.at(-1)?.effectiveFrom

const fixed = (month: number, day: number): YearStart => ({ kind: 'fixed', month, day })
const anniversary: YearStart = { kind: 'employment_anniversary' }
const fiscal: YearStart = { kind: 'fiscal_year' }

describe('H1: what the edit answers', () => {
  const before = revisedRule([[null, { amount: 30 }], ['2026-03-01', { amount: 28 }]])

  test('the rule with one more revision, the last, and the time of the edit', () => {
    expect(edited(before, '2026-09-01', { amount: 24 })).toStrictEqual({
      ...before, updatedAt: now, revisions: [...before.revisions, { effectiveFrom: '2026-09-01', terms: terms({ amount: 24 }) }],
    })
  })

  test('the rule that was handed over stays as it was', () => {
    const copy = structuredClone(before)
    edit(before, '2026-09-01', { amount: 24 })
    edit(before, null)
    expect(before).toStrictEqual(copy)
  })

  test('a date in the past, in the future or today', () => {
    for (const date of ['1999-12-31', '2026-06-30', '2040-02-29']) expect(edited(before, date).revisions.at(-1)?.effectiveFrom).toBe(date)
  })

  test('edits add up', () => {
    const twice = edited(edited(before, '2026-09-01', { amount: 24 }), '2027-01-01', { amount: 20 })
    expect(twice.revisions.map((revision) => [revision.effectiveFrom, revision.terms.amount])).toEqual([[null, 30], ['2026-03-01', 28], ['2026-09-01', 24], ['2027-01-01', 20]])
  })
})

describe('H1: without a date, from the start of the rule’s running nominal year', () => {
  test.each<[string, YearStart, PlainDate, number, PlainDate]>([
    ['the fiscal year', fiscal, '2026-06-30', 1, '2026-01-01'],
    ['its first day', fiscal, '2026-01-01', 1, '2026-01-01'],
    ['its last day', fiscal, '2026-12-31', 1, '2026-01-01'],
    ['a fiscal year from April', fiscal, '2026-06-30', 4, '2026-04-01'],
    ['the day before it', fiscal, '2026-03-31', 4, '2025-04-01'],
    ['a fiscal year from December', fiscal, '2026-06-30', 12, '2025-12-01'],
    ['a fixed year', fixed(3, 15), '2026-06-30', 1, '2026-03-15'],
    ['its first day', fixed(3, 15), '2026-03-15', 1, '2026-03-15'],
    ['the day before it', fixed(3, 15), '2026-03-14', 1, '2025-03-15'],
    ['a fixed year, whatever the fiscal one', fixed(10, 1), '2026-06-30', 4, '2025-10-01'],
    ['A1: 29 February, in a common year', fixed(2, 29), '2026-02-28', 1, '2026-02-28'],
    ['A1: 29 February, the day before', fixed(2, 29), '2026-02-27', 1, '2025-02-28'],
    ['A1: 29 February, in a leap year', fixed(2, 29), '2024-06-30', 1, '2024-02-29'],
    ['A1: 29 February, the day before it in a leap year', fixed(2, 29), '2024-02-28', 1, '2023-02-28'],
    ['A1: 31 April', fixed(4, 31), '2026-04-30', 1, '2026-04-30'],
  ])('%s', (_, yearStart, today, fiscalYearStartMonth, expected) => {
    expect(runningFrom(yearStart, today, fiscalYearStartMonth)).toBe(expected)
  })

  test('the terms in force today decide, not those that were or will be, nor the new ones', () => {
    const changing = revisedRule([[null, { yearStart: fixed(3, 15) }], ['2026-05-01', { yearStart: fixed(5, 1) }], ['2027-01-01', { yearStart: anniversary }]])
    const from = (today: PlainDate): PlainDate | null | undefined => edited(changing, null, { yearStart: anniversary }, { today }).revisions.at(-1)?.effectiveFrom
    expect(from('2026-04-30')).toBe('2026-03-15')
    expect(from('2026-05-01')).toBe('2026-05-01')
    expect(from('2026-12-31')).toBe('2026-05-01')
    expect(edit(changing, null, {}, { today: '2027-01-01' }).ok).toBe(false)
  })

  test('revisions count in order of their dates, of equal ones the later in the list', () => {
    const shuffled = revisedRule([['2026-05-01', { yearStart: anniversary }], [null, { yearStart: fixed(3, 15) }], ['2026-05-01', { yearStart: fixed(6, 1) }]])
    expect(edited(shuffled, null).revisions.at(-1)?.effectiveFrom).toBe('2026-06-01')
    expect(edited(shuffled, null, {}, { today: '2026-04-30' }).revisions.at(-1)?.effectiveFrom).toBe('2026-03-15')
  })
})

describe('H1: what is refused', () => {
  /** The refusal, whole, with the one message taken out. */
  function refusal(...args: Parameters<typeof edit>): string {
    const result = edit(...args)
    if (result.ok) throw new Error('expected a refusal')
    const message = result.failure.issues[0]?.message ?? ''
    expect(result).toStrictEqual({ ok: false, failure: { code: 'BAD_REQUEST', message: 'Invalid input data', issues: [{ path: 'effectiveFrom', message }] } })
    return message
  }

  test('no date, where every member has a year of their own', () => {
    expect(refusal(rule({ yearStart: anniversary }), null)).toContain('expected a date')
  })

  test('with a date such a rule is edited like any other', () => {
    expect(edited(rule({ yearStart: anniversary }), '2026-07-01').revisions.at(-1)?.effectiveFrom).toBe('2026-07-01')
  })

  test.each(['', '2026-02-30', '2026-02-29', '2026-6-30', '30.06.2026', '06/30/2026', '2026-06-30T00:00:00.000Z', 'null', '2026-13-01'])(
    'decision 11, spec: Conventions 5: %j is no date', (date) => {
      for (const yearStart of [fiscal, fixed(3, 15), anniversary]) {
        expect(refusal(rule({ yearStart }), date)).toBe(`expected a calendar date YYYY-MM-DD, got ${JSON.stringify(date)}`)
      }
    },
  )
})

/** The years of a member who is on the rule since 2024, before and after an edit. */
function beforeAndAfter(of: AllowanceRule, after: AllowanceRule, facts: Partial<AllowanceInput> = {}): [AllowanceYear[], AllowanceYear[]] {
  const compute = (one: AllowanceRule): AllowanceYear[] =>
    [...computeAllowances(given({ rules: [one], assignments: [onRule(one, '2024-01-01')], ...facts }))]
  return [compute(of), compute(after)]
}

const granted = (years: readonly AllowanceYear[]): [number, number][] => years.map(({ year, ruleAllowance }) => [year, ruleAllowance])

describe('H1: earlier years do not move, later ones do', () => {
  const april: World = { fiscalYearStartMonth: 4 }
  const anniversaries: Partial<AllowanceInput> = { employmentStartDate: '2024-05-10' }

  test.each<[string, SomeTerms, PlainDate | null, Partial<AllowanceInput> & World, [number, number][]]>([
    ['the fiscal year, without a date', {}, null, {}, [[2024, 30], [2025, 30], [2026, 24], [2027, 24]]],
    ['the fiscal year from April, without a date', {}, null, april, [[2023, 7.5], [2024, 30], [2025, 30], [2026, 24], [2027, 24]]],
    ['a fixed year, without a date', { yearStart: fixed(10, 1) }, null, {}, [[2023, 22.5], [2024, 30], [2025, 24], [2026, 24]]],
    ['a fixed year that starts tomorrow, without a date', { yearStart: fixed(7, 1) }, null, {}, [[2023, 15], [2024, 30], [2025, 24], [2026, 24]]],
    ['the fiscal year, from the middle of it', {}, '2026-07-01', {}, [[2024, 30], [2025, 30], [2026, 27], [2027, 24]]],
    ['the fiscal year, from the next one on', {}, '2027-01-01', {}, [[2024, 30], [2025, 30], [2026, 30], [2027, 24]]],
    ['a fixed year, from its start', { yearStart: fixed(10, 1) }, '2026-10-01', {}, [[2023, 22.5], [2024, 30], [2025, 30], [2026, 24]]],
    ['the employment anniversary, from one', { yearStart: anniversary }, '2026-05-10', anniversaries, [[2024, 30], [2025, 30], [2026, 24], [2027, 24]]],
    // The year's last month, 10 April to 9 May, has 30 days: 30 * (1 - 1/360) + 24/360 = 29.983.
    ['the employment anniversary, from the day before one', { yearStart: anniversary }, '2026-05-09', anniversaries, [[2024, 30], [2025, 29.98], [2026, 24], [2027, 24]]],
    // Four grants of 2.5, the last on 1 April, and eight of 2.
    ['months', { cycle: 'monthly' }, '2026-04-02', {}, [[2024, 30], [2025, 30], [2026, 26], [2027, 24]]],
  ])('%s', (_, some, effectiveFrom, world, expected) => {
    const [amount, lower] = some.cycle === 'monthly' ? [2.5, 2] : [30, 24]
    const of = rule({ ...some, amount })
    const { fiscalYearStartMonth = 1, ...facts } = world
    const [before, after] = beforeAndAfter(of, edited(of, effectiveFrom, { ...some, amount: lower }, { fiscalYearStartMonth }), { ...facts, fiscalYearStartMonth })
    expect(granted(after)).toEqual(expected)
    expect(outline(after)).toEqual(outline(before))
    // The years before the first one that moved stayed the same in every figure and entry.
    const firstMoved = expected.findIndex(([, days], index) => days !== granted(before)[index]?.[1])
    expect(firstMoved).toBeGreaterThan(0)
    expect(after.slice(0, firstMoved)).toEqual(before.slice(0, firstMoved))
  })

  test('of equal dates the later edit holds', () => {
    const of = rule({ amount: 30 })
    const twice = edited(edited(of, '2026-01-01', { amount: 10 }), '2026-01-01', { amount: 24 })
    const [, after] = beforeAndAfter(of, twice)
    expect(granted(after)).toEqual([[2024, 30], [2025, 30], [2026, 24], [2027, 24]])
  })

  test('an edit without a date twice in one year: the later holds', () => {
    const of = rule({ amount: 30 })
    const twice = edited(edited(of, null, { amount: 10 }, { today: '2026-02-01' }), null, { amount: 24 })
    expect(granted(beforeAndAfter(of, twice)[1])).toEqual([[2024, 30], [2025, 30], [2026, 24], [2027, 24]])
  })

  test('the limit of an edit holds from its year on', () => {
    const of = rule({ amount: 30, carryOver: { limit: 5 } })
    const after = beforeAndAfter(of, edited(of, null, { amount: 30, carryOver: { limit: 10 } }))[1]
    expect(after.map(({ year, carriedForward, forfeited }) => [year, carriedForward, forfeited]))
      .toEqual([[2024, 5, 25], [2025, 5, 30], [2026, 10, 25], [2027, 10, 30]])
  })

  test('an edit that changes nothing moves nothing', () => {
    const of = rule({ amount: 30 })
    const [before, after] = beforeAndAfter(of, edited(of, null, { amount: 30 }))
    expect(after).toEqual(before)
  })

  /**
   * A rule whose only revision has a date: it is valid since ever all the same. Its running year starts before that date.
   * The edit must neither reach back into 2024 and 2025, nor end where the revision before it begins.
   */
  test('a rule whose only revision starts in the running year', () => {
    const of = revisedRule([['2026-03-01', { amount: 30 }]])
    const [before, after] = beforeAndAfter(of, edited(of, null, { amount: 24 }))
    expect(granted(before)).toEqual([[2024, 30], [2025, 30], [2026, 30], [2027, 30]])
    expect(granted(after)).toEqual([[2024, 30], [2025, 30], [2026, 24], [2027, 24]])
  })
})

describe('H1: in any allowance', () => {
  /** The day before which nothing may move; null stands for since ever. */
  const firstDate = ({ revisions }: AllowanceRule): PlainDate =>
    revisions.map(({ effectiveFrom }: RuleRevision) => effectiveFrom ?? '0001-01-01').reduce((first, date) => (date < first ? date : first), '9999-12-31')

  const edits = allowanceInputs().filter(({ rules }) => rules.length > 0).chain((input) => {
    const newTerms = ruleTerms(input.unit)
    const dates = plainDates({ min: '2019-01-01', max: '2035-12-31', near: input.bookings.map(({ date }) => date) })
    return fc.record({ input: fc.constant(input), pick: fc.nat(2), newTerms, effectiveFrom: dates })
  })

  test('years that end before the edit stay the same', () => {
    fc.assert(fc.property(edits, ({ input, pick, newTerms, effectiveFrom }) => {
      const of = input.rules[pick % input.rules.length]!
      // An edit before the first revision becomes the first, which holds since ever; one that moves the year start may make the
      // running year longer (A2).
      fc.pre(effectiveFrom > firstDate(of))
      const sameStart = { ...newTerms, yearStart: of.revisions[0]!.terms.yearStart }
      fc.pre(of.revisions.every(({ terms: { yearStart } }) => JSON.stringify(yearStart) === JSON.stringify(sameStart.yearStart)))
      const result = reviseRule(of, { terms: sameStart, effectiveFrom }, { today: input.asOf, now, fiscalYearStartMonth: input.fiscalYearStartMonth })
      if (!result.ok) throw new Error('the date is real')
      const after = computeAllowances({ ...input, rules: input.rules.map((one) => (one === of ? result.value : one)) })
      const isEarlier = ({ to }: AllowanceYear): boolean => to < effectiveFrom
      expect(after.filter(isEarlier)).toEqual(computeAllowances(input).filter(isEarlier))
    }), { numRuns: 200 })
  })
})
