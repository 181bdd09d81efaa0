import type { MemberRef } from '../../events/eventFacts'

/** A member as answers name them: nothing else of the record goes out. */
export const memberRef = ({ id, name, email, customId }: MemberRef): MemberRef => ({ id, name, email, customId })
