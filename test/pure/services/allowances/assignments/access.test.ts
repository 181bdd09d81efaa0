/** Who may administer assignments, and what is not there (decisions 6, 53; spec: Allowance Management endpoints). */
import { describe, expect, test } from 'vitest'
import type { Result } from '../../../../../src/kernel/result'
import type { Ports } from '../../../../../src/ports'
import type { Id } from '../../../../../src/records'
import {
  changeRule, createAssignment, createMember, deleteAssignment, listAssignments, setManualRule, updateAssignment,
} from '../../../../../src/services'
import { ada, annual, assignment, boss, companyWith, done, id, refused, root, thirty, twentyFour } from './given'

const on = assignment('2026-01-01')
const reason = 'By contract'
const validity = { validFrom: '2026-07-01', validUntil: null, reason }

/** Each operation by a caller on what belongs to `owner`: a member, or an assignment. */
const operations: Readonly<Record<string, (ports: Ports, callerId: Id, memberId: Id, assignmentId: Id) => Promise<Result<unknown>>>> = {
  listAssignments: (ports, caller, memberId) => listAssignments(ports, caller, memberId),
  createAssignment: (ports, caller, memberId) => createAssignment(ports, caller, memberId,
    { allowanceTypeId: annual.id, ruleId: thirty.id, ruleStartDate: '2025-01-01', ruleEndDate: '2025-12-31', reason }),
  updateAssignment: (ports, caller, _, assignmentId) => updateAssignment(ports, caller, assignmentId, { ruleEndDate: '2026-12-31', reason }),
  deleteAssignment: (ports, caller, _, assignmentId) => deleteAssignment(ports, caller, assignmentId, { reason }),
  changeRule: (ports, caller, memberId) => changeRule(ports, caller, memberId, { currentAssignmentId: on.id, ruleId: twentyFour.id, ...validity }),
  setManualRule: (ports, caller, memberId) => setManualRule(ports, caller, memberId, { allowanceTypeId: annual.id, currentAssignmentId: on.id, ...validity }),
}

const newMember = {
  name: 'Eve', email: 'eve@example.com', customId: null, departmentIds: [], employmentStartDate: null, employmentEndDate: null, isAdmin: false,
  holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [],
}

describe.each(Object.entries(operations))('%s', (_, act) => {
  test.each([['the manager of the member', boss], ['the member', ada]])('spec: an admin key is required; %s is FORBIDDEN', async (_name, caller) => {
    expect(await refused(companyWith(on), (ports) => act(ports, caller.id, ada.id, on.id))).toStrictEqual({ code: 'FORBIDDEN', issues: [] })
  })

  test('a caller who is no member any more is UNAUTHORIZED', async () => {
    expect(await refused(companyWith(on), (ports) => act(ports, id('nobody'), ada.id, on.id))).toStrictEqual({ code: 'UNAUTHORIZED', issues: [] })
  })

  test('D6: what is addressed and unknown is NOT_FOUND', async () => {
    expect(await refused(companyWith(on), (ports) => act(ports, root.id, id('nobody'), id('nothing')))).toStrictEqual({ code: 'NOT_FOUND', issues: [] })
  })

  test('is done for an admin', async () => {
    expect((await done(companyWith(on), (ports) => act(ports, root.id, ada.id, on.id))).answer).toBeTruthy()
  })
})

test.each([['FORBIDDEN', boss.id], ['UNAUTHORIZED', id('nobody')]])('D53: createMember is for admins; %s', async (code, callerId) => {
  expect(await refused(companyWith(), (ports) => createMember(ports, callerId, newMember))).toStrictEqual({ code, issues: [] })
})
