import { defineConfig, type Options } from 'tsup'

const library: Options = {
  entry: {
    index: 'src/index.ts', services: 'src/services/index.ts', memory: 'src/adapters/memory/index.ts',
    node: 'src/adapters/node/index.ts', jose: 'src/adapters/jose/index.ts', snapshot: 'src/adapters/snapshot/index.ts', testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'node20',
  silent: true,
  dts: true,
  treeshake: true,
}

/** The command carries its parser, table printer and validator, so that a library user installs none of them. */
const commandLine: Options = {
  entry: { 'cli/main': 'src/cli/main.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  silent: true,
  noExternal: ['commander', 'cli-table3', 'zod'],
  // Bundled CommonJS packages call `require` for Node's own modules; an ES module has none unless it is made.
  banner: { js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
}

/** Measured is what users run: built code, with the peers as they are installed. */
const bench: Options = {
  entry: { main: 'bench/main.ts' },
  outDir: 'node_modules/.cache/bench',
  format: ['esm'],
  target: 'node20',
  silent: true,
  skipNodeModulesBundle: true,
}

export default defineConfig(({ env }) => (env?.['BENCH'] === undefined ? [library, commandLine] : [bench]))
