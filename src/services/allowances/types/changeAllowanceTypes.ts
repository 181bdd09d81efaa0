import type { Actor } from '../../../administration/actor'
import type { AllowanceTypeChange } from '../../../administration/allowanceTypes/allowanceTypeChange'
import { type Result, ok } from '../../../kernel/result'
import type { Ports, Stores } from '../../../ports'
import type { Id } from '../../../records'
import { changeAsAdmin } from '../changeAsAdmin'

/** Lets an admin change allowance types, and writes what `decide` answers with its audit entries. Refused as `changeAsAdmin`, and as `decide`. */
export const changeAllowanceTypes = <T>(
  ports: Ports,
  callerId: Id,
  decide: (stores: Stores, actor: Actor) => Promise<Result<AllowanceTypeChange<T>>>,
): Promise<Result<T>> =>
  changeAsAdmin(ports, callerId, async (stores, actor) => {
    const decision = await decide(stores, actor)
    if (!decision.ok) return decision
    const { saved, audit, answer } = decision.value
    for (const type of saved) await stores.allowanceTypes.save(type)
    for (const entry of audit) await stores.auditLog.add(entry)
    return ok(answer)
  })
