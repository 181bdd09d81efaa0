/** Administration is one unit of work: whichever port call fails, nothing is stored, the exception is passed on, and the next attempt succeeds (house). */
import { describe, expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import type { AllowanceType, Id, Member, Ports, Result, WorkspaceSnapshot } from '../../../../src/index'
import * as services from '../../../../src/services'
import { terms } from '../../allowance/given'
import { keyOf, withSecrets } from '../access/given'
import { adjusted, annual, assigned, overtime, row, snapshot, standard } from '../allowances/figures/given'
import { ada, bob, cleo, company, created, id, member, root, sales, sick } from '../reads/given'
import { acts } from '../requests/acts'
import { opened, outcome, portsOf } from '../requests/given'
import { isWrite } from '../requests/portCalls'
import { subscription } from '../webhooks/given'
import { failing, fault } from './failing'

const spare: AllowanceType = { ...annual, id: id('spare'), defaultName: 'Spare', position: 3 }
const preferred: AllowanceType = { ...annual, defaultRuleId: standard.id }
const more = { ...standard, id: id('more'), name: 'more' }

const configuration = (type: AllowanceType, isDefault: boolean): Member['allowanceTypeConfigurations'][number] =>
  ({ id: id(`sees ${type.defaultName}`), allowanceTypeId: type.id, default: isDefault, disabled: false, createdAt: created })

const linked = { tenantId: 'tenant', objectId: 'dina', mailboxPermission: true }
const dina = member('Dina', { employmentEndDate: '2026-01-31', identityProviderAccount: linked })

/** Ada and Bob see two types; Bob is on `more`; Dina has left; the sick leave type is archived. */
const people = [
  root, cleo, { ...bob, allowanceTypeConfigurations: [configuration(spare, false), configuration(annual, true)] },
  { ...ada, allowanceTypeConfigurations: [configuration(annual, true), configuration(spare, false)] },
  dina,
]
const extra = adjusted('extra', '2026-01-15', 2)
const carried = row(2026, { broughtForwardOverride: 3 })
const hook = subscription('hook')
const webhookUrls = { allowHttp: false, allowPrivateAddresses: false }
const before: WorkspaceSnapshot = snapshot({
  members: people, allowanceTypes: [spare, overtime, preferred], rules: [standard, more],
  leaveTypes: company().leaveTypes.map((type) => (type.id === sick.id ? { ...sick, archivedAt: created } : type)),
  assignments: [assigned(ada), assigned(bob, { ruleId: more.id })], adjustments: [extra], memberAllowances: [carried], apiKeys: [keyOf(ada, 'current')],
  webhookSubscriptions: [hook],
})

const reason = 'As agreed'
const [onStandard, onMore] = [before.assignments[0]!.id, before.assignments[1]!.id]
const validity = { validFrom: '2026-07-01', validUntil: null, reason }

type Run = (ports: Ports, by: Id) => Promise<Result<unknown>>

const types: Record<string, Run> = {
  createAllowanceType: (ports, by) =>
    services.createAllowanceType(ports, by, { defaultName: 'Study', translations: [], unit: 'days', ignoreAllowanceLimit: false }),
  updateAllowanceType: (ports, by) => services.updateAllowanceType(ports, by, annual.id, { defaultName: 'Holidays' }),
  deleteAllowanceType: (ports, by) => services.deleteAllowanceType(ports, by, spare.id),
  reorderAllowanceTypes: (ports, by) => services.reorderAllowanceTypes(ports, by, [overtime.id, spare.id, annual.id]),
  setDefaultRule: (ports, by) => services.setDefaultRule(ports, by, annual.id, more.id),
  setDepartmentDefaultRule: (ports, by) => services.setDepartmentDefaultRule(ports, by, sales.id, annual.id, more.id),
}

const rules: Record<string, Run> = {
  createRule: (ports, by) => services.createRule(ports, by, annual.id, { name: 'best', isShared: true, isActive: true, terms: terms(), reason }),
  updateRule: (ports, by) => services.updateRule(ports, by, more.id, { isActive: false, terms: { amount: 33 } }),
  deleteRule: (ports, by) => services.deleteRule(ports, by, more.id, { reassignTo: standard.id, reason }),
}

const assignments: Record<string, Run> = {
  createAssignment: (ports, by) => services.createAssignment(ports, by, cleo.id, {
    allowanceTypeId: annual.id, ruleId: more.id, ruleStartDate: '2026-01-01', ruleEndDate: null, reason,
  }),
  updateAssignment: (ports, by) => services.updateAssignment(ports, by, onStandard, { ruleEndDate: '2026-12-31', reason }),
  deleteAssignment: (ports, by) => services.deleteAssignment(ports, by, onMore, { reason }),
  changeRule: (ports, by) => services.changeRule(ports, by, ada.id, { currentAssignmentId: onStandard, ruleId: more.id, ...validity }),
  setManualRule: (ports, by) => services.setManualRule(ports, by, ada.id, { currentAssignmentId: onStandard, allowanceTypeId: annual.id, ...validity }),
}

const figures: Record<string, Run> = {
  createAdjustment: (ports, by) =>
    services.createAdjustment(ports, by, ada.id, { allowanceTypeId: annual.id, date: '2026-02-01', expiryDate: null, amount: 1, reason }),
  deleteAdjustment: (ports, by) => services.deleteAdjustment(ports, by, extra.id, { reason }),
  revertCarryOverOverride: (ports, by) => services.revertCarryOverOverride(ports, by, carried.id),
  setMemberAllowance: (ports, by) =>
    services.setMemberAllowance(ports, by, ada.id, annual.id, 2026, { broughtForward: 4, compensatoryTimeOff: 1, disabled: true }),
}

const members: Record<string, Run> = {
  createMember: (ports, by) => services.createMember(ports, by, {
    name: 'Eve', email: 'eve@example.com', customId: 'E-1', departmentIds: [sales.id], employmentStartDate: '2026-03-15', employmentEndDate: null,
    isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [{ id: annual.id }],
  }),
}

/** What no audit log tells of. */
const unaudited: Record<string, Run> = {
  updateMember: (ports, by) => services.updateMember(ports, by, ada.id, { name: 'Ada L.' }),
  changeMemberStatus: (ports, by) => services.changeMemberStatus(ports, by, dina.id, 'ARCHIVED'),
  configureMemberAllowanceType: (ports, by) =>
    services.configureMemberAllowanceType(ports, by, ada.id, { allowanceTypeId: overtime.id, default: true, disabled: false }),
  saveOutOfOffice: (ports, by) => services.saveOutOfOffice(ports, by, dina.id, sick.id, {
    internalReplyMessage: 'Back soon', externalReplyMessage: '', externalAudience: 'none', syncEnabled: true,
  }),
  restoreLeaveType: (ports, by) => services.restoreLeaveType(ports, by, sick.id),
  createWebhookSubscription: (ports, by) =>
    services.createWebhookSubscription({ ...ports, webhookUrls }, by, { url: 'https://hooks.example.com/', events: 'all_users' }),
  deleteWebhookSubscription: (ports, by) => services.deleteWebhookSubscription(ports, by, hook.id),
  issueApiKey: (ports, by) => services.issueApiKey(withSecrets(ports), by, ada.id),
  revokeApiKey: (ports, by) => services.revokeApiKey(ports, by, ada.id),
}

const audited: Record<string, Run> = { ...types, ...rules, ...assignments, ...figures, ...members }

describe.each(Object.entries({ ...audited, ...unaudited }))('%s', (name, run) => {
  test.each(['before', 'after'] as const)('is undone by any port call that fails %s it is carried out, and can be tried again', async (when) => {
    const clean = opened(before)
    const { ports, calls } = failing(clean.ports, 0, when)
    expect(outcome(await run(ports, root.id))).toBe('ok')
    expect(calls[0]).toBe('clock')
    expect(calls.some(isWrite)).toBe(true)
    expect(calls.includes('auditLog.add')).toBe(name in audited)
    for (let n = 1; n <= calls.length; n++) {
      const { unitOfWork, save } = openMemory(before)
      const attempt = async () => run(failing(portsOf(unitOfWork), n, when).ports, root.id)
      await expect(attempt(), `${calls[n - 1]} fails`).rejects.toBe(fault)
      expect(save(), `${calls[n - 1]} fails`).toEqual(before)
      expect(outcome(await run(portsOf(unitOfWork), root.id))).toBe('ok')
      expect(save()).toEqual(clean.saved())
    }
  })
})

test('no use case that writes is left out', () => {
  const tried = new Set([...Object.keys(audited), ...Object.keys(unaudited), ...acts.map(({ name }) => name.split(' ')[0])])
  const reads = /^(get|list|authenticate$|limitRate$)/
  // Delivery has several units of work: test/pure/services/webhooks.
  for (const name of ['deliverPending', 'retryDelivery']) tried.add(name)
  expect(Object.keys(services).filter((name) => !reads.test(name) && !tried.has(name))).toEqual([])
})
