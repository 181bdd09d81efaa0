/** What-if on workspaces of every kind: it is what doing it would give. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AllowanceRule, type MemberComparison, type TermsChanges, type WorkspaceSnapshot, type YearFigures, compareTerms,
  compareWorkspaceTerms, memberTime, reviseRule, workspaceAllowances,
} from '../../../../src/index'
import { amounts, plainDates, ruleTerms, workspaceSnapshots } from '../../../../src/testing'
import { micros, sumMicros } from '../../allowance/given'

const runs = { numRuns: 20 }
const dates = plainDates({ min: '2024-01-01', max: '2028-12-31' })

/** A year starts on a day that every month has: an edit may not name another one. */
const startingInAnyMonth = (rule: AllowanceRule): AllowanceRule => ({
  ...rule,
  revisions: rule.revisions.map((one) => {
    const { yearStart } = one.terms
    return yearStart.kind === 'fixed' ? { ...one, terms: { ...one.terms, yearStart: { ...yearStart, day: Math.min(yearStart.day, 28) } } } : one
  }),
})

/** Workspaces in which holidays and schedules count. */
const snapshots = workspaceSnapshots({ maxMembers: 3, baseYear: 2025 }).map((snapshot): WorkspaceSnapshot => ({
  ...snapshot, rules: snapshot.rules.map(startingInAnyMonth),
  leaveTypes: snapshot.leaveTypes.map((leaveType) => ({ ...leaveType, ignoreSchedule: false, ignorePublicHolidays: false })),
}))

function compared(snapshot: WorkspaceSnapshot, changes: TermsChanges, asOf: string, memberId?: string) {
  const result = compareWorkspaceTerms(snapshot, changes, { asOf, ...(memberId === undefined ? {} : { memberId }) })
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  const members: MemberComparison[] = []
  let step = result.value.next()
  for (; step.done !== true; step = result.value.next()) members.push(step.value)
  return { members, totals: step.value }
}

type Side = 'before' | 'after'

const sideOf = ({ memberId, allowances }: MemberComparison, side: Side): [string, string, YearFigures[]][] =>
  allowances.map(({ allowanceTypeId, years }) => [memberId, allowanceTypeId, years.map((year) => year[side]).filter((year) => year !== null)])

/** The figures of a workspace as it is stored. */
const stored = (snapshot: WorkspaceSnapshot, asOf: string): Map<string, [string, string, YearFigures[]][]> =>
  new Map([...workspaceAllowances(snapshot, { asOf })].map(({ memberId, allowances }) =>
    [memberId, allowances.map(({ allowanceTypeId, years }) => [memberId, allowanceTypeId, years.map(({ entries, ...figures }) => figures)])]))

/** Compares every member: those who are told of as they are told of, all others as unmoved. */
function expectDone(snapshot: WorkspaceSnapshot, done: WorkspaceSnapshot, changes: TermsChanges, asOf: string, memberId?: string): void {
  const told = new Map(compared(snapshot, changes, asOf, memberId).members.map((member) => [member.memberId, member]))
  const [was, is] = [stored(snapshot, asOf), stored(done, asOf)]
  for (const { id } of snapshot.members) {
    const member = told.get(id)
    if (member === undefined) expect(is.get(id)).toEqual(was.get(id))
    else expect(sideOf(member, 'after')).toEqual(is.get(id))
    for (const [, type, years] of member === undefined ? [] : sideOf(member, 'before')) {
      expect(years).toEqual(was.get(id)?.find(([, one]) => one === type)?.[2] ?? [])
    }
  }
}

describe('it is what doing it would give', () => {
  test('an edit of a rule, whole or in part, dated', () => {
    fc.assert(fc.property(snapshots, dates, dates, fc.nat(), fc.boolean(), ruleTerms('days'), (snapshot, asOf, effectiveFrom, pick, whole, drawn) => {
      const rule = snapshot.rules[pick % snapshot.rules.length]!
      const unit = snapshot.allowanceTypes.find(({ id }) => id === rule.allowanceTypeId)!.unit
      // Whole numbers are amounts of both units.
      const terms = unit === 'days' && whole ? drawn : { ...rule.revisions[0]!.terms, amount: Math.floor(drawn.amount) }
      fc.pre(terms.yearStart.kind !== 'fixed' || terms.yearStart.day <= 28)
      const edited = reviseRule(rule, { terms, effectiveFrom }, { today: asOf, now: rule.updatedAt, fiscalYearStartMonth: 1 })
      if (!edited.ok) throw new Error('expected a date that is good enough')
      const done = { ...snapshot, rules: snapshot.rules.map((one) => (one === rule ? edited.value : one)) }
      expectDone(snapshot, done, { ruleEdits: [{ ruleId: rule.id, terms, effectiveFrom }] }, asOf)
    }), runs)
  })

  test('a new rule in the middle of an assignment, to its end (D59)', () => {
    fc.assert(fc.property(snapshots, dates, fc.nat(), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 90 }), (snapshot, asOf, pick, after, amount) => {
      fc.pre(snapshot.assignments.length > 0)
      const left = snapshot.assignments[pick % snapshot.assignments.length]!
      const day = (days: number): string => new Date(Date.parse(left.ruleStartDate) + days * 86_400_000).toISOString().slice(0, 10)
      const [dayBefore, from] = [day(after - 1), day(after)]
      fc.pre(left.ruleEndDate === null || from <= left.ruleEndDate)
      const { terms } = snapshot.rules.find(({ allowanceTypeId }) => allowanceTypeId === left.allowanceTypeId)!.revisions[0]!
      const newRule = { allowanceTypeId: left.allowanceTypeId, terms: { ...terms, amount, yearStart: { kind: 'fiscal_year' } as const }, from, to: left.ruleEndDate }
      const rule: AllowanceRule = { ...snapshot.rules[0]!, id: 'made', allowanceTypeId: left.allowanceTypeId, revisions: [{ effectiveFrom: null, terms: newRule.terms }] }
      const done: WorkspaceSnapshot = {
        ...snapshot, rules: [...snapshot.rules, rule],
        assignments: snapshot.assignments.flatMap((one) => (one !== left ? [one] : [
          { ...left, ruleEndDate: dayBefore }, { ...left, id: 'made', kind: 'rule', ruleId: 'made', ruleStartDate: from },
        ])),
      }
      expectDone(snapshot, done, { newRules: [newRule] }, asOf, left.memberId)
    }), runs)
  })

  test('public holidays', () => {
    // On days on which somebody is absent, so that they matter.
    const picks = fc.array(fc.record({ pick: fc.nat(), duration: fc.constantFrom('full_day', 'morning', 'afternoon') }), { minLength: 1, maxLength: 8 })
    fc.assert(fc.property(snapshots, dates, picks, (snapshot, asOf, drawn) => {
      fc.pre(snapshot.requests.length > 0)
      const added = drawn.map(({ pick, duration }) => ({ date: snapshot.requests[pick % snapshot.requests.length]!.start.slice(0, 10), duration }))
      const days = added.map((holiday) => ({ ...holiday, id: holiday.date, names: [] }))
      const done = { ...snapshot, holidayCalendars: snapshot.holidayCalendars.map((one) => ({ ...one, days: [...days, ...one.days] })) }
      expectDone(snapshot, done, { holidays: added }, asOf)
    }), runs)
  })

  test('an adjustment of one member, by both functions alike', () => {
    fc.assert(fc.property(snapshots, dates, dates, fc.nat(), amounts('hours', { min: -500, max: 500 }), (snapshot, asOf, date, pick, amount) => {
      fc.pre(amount !== 0)
      const { workspace, holidayCalendars, allowanceTypes } = snapshot
      const member = snapshot.members[pick % snapshot.members.length]!
      const allowanceTypeId = allowanceTypes[pick % allowanceTypes.length]!.id
      const adjustment = { allowanceTypeId, date, expiryDate: null, amount }
      const own = <T extends { readonly memberId: string }>(records: readonly T[]): T[] => records.filter(({ memberId }) => memberId === member.id)
      const calendar = holidayCalendars.find(({ id }) => id === member.holidayCalendarId) ?? null
      const result = compareTerms({
        ...snapshot, member, assignments: own(snapshot.assignments), adjustments: own(snapshot.adjustments),
        memberAllowances: own(snapshot.memberAllowances), requests: own(snapshot.requests), time: memberTime(member, workspace, calendar), asOf,
      }, { adjustments: [adjustment] })
      if (!result.ok) throw new Error(JSON.stringify(result.failure))
      const made = { ...adjustment, id: 'made', memberId: member.id, reason: null, createdAt: workspace.id }
      const done = stored({ ...snapshot, adjustments: [made, ...snapshot.adjustments] }, asOf)
      expect(sideOf({ memberId: member.id, name: member.name, allowances: result.value }, 'after')).toEqual(done.get(member.id))
      const asked = compareWorkspaceTerms(snapshot, { adjustments: [adjustment] }, { asOf, memberId: member.id })
      const told = asked.ok ? [...asked.value].map(({ allowances }) => allowances) : []
      expect(told).toEqual(told.length === 0 ? [] : [result.value])
    }), runs)
  })
})

describe('differences', () => {
  test('no changes: nobody is affected, every difference is zero', () => {
    fc.assert(fc.property(snapshots, dates, (snapshot, asOf) => {
      expect(compared(snapshot, {}, asOf)).toEqual({ members: [], totals: [] })
      for (const member of snapshot.members) {
        const own = <T extends { readonly memberId: string }>(records: readonly T[]): T[] => records.filter(({ memberId }) => memberId === member.id)
        const result = compareTerms({
          ...snapshot, member, assignments: own(snapshot.assignments), adjustments: own(snapshot.adjustments), asOf,
          memberAllowances: own(snapshot.memberAllowances), requests: own(snapshot.requests), time: memberTime(member, snapshot.workspace, null),
        }, {})
        const years = result.ok ? result.value.flatMap((type) => type.years) : []
        expect(years.flatMap(({ difference }) => Object.values(difference)).filter((amount) => amount !== 0)).toEqual([])
      }
    }), runs)
  })

  test('add up exactly: before and difference are after, and the totals are their sums', () => {
    fc.assert(fc.property(snapshots, dates, dates, amounts('days', { min: 0, max: 60 }), (snapshot, asOf, effectiveFrom, amount) => {
      const [days] = snapshot.allowanceTypes.filter(({ unit }) => unit === 'days')
      const ruleEdits = snapshot.rules.filter(({ allowanceTypeId }) => allowanceTypeId === days?.id).map(({ id }) => ({ ruleId: id, terms: { amount }, effectiveFrom }))
      const { members, totals } = compared(snapshot, { ruleEdits }, asOf)
      const years = members.flatMap(({ allowances }) => allowances.filter(({ allowanceTypeId }) => allowanceTypeId === days?.id)).flatMap((type) => type.years)
      for (const { before, after, difference } of years) {
        for (const [figure, by] of Object.entries(difference)) {
          const [was, is] = [before, after].map((side) => (side === null ? 0 : side[figure as 'taken']))
          expect(sumMicros([was!, by])).toBe(micros(is!))
        }
      }
      for (const { year, difference } of totals) {
        const ofYear = years.filter((one) => one.year === year).map((one) => one.difference)
        for (const figure of ['allowance', 'remaining', 'forfeited'] as const) {
          expect(micros(difference[figure])).toBe(sumMicros(ofYear.map((one) => one[figure])))
        }
      }
    }), runs)
  })

  test('H1: an undated edit does not move the years before the running one', () => {
    const fiscal = (rule: AllowanceRule): AllowanceRule =>
      ({ ...rule, revisions: rule.revisions.map((one) => ({ ...one, terms: { ...one.terms, yearStart: { kind: 'fiscal_year' } } })) })
    fc.assert(fc.property(snapshots, dates, fc.integer({ min: 0, max: 90 }), (drawn, asOf, amount) => {
      const snapshot = { ...drawn, rules: drawn.rules.map(fiscal) }
      const month = `${snapshot.workspace.fiscalYearStartMonth}`.padStart(2, '0')
      const start = [Number(asOf.slice(0, 4)), Number(asOf.slice(0, 4)) - 1].map((year) => `${year}-${month}-01`).find((day) => day <= asOf)!
      const ruleEdits = snapshot.rules.map(({ id }) => ({ ruleId: id, terms: { amount, carryOver: { limit: 0 } }, effectiveFrom: null }))
      const { members } = compared(snapshot, { ruleEdits }, asOf)
      const closed = members.flatMap(({ allowances }) => allowances).flatMap(({ years }) => years).filter(({ before }) => before !== null && before.to < start)
      expect(closed.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))).toEqual([])
    }), runs)
  })
})
