/** Decision 42: who is asked, in which order, under whose process; lists that contradict themselves lose nobody. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DepartmentManager, Member } from '../../../../src/records'
import { approversOf } from '../../../../src/requests/approversOf'
import { predecessorOrder } from '../../../../src/requests/predecessorOrder'
import { ada, approvals, department, id, open } from './given'

const viaDepartment = (departmentId: string | null): Partial<Member> =>
  ({ approverConfig: { type: 'department', departmentId, identityProviderSyncLevel: null }, approverIds: [id('rex')] })

const crew = department('crew', ['boss', 'bob', 'cleo'], 'Parallel_one_has_to_agree')

describe('D42: the configuration', () => {
  test.each(['custom', 'identity_provider'] as const)('%s: the own approvers under the own process', (type) => {
    const requester = ada({
      process: 'Linear_one_has_to_agree', approvers: ['bob', 'cleo', 'bob'],
      requester: { approverConfig: { type, departmentId: crew.id, identityProviderSyncLevel: null } },
    })
    expect(approversOf(requester, [crew])).toEqual({ process: 'Linear_one_has_to_agree', memberIds: [id('bob'), id('cleo')] })
  })

  test('department: its managers under its process, also of a department that the member is not in', () => {
    expect(approversOf(ada({ requester: viaDepartment(crew.id) }), [department('other', ['dan']), crew]))
      .toEqual({ process: 'Parallel_one_has_to_agree', memberIds: [id('boss'), id('bob'), id('cleo')] })
  })

  test.each([['none', null], ['one that is not there', id('gone')]])('department, %s: nobody', (_, departmentId) => {
    expect(approversOf(ada({ requester: viaDepartment(departmentId) }), [crew])).toEqual({ process: 'Linear_all_have_to_agree', memberIds: [] })
  })

  test('the request keeps the process, and predecessors only where it is linear', () => {
    const { request } = open({ requester: viaDepartment(crew.id), departments: [crew] })
    expect(request.approvalProcess).toBe('Parallel_one_has_to_agree')
    expect(request.approvers.map(({ predecessorId }) => predecessorId)).toEqual([null, null, null])
    const line = { ...crew, approvalProcess: 'Linear_all_have_to_agree' as const }
    const { request: linear } = open({ requester: viaDepartment(crew.id), departments: [line] })
    expect(approvals(linear)).toEqual(['boss PENDING', 'bob PENDING', 'cleo PENDING'])
    expect(linear.approvers.map(({ predecessorId }) => predecessorId)).toEqual([null, linear.approvers[0]!.id, linear.approvers[1]!.id])
  })
})

/** `bob<cleo`: Cleo is asked after Bob. */
const managers = (...texts: readonly string[]): DepartmentManager[] => texts.map((text) => {
  const [first, second] = text.split('<')
  return second === undefined
    ? { memberId: id(first!), predecessorMemberId: null }
    : { memberId: id(second), predecessorMemberId: id(first!) }
})

const orderOf = (list: readonly DepartmentManager[]): string[] =>
  approversOf(ada({ requester: viaDepartment(crew.id) }), [{ ...crew, managers: list }]).memberIds.map((memberId) =>
    ['bob', 'cleo', 'dan', 'eve'].find((name) => id(name) === memberId) ?? memberId)

describe('D42: predecessor order', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['as listed without predecessors', ['cleo', 'bob', 'dan'], ['cleo', 'bob', 'dan']],
    ['listed backwards', ['cleo<dan', 'bob<cleo', 'bob'], ['bob', 'cleo', 'dan']],
    ['two behind the same one', ['bob<cleo', 'bob<dan', 'bob'], ['bob', 'cleo', 'dan']],
    ['a predecessor who has left', ['gone<cleo', 'cleo<dan', 'bob'], ['cleo', 'dan', 'bob']],
    ['their own predecessor', ['bob<bob', 'cleo'], ['cleo', 'bob']],
    ['a circle', ['dan<bob', 'bob<cleo', 'cleo<dan'], ['bob', 'cleo', 'dan']],
    ['a circle beside a line', ['cleo<bob', 'bob<cleo', 'dan', 'dan<eve'], ['dan', 'eve', 'bob', 'cleo']],
    ['listed twice', ['bob', 'cleo', 'bob'], ['bob', 'cleo']],
    ['nobody', [], []],
  ])('%s', (_, list, expected) => {
    expect(orderOf(managers(...list))).toEqual(expected)
  })

  test('whatever the predecessors, everybody is kept, once, and the order is repeatable', () => {
    const lists = fc.uniqueArray(fc.nat(8), { maxLength: 9 }).chain((ids) =>
      fc.tuple(...ids.map((item) => fc.record({ item: fc.constant(`${item}`), before: fc.option(fc.nat(9).map(String)) }))))
    fc.assert(fc.property(lists, (list) => {
      const order = predecessorOrder(list, ({ item }) => item, ({ before }) => before)
      expect(order.map(({ item }) => item).sort()).toEqual(list.map(({ item }) => item).sort())
      expect(predecessorOrder(order, ({ item }) => item, ({ before }) => before).map(({ item }) => item)).toEqual(order.map(({ item }) => item))
    }))
  })

  test('without circles, everybody comes behind their predecessor', () => {
    // Each names one of a smaller number, or nobody; then the list is shuffled.
    const lists = fc.array(fc.option(fc.nat()), { maxLength: 9 }).chain((picks) => {
      const items = picks.map((pick, item) => ({ item: `${item}`, before: pick === null || item === 0 ? null : `${pick % item}` }))
      return fc.shuffledSubarray(items, { minLength: items.length })
    })
    fc.assert(fc.property(lists, (list) => {
      const order = predecessorOrder(list, ({ item }) => item, ({ before }) => before).map(({ item }) => item)
      for (const { item, before } of list) if (before !== null) expect(order.indexOf(before)).toBeLessThan(order.indexOf(item))
    }))
  })
})
