import { createAdjustment as decide } from '../../../administration/adjustments/createAdjustment'
import type { NewAdjustment } from '../../../administration/adjustments/newAdjustment'
import { failure } from '../../../kernel/failure'
import { type Result, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Adjustment, Id } from '../../../records'
import { changeAsDecided } from '../../admin/changeAsDecided'

/**
 * An admin makes an adjustment of a member's allowance, and gets it as it is stored (spec: POST adjustments; allowances C1, C2).
 * Refuses with UNAUTHORIZED, with FORBIDDEN who is no admin, with NOT_FOUND an unknown member, with BAD_REQUEST every fault of the
 * body: an unknown allowance type, a date that does not exist, an expiry before the date or of an amount that is not above 0, an
 * amount of 0 or one that the type's unit cannot hold.
 */
export const createAdjustment = (ports: Ports, callerId: Id, memberId: Id, body: NewAdjustment): Promise<Result<Adjustment>> =>
  changeAsDecided(ports, callerId, async (stores, actor) => {
    const [member, type] = await Promise.all([stores.members.byId(memberId), stores.allowanceTypes.byId(body.allowanceTypeId)])
    return member === null ? refuse(failure('NOT_FOUND')) : decide(member, type, body, actor)
  }, ({ adjustments }, { answer }) => adjustments.save(answer))
