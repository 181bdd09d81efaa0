import type { MemberAllowanceYear } from '../../allowance/memberAllowanceYear'
import { memberAllowanceYears } from '../../allowance/memberAllowanceYears'
import type { Stores } from '../../ports'
import { type KnownFacts, allowanceFacts } from './allowanceFacts'

/** The allowance years of every type that a member can use, by type position, oldest first. */
export async function loadMemberAllowanceYears(stores: Stores, known: KnownFacts): Promise<MemberAllowanceYear[]> {
  const types = await stores.allowanceTypes.all()
  return memberAllowanceYears(types, await allowanceFacts(stores, types, known))
}
