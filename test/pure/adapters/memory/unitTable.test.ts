import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Table, openTable } from '../../../../src/adapters/memory/tables/table'
import type { TableDefinition } from '../../../../src/adapters/memory/tables/tableDefinition'
import { type UnitTable, openUnitTable } from '../../../../src/adapters/memory/unit/unitTable'

/** A record in any groups, with a name that is its own. */
interface Row {
  readonly id: string
  readonly groups: readonly string[]
  readonly name: string | null
}

const definition: TableDefinition<Row> = {
  indexes: { group: ({ groups }) => groups, name: ({ name }) => (name === null ? [] : [name]) },
  unique: ['name'],
}

const guard = { reading: () => undefined, writing: () => undefined }

const row = (id: string, groups: readonly string[], name: string | null = null): Row => ({ id, groups, name })

const byId = (a: Row, b: Row): number => (a.id < b.id ? -1 : 1)

const sorted = (rows: Iterable<Row>): Row[] => [...rows].sort(byId)

type Unit = UnitTable<Row, string>

const given = [row('a', ['x'], 'A'), row('b', ['x', 'y']), row('c', ['y'], 'C')]

const open = (): { table: Table<Row>; unit: Unit } => {
  const table = openTable(definition, given)
  return { table, unit: openUnitTable(table, guard) }
}

describe('a unit of work that removes', () => {
  test('sees nothing of the record: by id, by index, in lists, in pages of full length', () => {
    const { table, unit } = open()
    unit.remove('a')
    expect(unit.get('a')).toBeNull()
    expect(unit.find('group', ['x', 'y'])).toEqual([given[1], given[2]])
    expect([unit.has('name', 'A'), unit.has('name', 'C')]).toEqual([false, true])
    expect(unit.all()).toEqual([given[1], given[2]])
    expect(unit.page(null, 2)).toEqual([given[1], given[2]])
    expect([...table.records.keys()]).toEqual(['a', 'b', 'c'])
  })

  test('a key that its removed record had may go to another one', () => {
    const { table, unit } = open()
    unit.remove('a')
    unit.put(row('d', [], 'A'))
    expect(unit.taken()).toEqual([])
    unit.commit()
    expect(openUnitTable(table, guard).find('name', ['A'])).toEqual([row('d', [], 'A')])
  })

  test('a key that its removed record had had, and has again, is its own', () => {
    const { unit } = open()
    unit.remove('a')
    unit.put(row('d', [], 'A'))
    unit.put(row('a', [], 'A'))
    expect(unit.taken()).toEqual(['name=A'])
    unit.remove('d')
    expect(unit.taken()).toEqual([])
  })

  test('a key of a record that it did not remove stays taken', () => {
    const { unit } = open()
    unit.remove('a')
    unit.put(row('d', [], 'C'))
    expect(unit.taken()).toEqual(['name=C'])
  })

  test('a key of a record that another unit of work removed meanwhile is free', () => {
    const { table, unit } = open()
    unit.put(row('d', [], 'A'))
    const other = openUnitTable(table, guard)
    other.remove('a')
    expect(unit.taken()).toEqual(['name=A'])
    other.commit()
    expect(unit.taken()).toEqual([])
  })

  test('does not disturb by the removal of what is not there', () => {
    const { table, unit } = open()
    expect([unit.get('d'), unit.all().length, unit.page(null, 9).length, unit.has('group', 'z')]).toEqual([null, 3, 3, false])
    const other = openUnitTable(table, guard)
    other.remove('d')
    other.commit()
    expect(unit.isCurrent()).toBe(true)
  })

  test.each<[string, (unit: Unit) => unknown, boolean]>([
    ['its id', (unit) => unit.get('b'), false],
    ['a key of it', (unit) => unit.find('group', ['x']), false],
    ['another key of it', (unit) => unit.has('group', 'y'), false],
    ['everything', (unit) => unit.all(), false],
    ['a page without it', (unit) => unit.page('b', 5), false],
    ['another id', (unit) => unit.get('a'), true],
    ['a key that it has not', (unit) => unit.find('name', ['A']), true],
  ])('disturbs who has read %s', (_, read, isCurrent) => {
    const { table, unit } = open()
    read(unit)
    const other = openUnitTable(table, guard)
    other.remove('b')
    expect(unit.isCurrent()).toBe(true)
    other.commit()
    expect(unit.isCurrent()).toBe(isCurrent)
  })
})

describe('a unit of work that asks for the first of a key', () => {
  test('has them in the order in which they were first stored, its own last', () => {
    const { table, unit } = open()
    unit.put(row('e', []))
    unit.put(row('d', ['y']))
    unit.put(row('e', ['y']))
    unit.put(row('a', ['y'], 'A'))
    unit.put(row('b', ['y', 'z']))
    expect(unit.first('group', 'y', 9).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e', 'd'])
    expect(unit.first('group', 'y', 2)).toEqual([row('a', ['y'], 'A'), row('b', ['y', 'z'])])
    unit.commit()
    expect(openUnitTable(table, guard).first('group', 'y', 9).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e', 'd'])
  })

  test('is disturbed by one that comes to the key, also behind the limit', () => {
    const { table, unit } = open()
    expect(unit.first('group', 'y', 1)).toEqual([given[1]])
    const other = openUnitTable(table, guard)
    other.put(row('d', ['y']))
    other.commit()
    expect(unit.isCurrent()).toBe(false)
  })
})

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')

const steps = fc.oneof(
  fc.record({ put: ids, groups: fc.subarray(['x', 'y', 'z']), name: fc.constantFrom(null, 'A', 'B') }),
  fc.record({ remove: ids }),
  fc.record({ page: fc.option(ids), limit: fc.nat(6) }),
  fc.record({ first: fc.constantFrom('x', 'y', 'z'), limit: fc.nat(6) }),
)

type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

/** What is in a group, in the order in which it was first stored; what a unit of work takes out and stores again was not away. */
const inGroup = (model: Map<string, Row>, stored: Map<string, Row>, group: string): Row[] =>
  [...new Set([...stored.keys(), ...model.keys()])].flatMap((id) => model.get(id) ?? []).filter(({ groups }) => groups.includes(group))

/** Does a step to both, and compares what the table answers with what a plain map of rows would. */
function compare(unit: Unit, model: Map<string, Row>, stored: Map<string, Row>, step: Step): void {
  if ('put' in step) {
    const put = row(step.put, step.groups, step.name)
    unit.put(put)
    model.set(put.id, put)
  } else if ('remove' in step) {
    unit.remove(step.remove)
    model.delete(step.remove)
  } else if ('first' in step) {
    expect(unit.first('group', step.first, step.limit)).toEqual(inGroup(model, stored, step.first).slice(0, step.limit))
  } else {
    const behind = sorted(model.values()).filter(({ id }) => step.page === null || id > step.page)
    expect(unit.page(step.page, step.limit)).toEqual(behind.slice(0, step.limit))
  }
  const rows = sorted(model.values())
  expect(sorted(unit.all())).toEqual(rows)
  for (const id of ['a', 'b', 'c', 'd', 'e']) expect(unit.get(id)).toEqual(model.get(id) ?? null)
  for (const keys of [['x'], ['y', 'z'], []]) {
    expect(sorted(unit.find('group', keys))).toEqual(rows.filter(({ groups }) => groups.some((group) => keys.includes(group))))
  }
  for (const key of ['x', 'y', 'z']) expect(unit.has('group', key)).toBe(rows.some(({ groups }) => groups.includes(key)))
  const names = rows.flatMap(({ name }) => name ?? [])
  expect(unit.taken().length > 0).toBe(new Set(names).size < names.length)
}

test('a table answers as a plain map would, through any writes, removals, commits and units of work that are given up', () => {
  const units = fc.array(fc.tuple(fc.array(steps, { maxLength: 8 }), fc.boolean()), { maxLength: 5 })
  fc.assert(fc.property(units, (list) => {
    const table = openTable(definition, given)
    let stored = new Map(given.map((one) => [one.id, one]))
    for (const [all, commits] of [...list, [[{ page: null, limit: 9 }] as Step[], false] as const]) {
      const unit = openUnitTable(table, guard)
      const model = new Map(stored)
      for (const step of all) compare(unit, model, stored, step)
      if (!commits || unit.taken().length > 0) continue
      unit.commit()
      stored = new Map([...stored, ...model].filter(([id]) => model.has(id)))
      const fresh = openTable(definition, [...stored.values()])
      expect(new Map(table.buckets)).toEqual(fresh.buckets)
      expect(table.sortedIds ?? [...stored.keys()].sort()).toEqual([...stored.keys()].sort())
    }
  }), { numRuns: 200 })
})
