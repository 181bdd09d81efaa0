import { accessQueries } from './checks/accessQueries'
import { accessWrites } from './checks/accessWrites'
import { allowancePhantoms } from './checks/allowancePhantoms'
import { allowanceQueries } from './checks/allowanceQueries'
import { allowanceWrites } from './checks/allowanceWrites'
import { allOrNothing } from './checks/allOrNothing'
import { auditLogs } from './checks/auditLogs'
import { copies } from './checks/copies'
import { deliveryPhantoms } from './checks/deliveryPhantoms'
import { deliveryQueries } from './checks/deliveryQueries'
import { deliveryWrites } from './checks/deliveryWrites'
import { interference } from './checks/interference'
import { ownWrites } from './checks/ownWrites'
import { phantoms } from './checks/phantoms'
import { queries } from './checks/queries'
import { removals } from './checks/removals'
import { sideBySide } from './checks/sideBySide'
import { uniqueness } from './checks/uniqueness'
import { vanishing } from './checks/vanishing'
import { windows } from './checks/windows'
import type { ContractCheck, OpenContractWorkspace } from './contractCheck'
import { contractSnapshot } from './contractSnapshot'

/**
 * What every adapter of the repositories promises, as checks that any test runner can run: what each query finds, own
 * writes, removals, all or nothing, no shared records, unique keys, and units of work that come out as if they ran one after the other.
 *
 * `open` stores a snapshot as a workspace of its own; each check opens one, so that checks may run in any order. `save` answers what
 * is committed then. A check is rejected with an Error that tells what was expected. Units of work may wait for one another,
 * or be run again, as the adapter likes; where they wait, the checks take a little longer.
 *
 * @example
 * ```ts
 * import { openMemory } from 'absence-engine/memory'
 * import { repositoryContract } from 'absence-engine/testing'
 *
 * const checks = repositoryContract((snapshot) => Promise.resolve(openMemory(snapshot)))
 * for (const { run } of checks) await run()
 * console.assert(checks.some(({ name }) => name === 'no update is lost between two units of work'))
 * ```
 */
export function repositoryContract(open: OpenContractWorkspace): ContractCheck[] {
  const bodies = {
    ...queries, ...windows, ...allowanceQueries, ...auditLogs, ...accessQueries, ...deliveryQueries, ...ownWrites, ...allowanceWrites,
    ...accessWrites, ...deliveryWrites, ...removals, ...allOrNothing, ...copies, ...uniqueness, ...sideBySide, ...phantoms,
    ...allowancePhantoms, ...deliveryPhantoms, ...vanishing, ...interference,
  }
  return Object.entries(bodies).map(([name, body]) => ({
    name,
    run: async () => {
      const given = contractSnapshot()
      // The adapter has a copy of its own, or one that changes what it was given would be compared with itself.
      const handed = structuredClone(given)
      await body(await open(handed), given, handed)
    },
  }))
}
