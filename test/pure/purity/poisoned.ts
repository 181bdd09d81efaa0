/**
 * Runs a computation in a world without clock, randomness, process, network, timers, host zone or host language: whatever of
 * these it touches throws. The computation must be synchronous; the world is mended before anything else runs.
 */

/** Names of the global object that the pure floors must not even look at. */
const hostGlobals = [
  'process', 'Buffer', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'performance', 'crypto',
  'console', 'navigator', 'localStorage', 'sessionStorage', 'document', 'window', 'location', 'XMLHttpRequest', 'WebSocket', 'require', 'Temporal',
] as const

/** Methods of a date that read or set it in the host's zone, or write it in the host's language. */
const localDateMethods = [
  'getFullYear', 'getYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getSeconds', 'getMilliseconds', 'getTimezoneOffset',
  'setFullYear', 'setYear', 'setMonth', 'setDate', 'setHours', 'setMinutes', 'setSeconds', 'setMilliseconds', 'toString', 'toDateString', 'toTimeString',
  'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString',
] as const

/** A date only, or a time with its zone: what every host reads alike. */
const ZONED = /^([+-]\d{2})?\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

export class Impure extends Error {
  constructor(what: string) {
    super(`touched ${what}`)
    this.name = 'Impure'
  }
}

function refuse(what: string): never {
  throw new Impure(what)
}

type Undo = () => void

/** Puts a property in place of another, and says how to get the old one back. */
function replace(owner: object, name: PropertyKey, descriptor: PropertyDescriptor): Undo {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { ...descriptor, configurable: true })
  return () => {
    if (before === undefined) Reflect.deleteProperty(owner, name)
    else Object.defineProperty(owner, name, before)
  }
}

const refuseCalls = (owner: object, names: readonly string[], label: string): Undo[] =>
  names.map((name) => replace(owner, name, { value: () => refuse(`${label}.${name}`), writable: true }))

function checkText(text: unknown): void {
  if (typeof text === 'string' && !ZONED.test(text)) refuse(`a date without its zone: ${JSON.stringify(text)}`)
}

function pureDate(date: DateConstructor): DateConstructor {
  const parse = (text: string): number => {
    checkText(text)
    return date.parse(text)
  }
  return new Proxy(date, {
    apply: () => refuse('Date()'),
    construct: (target, args: unknown[]) => {
      if (args.length !== 1) refuse(`new Date() with ${args.length} arguments`)
      checkText(args[0])
      return Reflect.construct(target, args) as Date
    },
    get: (target, name, receiver): unknown => {
      if (name === 'now') return () => refuse('Date.now')
      return name === 'parse' ? parse : Reflect.get(target, name, receiver)
    },
  })
}

/** A format whose zone is the host's unless it is named. */
function pureFormat(format: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const check = (args: readonly unknown[]): void => {
    const [locale, options] = args as [unknown, Intl.DateTimeFormatOptions | undefined]
    if (locale === undefined || options?.timeZone === undefined) refuse('the host’s zone or language')
  }
  return new Proxy(format, {
    apply: (target, self, args: unknown[]): unknown => {
      check(args)
      return Reflect.apply(target, self, args)
    },
    construct: (target, args: unknown[]) => {
      check(args)
      return Reflect.construct(target, args) as Intl.DateTimeFormat
    },
  })
}

function poison(): Undo[] {
  return [
    ...hostGlobals.map((name) => replace(globalThis, name, { get: () => refuse(name) })),
    replace(globalThis, 'Date', { value: pureDate(Date), writable: true }),
    replace(Intl, 'DateTimeFormat', { value: pureFormat(Intl.DateTimeFormat), writable: true }),
    ...refuseCalls(Intl, ['Collator', 'NumberFormat', 'ListFormat', 'PluralRules', 'RelativeTimeFormat'], 'Intl'),
    ...refuseCalls(Date.prototype, localDateMethods, 'Date.prototype'),
    ...refuseCalls(Math, ['random'], 'Math'),
    ...refuseCalls(Number.prototype, ['toLocaleString'], 'Number.prototype'),
    ...refuseCalls(Array.prototype, ['toLocaleString'], 'Array.prototype'),
    ...refuseCalls(String.prototype, ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'], 'String.prototype'),
  ]
}

export function poisoned<T>(compute: () => T): T {
  const undo = poison()
  try {
    return compute()
  } finally {
    for (const one of undo.reverse()) one()
  }
}

/** Freezes a value and everything in it; writing to any of it then throws, since modules are strict. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFrozen)
  }
  return value
}
