/** The floors of the house, lowest first. An import points to a lower floor or stays in its own folder. */
const floors = [
  ['kernel'],
  ['records', 'calendar', 'amount'],
  ['schedule', 'recurrence'],
  ['access', 'duration'],
  ['allowance', 'requests', 'members'],
  ['preview', 'events', 'administration'],
  ['ports'],
  ['services', 'bulk'],
  ['http', 'adapters'],
  ['testing', 'cli'],
]

const floorRules = floors.flatMap((folders, height) =>
  folders.map((folder) => ({
    name: `floor-${height}-${folder}`,
    severity: 'error',
    comment: `${folder}/ stands on floor ${height}: it may import lower floors and itself.`,
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: [folder, ...floors.slice(0, height).flat()].map((name) => `^src/${name}/`) },
  })),
)

/** Each third-party package is reached through one place. */
const wrappers = {
  'decimal\\.js': '^src/amount/decimal\\.ts$',
  'date-fns': '^src/calendar/dateFns\\.ts$',
  'date-fns-tz': '^src/calendar/dateFnsTz\\.ts$',
  rrule: '^src/recurrence/rfc5545\\.ts$',
  zod: '^src/adapters/snapshot/',
  'fast-check': '^src/testing/',
  jose: '^src/adapters/jose/',
  commander: '^src/cli/',
  'cli-table3': '^src/cli/',
}

const wrapperRules = Object.entries(wrappers).map(([name, owner]) => ({
  name: `only-one-wrapper-${name.replace('\\', '')}`,
  severity: 'error',
  from: { path: '^src/', pathNot: owner },
  to: { path: `node_modules/${name}/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '^src/(index|cli/main)\\.ts$' }, to: {} },
    { name: 'index-names-floors-0-to-6', severity: 'error', from: { path: '^src/index\\.ts$' },
      to: { path: '^src/(services|bulk|http|adapters|testing|cli)/' } },
    { name: 'node-only-in-adapters-and-cli', severity: 'error', from: { path: '^src/', pathNot: '^src/(adapters|cli|testing)/' },
      to: { dependencyTypes: ['core'] } },
    ...floorRules,
    ...wrapperRules,
  ],
  options: { tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.json' }, doNotFollow: { path: 'node_modules' } },
}
