/**
 * The events of one day, whole, in both versions, against payloads written by hand from the specification (spec: Events; README.md beside
 * this file).
 */
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { webhookPayload } from '../../../../src/events/webhookPayload'
import type { OutboxEvent } from '../../../../src/index'
import { golden, play, steps } from './scene'
import { specFields, specValues } from './specFields'

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /\.v[12]\.json$/.test(name))
const told = steps.flatMap(({ at, tells }) => tells.map((name) => ({ at, name })))

let outbox: readonly OutboxEvent[] = []
beforeAll(async () => {
  outbox = await play()
})

test('D45, D48, D55: the day makes these events, in this order, and no other', () => {
  expect(outbox.map(({ type, createdAt }) => `${createdAt.slice(11, 16)} ${type}`))
    .toStrictEqual(told.map(({ at, name }) => `${at} ${(golden(`${name}.v1.json`) as { event_type: string }).event_type}`))
})

test('every golden file is of an event of the day, and every event has one of v1', () => {
  expect(told.map(({ name }) => `${name}.v1.json`)).toStrictEqual(files.filter((name) => name.endsWith('.v1.json')).sort())
  expect(files.filter((name) => !told.some((event) => name.startsWith(`${event.name}.v`)))).toStrictEqual([])
})

describe('spec: Events, the whole payload', () => {
  test.each(files)('%s', (file) => {
    const [name, version] = file.split('.') as [string, 'v1' | 'v2']
    const event = outbox[told.findIndex((one) => one.name === name)]!
    expect(webhookPayload(event, version)).toStrictEqual(golden(file))
  })
})

/** Every value in a payload, with its path. */
function valuesOf(value: unknown, path = ''): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return [[path, value], ...value.flatMap((one) => valuesOf(one, `${path}[]`))]
  if (typeof value !== 'object' || value === null) return [[path, value]]
  const own: (readonly [string, unknown])[] = path === '' ? [] : [[path, value]]
  return [...own, ...Object.entries(value).flatMap(([field, one]) => valuesOf(one, path === '' ? field : `${path}.${field}`))]
}

/** What the golden files of one kind say, by path. */
function saidBy(kind: string): Map<string, unknown[]> {
  const [about, version] = kind.split(' ') as [string, string]
  const said = new Map<string, unknown[]>()
  for (const file of files.filter((name) => name.includes(`.${version}.`))) {
    const payload = golden(file)
    if (!(payload as { event_type: string }).event_type.startsWith(about)) continue
    for (const [place, value] of valuesOf(payload)) {
      const path = place.replace(/^.*_member\./, '<member ref>.')
      said.set(path, [...said.get(path) ?? [], value])
    }
  }
  return said
}

describe.each(Object.entries(specFields))('spec: Events, fields of %s', (kind, fields) => {
  const said = saidBy(kind)

  test('the golden files name all of them and no other', () => {
    expect([...said.keys()].sort()).toStrictEqual(fields.map((field) => field.replace('?', '')).sort())
  })

  test('each is somewhere not null, and somewhere null exactly where it may be', () => {
    const counted = [...said].map(([path, values]) =>
      `${path}${values.includes(null) ? '?' : ''}: ${values.some((value) => value !== null)}`)
    expect(counted.sort()).toStrictEqual(fields.map((field) => `${field}: true`).sort())
  })
})

test.each(Object.entries(specValues))('spec: Events, every value occurs: %s', (place, values) => {
  const [about, version, path] = place.split(' ') as [string, string, string]
  expect([...new Set(saidBy(`${about} ${version}`).get(path))].sort()).toStrictEqual([...values].sort())
})

test('spec: Events, deducted and allowance_delta are of one size, the latter negative exactly once it gave back', () => {
  const payloads = outbox.filter(({ type }) => type.startsWith('request')).map((event) => webhookPayload(event, 'v1') as unknown as {
    readonly details: { readonly status: string; readonly deducted: number; readonly allowance_delta: number }
  })
  for (const { details: { status, deducted, allowance_delta } } of payloads) {
    expect(deducted).toBeGreaterThanOrEqual(0)
    expect(allowance_delta).toBe(['DECLINED', 'CANCELED'].includes(status) ? 0 - deducted : deducted)
  }
  expect(payloads).toHaveLength(14)
})
