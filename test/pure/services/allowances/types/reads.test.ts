/** Spec: GET /allowance-types, GET /allowance-types/{id}; decisions 6 and 53. */
import { describe, expect, test } from 'vitest'
import { getAllowanceType, listAllowanceTypes } from '../../../../../src/services'
import { id } from '../../../allowance/given'
import { ada, boss, expectRefusal, nobody, open, overtime, root, study, vacation, valueOf } from './given'

const german = { language: 'de' }
const stored = { language: null }

describe('spec: GET /allowance-types', () => {
  test.each([['an admin', root], ['a manager, the same list', boss]])('%s: by position, then id, in the language asked for', async (_, caller) => {
    const { ports } = open()
    expect(valueOf(await listAllowanceTypes(ports, caller.id, german))).toStrictEqual([
      { type: vacation, name: 'Urlaub' }, { type: overtime, name: 'overtime' }, { type: study, name: 'study' },
    ])
    expect(valueOf(await listAllowanceTypes(ports, caller.id, stored)).map(({ name }) => name)).toEqual(['vacation', 'overtime', 'study'])
  })

  test('D53: nobody else', async () => {
    await expectRefusal('FORBIDDEN', (ports, caller) => listAllowanceTypes(ports, caller, german), ada)
    await expectRefusal('UNAUTHORIZED', (ports, caller) => listAllowanceTypes(ports, caller, german), nobody)
  })
})

describe('spec: GET /allowance-types/{id}', () => {
  test.each([['an admin', root], ['a manager', boss]])('%s', async (_, caller) => {
    const { ports } = open()
    expect(valueOf(await getAllowanceType(ports, caller.id, vacation.id, german))).toStrictEqual({ type: vacation, name: 'Urlaub' })
    expect(valueOf(await getAllowanceType(ports, caller.id, study.id, german))).toStrictEqual({ type: study, name: 'study' })
  })

  test('D6, D53: an unknown type, and nobody else', async () => {
    const get = (typeId: string) => (...[ports, caller]: Parameters<Parameters<typeof expectRefusal>[1]>) => getAllowanceType(ports, caller, typeId, stored)
    await expectRefusal('NOT_FOUND', get(id('none')), boss)
    await expectRefusal('FORBIDDEN', get(id('none')), ada)
    await expectRefusal('UNAUTHORIZED', get(vacation.id), nobody)
  })
})
