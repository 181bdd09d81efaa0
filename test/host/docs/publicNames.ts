import { join } from 'node:path'
import ts from 'typescript'
import { compile, entries, entryNames } from './compiler'
import { root } from './snippet'

/** What an entry exports, each name as an import lists it: `computeAllowances`, `type AllowanceYear`. */
const importsByEntry = (() => {
  const program = compile(entryNames.map((name) => join(root, entries[name])))
  const checker = program.getTypeChecker()
  return entryNames.map((name) => {
    const source = program.getSourceFile(join(root, entries[name]))
    const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    if (symbol === undefined) throw new Error(`${entries[name]} exports nothing`)
    const imports = new Map(checker.getExportsOfModule(symbol).map((exported) => {
      const meant = (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported)
      return [exported.name, (meant.flags & ts.SymbolFlags.Value) === 0 ? `type ${exported.name}` : exported.name]
    }))
    return { name, imports }
  })
})()

/**
 * Imports of every public name and every record of the preamble, but those listed, on one line. A use case that is named like the
 * pure function behind it is left to the example to import.
 */
export function publicImports(except: ReadonlySet<string>): string {
  const taken = new Set(except)
  return importsByEntry
    .map(({ name, imports }) => {
      const free = [...imports].filter(([key]) => !taken.has(key))
      for (const [key] of free) taken.add(key)
      return `import { ${free.map(([, text]) => text).join(', ')} } from '${name}'; `
    })
    .join('')
}
