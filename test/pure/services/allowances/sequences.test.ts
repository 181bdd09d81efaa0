/** Whatever is administered in whatever order: what is stored holds together, is told, and explains every figure (spec: Allowance Management). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSnapshot } from '../../../../src/adapters/snapshot'
import { computeAllowances, workspaceInputs } from '../../../../src/index'
import type { Ports, Result, RuleAssignment, WorkspaceSnapshot } from '../../../../src/index'
import * as services from '../../../../src/services'
import { terms } from '../../allowance/given'
import { ada, annual, bob, id, made, now, open, root, standard, valueOf } from './figures/given'
import { type OperationName, type Picks, more, operations, spare, start } from './given'

const today = '2026-03-02'

const overlap = (a: RuleAssignment, b: RuleAssignment): boolean =>
  a.memberId === b.memberId && a.allowanceTypeId === b.allowanceTypeId &&
  a.ruleStartDate <= (b.ruleEndDate ?? '9999-12-31') && b.ruleStartDate <= (a.ruleEndDate ?? '9999-12-31')

const overlaps = ({ assignments }: WorkspaceSnapshot): RuleAssignment[] =>
  assignments.filter((one, n) => !overlap(one, one) || assignments.some((other, m) => m > n && overlap(one, other)))

/** Members who have configurations, but not exactly one that is the default. */
const withoutDefault = ({ members }: WorkspaceSnapshot): string[] => members
  .filter(({ allowanceTypeConfigurations: all }) => all.length > 0 && all.filter((one) => one.default).length !== 1)
  .map(({ name }) => name)

/** Assignments whose rule is not stored or of another type, and those that a deleted rule still has from today on. */
const withoutRule = ({ assignments, rules }: WorkspaceSnapshot): RuleAssignment[] => assignments.filter(({ kind, ruleId, allowanceTypeId, ruleEndDate }) => {
  if (kind === 'manual') return ruleId !== null
  const rule = rules.find(({ id }) => id === ruleId)
  if (rule?.allowanceTypeId !== allowanceTypeId) return true
  return rule.deletedAt !== null && (ruleEndDate === null || ruleEndDate >= today)
})

/** Rules that new members get by default though nobody can be put on them. */
function unfitDefaults({ allowanceTypes, departments, rules }: WorkspaceSnapshot): string[] {
  const named = [
    ...allowanceTypes.flatMap(({ id, defaultRuleId }) => (defaultRuleId === null ? [] : [[id, defaultRuleId] as const])),
    ...departments.flatMap(({ defaultRuleIds }) => Object.entries(defaultRuleIds)),
  ]
  const fit = new Set(rules
    .filter(({ isActive, isShared, deletedAt }) => isActive && isShared && deletedAt === null)
    .map(({ id: ruleId, allowanceTypeId }) => `${allowanceTypeId} ${ruleId}`))
  return named.map((pair) => pair.join(' ')).filter((pair) => !fit.has(pair))
}

/** The listed years of a member, and those folded anew from all that is stored, by type and year. */
async function expectFigures(ports: Ports, stored: WorkspaceSnapshot): Promise<void> {
  for (const { member, inputs } of workspaceInputs(stored, { asOf: today })) {
    const folded = inputs.flatMap(({ type, input }) =>
      computeAllowances(input).map(({ entries: _, ...figures }) => [`${type.id} ${figures.year}`, figures]))
    const listed = valueOf(await services.getMemberAllowances(ports, root.id, member.id))
    const byYear = listed.map(({ id: _, createdAt, updatedAt, allowanceType, ...figures }) => [`${allowanceType.id} ${figures.year}`, figures])
    expect(Object.fromEntries(byYear), member.name).toStrictEqual(Object.fromEntries(folded))
    expect(listed).toHaveLength(folded.length)
  }
}

async function expectSound(ports: Ports, stored: WorkspaceSnapshot): Promise<void> {
  expect(overlaps(stored), 'assignments overlap').toEqual([])
  expect(withoutDefault(stored), 'not one default type').toEqual([])
  expect(withoutRule(stored), 'assignments without a rule').toEqual([])
  expect(unfitDefaults(stored), 'defaults that are none').toEqual([])
  const read = readSnapshot(JSON.parse(JSON.stringify(stored)))
  expect(read.ok ? [] : read.failure.issues).toEqual([])
  await expectFigures(ports, stored)
}

/** The configurations of a member and what is announced are told by no audit log. */
const audited = (stored: WorkspaceSnapshot): WorkspaceSnapshot => ({ ...stored, members: [], outbox: [], auditEntries: [] })

/** A refusal writes nothing; a change is told as Root's, now; what changes nothing tells nothing. Answers how many entries were written. */
function expectTold(before: WorkspaceSnapshot, after: WorkspaceSnapshot, result: Result<unknown>): number {
  if (!result.ok) expect(after).toStrictEqual(before)
  const isChanged = JSON.stringify(audited(after)) !== JSON.stringify(audited(before))
  const known = new Set(before.auditEntries.map(({ id }) => id))
  const told = after.auditEntries.filter(({ id }) => !known.has(id))
  expect(after.auditEntries).toHaveLength(before.auditEntries.length + told.length)
  expect(after.auditEntries).toEqual(expect.arrayContaining([...before.auditEntries]))
  expect(told.length > 0).toBe(isChanged)
  for (const entry of told) expect(entry).toMatchObject({ actorMemberId: root.id, createdAt: now })
  return told.length
}

type Command = readonly [OperationName, Picks]

const picked = fc.nat(11)
const command: fc.Arbitrary<Command> = fc.tuple(
  fc.constantFrom(...Object.keys(operations) as OperationName[]), fc.record({ x: picked, y: picked, z: picked }),
)

test('any sequence keeps what is stored sound, tells every change and writes nothing where it refuses', async () => {
  const outcomes = { accepted: 0, refused: 0 }
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 8, size: 'max' }), async (commands) => {
    const { ports, saved } = open(start())
    for (const [name, picks] of commands) {
      const before = saved()
      const result = await operations[name](ports, before, picks)
      const after = saved()
      expectTold(before, after, result)
      outcomes[result.ok ? 'accepted' : 'refused']++
      if (result.ok) await expectSound(ports, after)
    }
  }), { numRuns: 150 })
  expect(Math.min(outcomes.accepted, outcomes.refused)).toBeGreaterThan(50)
})

test('one such sequence: a better rule for those to come, taken back, and figures set by hand', async () => {
  const { ports, saved } = open(start())
  await expectSound(ports, saved())

  /** Carries it out; answers how many audit entries it wrote, or the code of its refusal. */
  const told = async (act: (by: string) => Promise<Result<unknown>>): Promise<number | string> => {
    const before = saved()
    const result = await act(root.id)
    const entries = expectTold(before, saved(), result)
    await expectSound(ports, saved())
    return result.ok ? entries : result.failure.code
  }
  const year2026 = async (of: string) => valueOf(await services.getMemberAllowances(ports, root.id, of))
    .find(({ year, allowanceType }) => year === 2026 && allowanceType.id === annual.id)
  const reason = 'As agreed'
  const better = made(1)

  expect(await told((by) => services.createRule(ports, by, annual.id, { name: 'better', isShared: true, isActive: true, terms: terms(), reason }))).toBe(1)
  expect(await told((by) => services.setDefaultRule(ports, by, annual.id, better))).toBe(1)
  const change = { currentAssignmentId: id('on Ada'), ruleId: better, validFrom: '2026-07-01', validUntil: null, reason }
  expect(await told((by) => services.changeRule(ports, by, ada.id, change))).toBe(1)
  // Half of 20 and half of 30; what was set by hand is brought forward.
  expect(await year2026(ada.id)).toMatchObject({ ruleAllowance: 25, adjustments: 2, broughtForward: 3, remaining: 30 })

  const again = { allowanceTypeId: annual.id, ruleId: more.id, ruleStartDate: '2027-01-01', ruleEndDate: null, reason }
  expect(await told((by) => services.createAssignment(ports, by, ada.id, again))).toBe('BAD_REQUEST')
  expect(await told((by) => services.deleteRule(ports, by, better, { reassignTo: standard.id, reason }))).toBe('CONFLICT')
  expect(await told((by) => services.deleteAllowanceType(ports, by, annual.id))).toBe('CONFLICT')
  expect(await told((by) => services.createMember(ports, by, {
    name: 'Eve', email: 'eve@example.com', customId: null, departmentIds: [], employmentStartDate: '2026-07-01', employmentEndDate: null,
    isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null, defaultAllowances: [],
  }))).toBe(1)
  const eve = saved().members.find(({ name }) => name === 'Eve')!
  expect(await year2026(eve.id)).toMatchObject({ ruleAllowance: 15, remaining: 15 })

  expect(await told((by) => services.setDefaultRule(ports, by, annual.id, standard.id))).toBe(1)
  // Ada, Eve, the rule.
  expect(await told((by) => services.deleteRule(ports, by, better, { reassignTo: standard.id, reason }))).toBe(3)
  expect(await year2026(eve.id)).toMatchObject({ ruleAllowance: 10, remaining: 10 })

  // The balance and the carry-over.
  const byHand = { broughtForward: 4, compensatoryTimeOff: 1, disabled: false }
  expect(await told((by) => services.setMemberAllowance(ports, by, ada.id, annual.id, 2026, byHand))).toBe(2)
  expect(await year2026(ada.id)).toMatchObject({ broughtForward: 4, remaining: 27 })
  expect(await told((by) => services.revertCarryOverOverride(ports, by, id('row 2026')))).toBe(1)
  // 5 of the 8 that were left of 2025.
  expect(await year2026(ada.id)).toMatchObject({ ruleAllowance: 20, adjustments: 2, broughtForward: 5, compensatoryTimeOff: 1, remaining: 28 })
  expect(await told((by) => services.revertCarryOverOverride(ports, by, id('row 2026')))).toBe(0)
  expect(await told((by) => services.deleteAllowanceType(ports, by, spare.id))).toBe(1)

  // Bob was on it until yesterday, and could be on it longer were it not deleted.
  expect(await told((by) => services.deleteRule(ports, by, more.id, { reassignTo: standard.id, reason }))).toBe(2)
  const moved = saved().assignments.find(({ memberId, ruleStartDate }) => memberId === bob.id && ruleStartDate === today)!
  expect(await told((by) => services.deleteAssignment(ports, by, moved.id, { reason }))).toBe(1)
  expect(await told((by) => services.updateAssignment(ports, by, id('on Bob'), { ruleEndDate: null, reason }))).toBe('BAD_REQUEST')

  const stored = saved()
  expect(stored.assignments.map((one) => [one.memberId, one.ruleId, one.ruleStartDate, one.ruleEndDate]).sort()).toEqual([
    [ada.id, standard.id, '2025-01-01', '2026-06-30'], [ada.id, standard.id, '2026-07-01', null],
    [bob.id, more.id, '2026-01-01', '2026-03-01'], [eve.id, standard.id, '2026-07-01', null],
  ])
  expect(stored.auditEntries).toHaveLength(15)
  expect(stored.members.flatMap((one) => one.allowanceTypeConfigurations).some(({ allowanceTypeId }) => allowanceTypeId === spare.id)).toBe(false)
})
