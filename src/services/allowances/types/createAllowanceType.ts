import { type NewAllowanceType, createAllowanceType as decide } from '../../../administration/allowanceTypes/createAllowanceType'
import type { Result } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { AllowanceType, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'
import { saveAllowanceTypes } from './saveAllowanceTypes'

/**
 * An admin makes an allowance type, and gets it as it is stored (spec: POST /allowance-types). Refuses with UNAUTHORIZED, with FORBIDDEN
 * who is no admin, with BAD_REQUEST every fault of the names, and one type more than the workspace may have (decision 54).
 */
export const createAllowanceType = (ports: Ports, callerId: Id, command: NewAllowanceType): Promise<Result<AllowanceType>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const [workspace, types] = await Promise.all([stores.workspace.get(), stores.allowanceTypes.all()])
    return decide(command, { workspace, types }, actor)
  }, saveAllowanceTypes)
