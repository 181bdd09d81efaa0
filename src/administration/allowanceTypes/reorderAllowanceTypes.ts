import { typesInOrder } from '../../allowance/typesInOrder'
import { type Issue, failure } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceType, Id } from '../../records'
import type { Actor } from '../actor'
import { fieldChanges } from '../fieldChanges'
import type { AllowanceTypeChange } from './allowanceTypeChange'
import { allowanceTypeEntry } from './allowanceTypeEntry'

const orderFaults = (ids: readonly Id[], types: readonly AllowanceType[]): Issue[] =>
  ids.flatMap((id, index) => {
    if (!types.some((type) => type.id === id)) return [fault(`allowanceTypeIds[${index}]`, 'the id of an allowance type', id)]
    return ids.indexOf(id) < index ? [fault(`allowanceTypeIds[${index}]`, 'each id once', id)] : []
  })

/**
 * Gives the allowance types the positions 1, 2, ... in the order of their ids; one that is left out keeps the position that it has
 * (spec: POST /allowance-types/reorder). Answers all types in their new order. Refuses with BAD_REQUEST unknown ids and repeated ones.
 */
export function reorderAllowanceTypes(
  ids: readonly Id[],
  types: readonly AllowanceType[],
  actor: Actor,
): Result<AllowanceTypeChange<readonly AllowanceType[]>> {
  const faults = orderFaults(ids, types)
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const placed = types.map((type) => {
    const index = ids.indexOf(type.id)
    return index < 0 || index + 1 === type.position ? type : { ...type, position: index + 1, updatedAt: actor.now }
  })
  const moved = placed.flatMap((after, index) => {
    const changes = fieldChanges(types[index]!, after, ['position'])
    return changes === null ? [] : [{ after, changes }]
  })
  return ok({
    saved: moved.map(({ after }) => after),
    audit: moved.map(({ after, changes }) => allowanceTypeEntry('allowance_type_updated', after.id, changes, actor)),
    answer: typesInOrder(placed),
  })
}
