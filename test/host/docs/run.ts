import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import { expect } from 'vitest'
import * as jose from '../../../src/adapters/jose/index'
import * as memory from '../../../src/adapters/memory/index'
import * as node from '../../../src/adapters/node/index'
import * as snapshotAdapter from '../../../src/adapters/snapshot/index'
import * as engine from '../../../src/index'
import * as services from '../../../src/services/index'
import * as testing from '../../../src/testing/index'
import type { EntryName } from './compiler'
import * as preamble from './preamble'

const modules: Readonly<Record<EntryName, object>> = {
  'absence-engine': engine,
  'absence-engine/services': services,
  'absence-engine/memory': memory,
  'absence-engine/node': node,
  'absence-engine/jose': jose,
  'absence-engine/snapshot': snapshotAdapter,
  'absence-engine/testing': testing,
  'docs-preamble': preamble,
}

const nodeRequire = createRequire(import.meta.url)

const requireModule = (name: string): unknown => (name in modules ? modules[name as EntryName] : nodeRequire(name))

function check(actual: unknown, stated: unknown, line: number): void {
  expect(actual, `line ${line}`).toEqual(stated)
}

/** Prints nothing: what an example shows is for its reader. `assert` fails instead of only telling. */
const quietConsole = {
  log: (): void => undefined,
  assert: (condition: unknown): void => expect(condition, 'console.assert').toBe(true),
}

/** Runs a checked example; throws where a stated value is not the value. */
export async function run(text: string): Promise<void> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  })
  const example = compileFunction(`return (async () => {${outputText}\n})()`, ['require', 'exports', 'check', 'console']) as (
    ...globals: unknown[]
  ) => Promise<void>
  await example(requireModule, {}, check, quietConsole)
}
