import type { AllowanceRule, RuleTerms, WorkspaceSnapshot } from '../../../src/index'
import { readSnapshot } from '../../../src/adapters/snapshot/index'

/** Records that an example in a doc comment may use without explaining them. */

const type = '00000000-0000-4000-8000-000000000401'

const file = {
  workspace: { id: '00000000-0000-4000-8000-000000000001', name: 'Example', plan: 'plus', allowanceModel: 'rules', lock: 'none' },
  members: [{ id: '00000000-0000-4000-8000-000000000201', name: 'Ada', email: 'ada@example.com', status: 'ACTIVE' }],
  allowanceTypes: [{ id: type, defaultName: 'Annual leave', unit: 'days', position: 1 }],
  rules: [{
    id: '00000000-0000-4000-8000-000000000501', allowanceTypeId: type, name: 'Standard', isShared: true, isActive: true,
    revisions: [{ terms: { cycle: 'yearly', amount: 30, carryOver: { limit: 5, expiresAfterMonths: 3 } } }],
  }],
  assignments: [{
    id: '00000000-0000-4000-8000-000000000601', memberId: '00000000-0000-4000-8000-000000000201', allowanceTypeId: type,
    kind: 'rule', ruleId: '00000000-0000-4000-8000-000000000501', ruleStartDate: '2026-01-01',
  }],
}

function proven<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the preamble lacks a record')
  return value
}

function read(): WorkspaceSnapshot {
  const result = readSnapshot(file)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** A workspace file: one member, on a rule of 30 days a year since 1 January 2026. */
export const workspaceText = JSON.stringify(file)

export const snapshot: WorkspaceSnapshot = read()

export const rule: AllowanceRule = proven(snapshot.rules[0])

export const terms: RuleTerms = proven(rule.revisions[0]).terms
