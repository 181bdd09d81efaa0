/** Decision 50 and the rules of PUT allowance-type-configurations, on rows written as `Dv` (default, visible) to `dH`. */
import { describe, expect, test } from 'vitest'
import { configureAllowanceType } from '../../../src/members/configureAllowanceType'
import type { AllowanceTypeConfiguration } from '../../../src/records'
import { recordId } from '../../../src/testing/recordId'
import { noIds, now, oneId, row, rows, statesOf, type } from './given'

const fresh = recordId('configuration', 99)

/** What a call sends: D or d for `default`, H or v for `disabled`. */
const body = (n: number, state: string) => ({ allowanceTypeId: type(n), default: state.startsWith('D'), disabled: state.endsWith('H') })

/** Sends a body for a type that has a row. */
const sent = (before: readonly AllowanceTypeConfiguration[], n: number, state: string) =>
  configureAllowanceType(before, body(n, state), { now, ids: noIds })

/** Sends a body for a type without one. */
const sentFirst = (before: readonly AllowanceTypeConfiguration[], n: number, state: string) =>
  configureAllowanceType(before, body(n, state), { now, ids: oneId(fresh) })

const after = (before: string, n: number, state: string): string => statesOf(sent(rows(before), n, state))

describe('D50: every case of one type among visible or hidden ones', () => {
  test.each([
    // before, body, after: type 1 is addressed, type 2 stands for the others
    ['Dv dv', 'dv', 'Dv dv'], ['Dv dv', 'Dv', 'Dv dv'], ['Dv dv', 'dH', 'dH Dv'], ['Dv dv', 'DH', 'dH Dv'],
    ['dv Dv', 'dv', 'dv Dv'], ['dv Dv', 'Dv', 'Dv dv'], ['dv Dv', 'dH', 'dH Dv'], ['dv Dv', 'DH', 'dH Dv'],
    ['dH Dv', 'dv', 'dv Dv'], ['dH Dv', 'Dv', 'Dv dv'], ['dH Dv', 'dH', 'dH Dv'], ['dH Dv', 'DH', 'dH Dv'],
    ['DH dv', 'dv', 'Dv dv'], ['DH dv', 'Dv', 'Dv dv'], ['DH dv', 'dH', 'dH Dv'], ['DH dv', 'DH', 'dH Dv'],
    ['Dv dH', 'dv', 'Dv dH'], ['Dv dH', 'Dv', 'Dv dH'], ['Dv dH', 'dH', 'DH dH'], ['Dv dH', 'DH', 'DH dH'],
    ['dv DH', 'dv', 'Dv dH'], ['dv DH', 'Dv', 'Dv dH'], ['dv DH', 'dH', 'DH dH'], ['dv DH', 'DH', 'DH dH'],
    ['dH DH', 'dv', 'Dv dH'], ['dH DH', 'Dv', 'Dv dH'], ['dH DH', 'dH', 'dH DH'], ['dH DH', 'DH', 'DH dH'],
    ['DH dH', 'dv', 'Dv dH'], ['DH dH', 'Dv', 'Dv dH'], ['DH dH', 'dH', 'DH dH'], ['DH dH', 'DH', 'DH dH'],
    ['Dv', 'dv', 'Dv'], ['Dv', 'Dv', 'Dv'], ['Dv', 'dH', 'DH'], ['Dv', 'DH', 'DH'],
    ['DH', 'dv', 'Dv'], ['DH', 'Dv', 'Dv'], ['DH', 'dH', 'DH'], ['DH', 'DH', 'DH'],
  ])('%s and a body of %s: %s', (before, state, expected) => {
    expect(after(before, 1, state)).toBe(expected)
  })
})

describe('spec: PUT allowance-type-configurations', () => {
  test('rule 1: default: true demotes the previous default', () => {
    expect(after('dv Dv dv', 3, 'Dv')).toBe('dv dv Dv')
  })

  test('rule 2: hiding the current default promotes the oldest remaining visible type', () => {
    expect(after('dv dv Dv', 3, 'dH')).toBe('Dv dv dH')
    expect(after('dH dv Dv dv', 3, 'dH')).toBe('dH Dv dH dv')
  })

  test('rule 2: hiding another type leaves the default alone', () => {
    expect(after('dv dv Dv', 1, 'dH')).toBe('dH dv Dv')
  })

  test('rule 3, known limit: without another visible type the addressed one is both default and hidden', () => {
    expect(after('dH Dv dH', 2, 'dH')).toBe('dH DH dH')
    expect(after('dH Dv dH', 2, 'DH')).toBe('dH DH dH')
  })

  test('rule 4: the answer has the sibling rows in their order, whatever their age', () => {
    const [first, second, third] = [row(7, 'dv'), row(2, 'dv'), row(5, 'Dv')]
    expect(sent([first, second, third], 5, 'dH')).toStrictEqual([
      first, { ...second, default: true }, { ...third, default: false, disabled: true },
    ])
  })
})

describe('D50: default: true, disabled: true', () => {
  test('hides a type that was not the default, which stays where it is', () => {
    expect(after('Dv dv dv', 3, 'DH')).toBe('Dv dv dH')
  })

  test('hides the default, which moves on to the oldest visible type', () => {
    expect(after('dH dv Dv dv', 3, 'DH')).toBe('dH Dv dH dv')
  })

  test('in the known-limit case gives a hidden type the default of another hidden one', () => {
    expect(after('DH dH dH', 3, 'DH')).toBe('dH dH DH')
  })
})

describe('D50: exactly one default while any row exists', () => {
  test('default: false, disabled: false on the current default: it stays', () => {
    expect(after('dv Dv dv', 2, 'dv')).toBe('dv Dv dv')
  })

  test('a hidden default gives way to the type that becomes visible', () => {
    expect(after('DH dH dH', 3, 'dv')).toBe('dH dH Dv')
  })

  test('a call that hides a hidden type again moves no default, not even a hidden one', () => {
    expect(after('dH DH dH', 1, 'dH')).toBe('dH DH dH')
  })

  test.each([
    ['no default', 'dv dv dv', 3, 'dv', 'Dv dv dv'], ['no default, the oldest hidden', 'dH dv dv', 3, 'dv', 'dH Dv dv'],
    ['no default, another one asked for', 'dv dv dv', 2, 'Dv', 'dv Dv dv'], ['no default, all hidden', 'dH dH dH', 2, 'dH', 'dH DH dH'],
    ['no default, the oldest being hidden', 'dv dv dv', 1, 'dH', 'dH Dv dv'],
    ['two defaults', 'dv Dv Dv', 1, 'dv', 'dv Dv dv'], ['two defaults, the older hidden', 'dv DH Dv', 1, 'dv', 'dv dH Dv'],
    ['two defaults, a third asked for', 'dv Dv Dv', 1, 'Dv', 'Dv dv dv'], ['two defaults, the older being hidden', 'dv Dv Dv', 2, 'dH', 'dv dH Dv'],
    ['two defaults, all hidden', 'dH DH DH', 1, 'dH', 'dH DH dH'], ['three defaults', 'Dv Dv Dv', 3, 'dv', 'Dv dv dv'],
  ])('stored rows with %s', (_, before, n, state, expected) => {
    expect(after(before, n, state)).toBe(expected)
  })
})

describe('D50: a type without a row', () => {
  test.each(['dv', 'Dv'])('as the first of a member becomes the default, also with %s', (state) => {
    expect(sentFirst([], 4, state)).toStrictEqual([{ id: fresh, allowanceTypeId: type(4), default: true, disabled: false, createdAt: now }])
  })

  test.each(['dH', 'DH'])('as the first of a member with %s is the known-limit case', (state) => {
    expect(sentFirst([], 4, state)).toStrictEqual([{ id: fresh, allowanceTypeId: type(4), default: true, disabled: true, createdAt: now }])
  })

  test('gets a row at the end, with the id and the time that were handed in', () => {
    const before = rows('Dv dv')
    expect(sentFirst(before, 7, 'dv')).toStrictEqual([
      ...before, { id: fresh, allowanceTypeId: type(7), default: false, disabled: false, createdAt: now },
    ])
  })

  test.each([
    ['Dv dv', 'Dv', 'dv dv Dv'], ['Dv dv', 'dH', 'Dv dv dH'], ['Dv dv', 'DH', 'Dv dv dH'], ['DH dH', 'dv', 'dH dH Dv'], ['DH dH', 'DH', 'dH dH DH'],
  ])('%s and a body of %s: %s', (before, state, expected) => {
    expect(statesOf(sentFirst(rows(before), 7, state))).toBe(expected)
  })

  test('rule 3, records: without a row it was visible, so that hiding the last visible type makes it default and hidden', () => {
    expect(statesOf(sentFirst(rows('DH dH'), 7, 'dH'))).toBe('dH dH DH')
  })

  test('is never the oldest beside those made before', () => {
    const added = sentFirst(rows('dv Dv'), 7, 'dv')
    expect(statesOf(sent(added, 2, 'dH'))).toBe('Dv dH dv')
  })
})

describe('D50: oldest is by createdAt, then by id', () => {
  const at = (n: number, createdAt: string, id: number) => row(n, 'dv', { createdAt, id: recordId('configuration', id) })
  const hidden = row(9, 'Dv', { createdAt: '1970-01-01T00:00:00.000Z' })
  const promoted = (...others: AllowanceTypeConfiguration[]): string[] =>
    sent([...others, hidden], 9, 'dH').filter((one) => one.default).map((one) => one.allowanceTypeId)

  test('an earlier millisecond, whatever the ids and the order of the list', () => {
    const [late, early] = [at(1, '2024-02-29T23:59:59.999Z', 1), at(2, '2024-02-29T23:59:59.998Z', 2)]
    expect(promoted(late, early)).toEqual([type(2)])
    expect(promoted(early, late)).toEqual([type(2)])
  })

  test('a year before the turn of the year', () => {
    expect(promoted(at(1, '2026-01-01T00:00:00.000Z', 1), at(2, '2025-12-31T23:59:59.999Z', 2))).toEqual([type(2)])
  })

  test('at the same time the smaller id, whatever the order of the list', () => {
    const [big, small] = [at(1, '2024-02-29T00:00:00.000Z', 0xb), at(2, '2024-02-29T00:00:00.000Z', 0xa)]
    expect(promoted(big, small)).toEqual([type(2)])
    expect(promoted(small, big)).toEqual([type(2)])
  })
})

describe('D50: rows that do not change', () => {
  test('are the same objects, all of them when nothing changes', () => {
    const before = rows('dv Dv dH')
    const same = sent(before, 3, 'dH')
    expect(same).not.toBe(before)
    same.forEach((one, index) => expect(one).toBe(before[index]))
  })

  test('are the same objects beside those that do', () => {
    const before = rows('dv Dv dH dv')
    const moved = sent(before, 4, 'Dv')
    expect(moved[0]).toBe(before[0])
    expect(moved[2]).toBe(before[2])
    expect(statesOf(moved)).toBe('dv dv dH Dv')
  })

  test('what was handed over stays as it was, and other fields are kept', () => {
    const before = rows('dv Dv dH')
    const copy = structuredClone(before)
    expect(sent(before, 2, 'dH')).toStrictEqual([{ ...copy[0], default: true }, { ...copy[1], default: false, disabled: true }, copy[2]])
    expect(before).toStrictEqual(copy)
  })
})
