import type { AbsenceRequest, AllowanceType, Member, WorkspaceSnapshot } from '../../records'
import { representativesAgree } from '../../requests/agreement'
import { askedApprovers, askedRepresentatives } from '../../requests/askedEntries'
import type { Effect } from '../../requests/effect'
import { listed } from '../../recurrence/words'
import { amountText } from '../allowances/amountText'
import { periodText } from '../periodText'
import type { DecisionAnswer } from './judgeDecision'

type NameOf = (id: string) => string

const namesOf = (records: readonly Pick<Member, 'id' | 'name'>[]): NameOf => {
  const names = new Map(records.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

const approverWords = {
  PENDING: 'is asked',
  APPROVED: 'approves',
  DECLINED: 'declines',
  CANCELED: 'cancels',
  APPROVED_BY_ANOTHER_MANAGER: 'need not approve any more',
  DECLINED_BY_ANOTHER_MANAGER: 'need not decide any more',
  CANCELED_BY_ANOTHER_MANAGER: 'need not decide any more',
} as const

const representativeWords = {
  PENDING: 'is asked to stand in',
  APPROVED: 'agrees to stand in',
  DECLINED: 'declines to stand in',
  CANCELED: 'need not answer as representative any more',
  REPLACED: 'is replaced as representative',
} as const

type AllowanceChange = Extract<Effect, { kind: 'allowance_changed' }>

function allowanceLine({ deducted, allowanceDelta, allowanceTypeId }: AllowanceChange, types: readonly AllowanceType[]): string {
  const type = types.find(({ id }) => id === allowanceTypeId)!
  const amount = `${amountText(deducted, type.unit)} ${type.unit}`
  return `${amount} are ${allowanceDelta < 0 ? 'returned to' : 'taken from'} the allowance ${type.defaultName}.`
}

/** In whose name the request was settled; nothing where it was in nobody's. */
function byWhom({ status, approvedByMemberId, declinedByMemberId, canceledByMemberId }: AbsenceRequest, nameOf: NameOf): string {
  const by = { PENDING: null, APPROVED: approvedByMemberId, DECLINED: declinedByMemberId, CANCELED: canceledByMemberId }[status]
  return by === null ? '' : ` by ${nameOf(by)}`
}

function effectLine(effect: Effect, settled: string, nameOf: NameOf, { allowanceTypes }: WorkspaceSnapshot): string {
  switch (effect.kind) {
    case 'approver_status_changed': return `${nameOf(effect.memberId)} ${approverWords[effect.to]}.`
    case 'representative_status_changed': return `${nameOf(effect.memberId)} ${representativeWords[effect.to]}.`
    case 'status_changed': return settled
    case 'allowance_changed': return allowanceLine(effect, allowanceTypes)
    case 'event': return `The event ${effect.type} is due.`
  }
}

/** Whom an open request waits for, in the order in which they are asked. */
function waitingLine({ request, context: { requester } }: DecisionAnswer, nameOf: NameOf): string {
  const askedOf = representativesAgree(request, requester) ? askedApprovers : askedRepresentatives
  const asked = askedOf(request, requester)
  return asked.length === 0 ? 'An admin has to decide.' : `It waits for ${listed(asked.map(({ memberId }) => nameOf(memberId)))}.`
}

/** What an event made of a request, in sentences, and whom a request that stays open waits for. */
export function decisionText(answer: DecisionAnswer, snapshot: WorkspaceSnapshot): string {
  const { request, effects, context: { requester, leaveType, workspace } } = answer
  const nameOf = namesOf(snapshot.members)
  const period = periodText(request, requester.timeZone ?? workspace.timeZone)
  const subject = `The request of ${requester.name} for ${leaveType.name} ${period}`
  const settled = `${subject} is now ${request.status}${byWhom(request, nameOf)}.`
  const lines = effects.map((effect) => effectLine(effect, settled, nameOf, snapshot))
  if (request.status === 'PENDING') lines.push(`${subject} is still PENDING.`, waitingLine(answer, nameOf))
  return lines.map((line) => `${line}\n`).join('')
}
