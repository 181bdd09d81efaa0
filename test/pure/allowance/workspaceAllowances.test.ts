/** The allowances of a workspace: who and what is listed (records: command line), and from which of its records. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MemberAllowances, workspaceAllowances } from '../../../src/index'
import type {
  AbsenceRequest, Adjustment, AllowanceType, LeaveType, Member, PlainDate, RuleAssignment, WorkspaceSnapshot,
} from '../../../src/records'
import { workspaceSnapshots } from '../../../src/testing'
import { approvedRequest } from '../../../src/testing/build/approvedRequest'
import { calendarDayLeave } from '../../../src/testing/build/calendarDayLeave'
import { emptySnapshot } from '../../../src/testing/build/emptySnapshot'
import { plainMember } from '../../../src/testing/build/plainMember'
import { workweek } from '../../../src/testing/build/workweek'
import { adjustment, id, onManual, onRule, rule } from './given'

const created = '1970-01-01T00:00:00.000Z'
const asOf = '2026-06-30'

const type = (name: string, position: number, some: Partial<AllowanceType> = {}): AllowanceType => ({
  id: id(name), defaultName: name, translations: [{ language: 'de', name: `${name} (de)` }], unit: 'days', ignoreAllowanceLimit: false, position,
  defaultRuleId: null, deletedAt: null, createdAt: created, updatedAt: created, ...some,
})

const vacation = type('vacation', 1)
const overtime = type('overtime', 2, { unit: 'hours' })
const holiday = calendarDayLeave(id('holiday'), 'Holiday', 'days', vacation.id, created)
const flexitime = calendarDayLeave(id('flexitime'), 'Flexitime', 'minutes_30', overtime.id, created)

const member = (name: string, some: Partial<Member> = {}): Member => ({ ...plainMember(id(name), name, `${name}@example.com`, created), ...some })

const configuration = (of: AllowanceType, some: Partial<Member['allowanceTypeConfigurations'][number]> = {}) => ({
  id: id(`c ${of.defaultName}`), allowanceTypeId: of.id, default: false, disabled: false, createdAt: created, ...some,
})

const standard = { ...rule({ amount: 30 }, 'standard'), allowanceTypeId: vacation.id }

const assigned = (who: Member, of: AllowanceType, from: PlainDate = '2026-01-01', to: PlainDate | null = null): RuleAssignment => ({
  ...(of === vacation ? onRule(standard, from, to) : onManual(from, to)), id: id(`${who.name} ${of.defaultName}`), memberId: who.id, allowanceTypeId: of.id,
})

const adjusted = (who: Member, of: AllowanceType, date: PlainDate, amount: number): Adjustment => ({
  ...adjustment(date, amount), id: id(`${who.name} ${date}`), memberId: who.id, allowanceTypeId: of.id,
})

const absent = (who: Member, of: LeaveType, start: string, end = start): AbsenceRequest =>
  approvedRequest(id(`${who.name} ${start}`), who.id, of.id, { start, end, startAt: 'morning', endAt: 'end_of_day' }, created)

const workspace: WorkspaceSnapshot['workspace'] = {
  id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: workweek(id('week'), created),
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1, allowManagerPastRequestCancellation: false,
    maxAllowanceTypes: null,
  },
}

const snapshot = (some: Partial<WorkspaceSnapshot>): WorkspaceSnapshot => ({
  ...emptySnapshot(workspace), allowanceTypes: [vacation, overtime], leaveTypes: [holiday, flexitime], rules: [standard], ...some,
})

const all = (of: WorkspaceSnapshot, query: { memberId?: string; allowanceTypeId?: string } = {}): MemberAllowances[] => [...workspaceAllowances(of, { asOf, ...query })]

/** `name: type type …` for each member. */
const outline = (members: readonly MemberAllowances[]): string[] => members.map(({ name, allowances }) => `${name}: ${allowances.map((one) => one.name).join(' ')}`)

/** The figure of a year, of the first member's first type. */
function figure(members: readonly MemberAllowances[], year: number, name: 'taken' | 'allowance' | 'adjustments' | 'ruleAllowance' | 'available'): number | undefined {
  return members[0]?.allowances[0]?.years.find((one) => one.year === year)?.[name]
}

const anna = member('Anna')
const ben = member('Ben')

describe('records, command line: members', () => {
  test('of every status, in file order', () => {
    const members = [member('Zoe', { status: 'ARCHIVED' }), member('Anna'), member('Mia', { status: 'INACTIVE' }), member('Ben')]
    const of = snapshot({ members, assignments: members.map((one) => assigned(one, vacation)) })
    expect(outline(all(of))).toEqual(['Zoe: vacation', 'Anna: vacation', 'Mia: vacation', 'Ben: vacation'])
    for (const { memberId, allowances } of all(of)) {
      expect(members.map((one) => one.id)).toContain(memberId)
      expect(allowances[0]?.years.map(({ year, allowance }) => [year, allowance])).toEqual([[2026, 30], [2027, 30]])
    }
  })

  test('who has nothing is listed with nothing', () => {
    expect(all(snapshot({ members: [anna] }))).toEqual([{ memberId: anna.id, name: 'Anna', allowances: [] }])
    expect(all(snapshot({}))).toEqual([])
  })

  test('narrowed to one', () => {
    const of = snapshot({ members: [anna, ben], assignments: [assigned(anna, vacation), assigned(ben, vacation)] })
    expect(outline(all(of, { memberId: ben.id }))).toEqual(['Ben: vacation'])
    expect(all(of, { memberId: id('nobody') })).toEqual([])
  })
})

describe('records, command line: allowance types', () => {
  test('those with a configuration, an assignment or an adjustment, unless disabled; a type without a year has none', () => {
    const [configured, adjustedOnly, hidden, bookedOnly, handSetOnly] = [
      type('configured', 3), type('adjusted', 4), type('hidden', 5), type('booked', 6), type('handset', 7),
    ]
    const leaveType = { ...holiday, id: id('booking'), allowanceTypeId: bookedOnly.id }
    const of = snapshot({
      allowanceTypes: [vacation, overtime, configured, adjustedOnly, hidden, bookedOnly, handSetOnly],
      leaveTypes: [leaveType],
      members: [member('Anna', { allowanceTypeConfigurations: [
        configuration(configured), configuration(hidden, { disabled: true }), configuration(vacation, { default: true }),
      ] }), ben],
      assignments: [assigned(anna, vacation), assigned(anna, hidden)],
      adjustments: [adjusted(anna, adjustedOnly, '2026-05-01', 3), adjusted(anna, hidden, '2026-05-01', 3)],
      requests: [absent(anna, leaveType, '2026-06-01')],
      memberAllowances: [{
        id: id('row'), memberId: anna.id, allowanceTypeId: handSetOnly.id, year: 2026, compensatoryTimeOff: 1, broughtForwardOverride: 2, allowance: null,
        createdAt: created, updatedAt: created,
      }],
    })
    expect(outline(all(of))).toEqual(['Anna: vacation configured adjusted', 'Ben: '])
    expect(all(of)[0]?.allowances.map(({ years }) => years.map(({ year }) => year))).toEqual([[2026, 2027], [], []])
  })

  test('decision 50: disabled wins over default', () => {
    const of = snapshot({
      members: [member('Anna', { allowanceTypeConfigurations: [configuration(vacation, { default: true, disabled: true })] })],
      assignments: [assigned(anna, vacation)],
    })
    expect(outline(all(of))).toEqual(['Anna: '])
  })

  test('what another member has does not list a type', () => {
    const of = snapshot({ members: [anna, ben], assignments: [assigned(ben, vacation)], adjustments: [adjusted(ben, overtime, '2026-05-01', 60)] })
    expect(outline(all(of))).toEqual(['Anna: ', 'Ben: vacation overtime'])
  })

  test('by position, whatever the order of the file; equal positions by id', () => {
    const types = [type('d', 3), type('b', 2), type('c', 2), type('a', 4), type('e', -1)]
    for (const allowanceTypes of [types, [...types].reverse()]) {
      const of = snapshot({ allowanceTypes, members: [member('Anna', { allowanceTypeConfigurations: types.map((one) => configuration(one)) })] })
      expect(outline(all(of))).toEqual(['Anna: e b c d a'])
    }
  })

  test('with id, stored name and unit', () => {
    const of = snapshot({ members: [anna], assignments: [assigned(anna, vacation), assigned(anna, overtime)] })
    expect(all(of)[0]?.allowances).toMatchObject([
      { allowanceTypeId: vacation.id, name: 'vacation', unit: 'days' }, { allowanceTypeId: overtime.id, name: 'overtime', unit: 'hours' },
    ])
  })

  test('narrowed to one: members without it stay, with nothing', () => {
    const of = snapshot({ members: [anna, ben], assignments: [assigned(anna, vacation), assigned(anna, overtime), assigned(ben, vacation)] })
    expect(outline(all(of, { allowanceTypeId: overtime.id }))).toEqual(['Anna: overtime', 'Ben: '])
    expect(outline(all(of, { allowanceTypeId: vacation.id, memberId: anna.id }))).toEqual(['Anna: vacation'])
    expect(outline(all(of, { allowanceTypeId: id('nothing') }))).toEqual(['Anna: ', 'Ben: '])
  })
})

describe('what is computed from', () => {
  test('each member’s own records, of the type alone', () => {
    const of = snapshot({
      members: [anna, ben],
      assignments: [assigned(anna, vacation), assigned(anna, overtime), assigned(ben, vacation)],
      adjustments: [adjusted(anna, vacation, '2026-02-01', 2), adjusted(anna, overtime, '2026-02-02', 600), adjusted(ben, vacation, '2026-02-03', 5)],
      requests: [
        absent(anna, holiday, '2026-03-02', '2026-03-04'), absent(ben, holiday, '2026-03-02'),
        absent(anna, flexitime, '2026-03-05T08:00:00.000Z', '2026-03-05T10:00:00.000Z'),
      ],
      memberAllowances: [{
        id: id('row'), memberId: ben.id, allowanceTypeId: vacation.id, year: 2026, compensatoryTimeOff: 1, broughtForwardOverride: 4, allowance: null,
        createdAt: created, updatedAt: created,
      }],
    })
    const figures = all(of).map(({ allowances }) => allowances.map(({ years }) => {
      const { ruleAllowance, adjustments, broughtForward, compensatoryTimeOff, taken, remaining } = years[0]!
      return [ruleAllowance, adjustments, broughtForward, compensatoryTimeOff, taken, remaining]
    }))
    expect(figures).toEqual([
      [[30, 2, 0, 0, 3, 29], [0, 600, 0, 0, 120, 480]],
      [[30, 5, 4, 1, 1, 39]],
    ])
  })

  test('the workspace’s fiscal year and accrual mode, and the member’s employment', () => {
    const employed = member('Anna', { employmentStartDate: '2026-07-01', employmentEndDate: '2027-06-30' })
    const of = snapshot({
      workspace: { ...workspace, fiscalYearStartMonth: 4, settings: { ...workspace.settings, accrualMode: 'accrued' } },
      members: [employed], assignments: [assigned(employed, vacation)],
    })
    // Nine of twelve months of the year from April 2026, three of the next one; nothing is usable before July.
    expect(all(of)[0]?.allowances[0]?.years.map(({ from, to, allowance, available }) => [from, to, allowance, available]))
      .toEqual([['2026-04-01', '2027-03-31', 22.5, 0], ['2027-04-01', '2028-03-31', 7.5, 22.5]])
  })

  test('decision 9: the member’s zone, else the workspace’s', () => {
    const absence = (who: Member): AbsenceRequest => absent(who, flexitime, '2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00.000Z')
    const takenIn = (workspaceZone: string, ownZone: string | null): (number | undefined)[] => {
      const who = member('Anna', { timeZone: ownZone })
      const of = snapshot({
        workspace: { ...workspace, timeZone: workspaceZone }, members: [who], assignments: [assigned(who, overtime)], requests: [absence(who)],
      })
      return [figure(all(of), 2026, 'taken'), figure(all(of), 2027, 'taken')]
    }
    expect(takenIn('UTC', null)).toEqual([30, 30])
    expect(takenIn('Europe/Berlin', null)).toEqual([0, 60])
    expect(takenIn('Europe/Berlin', 'America/New_York')).toEqual([60, 0])
    expect(takenIn('America/New_York', 'UTC')).toEqual([30, 30])
  })

  test('decision 18: the member’s schedule, else the workspace’s; and the member’s holidays', () => {
    const working = { ...holiday, ignoreSchedule: false, ignorePublicHolidays: false }
    const usual = workweek(id('own'), created)
    // Friday, 26 June 2026, to Wednesday; in the own week Friday is free.
    const takenBy = (some: Partial<Member>): number | undefined => {
      const who = member('Anna', some)
      const of = snapshot({
        leaveTypes: [working], members: [who], assignments: [assigned(who, vacation)], requests: [absent(who, working, '2026-06-26', '2026-07-01')],
        holidayCalendars: [
          { id: id('north'), name: 'North', days: [{ id: id('n'), date: '2026-06-29', duration: 'full_day', names: [] }] },
          { id: id('south'), name: 'South', days: [{ id: id('s'), date: '2026-06-30', duration: 'afternoon', names: [] }] },
        ],
      })
      return figure(all(of), 2026, 'taken')
    }
    const ownWeek = { schedules: [{ ...usual, days: { ...usual.days, friday: usual.days.sunday } }] }
    expect(takenBy({})).toBe(4)
    expect(takenBy(ownWeek)).toBe(3)
    expect(takenBy({ holidayCalendarId: id('north') })).toBe(3)
    expect(takenBy({ holidayCalendarId: id('south') })).toBe(3.5)
    expect(takenBy({ ...ownWeek, holidayCalendarId: id('north') })).toBe(2)
  })
})

describe('one member at a time', () => {
  const bad = '2026-02-30'
  const assignments = [assigned(anna, vacation), assigned(ben, vacation)]

  /** Ben's records are broken: whoever looks at them, to gather or to compute, throws. */
  test.each<[string, Partial<WorkspaceSnapshot>]>([
    ['an assignment', { assignments: [assigned(anna, vacation), { ...assigned(ben, vacation), ruleStartDate: bad }] }],
    ['a request', { assignments, requests: [absent(ben, holiday, bad)] }],
    ['an adjustment', { assignments, adjustments: [adjusted(ben, vacation, bad, 1)] }],
  ])('nobody is looked at before they are asked for: %s', (_, broken) => {
    const of = snapshot({ members: [anna, ben], ...broken })
    const members = workspaceAllowances(of, { asOf })
    expect(members.next().value).toMatchObject({ name: 'Anna' })
    expect(() => members.next()).toThrow(bad)
    expect(outline(all(of, { memberId: anna.id }))).toEqual(['Anna: vacation'])
    expect(() => all(of)).toThrow(bad)
  })
})

describe('narrowing leaves the rest as it was', () => {
  test('in any workspace', () => {
    fc.assert(fc.property(workspaceSnapshots(), (of) => {
      const whole = all(of)
      expect(whole.map(({ memberId }) => memberId)).toEqual(of.members.map((one) => one.id))
      for (const one of whole) expect(all(of, { memberId: one.memberId })).toEqual([one])
      for (const { id: allowanceTypeId } of of.allowanceTypes) {
        const narrowed = whole.map((one) => ({ ...one, allowances: one.allowances.filter((each) => each.allowanceTypeId === allowanceTypeId) }))
        expect(all(of, { allowanceTypeId })).toEqual(narrowed)
      }
    }), { numRuns: 40 })
  })
})
