/** Rejection codes, group B (spec: Errors): each alone, at its limits, with its date where it has one. */
import { describe, expect, test } from 'vitest'
import type { AbsenceRequest, Member, PreviewContext, RepresentativeFacts } from '../../../src/index'
import {
  ada, annual, bob, boss, daily, department, id, leaveType, managedBy, member, represented, refusalOf, rejectionOf, request, root,
  series, single, singleRejectionOf, standIn, unpaid, workspace,
} from './given'

const created = '2024-01-01T00:00:00.000Z'
const sales = department('Sales', managedBy(boss))
/** Ada in a department that Boss manages. */
const managed = { requester: { ...ada, departmentIds: [sales.id] }, departments: [sales] }

describe('spec: LEAVE_TYPE_DISABLED', () => {
  const configured = (allowanceTypeId: string, disabled: boolean): Partial<PreviewContext> => ({
    requester: { ...ada, allowanceTypeConfigurations: [{ id: id('row'), allowanceTypeId, default: true, disabled, createdAt: created }] },
  })

  test("spec: LEAVE_TYPE_DISABLED: the member's configuration of its allowance type is disabled, or it is archived", () => {
    expect(rejectionOf(configured(annual.id, true))).toBe('LEAVE_TYPE_DISABLED')
    expect(refusalOf(configured(annual.id, true))).toBe('LEAVE_TYPE_DISABLED')
    expect(rejectionOf({ leaveType: leaveType({ archivedAt: created }) })).toBe('LEAVE_TYPE_DISABLED')
    expect(rejectionOf({ leaveType: unpaid({ archivedAt: created }) })).toBe('LEAVE_TYPE_DISABLED')
  })

  test('D33: not by a visible configuration, that of another type, or none', () => {
    expect(rejectionOf(configured(annual.id, false))).toBeNull()
    expect(rejectionOf(configured(id('other'), true))).toBeNull()
    expect(rejectionOf({ ...configured(annual.id, true), leaveType: unpaid() })).toBeNull()
    expect(rejectionOf()).toBeNull()
  })

  test('spec: an admin is no exception', () => {
    expect(rejectionOf({ ...configured(annual.id, true), caller: root })).toBe('LEAVE_TYPE_DISABLED')
  })
})

describe('spec: REASON_REQUIRED, REASON_TOO_LONG', () => {
  const mandatory = { leaveType: leaveType({ reasonMandatory: true }) }
  const twenty = 'x'.repeat(20)

  test('spec: REASON_REQUIRED: a mandatory reason that is missing, or blank', () => {
    expect(rejectionOf(mandatory)).toBe('REASON_REQUIRED')
    expect(rejectionOf(mandatory, series({ reason: '' }))).toBe('REASON_REQUIRED')
    expect(rejectionOf(mandatory, series({ reason: ' \n\t ' }))).toBe('REASON_REQUIRED')
    expect(refusalOf(mandatory)).toBe('REASON_REQUIRED')
    expect(rejectionOf(mandatory, series({ reason: ' x ' }))).toBeNull()
    expect(rejectionOf({}, series({ reason: ' ' }))).toBeNull()
  })

  test('spec: REASON_TOO_LONG: over reasonMaxLength after trimming', () => {
    expect(rejectionOf({}, series({ reason: twenty }))).toBeNull()
    expect(rejectionOf({}, series({ reason: `  ${twenty}\n ` }))).toBeNull()
    expect(rejectionOf({}, series({ reason: `${twenty}x` }))).toBe('REASON_TOO_LONG')
    expect(refusalOf({}, series({ reason: `${twenty}x` }))).toBe('REASON_TOO_LONG')
    expect(rejectionOf({}, series({ reason: `${'x'.repeat(10)} ${'x'.repeat(10)}` }))).toBe('REASON_TOO_LONG')
    expect(rejectionOf(mandatory, series({ reason: `${twenty}x` }))).toBe('REASON_TOO_LONG')
  })

  test('D35: the length is that of the workspace', () => {
    const thousand = { workspace: workspace({ settings: { reasonMaxLength: 1000 } }) }
    expect(rejectionOf(thousand, series({ reason: 'x'.repeat(1000) }))).toBeNull()
    expect(rejectionOf(thousand, series({ reason: 'x'.repeat(1001) }))).toBe('REASON_TOO_LONG')
  })
})

describe('spec: OUTSIDE_FISCAL_YEAR_WINDOW', () => {
  const code = 'OUTSIDE_FISCAL_YEAR_WINDOW'
  /** An admin asks, so that no date is too far in the past for the caller. */
  const window = (fiscalYearStartMonth: number, bookableYearsBack: number, bookableYearsAhead: number): Partial<PreviewContext> => ({
    leaveType: unpaid(), caller: root,
    workspace: workspace({ fiscalYearStartMonth, settings: { bookableYearsBack, bookableYearsAhead } }),
  })

  test('spec: OUTSIDE_FISCAL_YEAR_WINDOW: the first and the last day of the window, fiscal years from January', () => {
    expect(rejectionOf(window(1, 1, 1), daily('2025-01-01', 2))).toBeNull()
    expect(rejectionOf(window(1, 1, 1), daily('2024-12-31', 2))).toBe(`${code} 2024-12-31`)
    expect(rejectionOf(window(1, 0, 0), daily('2026-12-30', 2))).toBeNull()
    expect(rejectionOf(window(1, 0, 0), daily('2026-12-31', 2))).toBe(`${code} 2027-01-01`)
    expect(refusalOf(window(1, 0, 0), daily('2026-12-31', 2))).toBe(`${code} 2027-01-01`)
    expect(singleRejectionOf(window(1, 1, 1), single('2027-12-31'))).toBeNull()
    expect(singleRejectionOf(window(1, 1, 1), single('2028-01-01'))).toBe(`${code} 2028-01-01`)
    expect(singleRejectionOf(window(1, 1, 1), single('2027-12-31', '2028-01-02'))).toBe(`${code} 2028-01-01`)
  })

  test('spec: OUTSIDE_FISCAL_YEAR_WINDOW: fiscal years from April; 2 March 2026 lies in 2025', () => {
    expect(singleRejectionOf(window(4, 1, 1), single('2024-04-01'))).toBeNull()
    expect(singleRejectionOf(window(4, 1, 1), single('2024-03-31'))).toBe(`${code} 2024-03-31`)
    expect(singleRejectionOf(window(4, 1, 1), single('2027-03-31'))).toBeNull()
    expect(singleRejectionOf(window(4, 1, 1), single('2027-04-01'))).toBe(`${code} 2027-04-01`)
    expect(rejectionOf(window(4, 0, 0), daily('2026-03-30', 2))).toBeNull()
    expect(rejectionOf(window(4, 0, 0), daily('2026-03-30', 3))).toBe(`${code} 2026-04-01`)
  })

  test("D34: the running fiscal year is that of the member's today", () => {
    const newYear = { ...window(4, 0, 0), now: '2026-03-31T22:30:00.000Z' }
    expect(singleRejectionOf(newYear, single('2026-04-01'))).toBe(`${code} 2026-04-01`)
    const berlin = { ...newYear, requester: { ...ada, timeZone: 'Europe/Berlin' } }
    expect(singleRejectionOf(berlin, single('2026-04-01'))).toBeNull()
    expect(singleRejectionOf(berlin, single('2026-03-31'))).toBe(`${code} 2026-03-31`)
  })

  test('D34: more years back and ahead', () => {
    expect(singleRejectionOf(window(1, 3, 0), single('2023-01-01'))).toBeNull()
    expect(singleRejectionOf(window(1, 3, 0), single('2022-12-31'))).toBe(`${code} 2022-12-31`)
    expect(singleRejectionOf(window(1, 0, 3), single('2029-12-31'))).toBeNull()
    expect(singleRejectionOf(window(1, 0, 3), single('2030-01-01'))).toBe(`${code} 2030-01-01`)
  })
})

describe('spec: PAST_DATE_NOT_ALLOWED', () => {
  const code = 'PAST_DATE_NOT_ALLOWED'
  const back = { leaveType: unpaid() }

  test('spec: PAST_DATE_NOT_ALLOWED: the member books from the first day of the running fiscal year on', () => {
    expect(rejectionOf(back, daily('2026-01-01', 2))).toBeNull()
    expect(rejectionOf(back, daily('2025-12-31', 2))).toBe(`${code} 2025-12-31`)
    expect(refusalOf(back, daily('2025-12-30', 9))).toBe(`${code} 2025-12-30`)
    const april = { ...back, workspace: workspace({ fiscalYearStartMonth: 4 }) }
    expect(rejectionOf(april, daily('2025-04-01', 2))).toBeNull()
    expect(rejectionOf(april, daily('2025-03-31', 2))).toBe(`${code} 2025-03-31`)
  })

  test('D34: admins and the managers of the member use the whole window', () => {
    expect(rejectionOf({ ...back, caller: root }, daily('2025-01-01', 2))).toBeNull()
    expect(rejectionOf({ ...back, ...managed, caller: boss }, daily('2025-01-01', 2))).toBeNull()
    expect(rejectionOf({ ...back, requester: { ...ada, isAdmin: true } }, daily('2025-01-01', 2))).toBeNull()
    const herOwn = { requester: managed.requester, departments: [department('Sales', managedBy(ada))] }
    expect(rejectionOf({ ...back, ...herOwn }, daily('2025-01-01', 2))).toBeNull()
  })

  test('D34: her being managed, or managing others, gives the member herself no more', () => {
    expect(rejectionOf({ ...back, ...managed }, daily('2025-12-31', 2))).toBe(`${code} 2025-12-31`)
    const elsewhere = { ...managed, departments: [sales, department('Other', managedBy(ada))] }
    expect(rejectionOf({ ...back, ...elsewhere }, daily('2025-12-31', 2))).toBe(`${code} 2025-12-31`)
  })
})

describe('spec: REPRESENTATIVE_CONFLICT', () => {
  const code = 'REPRESENTATIVE_CONFLICT'
  /** Bob is away on these dates, and Ada's standing in for him has come so far. */
  const promised = (
    status: Parameters<typeof standIn>[1], start = '2026-03-16', end = start, some: Partial<AbsenceRequest> = {},
  ): Partial<PreviewContext> => ({
    representations: [request(bob, start, end, { representativeApprovers: [standIn(ada, status)], ...some })], colleagues: [bob],
  })

  test('spec: REPRESENTATIVE_CONFLICT: of the first occurrence on which the member has agreed to stand in', () => {
    expect(rejectionOf(promised('APPROVED'))).toBe(`${code} 2026-03-16`)
    expect(refusalOf(promised('APPROVED'))).toBe(`${code} 2026-03-16`)
    expect(rejectionOf(promised('APPROVED', '2026-03-01', '2026-03-31'))).toBe(`${code} 2026-03-09`)
    expect(rejectionOf(promised('APPROVED', '2026-03-10', '2026-03-15'))).toBeNull()
    expect(rejectionOf(promised('APPROVED', '2026-03-10', '2026-03-16'))).toBe(`${code} 2026-03-16`)
    expect(rejectionOf(promised('APPROVED', '2026-03-23', '2026-04-30'))).toBe(`${code} 2026-03-23`)
  })

  test.each(['PENDING', 'DECLINED', 'CANCELED', 'REPLACED'] as const)('D40: not while the representation is %s', (status) => {
    expect(rejectionOf(promised(status))).toBeNull()
  })

  test('D40: not where the absence itself is off', () => {
    expect(rejectionOf(promised('APPROVED', '2026-03-16', '2026-03-16', { status: 'PENDING' }))).toBe(`${code} 2026-03-16`)
    expect(rejectionOf(promised('APPROVED', '2026-03-16', '2026-03-16', { status: 'DECLINED' }))).toBeNull()
    expect(rejectionOf(promised('APPROVED', '2026-03-16', '2026-03-16', { status: 'CANCELED' }))).toBeNull()
  })

  test('D40: never for callers who are admin; for managers it is', () => {
    expect(rejectionOf({ ...promised('APPROVED'), caller: root })).toBeNull()
    expect(rejectionOf({ ...promised('APPROVED'), requester: { ...ada, isAdmin: true } })).toBeNull()
    expect(rejectionOf({ ...promised('APPROVED'), ...managed, caller: boss })).toBe(`${code} 2026-03-16`)
  })
})

describe('spec: NO_APPROVER_SET', () => {
  const alone = { ...ada, approverIds: [] }

  test('spec: NO_APPROVER_SET: only where approval is needed and nobody is there', () => {
    expect(rejectionOf({ requester: alone })).toBe('NO_APPROVER_SET')
    expect(refusalOf({ requester: alone })).toBe('NO_APPROVER_SET')
    expect(rejectionOf({ requester: alone, leaveType: leaveType({ needsApproval: false }) })).toBeNull()
    expect(rejectionOf({ requester: ada })).toBeNull()
  })

  test('D36: a member who is their own approver has one', () => {
    expect(rejectionOf({ requester: { ...ada, approverIds: [ada.id] } })).toBeNull()
  })

  test('D42: under a department the managers of that department count, not approverIds', () => {
    const under = (some: Partial<Member>, ...departments: PreviewContext['departments']): Partial<PreviewContext> => ({
      requester: {
        ...ada, departmentIds: [sales.id], ...some,
        approverConfig: { type: 'department', departmentId: sales.id, identityProviderSyncLevel: null },
      },
      departments,
    })
    expect(rejectionOf(under({ approverIds: [] }, sales))).toBeNull()
    expect(rejectionOf(under({}, department('Sales')))).toBe('NO_APPROVER_SET')
    expect(rejectionOf(under({}, department('Sales'), department('Other', managedBy(boss))))).toBe('NO_APPROVER_SET')
  })
})

describe('spec: REPRESENTATIVES_INVALID', () => {
  const code = 'REPRESENTATIVES_INVALID'
  const known = (...members: Member[]): RepresentativeFacts[] => members.map((one) => ({ member: one, requests: [] }))
  const chosen = (...members: Member[]) => series({ representativeMemberIds: members.map((one) => one.id) })
  const cleo = member('Cleo')

  test('spec: REPRESENTATIVES_INVALID: none of the five cases', () => {
    expect(rejectionOf({ representatives: known(bob, cleo) }, chosen(bob, cleo))).toBeNull()
    expect(rejectionOf({ representatives: known(member('Bob', { status: 'INACTIVE' })) }, chosen(bob))).toBeNull()
  })

  test('spec: REPRESENTATIVES_INVALID: 1. unknown', () => {
    expect(rejectionOf({ representatives: known(bob) }, chosen(bob, cleo))).toBe(code)
    expect(refusalOf({ representatives: known(bob) }, chosen(bob, cleo))).toBe(code)
  })

  test('spec: REPRESENTATIVES_INVALID: 2. duplicate', () => {
    expect(rejectionOf({ representatives: known(bob, cleo) }, chosen(bob, cleo, bob))).toBe(code)
  })

  test('spec: REPRESENTATIVES_INVALID: 3. the requester', () => {
    expect(rejectionOf({ representatives: known(bob, ada) }, chosen(bob, ada))).toBe(code)
  })

  test('spec: REPRESENTATIVES_INVALID: 4. archived', () => {
    expect(rejectionOf({ representatives: known(member('Bob', { status: 'ARCHIVED' })) }, chosen(bob))).toBe(code)
  })

  test('spec: REPRESENTATIVES_INVALID: 5. not in the configured list when the member may not choose', () => {
    const bound = represented({ memberCanChoose: false, memberIds: [bob.id] })
    expect(rejectionOf({ requester: bound, representatives: known(bob) }, chosen(bob))).toBeNull()
    expect(rejectionOf({ requester: bound, representatives: known(cleo) }, chosen(cleo))).toBe(code)
    expect(rejectionOf({ requester: bound, representatives: known(bob, cleo) }, chosen(bob, cleo))).toBe(code)
    const free = represented({ memberCanChoose: true, memberIds: [bob.id] })
    expect(rejectionOf({ requester: free, representatives: known(cleo) }, chosen(cleo))).toBeNull()
  })

  test('D37: without ids the configured list is judged', () => {
    const listed = represented({ memberIds: [bob.id] })
    expect(rejectionOf({ requester: listed, representatives: known(bob) })).toBeNull()
    expect(rejectionOf({ requester: listed, representatives: known(member('Bob', { status: 'ARCHIVED' })) })).toBe(code)
    expect(rejectionOf({ requester: listed, representatives: [] })).toBe(code)
  })
})

describe('spec: REQUIRED_REPRESENTATIVES_COUNT_NOT_MET', () => {
  const code = 'REQUIRED_REPRESENTATIVES_COUNT_NOT_MET'
  const required = { leaveType: leaveType({ representativesRequired: true }), representatives: [{ member: bob, requests: [] }] }
  const withBob = series({ representativeMemberIds: [bob.id] })

  test('spec: REQUIRED_REPRESENTATIVES_COUNT_NOT_MET: fewer than requiredCount, where the leave type requires them', () => {
    const [none, one, two] = [0, 1, 2].map((requiredCount) => represented({ requiredCount }))
    expect(rejectionOf({ ...required, requester: none! })).toBeNull()
    expect(rejectionOf({ ...required, requester: one! })).toBe(code)
    expect(rejectionOf({ ...required, requester: one! }, withBob)).toBeNull()
    expect(rejectionOf({ ...required, requester: two! }, withBob)).toBe(code)
    expect(refusalOf({ ...required, requester: two! }, withBob)).toBe(code)
    expect(rejectionOf({ ...required, requester: two!, leaveType: leaveType() }, withBob)).toBeNull()
  })

  test('D37: without ids the configured list is counted', () => {
    expect(rejectionOf({ ...required, requester: represented({ requiredCount: 1, memberIds: [bob.id] }) })).toBeNull()
    expect(rejectionOf({ ...required, requester: represented({ requiredCount: 2, memberIds: [bob.id] }) })).toBe(code)
  })
})
