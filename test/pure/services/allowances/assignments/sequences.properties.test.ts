/**
 * Any sequence of commands, against a naive model that knows only which days are covered by what: what is accepted, the days of each
 * rule, no overlap, one audit entry for each change (decision 59; spec: Allowance Management rules 1 to 4).
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPlainDate, plainDate } from '../../../../../src/calendar'
import type { Result } from '../../../../../src/kernel/result'
import type { Ports } from '../../../../../src/ports'
import type { Id, PlainDate, RuleAssignment } from '../../../../../src/records'
import { changeRule, createAssignment, deleteAssignment, setManualRule, updateAssignment } from '../../../../../src/services'
import { ada, annual, assignment, company, id, manual, opened, root, thirty, twentyFour } from './given'

/** Around a leap day. The days after the last one stand for all of the future. */
const FIRST = plainDate('2028-02-24')
const DAYS = 16
const BEYOND = DAYS + 3

const dateOf = (day: number): PlainDate => formatPlainDate(FIRST + day)

/** Days by number; `to` null = open. */
interface Stretch { readonly from: number, readonly to: number | null }

type Command =
  | { readonly op: 'create' | 'manual', readonly rule: Id, readonly at: Stretch }
  | { readonly op: 'change' | 'replaceByManual', readonly nth: number, readonly rule: Id, readonly at: Stretch }
  | { readonly op: 'update', readonly nth: number, readonly from: number | undefined, readonly to: number | null | undefined }
  | { readonly op: 'delete', readonly nth: number }

/** Which days an assignment covers, and with what. */
interface Block { readonly id: Id, readonly rule: Id | null, readonly days: ReadonlySet<number> }

const daysOf = ({ from, to }: Stretch): ReadonlySet<number> =>
  new Set(Array.from({ length: BEYOND }, (_, day) => day).filter((day) => day >= from && (to === null || day <= to)))

const blockOf = ({ id: blockId, ruleId, ruleStartDate, ruleEndDate }: RuleAssignment): Block => ({
  id: blockId, rule: ruleId,
  days: daysOf({ from: plainDate(ruleStartDate) - FIRST, to: ruleEndDate === null ? null : plainDate(ruleEndDate) - FIRST }),
})

const isFree = (days: ReadonlySet<number>, blocks: readonly Block[]): boolean => blocks.every((block) => [...block.days].every((day) => !days.has(day)))

const added = (blocks: readonly Block[], rule: Id | null, at: Stretch): readonly Block[] | null => {
  const days = daysOf(at)
  return days.size > 0 && isFree(days, blocks) ? [...blocks, { id: 'new', rule, days }] : null
}

const before = (day: number, block: Block): Block => ({ ...block, days: new Set([...block.days].filter((one) => one < day)) })

const firstDay = ({ days }: Block): number => Math.min(...days)
const isOpen = ({ days }: Block): boolean => days.has(BEYOND - 1)

/** The blocks after a command; null when it is to be refused. */
function expected(blocks: readonly Block[], command: Command, target: Block | undefined): readonly Block[] | null {
  const others = blocks.filter((block) => block !== target)
  switch (command.op) {
    case 'create': return added(blocks, command.rule, command.at)
    case 'manual': return added(blocks, null, command.at)
    case 'delete': return target === undefined ? null : others
    case 'update': {
      if (target === undefined) return null
      const { from = firstDay(target), to = isOpen(target) ? null : Math.max(...target.days) } = command
      const days = daysOf({ from, to })
      return days.size > 0 && isFree(days, others) ? [...others, { ...target, days }] : null
    }
    default: {
      if (target === undefined || command.at.from <= firstDay(target)) return null
      const rule = command.op === 'change' ? command.rule : null
      return added([...others, before(command.at.from, target)], rule, command.at)
    }
  }
}

const reason = 'As agreed'

function run(ports: Ports, command: Command, target: Id): Promise<Result<unknown>> {
  const allowanceTypeId = annual.id
  if (command.op === 'delete') return deleteAssignment(ports, root.id, target, { reason })
  if (command.op === 'update') {
    const { from, to } = command
    return updateAssignment(ports, root.id, target, {
      reason, ...(from === undefined ? {} : { ruleStartDate: dateOf(from) }),
      ...(to === undefined ? {} : { ruleEndDate: to === null ? null : dateOf(to) }),
    })
  }
  const { rule: ruleId, at: { from, to } } = command
  const [start, end] = [dateOf(from), to === null ? null : dateOf(to)]
  const validity = { validFrom: start, validUntil: end, reason }
  switch (command.op) {
    case 'create': return createAssignment(ports, root.id, ada.id, { allowanceTypeId, ruleId, ruleStartDate: start, ruleEndDate: end, reason })
    case 'manual': return setManualRule(ports, root.id, ada.id, { allowanceTypeId, currentAssignmentId: null, ...validity })
    case 'change': return changeRule(ports, root.id, ada.id, { currentAssignmentId: target, ruleId, ...validity })
    case 'replaceByManual': return setManualRule(ports, root.id, ada.id, { allowanceTypeId, currentAssignmentId: target, ...validity })
  }
}

const day = fc.nat(DAYS - 1)
const end = fc.oneof({ weight: 3, arbitrary: day }, { weight: 1, arbitrary: fc.constant(null) })
const at: fc.Arbitrary<Stretch> = fc.record({ from: day, to: end })
  .map(({ from, to }) => (to !== null && to < from && to % 4 !== 0 ? { from: to, to: from } : { from, to }))
const rule = fc.constantFrom(thirty.id, twentyFour.id)
const nth = fc.nat(5)

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ op: fc.constantFrom('create' as const, 'manual' as const), rule, at }),
  fc.record({ op: fc.constantFrom('change' as const, 'replaceByManual' as const), nth, rule, at }),
  fc.record({ op: fc.constant('update' as const), nth, from: fc.option(day, { nil: undefined }), to: fc.option(end, { nil: undefined }) }),
  fc.record({ op: fc.constant('delete' as const), nth }),
)

/** `rule@3` for each covered day of each assignment. */
const covered = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => [...block.days].map((one) => `${block.rule ?? 'manual'}@${one}`)).sort()

async function holds(commands: readonly Command[]): Promise<{ readonly accepted: number; readonly refused: number }> {
  const { ports, saved } = opened(company({ assignments: [assignment(dateOf(2), dateOf(9)), assignment(dateOf(12), null, manual)] }))
  let accepted = 0
  for (const one of commands) {
    const stored = saved()
    const target = 'nth' in one ? stored.assignments[one.nth % Math.max(stored.assignments.length, 1)]?.id : undefined
    const blocks = stored.assignments.map(blockOf)
    const model = expected(blocks, one, blocks.find((block) => block.id === target))
    const result = await run(ports, one, target ?? id('none'))
    expect(result.ok, JSON.stringify([one, result])).toBe(model !== null)
    const after = saved()
    const changed = JSON.stringify(after.assignments) !== JSON.stringify(stored.assignments)
    expect(after.auditEntries.length - stored.auditEntries.length).toBe(changed ? 1 : 0)
    if (model === null) {
      expect(after).toStrictEqual(stored)
      continue
    }
    accepted++
    const now = after.assignments.map(blockOf)
    expect(covered(now)).toStrictEqual(covered(model))
    expect(new Set(now.flatMap(({ days }) => [...days])).size, 'no overlap').toBe(covered(now).length)
  }
  return { accepted, refused: commands.length - accepted }
}

test('any sequence keeps assignments apart, covers exactly the named days and tells each change once', async () => {
  const outcomes = { accepted: 0, refused: 0 }
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
    const { accepted, refused } = await holds(commands)
    outcomes.accepted += accepted
    outcomes.refused += refused
  }), { numRuns: 150 })
  expect(Math.min(outcomes.accepted, outcomes.refused)).toBeGreaterThan(50)
})

test('one such sequence: changed, changed back a day later, opened up to the next one, removed', async () => {
  const rules = { rule: twentyFour.id }
  expect(await holds([
    { op: 'change', nth: 0, ...rules, at: { from: 5, to: 11 } },
    { op: 'change', nth: 2, rule: thirty.id, at: { from: 6, to: 12 } },
    { op: 'change', nth: 2, rule: thirty.id, at: { from: 6, to: 11 } },
    { op: 'manual', ...rules, at: { from: 0, to: 1 } },
    { op: 'update', nth: 0, from: 1, to: undefined },
    { op: 'delete', nth: 0 },
    { op: 'replaceByManual', nth: 0, ...rules, at: { from: 13, to: null } },
  ])).toStrictEqual({ accepted: 5, refused: 2 })
})
