/** Three allowance types in the order of their positions, not of their ids. */
import type { AllowanceType, AuditEntry } from '../../../../src/records'
import { recordedAt } from '../../../../src/testing/recordedAt'
import { id } from '../../allowance/given'
import { now, root } from '../rules/given'

export const allowanceType = (name: string, position: number, some: Partial<AllowanceType> = {}): AllowanceType => ({
  id: id(name), defaultName: name, translations: [], unit: 'days', ignoreAllowanceLimit: false, position, defaultRuleId: null, deletedAt: null,
  createdAt: recordedAt, updatedAt: recordedAt, ...some,
})

export const vacation = allowanceType('vacation', 1, { translations: [{ language: 'de', name: 'Urlaub' }] })
export const overtime = allowanceType('overtime', 2, { unit: 'hours' })
export const study = allowanceType('study', 3)
export const types = [vacation, overtime, study]

/** The entry of the nth new id. */
export const entry = (n: number, some: Partial<AuditEntry>): AuditEntry => ({
  id: id(`new ${n}`), eventType: 'allowance_type_updated', ruleId: null, allowanceTypeId: vacation.id, memberId: null, actorMemberId: root.id,
  reason: null, changes: null, createdAt: now, ...some,
})
