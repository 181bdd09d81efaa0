import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { scripts } from '../../../package.json'
import { type Page, root } from './snippet'

/** A command line of a page, and the output the page shows for it. */
export interface CommandExample {
  readonly name: string
  readonly command: string
  readonly exitCode: number
  readonly shown: string | undefined
}

/** What `npm start` runs, on the sources instead of the built file. */
const startCommand = scripts.start.replace('node dist/cli/main.js', 'absence-engine')

/** The command in a line of a shell block; undefined for npm's own work. */
function commandIn(line: string): string | undefined {
  if (/\bnpm start\b/.test(line)) return startCommand
  if (/^(npm|#|$)/.test(line)) return undefined
  return line
}

/** The commands of a page's shell blocks; a text block behind one shows a part of its last command's output. */
export function commandsOf({ name, fences }: Page): CommandExample[] {
  return fences.flatMap(({ language, line, text }, index) => {
    if (language !== 'sh') return []
    const next = fences[index + 1]
    const commands = text.split('\n').flatMap((content, offset): CommandExample[] => {
      const command = commandIn(content.trim())
      const exitCode = Number(/# exits? (\d)/.exec(content)?.[1] ?? 0)
      return command === undefined ? [] : [{ name: `${name}:${line + offset}`, command, exitCode, shown: undefined }]
    })
    const last = commands.at(-1)
    if (last !== undefined && next?.language === 'text') commands.splice(-1, 1, { ...last, shown: next.text })
    return commands
  })
}

/** A folder with an `absence-engine` that runs the sources. */
function commandFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'absence-engine-docs-'))
  const file = join(folder, 'absence-engine')
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" --import tsx "${join(root, 'src/cli/main.ts')}" "$@"\n`)
  chmodSync(file, 0o755)
  return folder
}

interface CommandResult {
  readonly exitCode: number
  readonly output: string
}

let folder: string | undefined
const results = new Map<string, Promise<CommandResult>>()

/** Runs a command line in the repository, as a shell would; the same one only once. */
export function runCommand(line: string): Promise<CommandResult> {
  const command = line.replace(/\s+#.*$/, '')
  const result = results.get(command) ?? runOnce(command)
  results.set(command, result)
  return result
}

function runOnce(command: string): Promise<CommandResult> {
  folder ??= commandFolder()
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` }
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, output: stdout + stderr })
    })
  })
}
