import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openMemory } from '../../../../src/adapters/memory'
import { failure } from '../../../../src/kernel/failure'
import { ok, refuse } from '../../../../src/kernel/result'
import type { Stores } from '../../../../src/ports'
import { generateWorkspace, workspaceSnapshots } from '../../../../src/testing'
import { contractSnapshot } from '../../../../src/testing/contract/contractSnapshot'

const done = ok(undefined)

const given = contractSnapshot()
const [first, second] = given.members
const [request, other] = given.requests

/** Whether a value and all that is in it is frozen. */
function isFrozenThrough(value: unknown): boolean {
  return typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenThrough))
}

describe('opening and saving', () => {
  test('every list is kept, also those that no repository reads', () => {
    expect(Object.values(given).every((list) => !Array.isArray(list) || list.length > 0)).toBe(true)
    expect(openMemory(given).save()).toEqual(given)
  })

  test('a workspace with nothing in it', () => {
    const { workspace } = given
    const empty = { ...Object.fromEntries(Object.keys(given).map((name) => [name, []])), workspace } as unknown as typeof given
    expect(openMemory(empty).save()).toEqual(empty)
  })

  test('any workspace comes out in the order in which it went in', () => {
    fc.assert(fc.property(workspaceSnapshots({ maxMembers: 3 }), (snapshot) => {
      expect(openMemory(snapshot).save()).toEqual(snapshot)
    }), { numRuns: 40 })
    const company = generateWorkspace({ seed: 3, members: 20 })
    expect(openMemory(company).save()).toEqual(company)
  })

  test('a changed record stays in its place, new ones come last', async () => {
    const { unitOfWork, save } = openMemory(given)
    await unitOfWork.transact(async ({ members }) => {
      await members.save({ ...second!, id: '00000000-0000-4000-8000-000000000000', customId: null, identityProviderAccount: null })
      await members.save({ ...first!, name: 'Changed' })
      return done
    })
    expect(save().members.map(({ id }) => id)).toEqual([...given.members.map(({ id }) => id), '00000000-0000-4000-8000-000000000000'])
    expect(save().members[0]!.name).toBe('Changed')
  })

  test('what is saved later does not change what was saved before', async () => {
    const { unitOfWork, save } = openMemory(given)
    const before = save()
    await unitOfWork.transact(async ({ members }) => {
      await members.save({ ...first!, name: 'Changed' })
      return done
    })
    expect(before).toEqual(given)
  })

  test('a key named __proto__ is data', async () => {
    const { unitOfWork, save } = openMemory(given)
    const payload = JSON.parse('{"__proto__": {"admin": true}, "of": [{"__proto__": [1]}]}') as Record<string, unknown>
    await unitOfWork.transact(async ({ outbox }) => {
      await outbox.add({ ...given.outbox[0]!, id: 'event', payload })
      return done
    })
    expect(JSON.stringify(save().outbox.at(-1)!.payload)).toBe('{"__proto__":{"admin":true},"of":[{"__proto__":[1]}]}')
  })

  test('two records of one list with one id are a programmer error', () => {
    expect(() => openMemory({ ...given, members: [first!, first!] })).toThrow(RangeError)
  })

  test('a number of runs that allows none is a programmer error', () => {
    for (const maxRuns of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => openMemory(given, { maxRuns })).toThrow(RangeError)
  })
})

test('a window whose end is before its start touches nothing', async () => {
  const { unitOfWork } = openMemory(given)
  await unitOfWork.read(async ({ requests }) => {
    expect(await requests.within({ from: '2030-03-12', to: '2030-03-10' })).toEqual([])
    expect(await requests.within({ from: '9999-12-31', to: '0001-01-01' })).toEqual([])
    expect(await requests.ofMembersWithin([first!.id], { from: '2030-03-12', to: '2030-03-10' })).toEqual([])
    return done
  })
})

describe('records that are handed out', () => {
  test('are frozen through and through', async () => {
    const { unitOfWork } = openMemory(given)
    const answers: unknown[] = []
    await unitOfWork.transact(async (stores) => {
      const saved = { ...request!, reason: 'Saved', approvers: [...request!.approvers] }
      await stores.requests.save(saved)
      expect(isFrozenThrough(saved)).toBe(false)
      answers.push(
        await stores.workspace.get(), await stores.members.byId(first!.id), await stores.members.byCustomId(second!.customId!),
        await stores.requests.byId(request!.id), ...(await stores.requests.within({ from: '2030-01-01', to: '2030-12-31' })),
        ...(await stores.requests.ofMember(first!.id)), ...(await stores.members.page(null, 9)), ...(await stores.leaveTypes.all()),
      )
      return done
    })
    expect(answers.length).toBeGreaterThan(10)
    expect(answers.filter((record) => !isFrozenThrough(record))).toEqual([])
  })
})

describe('unique keys', () => {
  test('two members may swap their custom ids in one unit of work', async () => {
    const { unitOfWork, save } = openMemory(given)
    const swapped = await unitOfWork.transact(async ({ members }) => {
      await members.save({ ...first!, customId: second!.customId })
      await members.save({ ...second!, customId: first!.customId })
      return done
    })
    expect(swapped).toEqual(done)
    expect(save().members.slice(0, 2).map(({ customId }) => customId)).toEqual([second!.customId, first!.customId])
  })

  test('two members may swap their users of an identity provider in one unit of work', async () => {
    const { unitOfWork, save } = openMemory(given)
    const [mine, other] = [first!.identityProviderAccount, second!.identityProviderAccount]
    const swapped = await unitOfWork.transact(async ({ members }) => {
      await members.save({ ...first!, identityProviderAccount: other })
      await members.save({ ...second!, identityProviderAccount: mine })
      return done
    })
    expect(swapped).toEqual(done)
    expect(save().members.slice(0, 2).map(({ identityProviderAccount }) => identityProviderAccount)).toEqual([other, mine])
  })

  test('the refusal names the key, and comes after one run', async () => {
    const { unitOfWork } = openMemory(given)
    let runs = 0
    const answer = await unitOfWork.transact(async ({ members }) => {
      runs += 1
      await members.save({ ...second!, customId: first!.customId })
      return done
    })
    expect(answer).toEqual(refuse(failure('CONFLICT', [{ message: `taken already: members.customId=${first!.customId}` }])))
    expect(runs).toBe(1)
  })

  test('a key that was double when the workspace was opened does not stop its owners from being saved', async () => {
    const double = { ...given, members: [first!, { ...second!, customId: first!.customId }] }
    const { unitOfWork, save } = openMemory(double)
    const answer = await unitOfWork.transact(async ({ members }) => {
      expect(await members.byCustomId(first!.customId!)).toEqual(first)
      await members.save({ ...first!, name: 'Changed' })
      return done
    })
    expect(answer).toEqual(done)
    expect(save().members[0]!.name).toBe('Changed')
  })
})

/** Something that another unit of work commits. */
const change = async (stores: Stores): Promise<typeof done> => {
  await stores.requests.save({ ...request!, reason: 'Changed' })
  return done
}

describe('runs of a unit of work', () => {
  const seen = async (disturb: boolean, end: () => unknown, mode: 'read' | 'transact' = 'transact') => {
    const { unitOfWork, save } = openMemory(given)
    let runs = 0
    const answer: unknown = await unitOfWork[mode](async (stores) => {
      runs += 1
      await stores.requests.byId(request!.id)
      if (mode === 'transact') await stores.members.save({ ...first!, name: `Run ${runs}` })
      if (disturb && runs === 1) await unitOfWork.transact(change)
      return end() as typeof done
    }).catch((error: unknown) => error)
    return { answer, runs, name: save().members[0]!.name }
  }
  const refusal = refuse(failure('NOT_FOUND'))
  const error = new Error('a fault of the work')
  const fault = (): never => {
    throw error
  }

  test('one, when nobody changes what it read', async () => {
    expect(await seen(false, () => done)).toEqual({ answer: done, runs: 1, name: 'Run 1' })
    expect(await seen(false, () => refusal)).toEqual({ answer: refusal, runs: 1, name: first!.name })
    expect(await seen(false, fault)).toEqual({ answer: error, runs: 1, name: first!.name })
    expect(await seen(false, () => done, 'read')).toEqual({ answer: done, runs: 1, name: first!.name })
  })

  test('another one after a change, whether it succeeded, refused, threw or only read', async () => {
    expect(await seen(true, () => done)).toEqual({ answer: done, runs: 2, name: 'Run 2' })
    expect(await seen(true, () => refusal)).toEqual({ answer: refusal, runs: 2, name: first!.name })
    expect(await seen(true, fault)).toEqual({ answer: error, runs: 2, name: first!.name })
    expect(await seen(true, () => done, 'read')).toEqual({ answer: done, runs: 2, name: first!.name })
  })

  test.each([[{}, 8], [{ maxRuns: 1 }, 1], [{ maxRuns: 3 }, 3]])('as many as %o allows when it is always disturbed: %i', async (options, most) => {
    const { unitOfWork, save } = openMemory(given, options)
    let runs = 0
    const answer = await unitOfWork.transact(async (stores) => {
      runs += 1
      await stores.requests.byId(request!.id)
      await stores.members.save({ ...first!, name: 'Changed' })
      await unitOfWork.transact(change)
      return done
    })
    expect([answer, runs, save().members[0]]).toEqual([refuse(failure('CONFLICT')), most, first])
  })

  const runsBeside = async (read: (stores: Stores) => Promise<unknown>): Promise<number> => {
    const { unitOfWork } = openMemory(given)
    let runs = 0
    await unitOfWork.transact(async (stores) => {
      runs += 1
      await read(stores)
      if (runs === 1) await unitOfWork.transact(change)
      return done
    })
    return runs
  }

  test("one, when what others change is not what it read: another member's, another id, other lists", async () => {
    const elsewhere = given.requests.find(({ memberId }) => memberId !== request!.memberId)!
    expect(await runsBeside(({ requests }) => requests.ofMember(elsewhere.memberId))).toBe(1)
    expect(await runsBeside(({ requests }) => requests.byId(other!.id))).toBe(1)
    expect(await runsBeside(({ requests }) => requests.within({ from: '2030-03-01', to: '2030-03-31' }))).toBe(1)
    expect(await runsBeside(({ members }) => members.byId(request!.memberId))).toBe(1)
    expect(await runsBeside(({ assignments }) => assignments.ofMember(request!.memberId))).toBe(1)
    expect(await runsBeside(({ requests }) => requests.save({ ...request!, reason: 'Mine' }))).toBe(1)
  })

  test('two, when what others change is among what it read', async () => {
    expect(await runsBeside(({ requests }) => requests.ofMember(request!.memberId))).toBe(2)
    expect(await runsBeside(({ requests }) => requests.byId(request!.id))).toBe(2)
    expect(await runsBeside(({ requests }) => requests.within({ from: '0001-01-01', to: '9999-12-31' }))).toBe(2)
  })

  test("a page is not disturbed by a member of another page, nor by a member's requests", async () => {
    const { unitOfWork } = openMemory(given)
    const sorted = [...given.members].sort((a, b) => (a.id < b.id ? -1 : 1))
    const runsOfPage = async (change: (stores: Stores) => Promise<void>): Promise<number> => {
      let runs = 0
      await unitOfWork.read(async ({ members }) => {
        runs += 1
        await members.page(null, 2)
        if (runs === 1) {
          await unitOfWork.transact(async (stores) => {
            await change(stores)
            return done
          })
        }
        return done
      })
      return runs
    }
    expect(await runsOfPage(({ members }) => members.save({ ...sorted[4]!, name: 'Changed' }))).toBe(1)
    expect(await runsOfPage(({ requests }) => requests.save({ ...request!, reason: 'Changed' }))).toBe(1)
    expect(await runsOfPage(({ members }) => members.save({ ...sorted[1]!, name: 'Changed' }))).toBe(2)
  })
})
