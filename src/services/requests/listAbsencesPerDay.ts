import type { ListWindow } from '../../calendar/listWindow'
import { compareText } from '../../kernel/compareText'
import { type Result, ok } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { AbsenceRequest, Id, Member, Workspace } from '../../records'
import { isStanding } from '../../requests/isStanding'
import { memberTime } from '../../schedule'
import { findCaller } from '../loading/findCaller'
import { loadMemberCalendars } from '../loading/memberCalendars'
import { type MemberFilter, membersInScope } from '../loading/membersInScope'
import type { AbsenceOnDay } from './absenceOnDay'
import { type DrawnTypesOf, loadDrawnTypes } from './drawnTypes'
import { holidayAbsences } from './holidayAbsences'
import { requestAbsences } from './requestAbsences'
import { requestWindow } from './requestWindow'

/** Whose absences are listed, and when (spec: List endpoints). */
export interface AbsenceQuery extends MemberFilter {
  /** See `readListWindow`. */
  readonly window: ListWindow
}

/** What is known of the workspace while members come page by page. */
interface Frame {
  readonly workspace: Workspace
  readonly typesOf: DrawnTypesOf
  readonly window: ListWindow
}

const PAGE_SIZE = 500

/** Everybody of the workspace, page by page. */
async function* everybody({ members }: Stores): AsyncGenerator<readonly Member[], void> {
  let page = await members.page(null, PAGE_SIZE)
  while (page.length > 0) {
    yield page
    page = await members.page(page.at(-1)!.id, PAGE_SIZE)
  }
}

function byMember(requests: readonly AbsenceRequest[]): ReadonlyMap<Id, readonly AbsenceRequest[]> {
  const groups = new Map<Id, AbsenceRequest[]>()
  for (const request of requests) {
    const group = groups.get(request.memberId)
    if (group === undefined) groups.set(request.memberId, [request])
    else group.push(request)
  }
  return groups
}

async function absencesOf(stores: Stores, members: readonly Member[], { workspace, typesOf, window }: Frame): Promise<AbsenceOnDay[]> {
  const dates = requestWindow(window)
  const [requests, calendarOf] = await Promise.all([
    members.length === 0 ? [] : stores.requests.ofMembersWithin(members.map(({ id }) => id), dates), loadMemberCalendars(stores, members),
  ])
  const requestsOf = byMember(requests.filter(isStanding))
  return members.flatMap((member) => {
    const calendar = calendarOf(member)
    const own = requestsOf.get(member.id) ?? []
    const holidays = holidayAbsences(member, calendar, dates)
    if (own.length === 0) return holidays
    const time = memberTime(member, workspace, calendar)
    return [...own.flatMap((request) => requestAbsences(request, typesOf(request), time, window)), ...holidays]
  })
}

const idOf = (absence: AbsenceOnDay): Id => (absence.type === 'request' ? absence.request.id : absence.holiday.id)

/** By date, member, requests before holidays, then by id. */
const compareAbsences = (a: AbsenceOnDay, b: AbsenceOnDay): number =>
  compareText(a.date, b.date) || compareText(a.memberId, b.memberId) || compareText(b.type, a.type) || compareText(idOf(a), idOf(b))

/**
 * Lists why members are away, date by date within a window: pending and approved requests, and public holidays while employed (spec: GET
 * /absences_per_day; decision 3). Whose, and what is refused, as `listRequests`; by date, member, requests before holidays, id.
 */
export function listAbsencesPerDay(ports: Ports, callerId: Id, query: AbsenceQuery): Promise<Result<AbsenceOnDay[]>> {
  return ports.unitOfWork.read(async (stores) => {
    const caller = await findCaller(stores, callerId)
    if (!caller.ok) return caller
    const scope = await membersInScope(stores, caller.value, query)
    if (!scope.ok) return scope
    const [workspace, typesOf] = await Promise.all([stores.workspace.get(), loadDrawnTypes(stores)])
    const absences: AbsenceOnDay[] = []
    for await (const members of scope.value === null ? everybody(stores) : [scope.value]) {
      for (const absence of await absencesOf(stores, members, { workspace, typesOf, window: query.window })) absences.push(absence)
    }
    return ok(absences.sort(compareAbsences))
  })
}
