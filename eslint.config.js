import tseslint from 'typescript-eslint'

const pureFloors = ['kernel', 'records', 'calendar', 'amount', 'schedule', 'recurrence', 'access', 'duration', 'allowance',
  'requests', 'members', 'preview', 'events', 'administration', 'ports', 'services', 'bulk'].map((floor) => `src/${floor}/**/*.ts`)

/** Local-zone getters of Date answer differently from host to host; only their UTC twins are pure. */
const localDateGetters = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getSeconds',
  'getTimezoneOffset', 'toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString']

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'reports/', 'node_modules/', '.stryker-tmp/', '*.config.*', '.dependency-cruiser.cjs'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Leaving a field out of a copy names it only to drop it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An index into a dense array that was just bounded is proven by the loop around it.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: [...pureFloors, 'src/index.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*'], message: 'The pure floors know no host.' }] }],
      'no-restricted-globals': ['error', ...['process', 'console', 'performance', 'crypto', 'fetch', 'setTimeout', 'setInterval',
        'setImmediate', 'queueMicrotask', 'localStorage', 'Temporal'].map((name) => ({ name, message: 'The pure floors know no host.' }))],
      'no-restricted-properties': ['error',
        { object: 'Date', property: 'now', message: 'The clock is a parameter.' },
        { object: 'Math', property: 'random', message: 'Randomness is a parameter.' },
        ...localDateGetters.map((property) => ({ property, message: 'Depends on the host time zone.' }))],
      'no-restricted-syntax': ['error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length!=1]', message: 'Reads the clock or the host time zone.' },
        { selector: 'CallExpression[callee.name="Date"]', message: 'Reads the clock.' }],
    },
  },
  { files: ['test/**/*.ts', 'bench/**/*.ts'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
