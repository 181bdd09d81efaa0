/** Whichever call of a port fails: nothing is stored, the exception is passed on, and the next attempt succeeds (house: one unit of work). */
import { describe, expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { acts } from '../requests/acts'
import { opened, outcome, portsOf } from '../requests/given'
import { isWrite } from '../requests/portCalls'
import { failing, fault } from './failing'

describe.each(acts)('$name', ({ snapshot, callerId, run, kind }) => {
  test.each(['before', 'after'] as const)('is undone by any port call that fails %s it is carried out, and can be tried again', async (when) => {
    const clean = opened(snapshot)
    const counted = failing(clean.ports, 0, when)
    expect(outcome(await run(counted.ports, callerId))).toBe('ok')
    const { calls } = counted
    expect(calls[0]).toBe('clock')
    expect(calls.some(isWrite)).toBe(kind !== 'preview')
    for (let n = 1; n <= calls.length; n++) {
      const { unitOfWork, save } = openMemory(snapshot)
      const attempt = async () => run(failing(portsOf(unitOfWork), n, when).ports, callerId)
      await expect(attempt(), `${calls[n - 1]} fails`).rejects.toBe(fault)
      expect(save()).toEqual(snapshot)
      expect(outcome(await run(portsOf(unitOfWork), callerId))).toBe('ok')
      expect(save()).toEqual(clean.saved())
    }
  })
})

test('a record that names a member who is not stored is a programmer error: thrown, nothing written', async () => {
  const change = acts.find(({ name }) => name === 'approveRequest')!
  const { ports, saved } = opened({ ...change.snapshot, members: change.snapshot.members.filter(({ name }) => name !== 'Ada') })
  const before = saved()
  await expect(change.run(ports, change.callerId)).rejects.toThrow(RangeError)
  expect(saved()).toEqual(before)
})
