import rrule from 'rrule'
import { DateTime, RRuleSet as RustRuleSet } from 'rrule-rust'
import { RRuleTemporal } from 'rrule-temporal'
import { type Recurrence, occurrenceDays, recurrenceToRfc5545 } from '../src/index'
import { plainDate } from '../src/calendar'
import { median, rounded, timed } from './measure'

const ROUNDS = 9
const THROUGH = plainDate('2027-03-01')

/** A mixed load of 600 series of about a year: daily, weekly, monthly by day and by position, with until or count. */
function mixedLoad(): Recurrence[] {
  const patterns = [
    { repeat: 'daily' },
    { repeat: 'weekly', weekDays: ['TU'] },
    { repeat: 'weekly', weekDays: ['MO', 'WE', 'FR'] },
    { repeat: 'monthly', by: 'day', days: [15] },
    { repeat: 'monthly', by: 'day', days: [1, -1] },
    { repeat: 'monthly', by: 'position', positions: [-1], weekDays: ['MO', 'TU', 'WE', 'TH', 'FR'] },
  ] as const
  return Array.from({ length: 600 }, (_, n) => ({
    ...patterns[n % patterns.length]!,
    interval: 1 + (Math.floor(n / 6) % 3),
    from: `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`,
    until: n % 2 === 0 ? '2027-02-28' : null,
    count: n % 2 === 0 ? null : 10 + (n % 40),
    exDates: [],
  }))
}

/** What any expander must at least do: make as many integers. */
function bareLoop(starts: readonly number[], lengths: readonly number[]): number {
  let total = 0
  for (let series = 0; series < lengths.length; series++) {
    const days: number[] = []
    const end = starts[series]! + lengths[series]!
    for (let day = starts[series]!; day < end; day++) days.push(day)
    total += days.length
  }
  return total
}

export function benchRecurrence(): void {
  const rules = mixedLoad()
  const texts = rules.map(recurrenceToRfc5545)
  const expanded = rules.map((rule) => occurrenceDays(rule, THROUGH).days)
  const occurrences = expanded.reduce((sum, days) => sum + days.length, 0)
  // The window cuts some series short; the peers are asked for the same dates. All start from a rule in its plain form.
  const until = new Date(Date.UTC(2027, 2, 1, 23))
  const options = texts.map((text) => rrule.rrulestr(text).origOptions)
  const [first, last] = [DateTime.create(1970, 1, 1, 0, 0, 0, true), DateTime.create(2027, 3, 1, 23, 0, 0, true)]
  const count = <T>(plain: readonly T[], dates: (rule: T) => readonly unknown[]) => (): number =>
    plain.reduce((sum, rule) => sum + dates(rule).length, 0)
  const engine = count(rules, (rule) => occurrenceDays(rule, THROUGH).days)
  const peers: Record<string, () => number> = {
    rrule: count(options, (rule) => new rrule.RRule(rule, true).between(new Date(0), until, true)),
    'rrule-temporal': count(texts, (rruleString) => new RRuleTemporal({ rruleString }).between(new Date(0), until, true)),
    'rrule-rust': count(texts, (text) => RustRuleSet.parse(text).between(first, last, true)),
  }
  const often = 50
  const perRound = (work: () => unknown): number => median(Array.from({ length: ROUNDS }, () => timed(() => {
    for (let n = 0; n < often; n++) work()
  }) / often))
  const starts = expanded.map((days) => days[0] ?? 0)
  const lengths = expanded.map((days) => days.length)
  const ours = perRound(engine)
  console.log(`\nRecurrence: ${rules.length} series, ${occurrences} occurrences: ${rounded((ours / rules.length) * 1e6, 0)} ns a series`)
  for (const [name, work] of Object.entries(peers)) {
    const found = work()
    const ratio = median(Array.from({ length: 3 }, () => timed(work))) / ours
    console.log(`  ${name} over the engine: ${rounded(ratio, 0)} times${found === occurrences ? '' : ` (${found} occurrences)`}`)
  }
  console.log(`  the engine over a bare integer loop: ${rounded(ours / perRound(() => bareLoop(starts, lengths)))} times`)
}
