import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Closes the command's standard output after its first piece, as `head` does. */
  readonly closeEarly?: true
}

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], { input, env, cwd = root, closeEarly }: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (piece: Buffer) => {
      stdout += piece.toString()
      if (closeEarly) child.stdout.destroy()
    })
    child.stderr.on('data', (piece: Buffer) => (stderr += piece.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
    // A program that refuses its arguments may leave before it has read its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** Runs the built command line. */
export function absenceEngine(args: readonly string[], options?: RunOptions): Promise<Outcome> {
  if (!existsSync(main)) throw new Error('dist/ is missing: run `npm run build` first')
  return run(process.execPath, [main, ...args], options)
}
