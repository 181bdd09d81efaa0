import { describe, expect, test } from 'vitest'
import { type Json, changed, faultsOf, id, leftOut, workspaceFile } from './workspaceFile'

const anId = 'an id of 8-4-4-4-12 hexadecimal digits'

test('five mistakes of five kinds are all listed, in file order', () => {
  const file = changed({
    'requests[0].end': '2026-02-30',
    'members[0].email': leftOut,
    'assignments[2].ruleId': id(999),
    'adjustments[1].amount': 0.5,
    'members[1].schedules': [{ id: id(28), days: 'always' }],
  })
  expect(faultsOf(file)).toEqual([
    'members[0].email: expected a text, got nothing',
    'members[1].schedules[0].days: expected an object, got "always"',
    `assignments[2].ruleId: expected the id of a rule, got "${id(999)}"`,
    'adjustments[1].amount: expected whole minutes, because the allowance type is in hours, got 0.5',
    'requests[0].end: expected an existing date YYYY-MM-DD, or for time units an instant such as 2026-03-02T09:00:00.000Z, got "2026-02-30"',
  ])
})

test('file order is the order of the keys in the file, not of the dictionary', () => {
  const { workspace, members, departments, ...rest } = workspaceFile()
  const [ada, bob] = members as { [key: string]: Json }[]
  const { id: adaId, name, email, ...others } = ada ?? {}
  const file = {
    ...rest,
    members: [{ ...others, email: 1, name: 2, birthday: 3, status: 4, id: adaId ?? null }, bob ?? null, 5],
    departments: [{ ...(departments as { [key: string]: Json }[])[0], name: 6, isHidden: 7 }],
    workspace: { ...(workspace as { [key: string]: Json }), id: 8 },
    webhookSubscriptions: 9,
  }
  expect(faultsOf(file).map((fault) => Number(fault.at(-1)))).toEqual([9, 4, 1, 2, 3, 5, 6, 7, 8])
  expect([name, email]).toEqual(['Ada', 'ada@example.com'])
})

test('what is missing comes last in the object that lacks it', () => {
  expect(faultsOf(changed({ 'members[0].name': leftOut, 'members[0].schedules[0].days.friday.pm': 1 }))).toEqual([
    'members[0].schedules[0].days.friday.pm: expected an object, got 1',
    'members[0].name: expected a text, got nothing',
  ])
})

test('the faults of a large object come in its order', () => {
  const keys = Array.from({ length: 200 }, (_, index) => `key${(index * 37) % 200}`)
  const faults = faultsOf(changed({ 'departments[0].defaultRuleIds': Object.fromEntries(keys.map((key) => [key, id(60)])) }))
  expect(faults.map((fault) => /\.(key\d+):/.exec(fault)?.[1])).toEqual(keys)
})

describe('one fault does not hide another', () => {
  test('in the same record', () => {
    expect(faultsOf(changed({
      'members[0].email': 1, 'members[0].status': 'ARCHIVED', 'members[0].approverIds': ['x', id(999)],
      'members[0].representatives.process': 'any', 'members[0].representatives.memberIds': [id(998)],
      'members[0].schedules[0].id': 'y', 'members[0].schedules[0].days.friday.pm.end': '12:00',
      'members[1].allowanceTypeConfigurations[0].default': true, 'members[1].allowanceTypeConfigurations[1].default': true,
      'members[1].allowanceTypeConfigurations[1].createdAt': 'then', 'members[1].holidayCalendarId': id(997),
    }))).toEqual([
      'members[0].email: expected a text, got 1',
      `members[0].schedules[0].id: expected ${anId}, got "y"`,
      'members[0].schedules[0].days.friday.pm.end: expected a time after the start 13:00, got "12:00"',
      `members[0].approverIds[0]: expected ${anId}, got "x"`,
      `members[0].approverIds[1]: expected the id of a member, got "${id(999)}"`,
      'members[0].representatives.process: expected Linear or Parallel, got "any"',
      `members[0].representatives.memberIds[0]: expected the id of a member, got "${id(998)}"`,
      'members[0].employmentEndDate: expected a date, because the member is ARCHIVED, got nothing',
      'members[1].allowanceTypeConfigurations[1].default: expected one default configuration, got a second one beside '
        + 'members[1].allowanceTypeConfigurations[0]',
      'members[1].allowanceTypeConfigurations[1].createdAt: expected an instant such as 2026-03-02T09:00:00.000Z, got "then"',
      `members[1].holidayCalendarId: expected the id of a holiday calendar, got "${id(997)}"`,
    ])
  })

  test('in parts of a rule', () => {
    expect(faultsOf(changed({
      'rules[1].revisions[0].terms.yearStart': { kind: 'never' }, 'rules[1].revisions[0].terms.amount': 0.5,
      'rules[1].revisions[0].terms.carryOver.limit': 0.25, 'rules[1].name': 1,
    }))).toHaveLength(4)
  })

  test('in a department', () => {
    expect(faultsOf(changed({
      'departments[0].name': 1, 'departments[0].managers': [7, { memberId: id(999) }],
      'departments[0].defaultRuleIds': { [id(50)]: 1, [id(51)]: id(60), [id(999)]: id(60) },
    }))).toHaveLength(6)
  })

  test('in a request', () => {
    expect(faultsOf(changed({
      'requests[0].status': 'OPEN', 'requests[0].creatorMemberId': id(999), 'requests[0].end': '2026-03-01',
      'requests[0].approvers[0].status': 1, 'requests[0].approvers[0].statusChangedByMemberId': id(998),
      'requests[0].approvers[1].predecessorId': id(997), 'requests[0].representativeApprovers[0].replacedToMemberId': id(996),
      'requests[0].representativeApprovers[1]': 5,
    }))).toHaveLength(8)
  })
})

describe('a record with a fault is still known', () => {
  test('when its id can be read', () => {
    expect(faultsOf(changed({ 'members[0].name': 1, 'rules[0].name': 2, 'allowanceTypes[0].defaultName': 3, 'leaveTypes[0].name': 4 }))).toHaveLength(4)
  })

  test('and its other facts count', () => {
    expect(faultsOf(changed({ 'allowanceTypes[1].defaultName': 3, 'adjustments[1].amount': 0.5, 'rules[0].name': 1, 'assignments[2].ruleId': id(60) }))).toHaveLength(4)
  })
})

describe('what only follows from another fault is not reported', () => {
  test.each(['departments', 'members', 'holidayCalendars', 'leaveTypes', 'allowanceTypes', 'rules', 'webhookSubscriptions'])('%s is no list', (list) => {
    expect(faultsOf(changed({ [list]: 5 }))).toEqual([`${list}: expected a list, got 5`])
  })

  test.each<[Json | typeof leftOut]>([[1], [leftOut], ['00000000-0000-4000-8000']])(
    'a record without a readable id is unknown to those that name it, and no other unknown id is hidden by it: %s',
    (value) => {
      const faults = faultsOf(changed({ 'members[0].id': value, 'apiKeys[0].memberId': id(999) }))
      expect(faults.filter((fault) => fault.startsWith('members[0].id: '))).toHaveLength(1)
      expect(faults).toContain(`apiKeys[0].memberId: expected the id of a member, got "${id(999)}"`)
      expect(faults.every((fault) => fault.startsWith('members[0].id: ') || fault.includes('expected the id of a member'))).toBe(true)
    },
  )

  test('the allowance type of an assignment or of its rule is unknown', () => {
    expect(faultsOf(changed({ 'assignments[2].allowanceTypeId': id(999) }))).toHaveLength(1)
    expect(faultsOf(changed({ 'rules[1].allowanceTypeId': id(999) }))).toHaveLength(1)
    expect(faultsOf(changed({ 'rules[1].allowanceTypeId': 1 }))).toHaveLength(1)
  })

  test('two allowance types share an id and differ in the unit', () => {
    const faults = faultsOf(changed({ 'allowanceTypes[1].id': id(50) })).filter((fault) => !fault.endsWith(`, got "${id(51)}"`))
    expect(faults).toEqual(['allowanceTypes[1].id: expected an id of its own, got the id of allowanceTypes[0]'])
  })
})
