/**
 * Which use cases put events into the outbox: one for each change that events tell, none otherwise (spec: Events; decisions 45, 47, 48,
 * 55, 56).
 */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { OutboxEvent, WorkspaceSnapshot } from '../../../../src/index'
import * as services from '../../../../src/services'
import { unknownId } from '../requests/acts'
import { opened, outcome } from '../requests/given'
import { aside, nina, otto, reads, toRead, writes } from './given'

const typesOf = ({ outbox }: WorkspaceSnapshot): string[] => outbox.map(({ type }) => type)

/** Of whom or what an event tells. */
const subjectOf = ({ payload }: OutboxEvent): unknown => ((payload['request'] ?? payload['member']) as { readonly id: string }).id

describe.each(Object.entries(writes))('%s', (_, { run, tells, by, snapshot }) => {
  test('D47, D55: tells each change once, with the change', async () => {
    const { ports, saved } = opened(snapshot)
    expect(outcome(await run(ports, by))).toBe('ok')
    expect({ ...saved(), outbox: [] }).not.toEqual(snapshot)
    expect(typesOf(saved())).toStrictEqual(tells)
    expect(new Set(saved().outbox.map(subjectOf)).size).toBe(tells.length)
  })

  test('D55: tells nothing when the same is asked for again', async () => {
    const { ports, saved } = opened(snapshot)
    await run(ports, by)
    const { outbox } = saved()
    await run(ports, by)
    expect(saved().outbox).toStrictEqual(outbox)
  })

  test.each([
    ['FORBIDDEN', nina], ['UNAUTHORIZED', unknownId],
  ])('D56: changes nothing and tells nothing when it is refused: %s', async (code, caller) => {
    const { ports, saved } = opened(snapshot)
    expect(outcome(await run(ports, caller))).toMatch(new RegExp(`^${code}`))
    expect(saved()).toStrictEqual(snapshot)
  })
})

test.each(Object.entries(reads))('spec: Events, neither previews nor reads tell anything: %s', async (_, run) => {
  const { ports, saved } = opened(toRead)
  expect(outcome(await run(ports, otto))).toBe('ok')
  expect(saved()).toStrictEqual(toRead)
})

test('no use case is left out', () => {
  const known = [...Object.keys(writes).map((name) => name.split(',')[0]), ...Object.keys(reads), ...aside]
  expect(Object.keys(services).filter((name) => !known.includes(name))).toStrictEqual([])
})

test('D56: only changes of requests and of members are put into the outbox, each in one place', () => {
  const folder = new URL('../../../../src/services/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  expect(files.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('outbox.add(')).sort())
    .toStrictEqual(['members/announceMember.ts', 'requests/recordRequestChange.ts'])
})
