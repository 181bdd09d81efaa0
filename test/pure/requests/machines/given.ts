/**
 * Builders for requests and those who act on them. 2026-06-01 is a Monday; without more said it is 09:00 in UTC of that day,
 * the office week runs from 08:00 to 12:00 and 13:00 to 17:00, and the requester wants Monday, 6 July 2026.
 */
import { expect } from 'vitest'
import type { AbsenceTimes } from '../../../../src/duration/absenceDays'
import type { Code } from '../../../../src/kernel/codes'
import type { Result } from '../../../../src/kernel/result'
import type {
  AbsenceRequest, ApprovalProcess, Department, Id, LeaveType, Member, RepresentativesConfig, Workspace, WorkspaceSettings,
} from '../../../../src/records'
import type { Effect } from '../../../../src/requests/effect'
import { type RequestOpening, openRequest } from '../../../../src/requests/openRequest'
import type { RequestEvent } from '../../../../src/requests/requestEvent'
import type { TransitionContext } from '../../../../src/requests/transitionContext'
import { transitionRequest } from '../../../../src/requests/transitionRequest'
import { plainMember } from '../../../../src/testing/build/plainMember'
import { id } from '../../allowance/given'
import { office } from '../../schedule/given'

export { id }

export const NOW = '2026-06-01T09:00:00.000Z'
const created = '1970-01-01T00:00:00.000Z'

/** Freezes a value and all it holds: code that changes what it was given then throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

export const member = (name: string, some: Partial<Member> = {}): Member =>
  ({ ...plainMember(id(name), name, `${name}@example.com`, created), ...some })

/** A department by its managers, each asked after the one before. */
export function department(name: string, managers: readonly string[], process: ApprovalProcess = 'Linear_all_have_to_agree'): Department {
  return {
    id: id(name), customId: null, name, isHidden: false, maximumAbsent: null, approvalProcess: process, defaultRuleIds: {},
    managers: managers.map((manager, index) => ({
      memberId: id(manager), predecessorMemberId: index === 0 ? null : id(managers[index - 1]!),
    })),
  }
}

const workspace: Workspace = {
  id: id('workspace'), name: 'Workspace', timeZone: 'UTC', fiscalYearStartMonth: 1, plan: 'plus', allowanceModel: 'rules', lock: 'none',
  defaultSchedule: office,
  settings: {
    accrualMode: 'projected', reasonMaxLength: 1000, bookableYearsBack: 1, bookableYearsAhead: 1,
    allowManagerPastRequestCancellation: false, maxAllowanceTypes: null,
  },
}

const vacation: LeaveType = {
  id: id('vacation'), name: 'Vacation', translations: [], needsApproval: true, takesFromAllowance: true, allowanceTypeId: id('allowance'),
  leaveUnit: 'half_days', reasonMandatory: false, maximumAbsentApplies: true, representativesRequired: false, ignoreSchedule: false,
  ignorePublicHolidays: false, archivedAt: null, createdAt: created, updatedAt: created,
}

export const day = (date: string, halves: 'am' | 'pm' | 'both' = 'both'): AbsenceTimes =>
  ({ start: date, end: date, startAt: halves === 'pm' ? 'afternoon' : 'morning', endAt: halves === 'am' ? 'lunchtime' : 'end_of_day' })

/** Instants, written `2026-03-02T08:00Z`. */
export const between = (start: string, end: string): AbsenceTimes =>
  ({ start: new Date(start).toISOString(), end: new Date(end).toISOString(), startAt: 'morning', endAt: 'end_of_day' })

export interface Case {
  readonly process?: ApprovalProcess
  readonly approvers?: readonly string[]
  /** Asked in this order. */
  readonly representatives?: readonly string[]
  readonly asking?: Partial<RepresentativesConfig>
  readonly requester?: Partial<Member>
  readonly departments?: readonly Department[]
  readonly leaveType?: Partial<LeaveType>
  readonly workspace?: Partial<Workspace>
  readonly settings?: Partial<WorkspaceSettings>
  readonly times?: AbsenceTimes
  readonly opening?: Partial<RequestOpening>
  readonly creator?: Member
  readonly now?: string
}

/** The requester `ada` of a case. */
export function ada({ process = 'Linear_all_have_to_agree', approvers = [], asking, requester }: Case): Member {
  const plain = member('ada')
  return {
    ...plain, approvalProcess: process, approverIds: approvers.map(id), representatives: { ...plain.representatives, ...asking }, ...requester,
  }
}

/** The circumstances in which a caller acts; a name stands for a member without any role. */
export function contextOf(of: Case, caller: Member | string, now = of.now ?? NOW): TransitionContext {
  let made = 0
  const requester = ada(of)
  const given = typeof caller === 'string' ? member(caller) : caller
  return frozen({
    now, ids: () => id(`new ${++made} ${Date.parse(now) / 1000}`), caller: given.id === requester.id ? requester : given, requester,
    departments: of.departments ?? [], workspace: { ...workspace, ...of.workspace, settings: { ...workspace.settings, ...of.settings } },
    leaveType: { ...vacation, ...of.leaveType }, holidayCalendar: null,
  })
}

export function open(of: Case = {}): { request: AbsenceRequest; effects: Effect[] } {
  const opening = {
    seriesId: null, reason: null, representativeIds: (of.representatives ?? []).map(id), approveImmediately: false, ...of.opening,
  }
  return frozen(openRequest(of.times ?? day('2026-07-06'), opening, contextOf(of, of.creator ?? 'ada')))
}

/** A later minute than that of the creation, told from it in every stamp. */
export const LATER = '2026-06-02T10:30:00.000Z'

export const approve: RequestEvent = { kind: 'approve' }
export const decline = (reason: string | null = 'no'): RequestEvent => ({ kind: 'decline', reason })
export const cancel = (reason: string | null = 'changed my mind'): RequestEvent => ({ kind: 'cancel', reason })
export const agree: RequestEvent = { kind: 'approve_representative' }
export const refuseTo = (reason: string | null = null): RequestEvent => ({ kind: 'decline_representative', reason })
export const replaceBy = (representative: Member | string): RequestEvent =>
  ({ kind: 'replace_representative', representative: typeof representative === 'string' ? member(representative) : representative })

export const act = (of: Case, request: AbsenceRequest, caller: Member | string, event: RequestEvent, now = LATER): Result<[AbsenceRequest, Effect[]]> =>
  frozen(transitionRequest(frozen(request), frozen(event), contextOf(of, caller, now)))

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** What a chain of acts makes of a case's request; each must be possible. */
export function after(of: Case, ...acts: readonly (readonly [Member | string, RequestEvent])[]): AbsenceRequest {
  return acts.reduce((request, [caller, event]) => value(act(of, request, caller, event))[0], open(of).request)
}

/** The code of a refusal and the message of its first issue. */
export function refusal(result: Result<unknown>): [Code, string | undefined, string | undefined] {
  if (result.ok) throw new Error(`expected a refusal, got ${JSON.stringify(result.value)}`)
  const [issue] = result.failure.issues
  return [result.failure.code, issue?.path, issue?.message]
}

const names = new Map<Id, string>()
const nameOf = (memberId: Id): string => {
  for (const name of ['ada', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gus', 'rex', 'rio', 'roy', 'boss', 'chief']) names.set(id(name), name)
  return names.get(memberId) ?? memberId
}

/** `bob APPROVED` of each approver, in order. */
export const approvals = ({ approvers }: AbsenceRequest): string[] => approvers.map(({ memberId, status }) => `${nameOf(memberId)} ${status}`)

/** `rex PENDING` of each representative, in order. */
export const representations = ({ representativeApprovers }: AbsenceRequest): string[] =>
  representativeApprovers.map(({ memberId, status }) => `${nameOf(memberId)} ${status}`)

/** One line for each effect. */
export const told = (effects: readonly Effect[]): string[] => effects.map((effect) => {
  switch (effect.kind) {
    case 'approver_status_changed':
    case 'representative_status_changed': return `${nameOf(effect.memberId)} ${effect.from} > ${effect.to}`
    case 'status_changed': return `request ${effect.from ?? 'none'} > ${effect.to}`
    case 'allowance_changed': return `allowance ${effect.allowanceDelta} of ${effect.deducted}`
    case 'event': return effect.type
  }
})

/** A request is in a state, and nothing on it is open unless it is PENDING. */
export function expectStatus(request: AbsenceRequest, status: AbsenceRequest['status']): void {
  expect(request.status).toBe(status)
  if (status !== 'PENDING') expect([...approvals(request), ...representations(request)].filter((text) => text.endsWith(' PENDING'))).toEqual([])
}
