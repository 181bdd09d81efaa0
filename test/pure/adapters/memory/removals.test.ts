import { expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { failure } from '../../../../src/kernel/failure'
import { type Result, ok, refuse } from '../../../../src/kernel/result'
import type { Stores } from '../../../../src/ports'
import { contractSnapshot } from '../../../../src/testing/contract/contractSnapshot'

const given = contractSnapshot()
const [one, two, ...others] = given.assignments

test('a record that is removed and stored later comes last; one that is removed and saved in one unit of work stays in its place', async () => {
  const { unitOfWork, save } = openMemory(given)
  await unitOfWork.transact(async ({ assignments }) => {
    await assignments.remove(two!.id)
    await assignments.save({ ...two!, reason: 'Changed' })
    await assignments.remove(one!.id)
    return ok(undefined)
  })
  await unitOfWork.transact(async ({ assignments }) => {
    await assignments.save(one!)
    return ok(undefined)
  })
  expect(save()).toEqual({ ...given, assignments: [{ ...two!, reason: 'Changed' }, ...others, one] })
})

/** How often a unit of work is run that does something, while another one removes an assignment and ends as told. */
async function runsBeside(work: (stores: Stores) => Promise<unknown>, removal: Result<void> = ok(undefined)): Promise<number> {
  const { unitOfWork } = openMemory(given)
  let runs = 0
  await unitOfWork.transact(async (stores) => {
    runs += 1
    await work(stores)
    if (runs === 1) {
      await unitOfWork.transact(async ({ assignments }) => {
        await assignments.remove(one!.id)
        return removal
      })
    }
    return ok(undefined)
  })
  return runs
}

test('a unit of work is run again when others remove what is among what it read', async () => {
  const { id, memberId, ruleId } = one!
  expect(await runsBeside(({ assignments }) => assignments.byId(id))).toBe(2)
  expect(await runsBeside(({ assignments }) => assignments.ofMember(memberId))).toBe(2)
  expect(await runsBeside(({ assignments }) => assignments.ofRule(ruleId!))).toBe(2)
})

test('a unit of work is not run again when others remove what it did not read, or what it wrote itself, or are refused', async () => {
  const elsewhere = others.find(({ memberId, ruleId }) => memberId !== one!.memberId && ruleId !== one!.ruleId)!
  expect(await runsBeside(({ assignments }) => assignments.byId(elsewhere.id))).toBe(1)
  expect(await runsBeside(({ assignments }) => assignments.ofMember(elsewhere.memberId))).toBe(1)
  expect(await runsBeside(({ assignments }) => assignments.ofRule(elsewhere.ruleId!))).toBe(1)
  expect(await runsBeside(({ assignments }) => assignments.remove(one!.id))).toBe(1)
  expect(await runsBeside(({ assignments }) => assignments.save({ ...one!, reason: 'Mine' }))).toBe(1)
  expect(await runsBeside(({ assignments }) => assignments.byId(one!.id), refuse(failure('BAD_REQUEST')))).toBe(1)
})
