import type { MemberDetails } from '../../events/eventFacts'
import type { Result } from '../../kernel/result'
import type { Ports } from '../../ports'
import type { Id } from '../../records'
import { readMember } from './readMember'

/**
 * Reads the member of a custom id; null when there is none (spec: GET /members/custom_id/{custom_id}; decision 6). Refuses with
 * UNAUTHORIZED, and with FORBIDDEN whom the caller may not see.
 */
export const getMemberByCustomId = (ports: Ports, callerId: Id, customId: string): Promise<Result<MemberDetails | null>> =>
  readMember(ports, callerId, (members) => members.byCustomId(customId))
