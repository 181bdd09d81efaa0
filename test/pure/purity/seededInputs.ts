/**
 * Made-up allowances that are the same in every run: from a generator of our own, so that no new version of the test kit changes
 * them. They are plain rather than nasty; the kit's arbitraries look for corners.
 */
import type {
  Adjustment, AllowanceInput, AllowanceRule, AllowanceUnit, Booking, MemberAllowance, PlainDate, RuleAssignment, RuleTerms, YearStart,
} from '../../../src/records'

const DAY_MS = 86_400_000
const created = '1970-01-01T00:00:00.000Z'
const FIRST = Date.UTC(2023, 0, 1) / DAY_MS
const DAYS = 4 * 365

/** Numbers from a seed: mulberry32. `whole(n)` is below n, `chance(n)` true once in n. */
export interface Draw {
  readonly whole: (below: number) => number
  readonly chance: (oneIn: number) => boolean
  readonly pick: <T>(...values: readonly T[]) => T
}

export function draws(seed: number): Draw {
  let state = seed >>> 0
  const whole = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  return { whole, chance: (oneIn) => whole(oneIn) === 0, pick: (...values) => values[whole(values.length)]! }
}

const dateOf = (day: number): PlainDate => new Date(day * DAY_MS).toISOString().slice(0, 10)

const idOf = (kind: string, n: number): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(4, '0')}`

const owner = { memberId: idOf('00000001', 0), allowanceTypeId: idOf('00000002', 0) }

const someDay = ({ whole }: Draw): number => FIRST + whole(DAYS)

function yearStart({ pick, whole }: Draw): YearStart {
  return pick<YearStart>({ kind: 'fiscal_year' }, { kind: 'fixed', month: 1 + whole(12), day: 1 + whole(31) }, { kind: 'employment_anniversary' })
}

function termsOf(draw: Draw, unit: AllowanceUnit): RuleTerms {
  const { pick, chance } = draw
  const cycle = pick<RuleTerms['cycle']>('yearly', 'yearly', 'monthly', 'bi_weekly')
  const perYear = unit === 'days' ? pick(20, 24, 25, 27.5, 28, 30, 33.333333) : pick(9600, 12_000, 14_399)
  const perPeriod = unit === 'days' ? pick(2, 2.5, 2.083333, 1.25) : pick(800, 1000, 1201)
  return {
    cycle, amount: cycle === 'yearly' ? perYear : perPeriod, prorationBasis: pick<'month' | 'day'>('month', 'day'), grantTiming: pick<'start' | 'end'>('start', 'start', 'end'),
    accrualAnchorDate: chance(2) ? null : dateOf(someDay(draw)), yearStart: yearStart(draw),
    carryOver: {
      limit: unit === 'days' ? pick(null, 0, 5, 7.5, 10) : pick(null, 0, 2400), expiresAfterMonths: pick(null, 1, 3, 12), carryNegative: !chance(4),
    },
    rounding: chance(3) ? { step: unit === 'days' ? pick(0.01, 0.5, 0.25, 1) : pick(1, 5, 30), mode: pick<'half_up' | 'up' | 'down'>('half_up', 'up', 'down') } : null,
  }
}

function rulesOf(draw: Draw, unit: AllowanceUnit): AllowanceRule[] {
  return [0, 1].map((n) => ({
    id: idOf('00000003', n), allowanceTypeId: owner.allowanceTypeId, name: `Rule ${n}`, isShared: true, isActive: true, deletedAt: null, createdAt: created,
    updatedAt: created,
    revisions: [
      { effectiveFrom: null, terms: termsOf(draw, unit) },
      ...(draw.chance(2) ? [{ effectiveFrom: dateOf(someDay(draw)), terms: termsOf(draw, unit) }] : []),
    ],
  }))
}

function assignmentsOf(draw: Draw): RuleAssignment[] {
  const assignments: RuleAssignment[] = []
  for (let n = 0, day = FIRST + draw.whole(200); n < 3; n++) {
    const last = n === 2 ? null : day + 100 + draw.whole(500)
    const kind = draw.chance(5) ? 'manual' : 'rule'
    assignments.push({
      id: idOf('00000004', n), ...owner, kind, ruleId: kind === 'manual' ? null : idOf('00000003', draw.whole(2)), ruleStartDate: dateOf(day),
      ruleEndDate: last === null ? null : dateOf(last), reason: null, createdAt: created,
    })
    if (last === null || draw.chance(4)) break
    day = last + 1 + draw.pick(0, 0, draw.whole(300))
  }
  return assignments
}

const amountOf = ({ whole, pick }: Draw, unit: AllowanceUnit): number =>
  unit === 'days' ? (500_000 * (1 + whole(12)) + pick(0, 0, 1, 330_000)) / 1_000_000 : 60 + whole(2000)

function adjustmentsOf(draw: Draw, unit: AllowanceUnit): Adjustment[] {
  return Array.from({ length: draw.whole(5) }, (_, n) => {
    const day = someDay(draw)
    const [amount, isDebit, expires] = [amountOf(draw, unit), draw.chance(3), draw.chance(2)]
    return {
      id: idOf('00000005', n), ...owner, date: dateOf(day), expiryDate: expires && !isDebit ? dateOf(day + draw.whole(500)) : null,
      amount: isDebit ? -amount : amount, reason: draw.pick(null, 'Overtime'), createdAt: created,
    }
  })
}

function handSetOf(draw: Draw, unit: AllowanceUnit): MemberAllowance[] {
  if (!draw.chance(2)) return []
  return [{
    id: idOf('00000006', 0), ...owner, year: 2023 + draw.whole(4), compensatoryTimeOff: draw.pick(0, -1, 1) * amountOf(draw, unit),
    broughtForwardOverride: draw.chance(2) ? null : draw.pick(-1, 1) * amountOf(draw, unit), allowance: null, createdAt: created, updatedAt: created,
  }]
}

function bookingsOf(draw: Draw, unit: AllowanceUnit): Booking[] {
  return Array.from({ length: draw.whole(40) }, (_, n) => ({
    requestId: idOf('00000007', Math.floor(n / 3)), date: dateOf(someDay(draw)), amount: unit === 'days' ? draw.pick(0.5, 1, 1) : 30 * (1 + draw.whole(16)),
  }))
}

/** One allowance of one member, by its number. */
export function seededInput(seed: number): AllowanceInput {
  const draw = draws(seed)
  const unit = draw.pick<AllowanceUnit>('days', 'days', 'hours')
  const employmentStart = FIRST - 500 + draw.whole(900)
  return {
    unit, fiscalYearStartMonth: draw.pick(1, 1, 4, 7), accrualMode: draw.pick<'projected' | 'accrued'>('projected', 'accrued'),
    employmentStartDate: draw.chance(3) ? null : dateOf(employmentStart),
    employmentEndDate: draw.chance(4) ? dateOf(employmentStart + 600 + draw.whole(900)) : null,
    assignments: assignmentsOf(draw), rules: rulesOf(draw, unit), adjustments: adjustmentsOf(draw, unit), memberAllowances: handSetOf(draw, unit),
    bookings: bookingsOf(draw, unit), asOf: dateOf(someDay(draw)),
  }
}
