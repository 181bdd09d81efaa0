import type { RequestWindow } from '../../../ports'
import type { AbsenceRequest, WorkspaceSnapshot } from '../../../records'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { type WindowAbsence, unknownId, windowRequestId } from '../contractSnapshot'
import { expectEqual, expectRecords } from '../expectation'
import { reading } from '../inUnits'

interface WindowCase extends RequestWindow {
  readonly found: readonly WindowAbsence[]
}

/**
 * Windows at the borders of absences. The times are in the zones furthest from UTC on the day before and after: at 10:00 UTC it
 * is midnight of the next date in Kiritimati, shortly before 12:00 UTC it is the date before twelve hours to the west.
 */
const cases: Readonly<Record<string, WindowCase>> = {
  'that ends on the first day': { from: '2030-03-01', to: '2030-03-10', found: ['march'] },
  'that ends on the day before': { from: '2030-03-01', to: '2030-03-09', found: [] },
  'that begins on the last day': { from: '2030-03-12', to: '2030-03-20', found: ['march'] },
  'that begins on the day after': { from: '2030-03-13', to: '2030-03-20', found: [] },
  'that lies within': { from: '2030-03-11', to: '2030-03-11', found: ['march'] },
  'that is wider': { from: '2030-02-01', to: '2030-03-30', found: ['march'] },
  'on the last day of a month': { from: '2030-03-31', to: '2030-03-31', found: ['monthEnd'] },
  'on the first day of a month': { from: '2030-04-01', to: '2030-04-01', found: ['monthEnd'] },
  'on 31 December': { from: '2029-12-31', to: '2029-12-31', found: ['yearEnd'] },
  'on 1 January': { from: '2030-01-01', to: '2030-01-01', found: ['yearEnd'] },
  'on 29 February': { from: '2028-02-29', to: '2028-02-29', found: ['leapDay'] },
  'on 1 March of a leap year': { from: '2028-03-01', to: '2028-03-31', found: [] },
  'in the middle of a long absence': { from: '2035-07-01', to: '2035-07-01', found: ['decade'] },
  'after a long absence': { from: '2041-01-01', to: '2041-12-31', found: [] },
  'on the UTC date of times': { from: '2030-06-15', to: '2030-06-15', found: ['hours'] },
  'on the date of times in the east': { from: '2030-06-16', to: '2030-06-20', found: ['hours'] },
  'on the date of times in the west': { from: '2030-06-10', to: '2030-06-14', found: ['hours'] },
  'two days after times': { from: '2030-06-17', to: '2030-06-20', found: [] },
  'two days before times': { from: '2030-06-10', to: '2030-06-13', found: [] },
  'of several years': { from: '2029-01-01', to: '2031-12-31', found: ['march', 'monthEnd', 'yearEnd', 'decade', 'hours'] },
  'of decades': { from: '2027-01-01', to: '2041-12-31', found: ['march', 'monthEnd', 'yearEnd', 'leapDay', 'decade', 'hours'] },
}

const ALL_TIME: RequestWindow = { from: '0001-01-01', to: '9999-12-31' }

async function expectFound(workspace: ContractWorkspace, { requests, members }: WorkspaceSnapshot, { found, ...window }: WindowCase): Promise<void> {
  const expected = found.map((name) => requests.find(({ id }) => id === windowRequestId(name))!)
  const [first, , third] = members
  await reading(workspace, async ({ requests: stored }) => {
    expectRecords('within', await stored.within(window), expected)
    expectRecords('ofMembersWithin', await stored.ofMembersWithin([first!.id, third!.id], window), expected)
    expectRecords('representedBy', await stored.representedBy(third!.id, window), expected)
  })
}

const represents = ({ memberId, representativeApprovers }: AbsenceRequest, id: string): boolean =>
  memberId !== id && representativeApprovers.some((entry) => entry.memberId === id)

/** What the queries of windows find. */
export const windows: CheckBodies = {
  ...Object.fromEntries(Object.entries(cases).map(([name, one]) => [
    `requests: a window ${name}`, (workspace: ContractWorkspace, given: WorkspaceSnapshot) => expectFound(workspace, given, one),
  ])),

  'requests: a window of all time': (workspace, { requests, members }) =>
    reading(workspace, async ({ requests: stored }) => {
      expectRecords('within', await stored.within(ALL_TIME), requests)
      for (const { id } of members) {
        const own = requests.filter(({ memberId }) => memberId === id)
        expectRecords('ofMembersWithin', await stored.ofMembersWithin([id], ALL_TIME), own)
        expectRecords('representedBy', await stored.representedBy(id, ALL_TIME), requests.filter((request) => represents(request, id)))
      }
    }),

  'requests.ofMembersWithin answers those of the members only': (workspace, { requests, members }) =>
    reading(workspace, async ({ requests: stored }) => {
      const ids = [members[0]!.id, members[1]!.id]
      const own = requests.filter(({ memberId }) => ids.includes(memberId))
      expectRecords('two members and an unknown one', await stored.ofMembersWithin([...ids, unknownId], ALL_TIME), own)
      expectEqual('an unknown member', await stored.ofMembersWithin([unknownId], ALL_TIME), [])
      expectEqual('no members', await stored.ofMembersWithin([], ALL_TIME), [])
    }),
}
