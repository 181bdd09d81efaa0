import { typesInOrder } from '../../../allowance/typesInOrder'
import { type Result, ok } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { findTypeReader } from './findTypeReader'
import { type LanguageQuery, type NamedAllowanceType, namedAllowanceType } from './namedAllowanceType'

/**
 * Every allowance type of the workspace by position, then by id, for admins and managers (spec: GET /allowance-types). Refuses with
 * UNAUTHORIZED, and with FORBIDDEN everybody else.
 */
export const listAllowanceTypes = (ports: Ports, callerId: Id, query: LanguageQuery): Promise<Result<readonly NamedAllowanceType[]>> =>
  ports.unitOfWork.read(async (stores) => {
    const reader = await findTypeReader(stores, callerId)
    if (!reader.ok) return reader
    return ok(typesInOrder(await stores.allowanceTypes.all()).map((type) => namedAllowanceType(type, query)))
  })
