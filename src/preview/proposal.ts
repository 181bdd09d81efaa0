import type { AbsenceTimes } from '../duration/absenceDays'
import type { Id, Member } from '../records'
import { type ProposedDay, proposedDays } from '../requests/proposedDays'
import type { RequestPayload } from './payload'
import type { Setting } from './setting'

/** The absences that would be created, and the dates they cover. */
export interface Proposal {
  readonly payload: RequestPayload
  readonly setting: Setting
  /** In date order. */
  readonly absences: readonly AbsenceTimes[]
  readonly days: readonly ProposedDay[]
  /** Whom the member chose, or else their configured list, in the order to ask (decision 37). */
  readonly representativeIds: readonly Id[]
}

/** Who may not reorder has the configured representatives asked in their configured order. */
function inOrderToAsk(ids: readonly Id[], { memberIds, memberCanReorder }: Member['representatives']): readonly Id[] {
  if (memberCanReorder) return ids
  const place = (id: Id): number => (memberIds.includes(id) ? memberIds.indexOf(id) : memberIds.length)
  return [...ids].sort((a, b) => place(a) - place(b))
}

export function proposalOf(payload: RequestPayload, setting: Setting, absences: readonly AbsenceTimes[]): Proposal {
  const { representatives } = setting.context.requester
  const chosen = payload.representativeMemberIds
  return {
    payload,
    setting,
    absences,
    days: proposedDays(absences, setting.calendar, setting.timeZone),
    representativeIds: chosen.length === 0 ? representatives.memberIds : inOrderToAsk(chosen, representatives),
  }
}
