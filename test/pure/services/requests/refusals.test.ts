/** Who and what is refused, in which order; each refusal leaves the store as it was (spec: Errors; decisions 6, 7, 31, 41, 53). */
import { describe, expect, test } from 'vitest'
import type { Id, Member, Ports, WorkspaceSnapshot } from '../../../../src/index'
import {
  approveRequest, approveRepresentative, cancelRequest, createRecurringRequest, createRequest, declineRepresentative, declineRequest,
  previewRecurring, previewSingle, replaceRepresentative,
} from '../../../../src/services'
import { daily, managedBy, request, series, single, standIn, workspace } from '../../preview/given'
import { acts, actsOf, unknownId } from './acts'
import { ada, bob, boss, company, companyOf, done, eve, leaveType, mona, mondays, pending, refused, rex, rio, root, sales, waiting } from './given'

const later = '2026-03-16T09:00:00.000Z'
const everything = (scope: 'this' | 'upcoming' | 'all', reason = 'off') => ({ scope, reason })

describe('who may', () => {
  test.each(acts)('spec: $name by a caller who is unknown is UNAUTHORIZED, also for an unknown request', async ({ snapshot, run }) => {
    expect(await refused(snapshot, (ports) => run(ports, unknownId))).toBe('UNAUTHORIZED')
    expect(await refused(snapshot, (ports) => run(ports, unknownId, unknownId))).toBe('UNAUTHORIZED')
  })

  test.each(acts)('D41, D45, D46: $name by a stranger is FORBIDDEN', async ({ snapshot, run }) => {
    expect(await refused(snapshot, (ports) => run(ports, eve.id))).toBe('FORBIDDEN')
  })

  test.each(actsOf('change'))('D6: $name of an unknown request is NOT_FOUND, for strangers too', async ({ snapshot, callerId, run }) => {
    expect(await refused(snapshot, (ports) => run(ports, callerId, unknownId))).toBe('NOT_FOUND')
    expect(await refused(snapshot, (ports) => run(ports, eve.id, unknownId))).toBe('NOT_FOUND')
  })

  /** Whom else each event is closed to: those who only have another part in the request. */
  const others: Readonly<Record<string, readonly Member[]>> = {
    approveRequest: [ada, rex], declineRequest: [ada, rex], 'cancelRequest this': [boss, rex], 'cancelRequest upcoming': [boss, rex],
    'cancelRequest all': [boss, rex], approveRepresentative: [ada, boss, mona, root], declineRepresentative: [ada, boss, mona, root],
    replaceRepresentative: [boss, mona, rex],
  }

  test.each(actsOf('change'))('D43, D45, D46, D48: $name is FORBIDDEN for those with another part in it', async ({ name, snapshot, run }) => {
    for (const other of others[name]!) expect(await refused(snapshot, (ports) => run(ports, other.id)), other.name).toBe('FORBIDDEN')
  })

  const settling = actsOf('change').filter(({ name }) => /^(approve|decline|cancel)Request/.test(name))

  test.each(settling)('D45, D46: $name is open to managers of the department and to admins', async ({ snapshot, run }) => {
    for (const by of [mona, root]) await done(snapshot, (ports) => run(ports, by.id))
  })

  test('D48: the member replaces only where they may choose, an admin always', async () => {
    const snapshot = companyOf({ representatives: { ...ada.representatives, memberCanChoose: false } }, { requests: [pending('2026-03-09')] })
    const replace = (by: Id) => (ports: Ports) => replaceRepresentative(ports, by, pending('2026-03-09').id, rio.id)
    expect(await refused(snapshot, replace(ada.id))).toBe('FORBIDDEN')
    await done(snapshot, replace(root.id))
  })
})

describe('plan, role and ids of creations', () => {
  const two = [['create', createRecurringRequest], ['preview', previewRecurring]] as const

  test.each(two)('spec: %s of a series without the Essentials plan is FORBIDDEN', async (_, run) => {
    for (const plan of ['free', 'mini'] as const) {
      const poor = company({ workspace: workspace({ plan }) })
      expect(await refused(poor, (ports) => run(ports, ada.id, series()))).toBe('FORBIDDEN')
      expect(await refused(poor, (ports) => run(ports, root.id, series({ leaveTypeId: unknownId })))).toBe('FORBIDDEN')
    }
  })

  test.each(two)('spec: %s with approve_request_immediately by a non-admin is FORBIDDEN, by a manager too', async (_, run) => {
    for (const by of [ada, mona]) {
      expect(await refused(company(), (ports) => run(ports, by.id, series({ adminApprovalOption: 'approve_request_immediately' })))).toBe('FORBIDDEN')
    }
  })

  const one = [['create', createRequest], ['preview', previewSingle]] as const

  test.each(one)('spec: %s of a single request likewise', async (_, run) => {
    const immediately = single('2026-03-09', '2026-03-09', { adminApprovalOption: 'approve_request_immediately' })
    expect(await refused(company(), (ports) => run(ports, ada.id, immediately))).toBe('FORBIDDEN')
  })

  const unknownType = { leaveTypeId: unknownId }
  const unknownMember = { requesterMemberId: unknownId }

  test('D6, D31: unknown ids are BAD_REQUEST, all of them told at their places', async () => {
    for (const [some, paths] of [
      [unknownType, ['leaveTypeId']], [unknownMember, ['requesterMemberId']],
      [{ ...unknownType, ...unknownMember }, ['leaveTypeId', 'requesterMemberId']],
    ] as const) {
      for (const run of [createRequest, previewSingle] as const) {
        await refused(company(), async (ports) => expectPaths(await run(ports, ada.id, single('2026-03-09', '2026-03-09', some)), paths))
      }
      for (const run of [createRecurringRequest, previewRecurring] as const) {
        await refused(company(), async (ports) => expectPaths(await run(ports, ada.id, series(some)), paths))
      }
    }
  })

  test('D31: the role comes before unknown ids', async () => {
    expect(await refused(company(), (ports) => createRequest(ports, eve.id, single('2026-03-09', '2026-03-09', unknownType)))).toBe('FORBIDDEN')
    expect(await refused(company(), (ports) => createRequest(ports, eve.id, single('2026-03-09', '2026-03-09', unknownMember)))).toBe('BAD_REQUEST requesterMemberId')
  })

  test('D41: who manages another department than the member\'s is a stranger', async () => {
    const elsewhere = { ...sales, id: unknownId, ...managedBy(eve) }
    const snapshot = companyOf({ approverConfig: { ...ada.approverConfig, type: 'department', departmentId: elsewhere.id } }, { departments: [sales, elsewhere] })
    expect(await refused(snapshot, (ports) => createRequest(ports, eve.id, single('2026-03-09')))).toBe('FORBIDDEN')
  })
})

function expectPaths<R extends { readonly ok: boolean }>(result: R, paths: readonly string[]): R {
  expect(result).toMatchObject({ ok: false, failure: { code: 'BAD_REQUEST', issues: paths.map((path) => ({ path })) } })
  return result
}

describe('D7: what stands in the way of a creation, with its code', () => {
  const limited = { ...sales, maximumAbsent: 1 }
  const bobbed = { ...bob, departmentIds: [sales.id] }
  const counts = leaveType({ maximumAbsentApplies: true })
  const cases: readonly (readonly [string, WorkspaceSnapshot, Parameters<typeof createRequest>[2]])[] = [
    ['REQUEST_CONFLICT', company({ requests: [pending('2026-03-10')] }), single('2026-03-09', '2026-03-11')],
    ['DEPARTMENT_LIMIT_REACHED', company({
      departments: [limited], leaveTypes: [counts], members: company().members.map((one) => (one.id === bob.id ? bobbed : one)),
      requests: [request(bobbed, '2026-03-10', '2026-03-10')],
    }), single('2026-03-09', '2026-03-11')],
    ['ALLOWANCE_INSUFFICIENT', company({ assignments: [] }), single('2026-03-09')],
    ['LEAVE_TYPE_DISABLED', company({ leaveTypes: [leaveType({ archivedAt: later })] }), single('2026-03-09')],
    ['OUTSIDE_EMPLOYMENT_PERIOD', companyOf({ employmentEndDate: '2026-03-10' }), single('2026-03-09', '2026-03-11')],
    ['NO_APPROVER_SET', companyOf({ approverIds: [] }), single('2026-03-09')],
    ['REASON_TOO_LONG', company(), single('2026-03-09', '2026-03-09', { reason: 'x'.repeat(21) })],
    ['OUTSIDE_FISCAL_YEAR_WINDOW', company(), single('2028-01-01')],
    ['PAST_DATE_NOT_ALLOWED', company(), single('2025-12-31')],
    ['REPRESENTATIVES_INVALID', company(), single('2026-03-09', '2026-03-09', { representativeMemberIds: [unknownId] })],
    ['REPRESENTATIVE_CONFLICT', company({ requests: [request(bob, '2026-03-09', '2026-03-09', { representativeApprovers: [standIn(ada, 'APPROVED')] })] }), single('2026-03-09')],
  ]

  test.each(cases)('%s', async (code, snapshot, payload) => {
    expect(await refused(snapshot, (ports) => createRequest(ports, ada.id, payload))).toBe(`BAD_REQUEST ${code}`)
  })

  test.each([
    ['RECURRENCE_END_REQUIRED', series({ count: null })], ['RECURRENCE_RULE_INVALID', series({ month: 3 })],
    ['RECURRENCE_WINDOW_EXCEEDED', daily('2027-02-27', 5)], ['RECURRENCE_TOO_FEW_OCCURRENCES', series({ count: 1 })],
    ['ALLOWANCE_INSUFFICIENT', daily('2026-03-02', 60)],
  ] as const)('%s of a series', async (code, payload) => {
    expect(await refused(company(), (ports) => createRecurringRequest(ports, ada.id, payload))).toBe(`BAD_REQUEST ${code}`)
  })

  test('D38: one occurrence that conflicts refuses the series', async () => {
    const snapshot = company({ requests: [pending('2026-03-16')] })
    expect(await refused(snapshot, (ports) => createRecurringRequest(ports, ada.id, series()))).toBe('BAD_REQUEST REQUEST_CONFLICT')
  })
})

describe('what a request\'s state does not allow', () => {
  const settled = (['APPROVED', 'DECLINED', 'CANCELED'] as const).map((status) => [status, company({ requests: [pending('2026-03-09', { status })] })] as const)
  const { id: requestId } = pending('2026-03-09')

  test.each(settled)('D44: %s: neither approved nor declined again, nor represented', async (_, snapshot) => {
    expect(await refused(snapshot, (ports) => approveRequest(ports, boss.id, requestId))).toBe('BAD_REQUEST status')
    expect(await refused(snapshot, (ports) => declineRequest(ports, root.id, requestId, 'no'))).toBe('BAD_REQUEST status')
    expect(await refused(snapshot, (ports) => approveRepresentative(ports, rex.id, requestId))).toBe('BAD_REQUEST status')
    expect(await refused(snapshot, (ports) => declineRepresentative(ports, rex.id, requestId, null))).toBe('BAD_REQUEST status')
    expect(await refused(snapshot, (ports) => replaceRepresentative(ports, ada.id, requestId, rio.id))).toBe('BAD_REQUEST status')
  })

  test('D44: DECLINED and CANCELED are final', async () => {
    for (const [, snapshot] of settled.slice(1)) {
      expect(await refused(snapshot, (ports) => cancelRequest(ports, ada.id, requestId, everything('this')))).toBe('BAD_REQUEST status')
    }
  })

  test('D5, D46: declining and canceling need a reason that is not blank', async () => {
    const snapshot = company({ requests: [pending('2026-03-09')] })
    for (const blank of ['', '   ']) {
      expect(await refused(snapshot, (ports) => declineRequest(ports, boss.id, requestId, blank))).toBe('BAD_REQUEST reason')
      expect(await refused(snapshot, (ports) => cancelRequest(ports, ada.id, requestId, everything('this', blank)))).toBe('BAD_REQUEST reason')
    }
  })

  test('D46: from the first covered half on, the member may not cancel, nor the manager, an admin may', async () => {
    const snapshot = company({ requests: [pending('2026-03-09')] })
    const begun = '2026-03-09T08:00:00.000Z'
    for (const by of [ada, mona]) {
      expect(await refused(snapshot, (ports) => cancelRequest(ports, by.id, requestId, everything('this')), begun)).toBe('FORBIDDEN start')
    }
    await done(snapshot, (ports) => cancelRequest(ports, root.id, requestId, everything('this')), begun)
    await done(snapshot, (ports) => cancelRequest(ports, ada.id, requestId, everything('this')), '2026-03-09T07:59:59.999Z')
  })

  test('D47: nothing of a series is canceled when `all` comes too late, or nothing is left', async () => {
    const [first] = mondays('2026-03-09', '2026-03-16', '2026-03-23')
    const snapshot = company({ requests: mondays('2026-03-09', '2026-03-16', '2026-03-23') })
    expect(await refused(snapshot, (ports) => cancelRequest(ports, ada.id, first!.id, everything('all')), later)).toBe('BAD_REQUEST scope')
    expect(await refused(snapshot, (ports) => cancelRequest(ports, ada.id, first!.id, everything('upcoming')), '2026-04-01T00:00:00.000Z')).toBe('BAD_REQUEST scope')
  })

  test('D42: an approver who is not asked yet waits for the one before', async () => {
    const snapshot = company({ requests: [waiting('Linear_all_have_to_agree', [boss, bob])] })
    expect(await refused(snapshot, (ports) => approveRequest(ports, bob.id, requestId))).toBe('BAD_REQUEST approvers')
  })

  test('D43: an approver waits for the representatives who have to agree', async () => {
    const snapshot = companyOf({ representatives: { ...ada.representatives, requiredCount: 1 } }, { requests: [pending('2026-03-09')] })
    expect(await refused(snapshot, (ports) => approveRequest(ports, boss.id, requestId))).toBe('BAD_REQUEST approvers')
  })

  test('D48: nobody unknown, no representative again, not the member themselves', async () => {
    const snapshot = company({ requests: [pending('2026-03-09')] })
    expect(await refused(snapshot, (ports) => replaceRepresentative(ports, ada.id, requestId, unknownId))).toBe('BAD_REQUEST representative')
    expect(await refused(snapshot, (ports) => replaceRepresentative(ports, ada.id, requestId, rex.id))).toBe('BAD_REQUEST representative')
    expect(await refused(snapshot, (ports) => replaceRepresentative(ports, ada.id, requestId, ada.id))).toBe('BAD_REQUEST representative')
  })

  test('D6: the caller\'s right comes before an unknown representative', async () => {
    const snapshot = company({ requests: [pending('2026-03-09')] })
    expect(await refused(snapshot, (ports) => replaceRepresentative(ports, eve.id, requestId, unknownId))).toBe('FORBIDDEN')
  })
})
