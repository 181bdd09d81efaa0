import { mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root, run } from './run'

const folder = mkdtempSync(join(tmpdir(), 'absence-engine-package-'))
const modules = join(folder, 'node_modules')
const packed = join(modules, 'absence-engine')
const { dependencies, exports: subpaths } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  exports: Record<string, unknown>
}

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder])
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  mkdirSync(modules)
  await run('tar', ['-xzf', join(folder, filename), '-C', modules])
  renameSync(join(modules, 'package'), packed)
  // What a library user has: the runtime dependencies, and here the optional peers of the subpaths.
  for (const name of [...Object.keys(dependencies), 'zod', 'jose', 'fast-check', 'tslib', 'pure-rand']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
})

const names = {
  'absence-engine': ['computeAllowances', 'workspaceAllowances', 'absenceDuration', 'expandRecurrence', 'recurrenceToRfc5545'],
  'absence-engine/jose': ['joseTokenVerifier'],
  'absence-engine/memory': ['openMemory', 'memoryRateLimits'],
  'absence-engine/node': ['nodeWebhookSender', 'hmacSigner', 'systemClock', 'randomId'],
  'absence-engine/services': ['createRequest', 'previewRecurring', 'listAbsencesPerDay'],
  'absence-engine/snapshot': ['readSnapshot', 'parseSnapshot'],
  'absence-engine/testing': ['allowanceInputs', 'generateWorkspace', 'repositoryContract'],
}

describe('the packed package in plain Node', () => {
  test('every subpath is tried here', () => {
    expect(Object.keys(subpaths).filter((path) => path !== './package.json').map((path) => `absence-engine${path.slice(1)}`).sort())
      .toEqual(Object.keys(names).sort())
  })

  test.each(Object.entries(names))('%s loads as ES module and as CommonJS', async (subpath, exported) => {
    const check = `for (const name of ${JSON.stringify(exported)}) if (typeof m[name] !== 'function') throw new Error(name)\nconsole.log('loaded')`
    writeFileSync(join(folder, 'load.mjs'), `import * as m from '${subpath}'\n${check}`)
    writeFileSync(join(folder, 'load.cjs'), `const m = require('${subpath}')\n${check}`)
    for (const file of ['load.mjs', 'load.cjs']) {
      expect(await run(process.execPath, [file], { cwd: folder })).toEqual({ code: 0, stdout: 'loaded\n', stderr: '' })
    }
  })

  test('RFC 5545 text is written and read in both builds, although rrule names its exports in neither', async () => {
    const use = `const rule = { repeat: 'daily', interval: 2, from: '2026-03-03', until: null, count: 3, exDates: [] }
const back = m.recurrenceFromRfc5545(m.recurrenceToRfc5545(rule))
console.log(JSON.stringify(back.ok && m.expandRecurrence(back.value, { today: '2026-03-01' }).value))`
    writeFileSync(join(folder, 'rrule.mjs'), `import * as m from 'absence-engine'\n${use}`)
    writeFileSync(join(folder, 'rrule.cjs'), `const m = require('absence-engine')\n${use}`)
    for (const file of ['rrule.mjs', 'rrule.cjs']) {
      expect((await run(process.execPath, [file], { cwd: folder })).stdout).toBe('["2026-03-03","2026-03-05","2026-03-07"]\n')
    }
  })

  test('the command runs and needs nothing beside the package', async () => {
    const { stdout, code } = await run(process.execPath, [
      join(packed, 'dist/cli/main.js'), 'allowances', join(root, 'docs/examples/company.json'), '--as-of', '2026-06-30',
    ], { cwd: tmpdir() })
    expect(code).toBe(0)
    expect(stdout).toContain('Sofie Lund')
  })
})
