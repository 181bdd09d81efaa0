import { reorderAllowanceTypes as decide } from '../../../administration/allowanceTypes/reorderAllowanceTypes'
import type { Result } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AllowanceType, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAllowanceTypes } from './saveAllowanceTypes'

/**
 * An admin puts the allowance types in order, and gets all of them in it; one whose id is left out keeps its position, and those of one
 * position are in the order of their ids (spec: POST /allowance-types/reorder). Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin,
 * with BAD_REQUEST unknown and repeated ids.
 */
export const reorderAllowanceTypes = (
  ports: Ports,
  callerId: Id,
  allowanceTypeIds: readonly Id[],
): Promise<Result<readonly AllowanceType[]>> =>
  changeAsDecided(ports, callerId, async ({ allowanceTypes }, actor) =>
    decide(allowanceTypeIds, await allowanceTypes.all(), actor), saveAllowanceTypes)
