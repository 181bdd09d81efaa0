import { join } from 'node:path'
import ts from 'typescript'
import { root } from './snippet'

/** Where an import of an example leads, by the name under which a reader imports it. */
export const entries = {
  'absence-engine': 'src/index.ts',
  'absence-engine/services': 'src/services/index.ts',
  'absence-engine/memory': 'src/adapters/memory/index.ts',
  'absence-engine/node': 'src/adapters/node/index.ts',
  'absence-engine/jose': 'src/adapters/jose/index.ts',
  'absence-engine/snapshot': 'src/adapters/snapshot/index.ts',
  'absence-engine/testing': 'src/testing/index.ts',
  'docs-preamble': 'test/host/docs/preamble.ts',
} as const

export type EntryName = keyof typeof entries

export const entryNames = Object.keys(entries) as EntryName[]

/** The project's own settings, with the package's names leading to its sources. */
const options: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config, ts.sys, root).options,
  baseUrl: root,
  paths: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [file]])),
}

const parsed = new Map<string, ts.SourceFile | undefined>()

/** Compiles files of the repository together with texts that stand in for further files. */
export function compile(files: readonly string[], texts: ReadonlyMap<string, string> = new Map()): ts.Program {
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile: (file, target, onError) => {
      const text = texts.get(file)
      if (text !== undefined) return ts.createSourceFile(file, text, target)
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, target, onError))
      return parsed.get(file)
    },
  }
  return ts.createProgram([...files, ...texts.keys()], options, host)
}
