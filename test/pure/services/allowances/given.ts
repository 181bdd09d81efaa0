/**
 * Every operation that administers allowances, driven by three numbers, which pick among what is stored at the time. It is 2 March 2026.
 * Annual leave has the rules standard (20 days, the default) and more (33), Spare has none, Overtime is counted in hours.
 */
import type { AllowanceRule, AllowanceType, Id, Member, PlainDate, Ports, Result, WorkspaceSnapshot } from '../../../../src/index'
import * as services from '../../../../src/services'
import { workweek } from '../../../../src/testing/build/workweek'
import { terms } from '../../allowance/given'
import {
  ada, adjusted, annual, assigned, bob, boss, cleo, created, id, olaf, overtime, root, row, snapshot, standard, workspace,
} from './figures/given'

export const spare: AllowanceType = { ...annual, id: id('spare'), defaultName: 'Spare', position: 3 }
export const more: AllowanceRule = { ...standard, id: id('more'), name: 'more', revisions: [{ effectiveFrom: null, terms: terms({ amount: 33 }) }] }
const hourly: AllowanceRule = { ...more, id: id('hourly'), name: 'hourly', allowanceTypeId: overtime.id }

const sees = (who: Member, ...types: readonly AllowanceType[]): Member => ({
  ...who,
  allowanceTypeConfigurations: types.map((type, n) =>
    ({ id: id(`${who.name} ${type.defaultName}`), allowanceTypeId: type.id, default: n === 0, disabled: false, createdAt: created })),
})

/** Ada and Bob see annual leave first; Cleo has no allowance type yet. */
export const start = (some: Partial<WorkspaceSnapshot> = {}): WorkspaceSnapshot => snapshot({
  workspace: workspace({ defaultSchedule: workweek(id('week'), created) }), holidayCalendars: [],
  members: [root, boss, olaf, cleo, sees({ ...ada, holidayCalendarId: null }, annual, spare), sees(bob, annual, overtime)],
  allowanceTypes: [{ ...annual, defaultRuleId: standard.id }, overtime, spare], rules: [standard, more, hourly],
  assignments: [assigned(ada), assigned(bob, { ruleId: more.id, ruleStartDate: '2026-01-01' })],
  adjustments: [adjusted('extra', '2026-01-15', 2, { expiryDate: '2026-04-30' })], memberAllowances: [row(2026, { broughtForwardOverride: 3 })], ...some,
})

/** What the arguments of an operation are picked by. */
export interface Picks {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type Operation = (ports: Ports, stored: WorkspaceSnapshot, picks: Picks) => Promise<Result<unknown>>

const reason = 'As agreed'

/** Around today, the turn of a year, a leap day. */
const dates: readonly PlainDate[] = [
  '2024-02-29', '2025-12-31', '2026-01-01', '2026-03-01', '2026-03-02', '2026-03-03', '2026-07-01', '2027-01-01', '2028-02-29',
]

const dateOf = (n: number): PlainDate => dates[n % dates.length]!

/** Open every third time; reversed now and then. */
const endOf = (n: number): PlainDate | null => (n % 3 === 0 ? null : dateOf(n))

/** One that there is, unless there is none; the last number means one that is unknown. */
const pick = (records: readonly { readonly id: Id }[], n: number): Id =>
  (n === 11 ? undefined : records[n % Math.max(records.length, 1)]?.id) ?? id('unknown')

const typeOfRule = ({ rules }: WorkspaceSnapshot, ruleId: Id): Id => rules.find((rule) => rule.id === ruleId)?.allowanceTypeId ?? annual.id

const typeOperations = {
  createAllowanceType: (ports, _, { x, y }) =>
    services.createAllowanceType(ports, root.id, {
      defaultName: ` Type ${x}`, translations: [], unit: y % 2 ? 'hours' : 'days', ignoreAllowanceLimit: y % 3 === 0,
    }),
  updateAllowanceType: (ports, { allowanceTypes }, { x, y, z }) =>
    services.updateAllowanceType(ports, root.id, pick(allowanceTypes, x), {
      defaultName: ['', 'Annual leave', 'Leave'][y % 3]!, ...z % 4 ? {} : { unit: 'days' },
    }),
  deleteAllowanceType: (ports, { allowanceTypes }, { x }) => services.deleteAllowanceType(ports, root.id, pick(allowanceTypes, x)),
  reorderAllowanceTypes: (ports, { allowanceTypes }, { x, y }) =>
    services.reorderAllowanceTypes(ports, root.id, [pick(allowanceTypes, x), pick(allowanceTypes, y)]),
  setDefaultRule: (ports, stored, { x, y, z }) => {
    const ruleId = pick(stored.rules, x)
    return services.setDefaultRule(ports, root.id, y % 4 ? typeOfRule(stored, ruleId) : pick(stored.allowanceTypes, z), ruleId)
  },
  setDepartmentDefaultRule: (ports, stored, { x, y }) => {
    const ruleId = pick(stored.rules, x)
    return services.setDepartmentDefaultRule(ports, root.id, pick(stored.departments, y), typeOfRule(stored, ruleId), ruleId)
  },
} satisfies Record<string, Operation>

const ruleOperations = {
  createRule: (ports, { allowanceTypes }, { x, y, z }) => services.createRule(ports, root.id, pick(allowanceTypes, x), {
    name: `Rule ${y}`, isShared: y % 4 > 0, isActive: y % 5 > 0, terms: terms({ amount: z * 5, cycle: z % 2 ? 'yearly' : 'monthly' }), reason: null,
  }),
  updateRule: (ports, { rules }, { x, y, z }) => services.updateRule(ports, root.id, pick(rules, x), {
    ...y % 3 ? { terms: { amount: y * 3 }, effectiveFrom: endOf(z) } : { isActive: z % 2 === 0 }, ...z % 3 ? {} : { isShared: y % 2 === 0 },
  }),
  deleteRule: (ports, { rules }, { x, y, z }) =>
    services.deleteRule(ports, root.id, pick(rules, x), { reassignTo: z % 3 ? pick(rules, y) : null, reason }),
} satisfies Record<string, Operation>

const assignmentOperations = {
  createAssignment: (ports, stored, { x, y, z }) => {
    const ruleId = pick(stored.rules, y)
    return services.createAssignment(ports, root.id, pick(stored.members, x), {
      allowanceTypeId: typeOfRule(stored, ruleId), ruleId, ruleStartDate: dateOf(z), ruleEndDate: endOf(x + z), reason,
    })
  },
  updateAssignment: (ports, { assignments }, { x, y, z }) => services.updateAssignment(ports, root.id, pick(assignments, x), {
    ...y % 3 ? { ruleStartDate: dateOf(y) } : {}, ...z % 4 ? { ruleEndDate: endOf(z) } : {}, reason,
  }),
  deleteAssignment: (ports, { assignments }, { x }) => services.deleteAssignment(ports, root.id, pick(assignments, x), { reason }),
  changeRule: (ports, { assignments, rules }, { x, y, z }) => {
    const current = assignments[x % Math.max(assignments.length, 1)]
    return services.changeRule(ports, root.id, current?.memberId ?? ada.id, {
      currentAssignmentId: pick(assignments, x), ruleId: pick(rules, y), validFrom: dateOf(z), validUntil: endOf(y + z), reason,
    })
  },
  setManualRule: (ports, { assignments, members, allowanceTypes }, { x, y, z }) => {
    const current = y % 3 ? assignments[x % Math.max(assignments.length, 1)] : undefined
    return services.setManualRule(ports, root.id, current?.memberId ?? pick(members, x), {
      allowanceTypeId: current?.allowanceTypeId ?? pick(allowanceTypes, y), currentAssignmentId: current?.id ?? null,
      validFrom: dateOf(z), validUntil: endOf(y + z), reason,
    })
  },
} satisfies Record<string, Operation>

const figureOperations = {
  createAdjustment: (ports, { members, allowanceTypes }, { x, y, z }) => services.createAdjustment(ports, root.id, pick(members, x), {
    allowanceTypeId: pick(allowanceTypes, y), date: dateOf(z), expiryDate: z % 2 ? dateOf(z + 1) : null, amount: y - 3, reason: null,
  }),
  deleteAdjustment: (ports, { adjustments }, { x }) => services.deleteAdjustment(ports, root.id, pick(adjustments, x), { reason }),
  revertCarryOverOverride: (ports, { memberAllowances }, { x }) => services.revertCarryOverOverride(ports, root.id, pick(memberAllowances, x)),
  setMemberAllowance: (ports, { assignments, members, allowanceTypes }, { x, y, z }) => {
    const on = assignments[x % Math.max(assignments.length, 1)]
    return services.setMemberAllowance(
      ports, root.id, on?.memberId ?? pick(members, x), y % 4 ? on?.allowanceTypeId ?? annual.id : pick(allowanceTypes, y), 2025 + z % 3, {
        ...x % 2 ? { broughtForward: y - 2 } : { compensatoryTimeOff: z - 2 },
        ...z % 2 ? { setAsDefault: y % 2 === 0 } : {}, ...y % 3 ? {} : { disabled: x % 2 === 0 },
      },
    )
  },
} satisfies Record<string, Operation>

const memberOperations = {
  createMember: (ports, { allowanceTypes, departments }, { x, y, z }) => services.createMember(ports, root.id, {
    name: `New ${x}`, email: `new${x}@example.com`, customId: x % 3 ? null : `N-${y}`, departmentIds: y % 2 ? [pick(departments, y)] : [],
    employmentStartDate: dateOf(z), employmentEndDate: null, isAdmin: false, holidayCalendarId: null, timeZone: null, birthday: null,
    defaultAllowances: x % 2 ? [{ id: pick(allowanceTypes, z), default: y % 2 > 0, disabled: y % 3 > 0 }] : [],
  }),
} satisfies Record<string, Operation>

export const operations = {
  ...typeOperations, ...ruleOperations, ...assignmentOperations, ...figureOperations, ...memberOperations,
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations
