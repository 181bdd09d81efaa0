import { failure } from '../../../kernel/failure'
import { type Result, ok, refuse } from '../../../kernel/result'
import type { Ports } from '../../../ports'
import type { Id } from '../../../records'
import { findTypeReader } from './findTypeReader'
import { type LanguageQuery, type NamedAllowanceType, namedAllowanceType } from './namedAllowanceType'

/** One allowance type (spec: GET /allowance-types/{id}). Refused as `listAllowanceTypes`, and with NOT_FOUND an unknown id. */
export const getAllowanceType = (ports: Ports, callerId: Id, typeId: Id, query: LanguageQuery): Promise<Result<NamedAllowanceType>> =>
  ports.unitOfWork.read(async (stores) => {
    const reader = await findTypeReader(stores, callerId)
    if (!reader.ok) return reader
    const type = await stores.allowanceTypes.byId(typeId)
    return type === null ? refuse(failure('NOT_FOUND')) : ok(namedAllowanceType(type, query))
  })
