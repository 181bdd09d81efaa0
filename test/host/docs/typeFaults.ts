import { join } from 'node:path'
import ts from 'typescript'
import { compile } from './compiler'
import { root } from './snippet'

const SUFFIX = '.example.ts'

/** Compiles examples as a reader's project would and lists what the compiler says, `README.md:42: ...`. */
export function typeFaults(programs: ReadonlyMap<string, string>): string[] {
  const texts = new Map([...programs].map(([name, text]) => [join(root, `${name}${SUFFIX}`), `${text}\nexport {}\n`]))
  const program = compile([], texts)
  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ start = 0, messageText }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      const name = file.slice(root.length + 1, -SUFFIX.length).replace(/:\d+$/, '')
      return `${name}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  })
}
