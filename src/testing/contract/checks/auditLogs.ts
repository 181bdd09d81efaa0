import type { AuditQuery, Stores } from '../../../ports'
import type { AuditEntry, AuditEventType, Id, WorkspaceSnapshot } from '../../../records'
import { addedAuditEntry } from '../additions'
import { auditEntryId } from '../contractAuditEntries'
import type { CheckBodies, ContractWorkspace } from '../contractCheck'
import { unknownId } from '../contractSnapshot'
import { expectEqual, expectRecords } from '../expectation'
import { expectStored } from '../expectStored'
import { committing, reading } from '../inUnits'

/** Every entry. */
const all: AuditQuery = { eventTypes: [], take: 1000 }

const only = (...eventTypes: AuditEventType[]): AuditQuery => ({ ...all, eventTypes })

type Query = (query: AuditQuery) => Promise<readonly AuditEntry[]>

type LogName = 'ofRule' | 'ofAllowanceType' | 'ofMember'

/** What each log is asked for, and the numbers of the entries that it answers, in their order. */
const cases: Readonly<Record<LogName, readonly (readonly [query: AuditQuery, found: readonly number[]])[]>> = {
  ofRule: [
    [all, [2, 1, 4, 6, 5]],
    [only('assignment_created'), [4, 6]],
    [only('rule_created', 'rule_updated'), [2, 5]],
    [only('adjustment_created'), []],
    [{ ...all, take: 1 }, [2]],
    [{ ...all, take: 3 }, [2, 1, 4]],
    [{ ...all, take: 5 }, [2, 1, 4, 6, 5]],
    [{ ...only('assignment_created'), take: 1 }, [4]],
    [{ ...only('rule_created'), take: 1 }, [5]],
    [{ ...all, take: 0 }, []],
  ],
  ofAllowanceType: [
    [all, [2, 1, 4, 6, 3, 5]],
    [only('adjustment_created', 'rule_updated'), [2, 3]],
    [only('balance_set'), []],
    [{ ...all, take: 5 }, [2, 1, 4, 6, 3]],
    [{ ...only('rule_created'), take: 1 }, [5]],
  ],
  ofMember: [
    [all, [1, 4, 6, 3]],
    [only('assignment_updated', 'adjustment_created'), [1, 3]],
    [only('rule_updated'), []],
    [{ ...all, take: 2 }, [1, 4]],
    [{ ...only('adjustment_created'), take: 1 }, [3]],
  ],
}

/** The subject of the contract's entries. */
const subjectOf = ({ rules, allowanceTypes, members }: WorkspaceSnapshot): Readonly<Record<LogName, Id>> =>
  ({ ofRule: rules[0]!.id, ofAllowanceType: allowanceTypes[0]!.id, ofMember: members[1]!.id })

const logOf = ({ auditLog }: Stores, given: WorkspaceSnapshot, log: LogName): Query => (query) =>
  auditLog[log](subjectOf(given)[log], query)

/** That a log answers to each query the entries of its subject that are wanted, and nothing of an unknown one. */
async function expectLog(workspace: ContractWorkspace, given: WorkspaceSnapshot, log: LogName): Promise<void> {
  const entries = new Map(given.auditEntries.map((entry) => [entry.id, entry]))
  await reading(workspace, async (stores) => {
    for (const [query, found] of cases[log]) {
      const expected = found.map((n) => entries.get(auditEntryId(n)))
      expectEqual(JSON.stringify(query), await logOf(stores, given, log)(query), expected)
    }
    expectEqual('an unknown one', await stores.auditLog[log](unknownId, all), [])
  })
}

/** That the logs of what was changed answer what is wanted of them, in their order, their own unit's entries too. */
export const auditLogs: CheckBodies = {
  'auditLog.ofRule answers the newest first, those of one instant by id': (workspace, given) => expectLog(workspace, given, 'ofRule'),

  'auditLog.ofAllowanceType answers the newest first, those of one instant by id': (workspace, given) =>
    expectLog(workspace, given, 'ofAllowanceType'),

  'auditLog.ofMember answers the newest first, those of one instant by id': (workspace, given) =>
    expectLog(workspace, given, 'ofMember'),

  'auditLog.ofMember does not answer what a member did to others': (workspace, { auditEntries, members }) =>
    reading(workspace, async ({ auditLog }) => {
      expectEqual('of the actor', await auditLog.ofMember(auditEntries[0]!.actorMemberId!, all), [])
      const { id } = members[2]!
      expectRecords('of another member', await auditLog.ofMember(id, all), auditEntries.filter(({ memberId }) => memberId === id))
    }),

  'auditLog: a unit of work finds the entries that it added, in their places': async (workspace, given) => {
    const { ofRule: ruleId, ofAllowanceType: allowanceTypeId, ofMember: memberId } = subjectOf(given)
    const { createdAt: tied } = given.auditEntries.find(({ id }) => id === auditEntryId(4))!
    const added = (n: number, createdAt: string): AuditEntry =>
      addedAuditEntry(given, n, { ruleId, allowanceTypeId, memberId, createdAt })
    const newest = added(1, '2030-02-01T00:00:00.000Z')
    const [before, behind] = [{ ...added(2, tied), id: auditEntryId(0) }, added(3, tied)]
    await committing(workspace, async (stores) => {
      for (const entry of [behind, newest, before]) await stores.auditLog.add(entry)
      const idsOf = async (log: LogName): Promise<Id[]> => (await logOf(stores, given, log)(all)).map(({ id }) => id)
      const inOrder = (found: readonly number[], ...last: readonly number[]): Id[] =>
        [newest.id, auditEntryId(0), ...found.map(auditEntryId), behind.id, ...last.map(auditEntryId)]
      expectEqual('ofMember', await idsOf('ofMember'), inOrder([1, 4, 6], 3))
      expectEqual('ofAllowanceType', (await idsOf('ofAllowanceType')).filter((id) => id !== auditEntryId(2)), inOrder([1, 4, 6], 3, 5))
      expectEqual('ofRule', (await idsOf('ofRule')).filter((id) => id !== auditEntryId(2)), inOrder([1, 4, 6], 5))
      expectEqual('the newest', await logOf(stores, given, 'ofRule')({ ...all, take: 1 }), [newest])
    })
    await expectStored('after the commit', workspace, { ...given, auditEntries: [...given.auditEntries, behind, newest, before] })
  },
}
