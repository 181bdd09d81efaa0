import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Json, changed, faultsOf, id, leftOut, workspaceFile } from './workspaceFile'

const setting = (n: number, member: number, leaveType: number): Json =>
  ({ id: id(300 + n), memberId: id(member), leaveTypeId: id(leaveType), externalAudience: 'none' })

describe('the customId of a member is theirs alone', () => {
  const [first, second] = ['members[0].customId', 'members[1].customId']

  test('two members of one customId', () => {
    expect(faultsOf(changed({ [first]: 'E1', [second]: 'E1' }))).toEqual([`${second}: expected a customId of its own, got the customId of members[0]`])
  })

  test('each further one is named beside the first', () => {
    const carl = { id: id(22), name: 'Carl', email: 'carl@example.com', status: 'ACTIVE', customId: 'E1' }
    expect(faultsOf(changed({ [first]: 'E1', [second]: 'E1', 'members[2]': carl }))).toEqual([
      `${second}: expected a customId of its own, got the customId of members[0]`,
      'members[2].customId: expected a customId of its own, got the customId of members[0]',
    ])
  })

  test.each<[string, Json | typeof leftOut, Json | typeof leftOut]>([
    ['two without one', null, null], ['two that leave it out', leftOut, leftOut], ['another one', 'E1', 'E2'], ['another case', 'e1', 'E1'],
  ])('%s', (_, one, other) => {
    expect(faultsOf(changed({ [first]: one, [second]: other }))).toEqual([])
  })

  test('an unreadable one is none', () => {
    expect(faultsOf(changed({ [first]: 7, [second]: 7 }))).toEqual([`${first}: expected a text, got 7`, `${second}: expected a text, got 7`])
  })

  test('a customId of a member and a department', () => {
    expect(faultsOf(changed({ [first]: 'E1', 'departments[0].customId': 'E1' }))).toEqual([])
  })
})

describe('spec: Out-of-office setting: one per member and leave type', () => {
  test('a second one', () => {
    expect(faultsOf(changed({ 'outOfOfficeSettings[1]': setting(1, 20, 40) }))).toEqual([
      'outOfOfficeSettings[1]: expected one setting per member and leave type, got a second one beside outOfOfficeSettings[0]',
    ])
  })

  test('of another member, or another leave type', () => {
    expect(faultsOf(changed({ 'outOfOfficeSettings[1]': setting(1, 21, 40), 'outOfOfficeSettings[2]': setting(2, 20, 41) }))).toEqual([])
  })

  test('of an unreadable member or leave type', () => {
    const half = { ...setting(1, 20, 40) as object, memberId: 5 }
    expect(faultsOf(changed({ 'outOfOfficeSettings[1]': half, 'outOfOfficeSettings[2]': { ...half, id: id(302) } }))).toHaveLength(2)
  })
})

test('every record but the first of its key has a fault, and no other', () => {
  const members = fc.array(fc.constantFrom(null, 'E1', 'E2', '__proto__'), { maxLength: 6 })
  const settings = fc.array(fc.tuple(fc.constantFrom(20, 21), fc.constantFrom(40, 41)), { maxLength: 6 })
  const isSecond = (list: readonly (string | null)[]): number[] => list.flatMap((key, n) => (key !== null && list.indexOf(key) < n ? [n] : []))
  fc.assert(fc.property(members, settings, (customIds, keys) => {
    const [ada, bob] = workspaceFile()['members'] as Json[]
    const named = customIds.map((customId, n): Json => ({ id: id(400 + n), name: 'Eve', email: 'eve@example.com', status: 'ACTIVE', customId }))
    const faults = faultsOf(changed({ members: [ada!, bob!, ...named], outOfOfficeSettings: keys.map(([member, type], n) => setting(n, member, type)) }))
    expect(faults.map((fault) => fault.replace(/:.*/, ''))).toEqual([
      ...isSecond(customIds).map((n) => `members[${n + 2}].customId`),
      ...isSecond(keys.map(([member, type]) => `${member} ${type}`)).map((n) => `outOfOfficeSettings[${n}]`),
    ])
  }), { numRuns: 200 })
})
