/** Adding a member (decisions 6, 50, 53, 55, 61; spec: POST /members, Allowance type configuration). */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../../src/kernel/failure'
import type { Department, Member, WorkspaceSnapshot } from '../../../../src/records'
import { type DefaultAllowance, type NewMember, createMember } from '../../../../src/services'
import { plainMember } from '../../../../src/testing/build/plainMember'
import {
  ada, allowanceType, annual, bob, boss, company, department, done, entry, faults, freshId, id, inactive, deleted, now, onCall, opened, overtime, refused, root,
  sales, thirty, twentyFour, workspace, yearly,
} from '../allowances/assignments/given'

const eve: NewMember = {
  name: 'Eve', email: 'eve@example.com', customId: null, departmentIds: [], employmentStartDate: '2026-03-15', employmentEndDate: null,
  isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [{ id: annual.id }],
}

const calendar = { id: id('Bavaria'), name: 'Bavaria', days: [] }
const office = department('Office')
const withDefaults = (of: Department, rule: { readonly id: string }): Department => ({ ...of, defaultRuleIds: { [annual.id]: rule.id } })

const start = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot => company({ holidayCalendars: [calendar], departments: [sales, office], ...some })

const create = (some: Partial<NewMember> = {}, snapshot = start()) => done(snapshot, (ports) => createMember(ports, root.id, { ...eve, ...some }))

const faultsOf = (some: Partial<NewMember>): Promise<readonly Issue[]> =>
  faults(start(), (ports) => createMember(ports, root.id, { ...eve, ...some }))

const stored = ({ members }: WorkspaceSnapshot): Member => members.find((one) => one.id === freshId(1))!

describe('a new member', () => {
  test('D55: is answered by id, stored with defaults, and told by user_created', async () => {
    const { answer, after } = await create()
    const made: Member = {
      ...plainMember(freshId(1), 'Eve', 'eve@example.com', now), employmentStartDate: '2026-03-15',
      allowanceTypeConfigurations: [{ id: freshId(2), allowanceTypeId: annual.id, default: true, disabled: false, createdAt: now }],
    }
    expect(answer).toBe(freshId(1))
    expect(after).toStrictEqual({
      ...start(), members: [...start().members, made],
      outbox: [{
        id: freshId(3), type: 'user_created', createdAt: now, deliveredAt: null,
        // No rule is a default here, so no year has an allowance.
        payload: { member: made, departments: [], approvers: [], holidayCalendar: null, allowances: [] },
      }],
    })
  })

  test('has everything that is said of them', async () => {
    const said = {
      name: 'Eva', email: 'eva@example.com', customId: 'E-1', departmentIds: [office.id, sales.id], employmentStartDate: '2028-02-29', employmentEndDate: '2028-02-29',
      isAdmin: true, holidayCalendarId: calendar.id, timeZone: 'Asia/Kathmandu', birthday: '2000-02-29', approverIds: [bob.id, ada.id],
      approverConfig: { type: 'department', departmentId: sales.id, identityProviderSyncLevel: null } as const,
    }
    const { after } = await create(said)
    expect(stored(after)).toStrictEqual({ ...plainMember(freshId(1), '', '', now), ...said, allowanceTypeConfigurations: stored(after).allowanceTypeConfigurations })
    expect(after.outbox[0]?.payload).toStrictEqual({
      member: stored(after), holidayCalendar: { id: calendar.id, name: 'Bavaria' }, allowances: [],
      departments: [{ id: office.id, name: 'Office', isHidden: false }, { id: sales.id, name: 'Sales', isHidden: false }],
      // Who manages Sales is asked, not whom the member names.
      approvers: [{ id: boss.id, name: 'Boss', email: 'boss@example.com', customId: null }],
    })
  })
})

describe('nothing but the fields of a new member is taken', () => {
  const more = {
    id: ada.id, status: 'ARCHIVED', emailConfirmed: true, hasBillingAccess: true, schedules: null, identityProviderAccount: { tenantId: 'tenant' },
    createdAt: 'never', updatedAt: 'never', foo: 1,
  }

  test('the rest is neither stored nor told', async () => {
    const approverConfig = { type: 'custom', departmentId: null, identityProviderSyncLevel: null } as const
    const { after } = await create({ ...more, approverConfig: { ...approverConfig, foo: 1 } } as never)
    expect(after).toStrictEqual((await create()).after)
    expect(stored(after)).toMatchObject({ id: freshId(1), status: 'ACTIVE', emailConfirmed: false, approverConfig })
  })

  test('a field that is undefined is left out: the record and the facts of its event hold none', async () => {
    const unsaid = {
      customId: undefined, departmentIds: undefined, employmentStartDate: undefined, employmentEndDate: undefined, isAdmin: undefined,
      holidayCalendarId: undefined, timeZone: undefined, birthday: undefined, approverIds: undefined,
      approverConfig: { type: 'custom', departmentId: null, identityProviderSyncLevel: undefined },
    }
    const { after } = await create(unsaid as never)
    expect(stored(after)).toStrictEqual({
      ...plainMember(freshId(1), 'Eve', 'eve@example.com', now), allowanceTypeConfigurations: stored(after).allowanceTypeConfigurations,
    })
    expect(after.outbox[0]?.payload['member']).toStrictEqual(stored(after))
  })

  test('without name and e-mail address nobody is added', async () => {
    expect((await faultsOf({ name: undefined, email: undefined } as never)).map(({ path }) => path)).toStrictEqual(['name', 'email'])
  })
})

describe('the allowance types of a new member', () => {
  const shown = async (...defaultAllowances: readonly DefaultAllowance[]): Promise<string[]> =>
    stored((await create({ defaultAllowances })).after).allowanceTypeConfigurations.map((one) =>
      `${one.allowanceTypeId === annual.id ? 'annual' : 'overtime'}${one.default ? ' default' : ''}${one.disabled ? ' disabled' : ''}`)
  const [a, o] = [{ id: annual.id }, { id: overtime.id }]

  test.each<[readonly DefaultAllowance[], readonly string[]]>([
    [[a], ['annual default']],
    [[o, a], ['overtime default', 'annual']],
    [[a, { ...o, default: true }], ['annual', 'overtime default']],
    [[{ ...a, default: true }, o], ['annual default', 'overtime']],
    [[{ ...a, default: true }, { ...o, default: true }], ['annual', 'overtime default']],
    [[{ ...a, disabled: true }, o], ['annual disabled', 'overtime default']],
    [[{ ...a, default: true, disabled: true }, o], ['annual disabled', 'overtime default']],
    [[a, { ...o, default: true, disabled: true }], ['annual default', 'overtime disabled']],
    [[{ ...a, disabled: true }], ['annual default disabled']],
    [[{ ...a, default: false, disabled: false }], ['annual default']],
  ])('D50: %j: exactly one is the default', async (given, expected) => {
    expect(await shown(...given)).toStrictEqual(expected)
  })

  test('spec: a member always has exactly one default: without any named, the first by position', async () => {
    expect(await shown()).toStrictEqual(['annual default'])
    const moved = start({ allowanceTypes: [{ ...annual, position: 3 }, overtime] })
    expect(stored((await create({ defaultAllowances: [] }, moved)).after).allowanceTypeConfigurations.map((one) => one.allowanceTypeId)).toStrictEqual([overtime.id])
  })

  test('a workspace without allowance types gives none', async () => {
    expect(stored((await create({ defaultAllowances: [] }, start({ allowanceTypes: [], rules: [] }))).after).allowanceTypeConfigurations).toStrictEqual([])
  })
})

describe('D61: the rules of a new member', () => {
  const forty = yearly('forty', 40)
  const organisation = { allowanceTypes: [{ ...annual, defaultRuleId: thirty.id }, overtime], rules: [thirty, twentyFour, forty, inactive, deleted, onCall] }
  const approvedBy = (of: Department) => ({ approverConfig: { type: 'department', departmentId: of.id, identityProviderSyncLevel: null } as const })

  test('an open assignment from the start of employment, without a reason, and one audit entry', async () => {
    const { after } = await create({}, start(organisation))
    expect(after.assignments).toStrictEqual([{
      id: freshId(3), memberId: freshId(1), allowanceTypeId: annual.id, kind: 'rule', ruleId: thirty.id, ruleStartDate: '2026-03-15', ruleEndDate: null,
      reason: null, createdAt: now,
    }])
    expect(after.auditEntries).toStrictEqual([
      entry({ id: freshId(4), memberId: freshId(1), changes: { rule_start_date: '2026-03-15', rule_end_date: null } }),
    ])
    // 30 a year by months: 17 of 31 days of March and nine months. All of it is carried.
    expect(after.outbox).toMatchObject([{ payload: { allowances: [
      { year: 2026, allowance: 23.87, broughtForward: 0, remaining: 23.87 }, { year: 2027, allowance: 30, broughtForward: 23.87, remaining: 53.87 },
    ] } }])
  })

  const rulesOf = async (some: Partial<NewMember>, snapshot: Partial<WorkspaceSnapshot>): Promise<string[]> => {
    const names = new Map([thirty, twentyFour, forty, onCall].map((rule) => [rule.id, rule.name]))
    return (await create(some, start({ ...organisation, ...snapshot }))).after.assignments.map(({ ruleId }) => names.get(ruleId ?? '') ?? `other ${ruleId}`)
  }

  test('that of the department of the approver configuration, else of the first department, else of the organisation', async () => {
    const both = { departments: [withDefaults(sales, twentyFour), withDefaults(office, forty)] }
    const neither = { departments: [sales, office] }
    const onlyOffice = { departments: [sales, withDefaults(office, forty)] }
    const inBoth = { departmentIds: [sales.id, office.id] }
    expect(await rulesOf({ ...inBoth, ...approvedBy(office) }, both)).toStrictEqual(['forty'])
    expect(await rulesOf({ ...approvedBy(office) }, both)).toStrictEqual(['forty'])
    expect(await rulesOf({ departmentIds: [sales.id], ...approvedBy(office) }, { departments: [withDefaults(sales, twentyFour), office] })).toStrictEqual(['twenty-four'])
    expect(await rulesOf(inBoth, both)).toStrictEqual(['twenty-four'])
    expect(await rulesOf({ departmentIds: [office.id, sales.id] }, both)).toStrictEqual(['forty'])
    // The second department is asked by nobody.
    expect(await rulesOf(inBoth, onlyOffice)).toStrictEqual(['thirty'])
    expect(await rulesOf({ ...inBoth, ...approvedBy(office) }, neither)).toStrictEqual(['thirty'])
    expect(await rulesOf({}, both)).toStrictEqual(['thirty'])
  })

  test('for each allowance type apart, by position; none where no default is', async () => {
    const flex = allowanceType('flex', 0)
    const types = { allowanceTypes: [{ ...annual, defaultRuleId: thirty.id }, { ...overtime, defaultRuleId: onCall.id, position: 0.5 }, flex] }
    expect(await rulesOf({ departmentIds: [sales.id] }, { ...types, departments: [withDefaults(sales, twentyFour), office] })).toStrictEqual(['on call', 'twenty-four'])
    expect(await rulesOf({}, { allowanceTypes: [annual, overtime] })).toStrictEqual([])
  })

  test('also for a type that is switched off for them', async () => {
    expect(await rulesOf({ defaultAllowances: [{ id: annual.id, disabled: true }, { id: overtime.id }] }, {})).toStrictEqual(['thirty'])
  })

  test.each([inactive, deleted, onCall])('a default that cannot be assigned is passed over: $name', async (rule) => {
    expect(await rulesOf({ departmentIds: [sales.id] }, { departments: [withDefaults(sales, rule), office] })).toStrictEqual(['thirty'])
    expect(await rulesOf({}, { allowanceTypes: [{ ...annual, defaultRuleId: rule.id }, overtime] })).toStrictEqual([])
  })

  test.each([
    ['2026-06-30T09:00:00.000Z', null, 'UTC', '2026-06-30'], ['2026-06-30T21:59:59.999Z', 'Europe/Berlin', 'UTC', '2026-06-30'],
    ['2026-06-30T22:00:00.000Z', 'Europe/Berlin', 'UTC', '2026-07-01'], ['2026-06-30T22:00:00.000Z', null, 'Europe/Berlin', '2026-07-01'],
    ['2026-07-01T03:00:00.000Z', 'America/New_York', 'Europe/Berlin', '2026-06-30'],
  ])('without a start of employment, from today on: at %s in zone %s, workspace %s, that is %s', async (at, timeZone, workspaceZone, today) => {
    const { ports, saved } = opened(start({ ...organisation, workspace: { ...workspace, timeZone: workspaceZone } }), at)
    expect((await createMember(ports, root.id, { ...eve, employmentStartDate: null, timeZone })).ok).toBe(true)
    expect(saved().assignments.map(({ ruleStartDate }) => ruleStartDate)).toStrictEqual([today])
  })
})

describe('a new member is refused', () => {
  test.each<[Partial<NewMember>, string, string]>([
    [{ name: ' ' }, 'name', 'expected a text that is not empty, got " "'],
    [{ email: '' }, 'email', 'expected a text that is not empty, got ""'],
    [{ birthday: '1990-02-29' }, 'birthday', 'expected a calendar date YYYY-MM-DD, got "1990-02-29"'],
    [{ employmentStartDate: '2026-02-30' }, 'employmentStartDate', 'expected a calendar date YYYY-MM-DD, got "2026-02-30"'],
    [{ employmentEndDate: '2026-03-14' }, 'employmentEndDate', 'expected 2026-03-15 (employmentStartDate) or later, got "2026-03-14"'],
    [{ departmentIds: [sales.id, 'none'] }, 'departmentIds[1]', 'expected the id of a department, got "none"'],
    [{ departmentIds: [sales.id, sales.id] }, 'departmentIds[1]', `expected each id once, got "${sales.id}"`],
    [{ holidayCalendarId: 'none' }, 'holidayCalendarId', 'expected the id of a holiday calendar, got "none"'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone', 'expected the name of a time zone, got "Europe/Nowhere"'],
    [{ timeZone: 'Europe/Nowhere', employmentStartDate: null }, 'timeZone', 'expected the name of a time zone, got "Europe/Nowhere"'],
    [{ approverIds: [ada.id, 'none'] }, 'approverIds[1]', 'expected the id of a member, got "none"'],
    [{ approverIds: [ada.id, bob.id, ada.id] }, 'approverIds[2]', `expected each id once, got "${ada.id}"`],
    [{ approverConfig: { type: 'department', departmentId: null, identityProviderSyncLevel: null } }, 'approverConfig.departmentId', 'expected the id of a department, got null'],
    [{ approverConfig: { type: 'custom', departmentId: 'none', identityProviderSyncLevel: null } }, 'approverConfig.departmentId', 'expected the id of a department, got "none"'],
    [{ defaultAllowances: [{ id: annual.id }, { id: 'none' }] }, 'defaultAllowances[1].id', 'expected the id of an allowance type, got "none"'],
    [{ defaultAllowances: [{ id: annual.id }, { id: annual.id, default: true }] }, 'defaultAllowances[1].id', `expected each id once, got "${annual.id}"`],
  ])('BAD_REQUEST: %o', async (some, path, message) => {
    expect(await faultsOf(some)).toStrictEqual([{ path, message }])
  })

  test('every fault at once', async () => {
    expect((await faultsOf({
      name: '', email: '', birthday: 'x', employmentStartDate: 'x', departmentIds: ['x'], holidayCalendarId: 'x', timeZone: 'x', approverIds: ['x'],
      approverConfig: { type: 'department', departmentId: 'x', identityProviderSyncLevel: null }, defaultAllowances: [{ id: 'x' }, { id: 'y' }],
    })).map(({ path }) => path)).toStrictEqual([
      'name', 'email', 'birthday', 'employmentStartDate', 'departmentIds[0]', 'holidayCalendarId', 'timeZone', 'approverIds[0]', 'approverConfig.departmentId',
      'defaultAllowances[0].id', 'defaultAllowances[1].id',
    ])
  })

  test('CONFLICT: the custom id of another member, after every BAD_REQUEST', async () => {
    const snapshot = start({ members: [root, { ...ada, customId: 'A-1' }, bob] })
    expect(await refused(snapshot, (ports) => createMember(ports, root.id, { ...eve, customId: 'A-1' })))
      .toStrictEqual({ code: 'CONFLICT', issues: [{ path: 'customId', message: 'expected a custom id of nobody else' }] })
    expect((await refused(snapshot, (ports) => createMember(ports, root.id, { ...eve, customId: 'A-1', name: '' }))).code).toBe('BAD_REQUEST')
  })
})
