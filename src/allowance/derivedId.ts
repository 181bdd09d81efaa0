import type { Id } from '../records'
import { uuidV5 } from '../kernel/uuidV5'

/**
 * The id of a member's allowance year that has no row of its own: a UUID derived (version 5, the member's id being the namespace) from
 * member, allowance type and year (decision 4). A row that is made later takes it over, so that the id of a year never changes.
 */
export const derivedId = (memberId: Id, allowanceTypeId: Id, year: number): Id => uuidV5(memberId, `${allowanceTypeId}/${year}`)
