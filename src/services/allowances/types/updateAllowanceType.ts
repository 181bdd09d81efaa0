import { type AllowanceTypePatch, updateAllowanceType as decide } from '../../../administration/allowanceTypes/updateAllowanceType'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AllowanceType, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAllowanceTypes } from './saveAllowanceTypes'

/**
 * An admin changes an allowance type, and gets it; nothing is written when nothing changes (spec: PATCH /allowance-types/{id}). Refuses
 * with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown type, with BAD_REQUEST every fault of the names and another
 * unit.
 */
export const updateAllowanceType = (ports: Ports, callerId: Id, typeId: Id, patch: AllowanceTypePatch): Promise<Result<AllowanceType>> =>
  changeAsDecided(ports, callerId, async ({ allowanceTypes }, actor) => {
    const type = await allowanceTypes.byId(typeId)
    return type === null ? refuse(failure('NOT_FOUND')) : decide(patch, type, actor)
  }, saveAllowanceTypes)
