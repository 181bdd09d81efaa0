/** Decision 50 for any stored rows and any sequence of calls. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AllowanceTypeChange, configureAllowanceType } from '../../../src/members/configureAllowanceType'
import type { AllowanceTypeConfiguration } from '../../../src/records'
import { recordId } from '../../../src/testing/recordId'
import { type } from './given'

type Rows = readonly AllowanceTypeConfiguration[]

/** Few moments, so that rows share them; the ends of what can be written, and a leap day. */
const moments = fc.constantFrom('0001-01-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z', '2024-03-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z')

/** Rows of distinct types in any order, with ids in another one, and with any number of defaults. */
const storedRows: fc.Arbitrary<Rows> = fc.uniqueArray(
  fc.record({ n: fc.nat(6), id: fc.nat(99), default: fc.boolean(), disabled: fc.boolean(), createdAt: moments }),
  { maxLength: 6, selector: ({ n }) => n },
).map((list) => list.map(({ n, id, ...row }) => ({ ...row, id: recordId('configuration', id * 10 + n), allowanceTypeId: type(n) })))

const changes: fc.Arbitrary<AllowanceTypeChange> = fc.record({ n: fc.nat(6), default: fc.boolean(), disabled: fc.boolean() })
  .map(({ n, ...change }) => ({ ...change, allowanceTypeId: type(n) }))

/** Makes calls one after another, each at a moment of its own. */
function afterEach(rows: Rows, calls: readonly (readonly [AllowanceTypeChange, string])[]): Rows[] {
  let next = 10_000
  let current = rows
  return calls.map(([change, now]) => (current = configureAllowanceType(current, change, { now, ids: () => recordId('configuration', next++) })))
}

const calls = fc.array(fc.tuple(changes, moments), { minLength: 1, maxLength: 12 })

const defaults = (rows: Rows): Rows => rows.filter((row) => row.default)
const visible = (rows: Rows): Rows => rows.filter((row) => !row.disabled)
const sorted = (rows: Rows): Rows => [...rows].sort((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1))

const eachCall = (assert: (before: Rows, after: Rows, change: AllowanceTypeChange) => void): void =>
  fc.assert(fc.property(storedRows, calls, (rows, made) => {
    afterEach(rows, made).forEach((after, index, all) => assert(index === 0 ? rows : all[index - 1]!, after, made[index]![0]))
  }), { numRuns: 500 })

describe('D50: any sequence of calls on any stored rows', () => {
  test('keeps exactly one default, and it is hidden only when nothing is visible', () => {
    eachCall((_, after) => {
      expect(defaults(after)).toHaveLength(1)
      expect(defaults(after)[0]!.disabled).toBe(visible(after).length === 0)
    })
  })

  test('leaves every type with one row, in its place, and the addressed one hidden or visible as asked', () => {
    eachCall((before, after, { allowanceTypeId, disabled }) => {
      const types = before.map((row) => row.allowanceTypeId)
      expect(after.map((row) => row.allowanceTypeId)).toEqual(types.includes(allowanceTypeId) ? types : [...types, allowanceTypeId])
      expect(after.find((row) => row.allowanceTypeId === allowanceTypeId)?.disabled).toBe(disabled)
    })
  })

  test('default: true, disabled: false makes the addressed type the default', () => {
    eachCall((_, after, change) => {
      if (change.default && !change.disabled) expect(defaults(after)[0]!.allowanceTypeId).toBe(change.allowanceTypeId)
    })
  })

  test('a visible type that gets the default unasked is the oldest visible one, and no default before was visible', () => {
    eachCall((before, after, change) => {
      const chosen = defaults(after)[0]!
      const wasDefault = before.some((row) => row.id === chosen.id && row.default)
      if (chosen.disabled || wasDefault || (change.default && chosen.allowanceTypeId === change.allowanceTypeId)) return
      expect(chosen).toBe(sorted(visible(after))[0])
      expect(defaults(before).filter((row) => visible(after).some(({ id }) => id === row.id))).toEqual([])
    })
  })

  test('keeps the rows that do not change as objects, and of the others everything else', () => {
    eachCall((before, after) => {
      before.forEach((row, index) => {
        const now = after[index]!
        if (now.default === row.default && now.disabled === row.disabled) expect(now).toBe(row)
        else expect(now).toStrictEqual({ ...row, default: now.default, disabled: now.disabled })
      })
    })
  })

  test('a repeated call changes nothing', () => {
    fc.assert(fc.property(storedRows, changes, moments, moments, (rows, change, first, again) => {
      const [once, twice] = afterEach(rows, [[change, first], [change, again]])
      twice!.forEach((row, index) => expect(row).toBe(once![index]))
      expect(twice).toHaveLength(once!.length)
    }), { numRuns: 500 })
  })
})
