/** Whose things a caller may see (decisions 41, 53). */
import { describe, expect, test } from 'vitest'
import { managesMember } from '../../../src/access/managesMember'
import { mayReadMember } from '../../../src/access/mayReadMember'

const manager = (memberId: string) => ({ memberId, predecessorMemberId: null })
const sales = { id: 'sales', managers: [manager('first'), manager('boss')] }
const workshop = { id: 'workshop', managers: [manager('foreman')] }
const clerk = { id: 'clerk', departmentIds: ['office', 'sales'] }

describe('D41: a manager of the member', () => {
  test.each([
    ['boss', [sales], true],
    ['foreman', [sales, workshop], false],
    ['clerk', [sales], false],
    ['boss', [workshop], false],
    ['boss', [], false],
  ] as const)('%s, of %o: %s', (id, departments, manages) => {
    expect(managesMember({ id }, clerk, departments)).toBe(manages)
  })

  test('of one department only, while the member is in another', () => {
    expect(managesMember({ id: 'boss' }, { departmentIds: ['workshop'] }, [sales, workshop])).toBe(false)
  })
})

describe('D53: who may see a member', () => {
  test.each([
    ['an admin', { id: 'root', isAdmin: true }, true],
    ['the member', { id: 'clerk', isAdmin: false }, true],
    ['a manager of theirs', { id: 'boss', isAdmin: false }, true],
    ['a manager of others', { id: 'foreman', isAdmin: false }, false],
    ['a colleague', { id: 'other', isAdmin: false }, false],
  ])('%s', (_, caller, may) => {
    expect(mayReadMember(caller, clerk, [sales, workshop])).toBe(may)
  })
})
