/** Two admins at once: units of work are serialisable, so the second one sees what the first one did (decision 59). */
import { expect, test } from 'vitest'
import { changeRule, createAssignment } from '../../../../../src/services'
import { ada, annual, assignment, companyWith, opened, root, thirty, twentyFour } from './given'

const reason = 'At the same time'

test('one of two assignments of the same days is made, the other refused as an overlap', async () => {
  const { ports, saved } = opened(companyWith())
  const command = { allowanceTypeId: annual.id, ruleId: thirty.id, ruleStartDate: '2026-01-01', ruleEndDate: null, reason }
  const results = await Promise.all([1, 2].map(() => createAssignment(ports, root.id, ada.id, command)))
  expect(results.map((result) => (result.ok ? 'ok' : result.failure.issues[0]?.path)).sort()).toStrictEqual(['ok', 'ruleStartDate'])
  expect([saved().assignments.length, saved().auditEntries.length]).toStrictEqual([1, 1])
})

test('one of two changes of the same assignment is made, the other refused: the new one is in its way', async () => {
  const on = assignment('2026-01-01')
  const { ports, saved } = opened(companyWith(on))
  const command = { currentAssignmentId: on.id, ruleId: twentyFour.id, validFrom: '2026-07-01', validUntil: null, reason }
  const results = await Promise.all([1, 2].map(() => changeRule(ports, root.id, ada.id, command)))
  expect(results.map((result) => (result.ok ? 'ok' : result.failure.issues[0]?.path)).sort()).toStrictEqual(['ok', 'validFrom'])
  expect([saved().assignments.length, saved().auditEntries.length]).toStrictEqual([2, 1])
})
