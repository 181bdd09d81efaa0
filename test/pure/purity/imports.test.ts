/** House, Floors and Purity: what the pure floors import, read from their text. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const source = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'src')

/** Floors 8 and 9 may know a host; all others, also those that are still to come, may not. */
const hostFloors = ['http', 'adapters', 'testing', 'cli']

/** The packages that a pure floor may use, each behind one file (house: Floors). */
const wrappers: Readonly<Record<string, string>> = {
  'decimal.js': 'amount/decimal.ts',
  'date-fns': 'calendar/dateFns.ts',
  'date-fns-tz': 'calendar/dateFnsTz.ts',
  rrule: 'recurrence/rfc5545.ts',
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !hostFloors.includes(file.split(sep)[0]!))
  .map((file) => file.split(sep).join('/'))

/** Every module that a text names: static and dynamic imports, re-exports, `require`, import types; not what comments say. */
const modulesNamedIn = (text: string): string[] => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

describe('the reader of imports', () => {
  test('finds every form', () => {
    expect(modulesNamedIn(`
      import a from 'a'
      import { b } from "b"
      import type { c } from 'c'
      import 'd'
      export { e } from './e'
      export * from '../f'
      const g = await import('g')
      const h = require('h')
      type I = import('i').I
      import {
        j,
      } from 'node:fs'
      // import k from 'k'
      /** holds from 'start' to 'end' */
    `)).toEqual(['a', 'b', 'c', 'd', './e', '../f', 'g', 'h', 'i', 'node:fs'])
  })
})

describe('house: the pure floors know no host', () => {
  test('there are such files', () => {
    for (const floor of ['index.ts', 'kernel/codes.ts', 'records/index.ts', 'calendar/plainDate.ts', 'amount/decimal.ts', 'duration/absenceDays.ts', 'allowance/span.ts']) {
      expect(files).toContain(floor)
    }
  })

  test.each(files)('%s imports its own and lower floors, and packages only as their wrapper', (file) => {
    for (const name of modulesNamedIn(readFileSync(join(source, file), 'utf8'))) {
      if (name.startsWith('.')) {
        const target = relative(source, join(source, dirname(file), name)).split(sep)
        expect(target[0], `${name} stays within src`).not.toBe('..')
        expect(hostFloors, `${name} is no host floor`).not.toContain(target[0])
      } else {
        expect(wrappers[name], `${name} is wrapped by ${file}`).toBe(file)
      }
    }
  })
})
