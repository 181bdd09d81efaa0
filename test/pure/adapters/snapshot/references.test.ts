import { describe, expect, test } from 'vitest'
import { type Json, changed, faultsOf, id, workspaceFile } from './workspaceFile'

const nobody = id(999)

const references: [string, string][] = [
  ['departments[0].managers[0].memberId', 'a member'],
  ['departments[0].managers[0].predecessorMemberId', 'a member'],
  ['members[0].holidayCalendarId', 'a holiday calendar'],
  ['members[0].approverConfig.departmentId', 'a department'],
  ['members[1].allowanceTypeConfigurations[0].allowanceTypeId', 'an allowance type'],
  ['leaveTypes[0].allowanceTypeId', 'an allowance type'],
  ['allowanceTypes[0].defaultRuleId', 'a rule'],
  ['rules[0].allowanceTypeId', 'an allowance type'],
  ['assignments[0].memberId', 'a member'],
  ['assignments[0].allowanceTypeId', 'an allowance type'],
  ['assignments[0].ruleId', 'a rule'],
  ['adjustments[0].memberId', 'a member'],
  ['adjustments[0].allowanceTypeId', 'an allowance type'],
  ['memberAllowances[0].memberId', 'a member'],
  ['memberAllowances[0].allowanceTypeId', 'an allowance type'],
  ['requests[0].memberId', 'a member'],
  ['requests[0].creatorMemberId', 'a member'],
  ['requests[0].leaveTypeId', 'a leave type'],
  ['requests[0].approvedByMemberId', 'a member'],
  ['requests[0].declinedByMemberId', 'a member'],
  ['requests[0].canceledByMemberId', 'a member'],
  ['requests[0].approvers[0].memberId', 'a member'],
  ['requests[0].approvers[0].statusChangedByMemberId', 'a member'],
  ['requests[0].representativeApprovers[0].memberId', 'a member'],
  ['requests[0].representativeApprovers[0].replacedToMemberId', 'a member'],
  ['outOfOfficeSettings[0].memberId', 'a member'],
  ['outOfOfficeSettings[0].leaveTypeId', 'a leave type'],
  ['apiKeys[0].memberId', 'a member'],
  ['deliveries[0].subscriptionId', 'a webhook subscription'],
]

describe('an id that names nothing', () => {
  test.each(references)('%s', (path, kind) => {
    expect(faultsOf(changed({ [path]: nobody }))).toEqual([`${path}: expected the id of ${kind}, got "${nobody}"`])
  })

  test.each([['members[0].departmentIds', 'a department'], ['members[0].approverIds', 'a member'], ['members[0].representatives.memberIds', 'a member']])(
    '%s', (path, kind) => {
      const known = path.endsWith('departmentIds') ? id(10) : id(21)
      expect(faultsOf(changed({ [path]: [known] }))).toEqual([])
      expect(faultsOf(changed({ [path]: [known, nobody] }))).toEqual([`${path}[1]: expected the id of ${kind}, got "${nobody}"`])
      expect(faultsOf(changed({ [path]: [known, known] }))).toEqual([`${path}[1]: expected each id once, got the id of ${path}[0]`])
    },
  )

  test('in another spelling is another id', () => {
    const upper = 'ABCDEFAB-0000-4000-8000-000000000000'
    const member: Json = { id: upper, name: 'Cy', email: 'cy@example.com', status: 'ACTIVE' }
    expect(faultsOf(changed({ 'members[2]': member, 'apiKeys[0].memberId': upper }))).toEqual([])
    expect(faultsOf(changed({ 'members[2]': member, 'apiKeys[0].memberId': upper.toLowerCase() }))).toHaveLength(1)
  })

  test('the keys of default rules are allowance types', () => {
    const rules = 'departments[0].defaultRuleIds'
    expect(faultsOf(changed({ [rules]: { [id(50)]: id(60), [id(51)]: id(61) } }))).toEqual([])
    expect(faultsOf(changed({ [rules]: { [nobody]: id(60) } }))).toEqual([`${rules}["${nobody}"]: expected the id of an allowance type, got "${nobody}"`])
    expect(faultsOf(changed({ [rules]: { [id(50)]: nobody } }))).toEqual([`${rules}["${id(50)}"]: expected the id of a rule, got "${nobody}"`])
    expect(faultsOf(changed({ [rules]: { [id(50)]: null } }))).toEqual([
      `${rules}["${id(50)}"]: expected an id of 8-4-4-4-12 hexadecimal digits, got null`,
    ])
  })

  test('what may be gone by now is not looked for', () => {
    expect(faultsOf(changed({
      'auditEntries[0].memberId': nobody, 'auditEntries[0].ruleId': nobody, 'auditEntries[0].allowanceTypeId': nobody,
      'auditEntries[0].actorMemberId': nobody, 'deliveries[0].outboxEventId': nobody, 'requests[0].seriesId': nobody,
    }))).toEqual([])
  })
})

describe('a rule of another allowance type', () => {
  const fault = (path: string, type: number, rule: number, actual: number): string[] =>
    [`${path}: expected a rule of the allowance type "${id(type)}", got "${id(rule)}", a rule of "${id(actual)}"`]

  test('of an assignment', () => {
    expect(faultsOf(changed({ 'assignments[0].ruleId': id(61) }))).toEqual(fault('assignments[0].ruleId', 50, 61, 51))
  })
  test('as the default of a type', () => {
    expect(faultsOf(changed({ 'allowanceTypes[1].defaultRuleId': id(61) }))).toEqual([])
    expect(faultsOf(changed({ 'allowanceTypes[0].defaultRuleId': id(61) }))).toEqual(fault('allowanceTypes[0].defaultRuleId', 50, 61, 51))
  })
  test('as the default of a department', () => {
    expect(faultsOf(changed({ 'departments[0].defaultRuleIds': { [id(51)]: id(60) } }))).toEqual(
      fault(`departments[0].defaultRuleIds["${id(51)}"]`, 51, 60, 50))
  })
})

describe('approvers follow each other within a request', () => {
  const entry = 'the id of another entry of this list'
  for (const [list, first, second] of [['approvers', 110, 111], ['representativeApprovers', 120, 121]] as const) {
    const path = `requests[0].${list}[1].predecessorId`
    test(list, () => {
      expect(faultsOf(changed({ [path]: id(first) }))).toEqual([])
      expect(faultsOf(changed({ [path]: id(second) }))).toEqual([`${path}: expected ${entry}, got "${id(second)}"`])
      expect(faultsOf(changed({ [path]: nobody }))).toEqual([`${path}: expected ${entry}, got "${nobody}"`])
      expect(faultsOf(changed({ [path]: id(list === 'approvers' ? 120 : 110) }))).toHaveLength(1)
    })
    test(`${list}: an unreadable entry may be the one that is meant`, () => {
      expect(faultsOf(changed({ [path]: nobody, [`requests[0].${list}[0].id`]: 1 }))).toHaveLength(1)
    })
  }
})

describe('an id that stands in a list twice', () => {
  const file = workspaceFile()
  const lists = Object.keys(file).filter((name) => name !== 'workspace')
  test.each(lists)('%s', (name) => {
    const records = file[name] as Json[]
    const last = records.length
    const faults = faultsOf({ ...file, [name]: [...records, records[0]] })
    expect(faults.filter((fault) => fault.includes('an id of its own'))).toEqual([
      `${name}[${last}].id: expected an id of its own, got the id of ${name}[0]`,
    ])
  })

  const week = (workspaceFile()['members'] as { schedules: { days: Json }[] }[])[0]?.schedules[0]?.days ?? null
  test.each<[string, Json]>([
    ['members[0].schedules', { id: id(25), days: week }],
    ['holidayCalendars[0].days', { id: id(31), date: '2026-12-25', duration: 'morning' }],
    ['members[1].allowanceTypeConfigurations', { id: id(26), allowanceTypeId: id(50) }],
    ['requests[0].approvers', { id: id(110), memberId: id(20), status: 'PENDING' }],
    ['requests[0].representativeApprovers', { id: id(120), memberId: id(20), status: 'PENDING' }],
  ])('%s', (list, record) => {
    expect(faultsOf(changed({ [`${list}[1]`]: record }))).toContain(`${list}[1].id: expected an id of its own, got the id of ${list}[0]`)
  })

  test('other members may have schedules of the same ids', () => {
    expect(faultsOf(changed({ 'members[1].schedules': [{ id: id(25), days: week }], 'holidayCalendars[1]': { id: id(32), name: 'B' } }))).toEqual([])
  })
})

test('two entries of one member, allowance type and year', () => {
  expect(faultsOf(changed({ 'memberAllowances[1].year': 2026, 'memberAllowances[2].allowanceTypeId': id(50) }))).toEqual([
    'memberAllowances[1]: expected one entry per member, allowance type and year, got a second one for 2026 beside memberAllowances[0]',
    'memberAllowances[2]: expected one entry per member, allowance type and year, got a second one for 2026 beside memberAllowances[0]',
  ])
  expect(faultsOf(changed({ 'memberAllowances[1].year': 2026, 'memberAllowances[1].memberId': id(21) }))).toEqual([])
})
